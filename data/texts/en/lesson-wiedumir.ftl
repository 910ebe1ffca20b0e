# The lesson of Wie Du mir …
lesson-wiedumir-start =
    You want the most chips at the end. Everybody begins with 4 chips, and with two pawns at the start. The die shows 1, 2 or 3, and then you move **any pawn, no matter whose**. The square where it lands affects its owner: + brings chips, − costs chips, ? means a card.
    👉 **Roll.**
lesson-wiedumir-own =
    A 1. The buttons show every possible move and what it does. Square 1 brings one chip to the pawn’s owner.
    👉 **Which pawn do you move?**
lesson-wiedumir-own-other = Then the computer gets the chip. Send other players’ pawns to minus squares, and your own to plus squares.
lesson-wiedumir-computer =
    One chip more: you have 5. Now it is the computer’s turn, and it may move your pawns, too. Square 2 costs a chip …
    When it has moved, **roll again**.
lesson-wiedumir-skip =
    The computer sent your second pawn to −1: you have 4 chips again. That is the game: as you do to me …
    You rolled a 2. Squares with a pawn are not counted: from square 1, squares 3 and 4 are the next free ones, so a 2 takes you to square 4, +2.
    👉 **Move your pawn from square 1.**
lesson-wiedumir-skip-other = Then the computer gets two chips. Yours can land on the same square.
lesson-wiedumir-skip-behind = That also brings you two chips, and is just as good. But the lesson goes on with the other pawn: move the one on square 1.
lesson-wiedumir-again =
    You have 6 chips. The computer moves; look at what it gets. Then **roll again**.
lesson-wiedumir-card =
    A 1. One of your pawns would land on −2. The other one skips nothing and lands on square 3, a question mark: its owner draws a card. Cards may give or take, and some let the player who draws them choose.
    👉 **Which pawn do you move?**
lesson-wiedumir-card-other = Then the computer draws the card, and decides whatever it leaves open. It is your turn: draw it yourself.
lesson-wiedumir-card-minus = That costs you two chips. Better to draw a card.
lesson-wiedumir-end =
    “{ wiedumir-card-fill }”: you took chips until you had 10. But beware: anyone who has more than 10 keeps 4 and gives the rest back. One more chip, and you are back to 4. The computer can do that to you with your own pawn!
    The die no longer moves pawns in the goal, but cards can still cost their owners chips. The game ends when all pawns are home, and then the chips are counted. So the first one home has not won yet.
    From here on **you play freely**, and the dice are new. “{ button-hint }” tells you what the strongest computer would do.
lesson-wiedumir-hint-roll = 🎲 Roll: there is nothing else to do.
lesson-wiedumir-hint-take = 👉 Take a chip from the supply.
lesson-wiedumir-hint-choice = 👉 {$choice}.
lesson-wiedumir-hint-answer = Of all the choices that the card leaves, this one gives you the best chance of the most chips in the end, as far as the computer can see.
lesson-wiedumir-hint-own-gain = That brings you chips and moves one of your pawns forward.
lesson-wiedumir-hint-own-loss = That costs you chips, but after the others’ best reply you are better off than with any other move.
lesson-wiedumir-hint-own-limit = You would have more than 10 chips and drop to 4, but every other move is worse for you.
lesson-wiedumir-hint-own-card = You draw a card: averaged over all the cards that may come, that is your best move.
lesson-wiedumir-hint-own-home = Your pawn is home, where the die can no longer send it to a minus square.
lesson-wiedumir-hint-other-gain = The owner gets chips, but every other move would cost you more.
lesson-wiedumir-hint-other-loss = That costs a rival chips.
lesson-wiedumir-hint-other-limit = A rival would have more than 10 chips and drop to 4.
lesson-wiedumir-hint-other-card = A rival draws a card: on average, that is your best move.
lesson-wiedumir-hint-other-home = A rival’s pawn comes home, where it collects no more chips by the die.
