rules-wiedumir-glance =
    - **Players:** two to eight
    - **Time:** about 15 minutes a game
    - **Age:** 8 and older
    - **Luck or tactics:** luck with a say in it
    - **Who begins:** drawn by lot
    - **Order:** clockwise; nobody is ever skipped
    - **By:** Wolfgang Riedesser, Schmidt Spiele 1991

    The name is the first half of a German saying: “As you do to me …, so I do to you.”

    { rules-credits }
rules-wiedumir-aim =
    All pawns move from the start to the goal, and **everybody may move everybody’s pawns**. The square where a pawn lands always affects its owner, who wins chips, loses chips or draws a card.

    The winner is not the first one home but **the richest**: the player with the most chips when the last pawn arrives.
rules-wiedumir-setup =
    - **Two to five players** have two pawns each, **six to eight** have one each. All begin at the start.
    - Everybody gets 4 chips. The rest of the 60 chips form the **supply**; there are never any more.
    - Between start and goal there are 14 squares. In order: {$squares}.
    - The 22 event cards are shuffled. With two players three of them are left out.

    Everybody can see everybody’s chips.
rules-wiedumir-picture-board = The board before the first roll: pawns at the start gate, 14 squares round the garden to the podium at the goal, and below it four players with 4 chips each.
rules-wiedumir-move =
    { "" }**Roll** the die: 1, 2 or 3. Then **move any pawn** forward by exactly that number, yours or somebody else’s.

    Squares with a pawn on them are jumped and **not counted**. So there is never more than one pawn on a square, and nobody is sent back. Start and goal hold any number.
rules-wiedumir-picture-move = A three takes pawn B over two squares with pawns on them, to the fifth square ahead.
rules-wiedumir-move-more =
    - Moving is **compulsory**, even if you like none of the moves.
    - Always forward, never back.
    - You do not need the exact number to reach the goal; whatever is left over is lost.
    - The die no longer moves pawns in the goal.
    - If all your pawns are home, you still roll, and must move somebody else’s.
rules-wiedumir-squares = The square where a pawn lands affects **its owner**, no matter who moved it. Yellow: take that many chips from the supply. Red: put that many back. Question mark: draw a card and do what it says.
rules-wiedumir-picture-squares = A coin with +3, a stop sign with −3, and a question mark.
rules-wiedumir-squares-more =
    - **No debts:** if you have too few chips, you give what you have.
    - **The supply can run out:** if it has too few, you get what is left, and the rest is lost.
    - Squares and cards are compulsory, above all when they hurt.
rules-wiedumir-limit =
    Nobody may have more than **ten chips**. If you have eleven or more, you put back **all but four**, at once.

    The limit applies after every single payment, gift or swap, to everybody involved, even in the goal. So a gift can do harm.
rules-wiedumir-limit-example = **For example:** a player has 7 chips and moves their own pawn to a question mark. The card says: take 4 chips from the others. 7 and 4 make 11, and that is too many. 7 chips go into the supply, and 4 are left.
rules-wiedumir-picture-limit = Seven chips; seven and four make eleven; four are left.
rules-wiedumir-cards = When a pawn lands on a question mark, **its owner** draws the top card and carries it out. That player also decides what the card leaves open.
rules-wiedumir-picture-cards = The card “{ wiedumir-card-shift }”.
rules-wiedumir-cards-more =
    - A card must be carried out **as far as possible**. If one choice does more of what it says than another, you must take it.
    - If it cannot be carried out at all, nothing happens.
    - If a card moves a pawn, the square where it lands counts as well, for the pawn’s owner. On a question mark they draw another card.
    - A card that leaves the pawn where it is triggers nothing.
    - Used cards lie face up. When the pile is empty, they are shuffled and used again. Waiting cards stay where they are.
