# The lesson of Mensch ärgere Dich nicht
lesson-mensch-start =
    Welcome! **You are A, red**, at the bottom left. The computer is **B, blue**, at the top right. Each of you has four pawns, numbered 1 to 4: A3 is your third pawn.
    Bring all four clockwise once round the board and into your goal, the four red squares in the middle. The first to have all four there wins.
lesson-mensch-board =
    The path has 40 squares. Square 1 is your start square, with the arrow. You count clockwise from there; only every fifth number is printed. After square 40 your pawns turn into the goal. The circle in your corner is your base: pawns wait there until a 6 brings them in.
    So that something happens at once, you join a game under way. A4 is already in the goal, A1 is close to it on square 38, and A2 and A3 are in your base.
lesson-mensch-begin =
    In a turn you roll the die once, and then move **one** pawn by exactly that number.
    👉 **Roll the die.**
lesson-mensch-six =
    A 6! As long as you have a pawn in your base, a 6 must bring one in, onto your start square. That is why A2 came in and A1 stayed where it was. It was the only possible move, so the bot made it for you.
    After each 6 you roll again.
    👉 **Roll the die.**
lesson-mensch-clear =
    A 5, and again there was no choice. While pawns are waiting in your base, your start square must be cleared for them at once. So A2 moved from square 1 to square 6.
    On its way it jumped the blue pawn B1 on square 5. You may jump any pawn. Only a pawn on the square where you **stop** is captured.
    Now it is the computer’s turn.
lesson-mensch-near =
    The computer rolled a 4, and B1 ran past your A2 to square 9, three squares in front of it.
    Keep the 3 in mind, and 👉 **roll the die.**
lesson-mensch-capture =
    There is your 3, and this time the choice is yours. The picture marks where each pawn would land:
    • **A2** goes to square 9. B1 is there, so you capture it: it must go back to its base.
    • **A1** goes to the first goal square. At present B3 is two squares behind A1, and would capture it with a 2.
    👉 **Which is worth more?**
lesson-mensch-capture-home = A careful move: A1 would be safe. But B1 would get away, and it has come more than two thirds of its way. B3 needs a 2, which comes in only about one turn out of six, and A1 can still go home later.
lesson-mensch-risk =
    B1 is back in its base. It loses 28 squares and must wait for a 6. You never have to capture, but here it was worth the risk.
    The risk is A1: it is still on square 38, with B3 two squares behind it. Keep your fingers crossed!
    Now it is the computer’s turn.
lesson-mensch-lucky =
    The computer rolled a 6, so B1 had to come in, onto the blue start square. It rolled again: a 3, and B1 had to clear that square at once. The same rules as for you. A1 is still there!
    👉 **Roll the die.**
lesson-mensch-blocked =
    A 4, and only A2 could move:
    • A1 would have stopped on the second goal square. A4 is there, and you cannot land on a pawn of your own.
    • A4 would have gone beyond the last goal square. The number must fit.
    • A3 needs a 6.
    If you can move, you must. So A2 went from square 9 to 13, and the bot moved it for you.
    Now it is the computer’s turn.
lesson-mensch-waits =
    The computer rolled a 4 and moved B1 to square 28. So B3 is still two squares behind A1, and A1 should get home soon.
    👉 **Roll the die.**
lesson-mensch-home =
    A 5. Count along with A1: squares 39 and 40, then goal squares 1, 2 and 3. It jumps A4 on goal square 2, which is allowed in the goal, too.
    A2 could move as well, from square 13 to 18.
    👉 **Which pawn do you move?**
lesson-mensch-home-run = Then A1 stays two squares in front of B3, with 37 squares to lose. A2 has nobody close behind it and can wait.
lesson-mensch-safe =
    Two of your four pawns are home, on goal squares 2 and 3. Nobody can capture them there.
    A3 is still in its base and waits for a 6.
    Now it is the computer’s turn. See where B3 goes.
lesson-mensch-arrow =
    The computer rolled a 5, and B3 went round the corner to square 1: your start square. Only your own pawns come in there, but others may stop on it.
    What would a 6 do now? 👉 **Roll the die.**
lesson-mensch-end =
    A 6! A3 came in, and B3 stood in the way: captured. It loses 20 squares and must start again. Other players’ start squares are dangerous places.
    Your base is empty now. So from here on a 6 may move any pawn, and nothing has to be cleared.
lesson-mensch-free =
    That is the whole game. Usually each player begins with one pawn on the start square and three in the base. Two to four people can play.
    From here on **you play freely**, with new dice. You have another roll after your 6. “{ button-hint }” shows what the strongest computer would do, and why.
