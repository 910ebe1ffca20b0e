# The lesson of Käseschieben
lesson-kaeseschieben-start =
    Your mouse pushes cheeses over the edge of the board. What falls over your edge is yours, whoever pushed it. Yours is the lower edge, in your colour; the upper one is the computer’s, and over the two others cheeses are lost.
    A large cheese is worth 4 points, a medium one 3, a small one 2, and one with a worm nothing.
    👉 **Roll the die.**
lesson-kaeseschieben-around =
    A 3: your mouse makes exactly three steps, straight, never diagonally. A step into a cheese pushes it, with the whole unbroken line behind it.
    From where you stand you could only push upwards, to the computer. So go around first: **press the button, go right, right, up**, and send it off.
lesson-kaeseschieben-around-push = That pushes cheeses upwards, towards the computer’s edge, and brings them nearer to its store. Go around the cheeses: right, right, up.
lesson-kaeseschieben-around-else = You can walk there, but the way behind the cheeses is shortest along their right side: right, right, up, to g2.
lesson-kaeseschieben-computer =
    Well done. The computer goes around on the other side: it wants to stand below the cheeses, and push up.
    When its mouse stands still, **roll again**.
lesson-kaeseschieben-star =
    A star and a 3! After a star you roll again, and the number counts double: six steps, and you must make them all.
    Six steps lead from g2 above the right-hand file: **five times up, then left**, to f7. Look at the picture: below f7 four cheeses stand in a line.
lesson-kaeseschieben-star-push = This way pushes cheeses to the side or up, where they do not help you. Stay on the free file g, and step left only at the top.
lesson-kaeseschieben-star-else = All six steps count, but this way does not end above a line of cheeses. Go up along file g, and left at the end, to f7.
lesson-kaeseschieben-behind =
    Now you stand behind four cheeses, and your edge lies below. The computer moves on; then **roll again**.
lesson-kaeseschieben-push =
    A 3. A step down pushes all four cheeses at once. After the second step the first of them stands at the edge; with the third it falls.
    👉 **Where do you go?**
lesson-kaeseschieben-push-else = With that, nothing falls over your edge. Three steps down push the whole line, and its first cheese is yours.
lesson-kaeseschieben-fallen =
    The small cheese is yours: you see it at your edge in the picture. Two medium ones stand right behind it.
    The computer comes closer; then **roll again**.
lesson-kaeseschieben-more =
    A 2: just what you need, since each step down makes one more cheese fall.
    👉 **Go on pushing.**
lesson-kaeseschieben-more-else = Two steps down would make two medium cheeses fall over your edge. Nothing else brings you as much now.
lesson-kaeseschieben-end =
    Two medium cheeses fell. But of the eight medium ones four have worms, and of the four large ones two; small ones never do.
    Press **“{ kaeseschieben-button-peek }”**: you alone may see whether your own cheeses are good. One of your medium ones is not.
    That is what it is about: stand on the far side of the cheeses, push long lines, and spoil the computer’s lines from the side. Mice cannot be pushed, and a mouse behind a line blocks it. Who gets the last cheese may take one from another player. Then all worms are shown, and the points are counted.
    From here on **you play freely**, and the dice are new. “{ button-hint }” tells you what the computer would do.
lesson-kaeseschieben-hint-roll = 🎲 Roll: there is nothing else to do.
lesson-kaeseschieben-hint-way = 👉 Go {$way}, to {$square}.
lesson-kaeseschieben-hint-falls = { $count ->
        [one] A cheese falls over your edge.
       *[other] {$count} cheeses fall over your edge.
    }
lesson-kaeseschieben-hint-place = That pushes nothing yet, but brings your mouse nearer to a place from which it can push towards your edge.
lesson-kaeseschieben-hint-nearer = That brings cheeses nearer to your edge.
lesson-kaeseschieben-hint-away = That takes more from the others’ chances than from yours.
lesson-kaeseschieben-hint-take = 👉 Take a { $size ->
        [large] large
        [medium] medium
       *[small] small
    } cheese from {$letter}: by what you may know, that changes most in your favour.
lesson-kaeseschieben-hint-decline = 👉 Take nothing: no cheese would help you.
