# The lesson of Käseschieben
lesson-kaeseschieben-start =
    Welcome! **You are A, the red mouse** at the bottom. The computer is **B, the blue mouse** at the top. Mice push cheeses over the edge of the board. What falls over your edge is yours, no matter who pushed it.
    Each edge has its owner’s colour: the lower one is yours, the upper one the computer’s. Nobody owns the left and right edges, so cheeses that fall there are lost.
lesson-kaeseschieben-cheeses =
    A large, round cheese is worth 4 points, a medium one 3, a small one 2. But some large and medium ones have worms inside and are worth nothing. Nobody can see which, as long as they are on the board.
    Squares have a letter and a number, as in chess: your mouse is on e1.
lesson-kaeseschieben-begin =
    In a turn you roll the die, and then walk with your mouse. The die has no high numbers: its faces are 1, 2, 2, 3, 3 and a star.
    👉 **Roll the die.**
lesson-kaeseschieben-around =
    A 3: your mouse makes exactly three steps. It may turn after each step, but never goes diagonally. A step into a cheese pushes it one square, with the whole unbroken line behind it.
    You can only push away from yourself. From down here that would be upwards, towards the computer’s edge. You have to get to the **far side** of the cheeses. So go round them first: on the pad, press **right, right, up**. The last step completes your move.
lesson-kaeseschieben-around-push = That pushes cheeses upwards, towards the computer’s edge. Go round the cheeses: right, right, up.
lesson-kaeseschieben-around-else = You can go there, but the shortest path to the far side of the cheeses leads along their right: right, right, up, to g2.
lesson-kaeseschieben-computer =
    Your mouse is on g2, on its way round the cheeses. Now it is the computer’s turn. It wants to go round as well, to stand below the cheeses and push them up.
lesson-kaeseschieben-turned =
    The computer rolled a 3 and went two steps left and one down, to b7. The picture numbers its steps.
    👉 **Roll the die.**
lesson-kaeseschieben-star =
    A star and a 3! After a star you roll again, and the number counts double: six steps. You must make them all.
    Column g is empty: go **up five times, then left** at the top, to f7. Below f7 there are four cheeses in one line. You can go back a step as long as you have not made the last one.
lesson-kaeseschieben-star-push = This path pushes cheeses, too. But you get more by going behind four of them at once: stay in the empty column g, and step left only at the top.
lesson-kaeseschieben-star-else = You have used all six steps, but this path does not end above a line of cheeses. Go up column g, then left at the end, to f7.
lesson-kaeseschieben-behind =
    Now your mouse is above four cheeses, and your edge is at the other end of that line. That is where you wanted to be.
    It is the computer’s turn.
lesson-kaeseschieben-closer =
    The computer rolled a 2 and came down two squares on the left. It is not below the cheeses yet.
    👉 **Roll the die.**
lesson-kaeseschieben-push =
    A 3. A step down pushes all four cheeses at once. With the second step the first of them reaches row 1, and with the third it falls over your edge.
    👉 **Where do you go?**
lesson-kaeseschieben-push-else = That way nothing falls over your edge. Three steps down push the whole line, and its first cheese is yours.
lesson-kaeseschieben-fallen =
    The first cheese is yours, a small one. You see it beside your name, below the board. Two medium ones follow in the same column, on f2 and f1.
    It is the computer’s turn.
lesson-kaeseschieben-line =
    The computer rolled a 3 and is on b2, below nearly all the cheeses. It will soon push upwards. But first it is your turn.
    👉 **Roll the die.**
lesson-kaeseschieben-more =
    A 2: just what you need. A cheese on f1 falls with your first step, and the one from f2 with the second.
    👉 **Go on pushing.**
lesson-kaeseschieben-more-else = Two steps down would make two medium cheeses fall over your edge. Nothing else brings you as much now.
lesson-kaeseschieben-both =
    Two medium cheeses fell over your edge. With the small one they make 8 points, if no worm is inside. Another small one is on f1, right below your mouse.
    It is the computer’s turn.
lesson-kaeseschieben-threat =
    A star and a 2: the computer walked four steps, to d4, and pushed a line of four up column d. The next step up gives it a cheese, and the one after that another.
    You could break up such a line from the side. Or wait in front of it: a mouse cannot be pushed, and no cheese gets past it.
lesson-kaeseschieben-worms =
    Of the eight medium cheeses four have worms, and two of the four large ones. Small ones never do.
    Anyone may look into their **own** cheeses at any time. The more worms you have found, the better the cheeses still on the board.
lesson-kaeseschieben-end =
    👉 Press **“{ kaeseschieben-button-peek }”** below: only you see it. One of your two medium cheeses has a worm.
    The round ends when the last cheese has fallen. The player who gets that one may take a cheese from another player. Then all worms are shown and the points are counted.
    From here on **you play freely**, with new dice. “{ button-hint }” shows what the strongest computer would do, and why.