rules-wiedumir-all-cards = “You” are the player who draws the card, “your pawn” is the one that came to the question mark. ★: left out with two players. What a card lets you choose is your decision.
rules-wiedumir-card-overtake = - **{ wiedumir-card-overtake }** Your pawn goes to the square just ahead of the front one of the other pawns between start and goal, into the goal if need be. If yours is in front, or no other pawn is between start and goal, nothing happens.
rules-wiedumir-card-tribute = - **{ wiedumir-card-tribute }.** You give every other player 1 chip for each of their pawns in the goal. If you do not have enough, give one at a time, clockwise from your left.
rules-wiedumir-card-place-other = - **{ wiedumir-card-place-other }.** You put somebody else’s pawn on any other free square, start and goal included.
rules-wiedumir-card-toll = - **{ wiedumir-card-toll }.** The card waits on the goal. The owner of the next pawn to arrive, by whatever means, pays 2 chips into the supply. Then the card is used up.
rules-wiedumir-card-fine = - **{ wiedumir-card-fine }.** You put 3 chips back into the supply.
rules-wiedumir-card-neighbours = - **{ wiedumir-card-neighbours }** ★. You give your two neighbours 4 chips in all, as evenly as possible. If the number is odd, you choose who gets one more.
rules-wiedumir-card-raise = - **{ wiedumir-card-raise }.** You choose another player, and the supply tops them up to 8 chips. If the supply can bring somebody to 8, you must choose such a player; otherwise anybody with fewer than 8.
rules-wiedumir-card-shift = - **{ wiedumir-card-shift }.** You move any pawn 2 squares forward or back, from the goal too. Squares with a pawn do not count. A pawn that cannot move may not be chosen.
rules-wiedumir-card-swap-others = - **{ wiedumir-card-swap-others }** ★. You choose two other players; they swap all their chips.
rules-wiedumir-card-fall-back = - **{ wiedumir-card-fall-back }.** Your pawn goes to the square just behind the rearmost other pawn, to the start if need be. If yours is the rearmost, or all others are in the goal, nothing happens.
rules-wiedumir-card-give-home = - **{ wiedumir-card-give-home }.** You give 3 chips in all to one or more others who have a pawn in the goal. If nobody else has one there, the 3 chips go into the supply.
rules-wiedumir-card-pass-on = - **{ wiedumir-card-pass-on }.** You take 2 chips from one other player and give them to yet another. If any other player has at least 2, you must take them from such a player. With two players nothing happens.
rules-wiedumir-card-collect = - **{ wiedumir-card-collect }** ★. You take 4 chips in all from one or more others, or all they have if that is fewer.
rules-wiedumir-card-swap = - **{ wiedumir-card-swap }.** You swap all your chips with another player.
rules-wiedumir-card-generous = - **{ wiedumir-card-generous }.** You give away as many chips as you like to one or more others, but at least 2 (all if you have fewer).
rules-wiedumir-card-last-pays = - **{ wiedumir-card-last-pays }.** The card waits until the end. The owner of the very last pawn to arrive pays 4 chips into the supply.
rules-wiedumir-card-gain = - **{ wiedumir-card-gain }.** You take 5 chips from the supply.
rules-wiedumir-card-fill = - **{ wiedumir-card-fill }.** You take chips from the supply until you have 10.
rules-wiedumir-card-place-own = - **{ wiedumir-card-place-own }.** You put your pawn on any other free square, start and goal included.
rules-wiedumir-card-advance = - **{ wiedumir-card-advance }.** Your pawn moves 4 squares forward. Squares with a pawn do not count.
rules-wiedumir-card-first-gains = - **{ wiedumir-card-first-gains }.** The player who was first to have a pawn in the goal gets 3 chips from the supply. If nobody has arrived yet, the card waits for that pawn.
rules-wiedumir-card-give-five = - **{ wiedumir-card-give-five }.** You give 5 chips in all to one or more others (all if you have fewer).
rules-wiedumir-waiting = Three cards can lie on the goal and **wait for pawns**. Signposts between start and goal show which ones, and how many chips they move.
rules-wiedumir-picture-waiting = Left, the empty goal and three signposts; right, the cards they stand for: “{ wiedumir-card-toll }”, “{ wiedumir-card-last-pays }” and “{ wiedumir-card-first-gains }”.
rules-wiedumir-waiting-more =
    - **{ wiedumir-card-toll }** (−2) is for the next pawn to arrive.
    - **{ wiedumir-card-first-gains }** (+3) is for the first. If a pawn has already arrived when the card is drawn, its owner gets the chips at once.
    - **{ wiedumir-card-last-pays }** (−4) is for the very last.

    If several apply to the same pawn, its owner first gets the 3 chips, then pays the toll, and pays the last 4 chips after everything else.
rules-wiedumir-end =
    The game ends when the **last pawn** reaches the goal and everything that this sets off is done. A card may bring a pawn back; then the game goes on.

    { "" }**The player with the most chips wins.** If several have the same number, the one whose pawns were all home earlier comes first. For a pawn that was brought back, its last arrival counts.

    Home is not safe: cards can bring pawns back to the path, and players who are home can still lose chips.

    `/{ command-table } { command-table-end }` starts a vote on ending earlier. Then the chips are counted as they stand; players with equal chips are ranked by who is home, and then by who was home earlier. A series that is stopped goes by points alone; players with equal points share a place.
rules-wiedumir-options = The table’s host chooses before the start. The variants can be combined freely.
rules-wiedumir-option-length = “Without end”: after each game, 1 chip counts as 1 point. Either you play an agreed number of games, and the player with the most points wins; or you play until somebody has reached an agreed total after a game, and the highest total wins. Players with equal points share the win. A single game is decided by its own rules.
rules-wiedumir-option-no_limits = Nobody has to put chips back for having more than ten, which makes for quite different tactics. “{ wiedumir-card-fill }” then does nothing for a player with ten or more.
rules-wiedumir-option-no_comparing = Until the end of each game, only you know how many chips you have, and the supply is secret as well. Everybody sees what is given and taken, so a good memory helps. The limit of ten still applies, and everybody sees when it does. A card may show the player who draws it the numbers it depends on.
rules-wiedumir-option-no_measure = If all your pawns are home and you roll a 1, you may take one chip from the supply instead of moving. If the supply is empty, you must move.
rules-wiedumir-option-auto_move = If only one choice is possible, the bot makes it. Otherwise you press a button for every choice.
rules-wiedumir-tips =
    - Do not hurry: the first one home does not win, the richest does.
    - Move others’ pawns to red squares, and your own to yellow ones.
    - Sometimes it pays to make somebody too rich: with eleven chips they drop back to four.
    - With nine or ten chips every gift is a danger.
    - Being home does not make you safe: cards bring pawns back and take chips.
rules-wiedumir-controls =
    - **Roll:** “{ button-roll }” or `/{ command-roll }`.
    - **Move:** one button for each pawn, saying where it lands and what happens then. Or type `/{ command-move } B2`.
    - **Answer a card:** with the buttons, “{ wiedumir-button-decide }” or `/{ command-move }`.
    - **Your chips,** if you play without comparing: “{ wiedumir-button-peek }” or `/{ command-peek }`.
    - `/{ command-board }` shows the table again.
    - How the dice are kept fair: `/{ command-rules }`, “{ rules-dice }”.
