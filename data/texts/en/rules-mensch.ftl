rules-mensch-glance =
    - **Players:** two to four, each for themselves
    - **Time:** about 45 minutes with two players, more than two hours with four; faster if the bot rolls for everybody
    - **Luck or tactics:** mostly luck, with a choice in every move
    - **Who begins:** everybody rolls once, and the highest number begins; players who tie roll again
    - **Order:** clockwise
    - **Published by:** Schmidt Spiele; the leaflet names no author

    { rules-credits }
rules-mensch-aim = Each player has four pawns. Bring them once round the board and into your goal. The first player with all four home wins; the others play on for the remaining places, until only one is left.
rules-mensch-board =
    - **1 · Start square.** Your pawns come in here. One of your pawns stands on it at the beginning.
    - **2 · Base.** The other three wait here, and captured pawns come back to it.
    - **3 · Goal.** Four squares of your colour that only your pawns enter.
    - **4 · The last square** before your start square. From here your pawns turn into the goal.
rules-mensch-path = The path has 40 squares, and pawns move along it clockwise. Square 1 is A’s start square; the other corners have theirs on 11, 21 and 31. Two players sit opposite each other; with three, one corner stays empty. Pawns are named after their seat and number: A3 is the third pawn of seat A.
rules-mensch-picture-board = The board at the start. 1 is A’s start square with pawn A1, 2 A’s base with three pawns, 3 A’s goal squares, and 4 the last square before A’s start square.
rules-mensch-start = **A turn:** roll **once**, then move **one** of your pawns by exactly that number.
rules-mensch-turn =
    - Count every square, including those with pawns on them. You may **jump** any pawn, your own or anybody else’s.
    - There is room for one pawn on a square: you cannot land on **your own** pawn.
    - If you land on somebody else’s pawn, you capture it.
    - If you can move, you **must** move. If several moves are possible, the choice is yours.
    - If you cannot move, your turn is over.
    - After a six you roll again.
rules-mensch-capture = If your move ends on another player’s pawn, that pawn goes back to its base, and yours takes its place. **Nobody has to capture**: you may move another pawn instead. Jumping over a pawn does not capture it. You can never capture your own pawns, and every pawn in the goal or in its base is safe. A pawn on a start square is not safe.
rules-mensch-picture-capture = With a four, pawn A1 lands on B2, and B2 goes back to its base.
rules-mensch-six =
    { "" }**As long as you have pawns in your base,** a six must bring one in: you put it on your start square. If somebody else’s pawn stands there, it is captured.

    If **your own** pawn stands there, that pawn moves six squares instead. If it cannot, because another of your pawns stands where it would land, you move any other pawn six squares.

    With no pawns in your base, you may move any of your pawns six squares.

    { "" }**After a six you roll again**, even if nothing could be moved. There is one exception: a six that brings your last pawn home ends your turn.
rules-mensch-picture-six = With a six, pawn A2 comes from its base to the start square.
rules-mensch-clear = **Clear the start square.** As long as you have pawns in your base, you must leave your start square at once: if a pawn of yours stands there and can move by the number rolled, you must move that one.
rules-mensch-home =
    After the last square before your start square, your pawn turns into the goal. Each of the four goal squares counts.

    - The number **must fit**. A pawn cannot move beyond the fourth square.
    - Pawns in the goal may be jumped.
    - A pawn in the goal may move further in, if the number fits.
    - Nobody can be captured there.
rules-mensch-picture-home = With a five, pawn A4 moves to the third goal square, beside A2.
rules-mensch-stuck =
    { "" }**One roll a turn.** If none of your pawns can move by it, the next player rolls. The same is true if none of your pawns is on the path: you roll once a turn until a six comes.

    { "" }**With the option “{ option-mensch-three_tries }”** you may roll up to three times for a six while all your pawns that are not home stand in your base. But if a pawn **in the goal** can move by the number you roll, it must, and your turn is over.
rules-mensch-end =
    The first player with all four pawns home wins. The others play on for the remaining places, and players who are home are skipped. The game is over as soon as only one player is not home.

    `/{ command-table } { command-table-end }` starts a vote on ending earlier. Players who are not home yet are then ranked by how far their pawns have come altogether.
rules-mensch-options = The table’s host chooses before the start.
rules-mensch-option-three_tries = While all your pawns that are not home stand in your base, you roll up to three times for a six. A number that moves a pawn in the goal must be used, and ends the turn. That shortens the wait.
rules-mensch-option-auto_move = If only one move is possible, the bot makes it at once and says so. Otherwise you press a button for every move.
rules-mensch-option-auto_roll = Nobody has to roll: the bot does it, and you only choose which pawn moves. That saves a lot of time.
rules-mensch-option-odds = Players may ask, in private, whom they can capture and how likely their own pawns are to be captured.
rules-mensch-beginners =
    - **Must I capture?** No.
    - **Must I move?** Yes, if any pawn can.
    - **Can I use a six for something else?** No. With a pawn in your base and none of yours on the start square, it must bring one in.
    - **Is my pawn safe on its own start square?** No, anybody may capture it there.
    - **May I enter somebody else’s goal?** No, your pawns go past it.
    - **Do I roll again after bringing a pawn in?** Yes, after every six, but not once your last pawn is home.
    - **Which number takes me home?** Any that ends on a free goal square; pawns in the goal may be jumped.
rules-mensch-controls =
    - **Roll:** “{ button-roll }” or `/{ command-roll }`.
    - **Move:** one button for each pawn, saying where it lands. Greyed-out buttons give the reason. Or type `/{ command-move } A3`.
    - **Odds:** `/{ command-board }`, then “{ board-odds }”.
    - `/{ command-board }` shows the table again.
    - How the dice are kept fair: `/{ command-rules }`, “{ rules-dice }”.
