rules-mensch-glance =
    - **Players:** two to four, each for themselves
    - **Time:** with two about three quarters of an hour, with four more than two hours; faster if the bot rolls for everybody
    - **Luck or tactics:** mostly luck, with a choice in every move
    - **Who begins:** everybody rolls once, the highest number begins; those who tie roll again
    - **Order:** clockwise
    - **Published by:** Schmidt Spiele; the leaflet names no author

    { rules-credits }
rules-mensch-aim = Each player has four pawns. Lead them once round the board and into your goal. The first player with all four home wins; the others play on for the places, until only one is left.
rules-mensch-board =
    - **1 · Start square.** Your pawns come in here. One of your pawns stands on it at the beginning.
    - **2 · Base.** The other three wait here, and captured pawns come back to it.
    - **3 · Goal.** Four squares of your colour that only your pawns enter.
    - **4 · The last square** before your start square. After it your pawns turn into the goal.
rules-mensch-path = The path has 40 squares and is walked clockwise. Two players sit opposite each other; with three, one corner stays free. Pawns are named after their seat and number: A3 is the third pawn of seat A.
rules-mensch-picture-board = The board at the start. 1 is A’s start square with pawn A1, 2 A’s base with three pawns, 3 A’s goal squares, and 4 the last square before A’s start square.
rules-mensch-start = **A turn:** roll **once**, then move **one** of your pawns by exactly that number.
rules-mensch-turn =
    - Count every square, also those with pawns on them. You may **jump** any pawn, your own and others’.
    - One pawn a square: you cannot land on **your own** pawn.
    - If you land on somebody else’s pawn, you capture it.
    - If you can move, you **must** move. If you have a choice, choose freely.
    - If you cannot move, your turn is over.
    - After a six you roll again.
rules-mensch-capture = If your move ends on another player’s pawn, that pawn goes back to its base, and yours takes its place. **Nobody has to capture**: you may move another pawn instead. Jumping is no capture. Your own pawns can never be captured by you, and in the goal and on the base every pawn is safe. On a start square a pawn is not safe.
rules-mensch-picture-capture = With a four, pawn A1 lands on B2, and B2 goes back to its base.
rules-mensch-six =
    { "" }**As long as you have pawns on your base,** a six must bring one in: it is set on your start square. If somebody else’s pawn stands there, it is captured.

    If **your own** pawn stands there, that pawn moves the six squares instead. If it cannot, because another of your pawns stands where it would land, any other pawn moves the six.

    With no pawns on the base, any of your pawns moves the six.

    { "" }**After a six you roll again**, even if nothing could be moved. There is one exception: the six that brings your last pawn home ends your turn.
rules-mensch-picture-six = With a six, pawn A2 comes from the base to the start square.
rules-mensch-clear = **Clear the start square.** As long as you have pawns on your base, your start square must be left at once: if a pawn of yours stands there and can move by the number rolled, it is this pawn that must move.
rules-mensch-home =
    After the last square before your start square, your pawn turns into the goal. The four goal squares count one by one.

    - The number **must fit**. A pawn cannot move beyond the fourth square.
    - Pawns in the goal may be jumped.
    - A pawn in the goal may move further in, if the number fits.
    - Nobody can be captured there.
rules-mensch-picture-home = With a five, pawn A4 moves to the third goal square, beside A2.
rules-mensch-stuck =
    { "" }**One roll a turn.** If no pawn can move by it, the next player rolls. That also holds if none of your pawns is on the path: you wait for a six, turn by turn.

    { "" }**With the option “{ option-mensch-three_tries }”** you may roll up to three times for a six while all your pawns that are not home stand on the base. But if a try lets a pawn **in the goal** move, it must move, and your turn is over.
rules-mensch-end =
    The first player with all four pawns home wins. The others play for second and third place. As soon as only one player is not home, the game is over. Those who are home are skipped.

    `/{ command-table } { command-table-end }` starts a vote on ending earlier. Players who are not home yet are then placed by how far all their pawns have come.
rules-mensch-options = Whoever leads the table chooses before the start.
rules-mensch-option-three_tries = With all pawns that are not home on the base you roll up to three times for a six. A try that moves a pawn in the goal must be used, and ends the turn. So nobody waits as long.
rules-mensch-option-auto_move = If only one move is possible, the bot makes it at once and says so. Otherwise you press for every move.
rules-mensch-option-auto_roll = Nobody has to roll: the bot does it, and you only choose which pawn moves. That saves a lot of time.
rules-mensch-option-odds = Players may ask, in private, whom they can capture and how likely their own pawns are to be captured.
rules-mensch-beginners =
    - **Must I capture?** No.
    - **Must I move?** Yes, if any pawn can.
    - **Can I keep the six for later?** No. With a pawn on the base and room on the start square it brings one in.
    - **Is my pawn safe on its own start square?** No, anybody may capture it there.
    - **May I enter somebody else’s goal?** No, you walk past it.
    - **Do I roll again after bringing a pawn in?** Yes, after every six, but not once your last pawn is home.
    - **Do I have to throw the exact number to get home?** Yes.
rules-mensch-controls =
    - **Roll:** “{ button-roll }” or `/{ command-roll }`.
    - **Move:** one button for each pawn, which says where it lands. Greyed-out buttons give the reason. Or type `/{ command-move } A3`.
    - **Odds:** `/{ command-odds }`.
    - `/{ command-board }` shows the table again.
    - How the dice are kept fair: `/{ command-rules }`, “{ rules-dice }”.
