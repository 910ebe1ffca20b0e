# The lesson of Wie Du mir …
lesson-wiedumir-start =
    Welcome! **You are A, red**; the computer is **B, blue**. Each of you has two pawns, which begin at the gate on the left: A1 and A2 are yours. Each has 4 chips, shown below the board.
    All pawns go along the 14 squares to the goal, the wooden steps with the cup. But the first one home does not win. When all pawns are home, **the player with the most chips wins**.
lesson-wiedumir-squares =
    The special thing here: when it is your turn, you move **any pawn, no matter whose**. And the square where it lands always affects the **owner of the pawn**:
    • **Yellow, +**: the owner takes chips from the bowl in the middle, the supply.
    • **Red, −**: the owner puts chips back into it.
    • **Purple, ?**: the owner draws a card.
lesson-wiedumir-begin =
    In a turn you roll the die, which shows only 1, 2 or 3, and then you move one pawn.
    👉 **Roll the die.**
lesson-wiedumir-own =
    A 1. Square 1 is +1: a chip for the pawn’s owner. You could send one of your pawns there, or one of the computer’s. Each button says which pawn moves, where to, and what that does to whom.
    👉 **Which pawn do you move?**
lesson-wiedumir-own-other = Then the computer gets the chip. Send other players’ pawns to minus squares, and your own to plus squares.
lesson-wiedumir-computer =
    Your A1 is on square 1, and you took a chip: you have 5. The computer has 4.
    Now it is the computer’s turn, and it may move your pawns, too. What would you do in its place?
lesson-wiedumir-sent =
    The computer rolled a 1 and moved **your** A2, to square 2. That is −1: you had to put a chip back and have 4 again. Hence the name of the game, the first half of a German saying: as you do to me …
    👉 **Roll the die.**
lesson-wiedumir-skip =
    A 2. Only **free** squares are counted; squares with a pawn are passed over. In front of A1, square 2 is taken by A2. So A1 counts 3 and 4, and lands on square 4: that is +2.
    👉 **Move A1 to square 4.**
lesson-wiedumir-skip-other = Then the computer gets two chips. Yours can land on the same square.
lesson-wiedumir-skip-behind = That also brings you two chips, and is just as good. But the lesson goes on with the other pawn: move the one on square 1.
lesson-wiedumir-again =
    Two chips: you have 6. A1 went past A2 without touching it. No pawn is ever sent back by another one here.
    Now it is the computer’s turn.
lesson-wiedumir-theirs =
    This time the computer moved a pawn of its own: B1 to square 1, for one chip. It has 5, you have 6.
    👉 **Roll the die.**
lesson-wiedumir-card =
    A 1. Look at your two pawns:
    • **A1** would go from square 4 to 5, and that is −2.
    • **A2** would go from 2 to 3, a question mark: you would draw a card. Cards give or take, and some let you choose.
    The computer’s pawns could move as well; B1 would land on square 3, too, because square 2 is taken.
    👉 **Which pawn do you move?**
lesson-wiedumir-card-other = Then the computer draws the card, and decides whatever it leaves open. It is your turn: draw it yourself.
lesson-wiedumir-card-minus = That costs you two chips. Better to draw a card.
lesson-wiedumir-filled =
    “{ wiedumir-card-fill }”: you took chips until you had 10. You will hardly draw a better card!
    But 10 is the limit. Anyone who gets an eleventh chip keeps only 4 and puts all the others back, at once. So a single + would cost you dearly now, and the computer may move your pawns.
    Now it is the computer’s turn.
lesson-wiedumir-minus =
    The computer rolled a 2. Each of your pawns would have landed on a question mark, each of its own on −2. It moved its own B2 and put two chips back, rather than let you draw a card. It has 3 chips, you have 10.
lesson-wiedumir-goal =
    How a game ends: the die no longer moves pawns that have reached the goal, but cards can still win or cost you chips there. When the last pawn is home, the chips are counted.
    And if you must put back more chips than you have, you put back what you have. There are no debts.
lesson-wiedumir-free =
    From here on **you play freely**, with new dice. With 10 chips, keep your pawns off the yellow squares. You can also send the computer’s pawns to the red ones. “{ button-hint }” shows what the strongest computer would do, and why.
