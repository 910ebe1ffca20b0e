rules-einigkeit-glance =
    - **Players:** four, in two pairs: A and C against B and D
    - **Time:** about an hour and a half; faster if the bot rolls for everybody
    - **Luck or tactics:** luck with the dice, tactics with the walls
    - **Who begins:** everybody rolls once, and the highest number begins; players who tie roll again
    - **Order:** clockwise, so the pairs alternate
    - **Published by:** Schmidt Spiele; the leaflet names no author

    { rules-credits }
rules-einigkeit-aim = Partners sit opposite each other. Each of you brings four pawns once round the board and into their goal. The pair whose **eight pawns** are home first wins. You win or lose together.
rules-einigkeit-board = { rules-mensch-board }
rules-einigkeit-path = The path has 40 squares, and pawns move along it clockwise. Square 1 is A’s start square, 11 is B’s, 21 C’s and 31 D’s. Partners sit opposite each other: A and C, B and D. Pawns are named after their seat and number: A3 is the third pawn of seat A.
rules-einigkeit-picture-board-of-pairs = { rules-mensch-picture-board } A and C share a sun in their corners, B and D a moon.
rules-einigkeit-start = **A turn:** roll **once**, then move **one** of your own pawns by exactly that number.
rules-einigkeit-turn =
    - Count every square, including those with pawns on them. You may jump single pawns, but **never a wall**.
    - You cannot capture your own pawns **or your partner’s**. If you land on one of them, the two form a wall.
    - If you land on a single pawn of the other pair, you capture it.
    - If you can move, you **must** move; otherwise your turn is over.
    - After a six you roll again.
rules-einigkeit-six =
    { "" }**A six leaves you free.** You may put a pawn from your base on your start square, or move any of your pawns six squares. You do not have to bring a pawn in.

    - A single pawn of the other pair on your start square is captured when you come in.
    - A single pawn of your own pair there forms a wall with the one that comes in.
    - If your own pair has a wall there, you cannot come in.

    { "" }**After a six you roll again**, even if nothing could be moved. There is one exception: a six that brings your last pawn home ends your turn.
rules-einigkeit-picture-six = { rules-mensch-picture-six }
rules-einigkeit-clear = **With 1 to 5, clear the start square.** As long as you have pawns in your base and a single pawn of yours on your start square, that pawn must move if it can. A wall may stay there, and you may use a six as you like.
rules-einigkeit-capture = If your move ends on a **single pawn of the other pair**, that pawn goes back to its base. Walls cannot be captured, and neither can pawns in the goal. Capturing is not compulsory, but watch out: a missed capture can cost you the pawn. The next page explains it.
rules-einigkeit-picture-capture = { rules-mensch-picture-capture }
rules-einigkeit-missed = If a player could have captured with their roll and did not, an opponent may **claim** it: a pawn that could have captured goes back to its base.
rules-einigkeit-picture-missed = A rolled a three. A1 could have captured B2, but A2 moved. B or D claims it, and A1 goes back to its base.
rules-einigkeit-missed-more =
    - **Keep watch yourself.** The bot does not say whether anything was missed. After every move without a capture, opponents see the button “{ mensch-button-missed }”.
    - **Name the pawn** that could have captured. If several could have, you choose. A pawn in its base does not count.
    - **A wrong guess** stays private and costs nothing.
    - **One claim a roll.** You have time until another player rolls, or until the same player moves again. The extra roll after a six does not end it.
    - A number that has already been rolled is then played with the pawns as they stand.
rules-einigkeit-wall = **Two pawns of a pair on one square of the path are a wall:** two of yours, two of your partner’s, or one of each. Nobody may jump it, land on it or capture it. **That goes for its own side, too.** There is never room for a third pawn.
rules-einigkeit-picture-wall = Pawn B3 rolled a five but cannot pass the wall of A1 and C4.
rules-einigkeit-wall-more =
    - A wall stands **as long as its owners like**, even on your own start square while you have pawns in your base.
    - If you can move nothing else, you must move a pawn out of your wall.
    - If you cannot get past it and have no other move, you pass.
    - In the goal there are no walls: each square holds one pawn, and jumping is allowed.
rules-einigkeit-fall =
    If **opponents** have a wall on your start square, it falls as soon as you roll a **six with a pawn in your base**. Both pawns go back to their bases at once. Then you play the six as you like, whether you come in or not.

    This does not count as a capture. A wall of your **own** pair on your start square does not fall: you cannot come in until one of its pawns moves on.
rules-einigkeit-picture-fall = With a six, the wall of B1 and D2 on A’s start square falls, and both go back to their bases.
rules-einigkeit-home = { rules-mensch-home }
rules-einigkeit-picture-home = { rules-mensch-picture-home }
rules-einigkeit-stuck =
    { "" }**If you cannot move, you pass**; but a six still earns you another roll.

    { "" }**Up to three tries.** If all your pawns that are not home stand in your base, you roll up to three times for a six. But if a pawn **in the goal** can move by the number you roll, it must, and your turn is over. After a six you roll again, with three new tries if all those pawns are back in your base.

    { "" }**All four home?** Then you are skipped, and your partner plays on alone.
rules-einigkeit-end =
    As soon as the eight pawns of a pair are home, that pair has won and the game ends.

    `/{ command-table } { command-table-end }` starts a vote on ending earlier. Then the pair whose pawns have come farther in total wins.
rules-einigkeit-options = The table’s host chooses before the start.
rules-einigkeit-option-claims = What happens when a capture is missed. “{ option-einigkeit-claims-players }”: opponents must notice it by themselves. “{ option-einigkeit-claims-hint }”: the bot says that something was missed, but not which pawn. “{ option-einigkeit-claims-automatic }”: the bot sends back a pawn at once, the one that has come farthest. “{ option-einigkeit-claims-off }”: nothing happens.
rules-einigkeit-option-help_partner = A player with all four pawns home is not skipped, but rolls and moves the partner’s pawns. Whatever the rules say about a player’s own pawns, start square and base then applies to the partner’s. If such a player misses a capture, the partner’s pawn goes back.
rules-einigkeit-option-auto_move = { rules-mensch-option-auto_move } While a missed capture may still be claimed, it waits with the move after a six.
rules-einigkeit-option-auto_roll = { rules-mensch-option-auto_roll } After a move without a capture, unless it was the only one possible, it waits first, so that somebody can make a claim.
rules-einigkeit-option-odds = { rules-mensch-option-odds }
rules-einigkeit-beginners =
    - **May I move my partner’s pawns?** Only with the option “{ option-einigkeit-help_partner }”, once yours are all home.
    - **Must I capture?** No, but if you do not, an opponent may claim it.
    - **Must a six bring a pawn in?** No, you may use it as you like.
    - **May I jump my own wall?** No, nobody may.
    - **How long may a wall stand?** As long as you like, unless you can move nothing else.
    - **Does a wall on an opponent’s start square hold?** Only until that player rolls a six with a pawn in their base.
    - **Which number takes me home?** Any that ends on a free goal square; pawns in the goal may be jumped.
rules-einigkeit-controls =
    - **Roll:** “{ button-roll }” or `/{ command-roll }`.
    - **Move:** one button for each pawn, saying where it lands. Greyed-out buttons give the reason. Or type `/{ command-move } A3`.
    - **Claim:** “{ mensch-button-missed }” or `/{ command-move } claim A1`.
    - **Odds:** `/{ command-board }`, then “{ board-odds }”.
    - `/{ command-board }` shows the table again.
    - How the dice are kept fair: `/{ command-rules }`, “{ rules-dice }”.
