# The lesson of Käseschieben
lesson-kaeseschieben-start =
    Your mouse pushes cheeses over the edge of the board. What falls over your edge is yours, no matter who pushed it. Yours is the lower edge, in your colour; the upper one is the computer’s. Cheeses that fall over the other two are lost.
    A large cheese is worth 4 points, a medium one 3, a small one 2, and one with a worm nothing.
    👉 **Roll the die.**
lesson-kaeseschieben-around =
    A 3: your mouse makes exactly three steps, never diagonally. A step into a cheese pushes it, with the whole unbroken line behind it.
    From where you are you could only push upwards, towards the computer. So go round first: **go right, right, up** on the pad. The last step completes your move.
lesson-kaeseschieben-around-push = That pushes cheeses upwards, towards the computer’s edge. Go round the cheeses: right, right, up.
lesson-kaeseschieben-around-else = You can go there, but the shortest path to the far side of the cheeses leads along their right: right, right, up, to g2.
lesson-kaeseschieben-computer =
    Well done. The computer goes round on the other side: it wants to stand below the cheeses and push up.
    When its mouse has stopped, **roll again**.
lesson-kaeseschieben-star =
    A star and a 3! After a star you roll again, and the number counts double: six steps, and you must make them all.
    Six steps take you from g2 to the top of the right-hand cheeses: **up five times, then left**, to f7. Look at the picture: below f7 there are four cheeses in a line.
lesson-kaeseschieben-star-push = This path pushes cheeses, too. But you get more by going behind four of them at once: stay in the empty column g, and step left only at the top.
lesson-kaeseschieben-star-else = You have used all six steps, but this path does not end above a line of cheeses. Go up column g, then left at the end, to f7.
lesson-kaeseschieben-behind =
    Now you are behind four cheeses, with your edge below. The computer moves; then **roll again**.
lesson-kaeseschieben-push =
    A 3. A step down pushes all four cheeses at once. After the second step the first of them is at the edge; with the third it falls.
    👉 **Where do you go?**
lesson-kaeseschieben-push-else = That way nothing falls over your edge. Three steps down push the whole line, and its first cheese is yours.
lesson-kaeseschieben-fallen =
    The small cheese is yours: you see it at your edge in the picture. Two medium ones come right behind it.
    The computer comes closer; then **roll again**.
lesson-kaeseschieben-more =
    A 2: just what you need, since each step down makes one more cheese fall.
    👉 **Go on pushing.**
lesson-kaeseschieben-more-else = Two steps down would make two medium cheeses fall over your edge. Nothing else brings you as much now.
lesson-kaeseschieben-end =
    Two medium cheeses fell. But four of the eight medium ones have worms, and two of the four large ones; small ones never do.
    Press **“{ kaeseschieben-button-peek }”**: only you may see whether your own cheeses are clean. One of your medium ones is not.
    That is the whole idea: get to the far side of the cheeses, push long lines, and spoil the computer’s lines from the side. Mice cannot be pushed, and a mouse behind a line blocks it. The player who gets the last cheese may take one from another player. Then all worms are shown, and the points are counted.
    From here on **you play freely**, and the dice are new. “{ button-hint }” tells you what the computer would do.
lesson-kaeseschieben-hint-roll = 🎲 Roll: there is nothing else to do.
lesson-kaeseschieben-hint-way = 👉 Go {$way}, to {$square}.
lesson-kaeseschieben-hint-falls = { $count ->
        [one] A cheese falls over your edge.
       *[other] {$count} cheeses fall over your edge.
    }
lesson-kaeseschieben-hint-place = That pushes nothing yet, but brings your mouse closer to a place from which it can push towards your edge.
lesson-kaeseschieben-hint-nearer = That brings cheeses closer to your edge.
lesson-kaeseschieben-hint-away = That hurts the others’ chances more than yours.
lesson-kaeseschieben-hint-take = 👉 Take a { $size ->
        [large] large
        [medium] medium
       *[small] small
    } cheese from {$letter}: as far as you can know, that helps you most.
lesson-kaeseschieben-hint-decline = 👉 Take nothing: no cheese would help you.
