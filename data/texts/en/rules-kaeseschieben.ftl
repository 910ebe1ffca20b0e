rules-kaeseschieben-glance =
    - **Players:** two to four
    - **Time:** about 30 minutes
    - **Age:** 8 and older
    - **Luck or tactics:** tactics count more (3 of 5)
    - **Who begins:** drawn by lot; in later rounds, the player with the fewest points in the round before (a tie is drawn)
    - **Order:** clockwise
    - **By:** Wolfgang Riedesser, Schmidt Spiele

    { rules-credits }
rules-kaeseschieben-aim =
    You move a mouse. With it you push cheeses off the board, best of all over **your own edge**: what falls there is yours.

    But half of the large and medium cheeses are wormy, and those are worth nothing. The winner is the player whose clean cheeses are worth the most points.
rules-kaeseschieben-setup =
    The board has 8 × 8 squares, a–h from left to right and 1–8 from bottom to top. South is at the bottom, west on the left. Each player sits at one edge:

    - **Two players** have opposite edges.
    - **Three players** have the south, west and north edges.
    - **Four players** have one edge each.
    - An edge without a player belongs to nobody.

    Your mouse starts in the row nearest you, on the fourth square from your right. The 16 cheeses fill the middle: large ones inside, small ones in the corners, medium ones between.
rules-kaeseschieben-picture-start = The board at the start: a small cheese on each corner of the middle, four large ones inside, eight medium ones between, and four mice at the edges.
rules-kaeseschieben-roll =
    { "" }**First roll.** The die shows 1, 2, 2, 3, 3 and a star ★. The number is how many steps your mouse makes.

    After a ★ you roll again, and the number that comes **counts double**. It is doubled only once, however many stars came before it: ★ ★ 3 is six steps.
rules-kaeseschieben-picture-die = Two stars and a three: twice three is six steps.
rules-kaeseschieben-steps =
    { "" }**Then move**, one step after another:

    - Up, down, left or right, never diagonally. You may turn at every step.
    - You may enter a square more than once, or even go back and forth.
    - You must make **all** your steps.
    - You cannot leave the board, and you cannot enter a square with a mouse on it. Go round it.
    - If no step is possible, the remaining steps are lost, as they are once the last cheese is off the board.
rules-kaeseschieben-push = Step into a cheese and you push it one square on, together with **the whole unbroken line** of cheeses behind it. A gap ends the line: whatever lies beyond it stays where it is. If the line reaches the edge, its last cheese falls off.
rules-kaeseschieben-picture-push = Mouse A goes one step right and one up. The medium and the large cheese above it move up by one square.
rules-kaeseschieben-blocked = **Mice cannot be pushed.** If another mouse stands right behind the line, you cannot take that step. So your mouse also makes a good barrier against the others.
rules-kaeseschieben-picture-blocked = Mouse A cannot push the four cheeses above it, because mouse B stands behind them.
rules-kaeseschieben-example =
    A has rolled ★ and 3: six steps. Straight up is impossible, because mouse B blocks the line. So A goes round it:

    - **Step 1,** right: the square is free.
    - **Steps 2 and 3,** up: a medium and a large cheese move along, two squares in all.
    - **Steps 4 and 5,** up: two more squares. The large cheese passes between the others.
    - **Step 6,** right: into a large cheese, which pushes the large one behind it.
rules-kaeseschieben-picture-example = Four pictures: after step 1, after step 3, after step 5 and after step 6. In the end the medium and the large cheese stand one column to the left of mouse A, one and two rows higher, and two large cheeses stand to its right.
rules-kaeseschieben-example-after = Nothing has fallen off this time, but the cheeses now lie closer to the top and the right edge.
rules-kaeseschieben-worms =
    { "" }**Whose is it?** A cheese belongs to the player over whose edge it falls, **no matter who pushed it**. Over an edge without a player it is out of the game.

    { "" }**What is it worth?** Large 4, medium 3, small 2. Wormy: 0. Two of the four large and four of the eight medium cheeses are wormy, small ones never. Nobody knows which ones.
rules-kaeseschieben-picture-worms = Large cheese 4 points, medium 3, small 2; with a worm 0.
rules-kaeseschieben-peek = **Peeking.** With “{ kaeseschieben-button-peek }” you can look into your own cheeses, in private and as often as you like. Everybody sees how large your cheeses are, but not whether they have worms. Nobody may look into other players’ cheeses, those on the board or those out of the game.
rules-kaeseschieben-bonus = If the **last cheese on the board** falls over your edge, you get a bonus: you may take **one cheese from another player**. It does not matter who pushed it.
rules-kaeseschieben-picture-bonus = The last cheese falls over A’s edge. The cheeses of B, C and D carry question marks: their sizes can be seen, worms cannot.
rules-kaeseschieben-bonus-more =
    - You choose from whom and which size. You see sizes, not worms.
    - If that player has several of that size, you get the one that fell first.
    - You may also take nothing.
    - There is no bonus if the edge belongs to nobody, or if nobody else has a cheese.
rules-kaeseschieben-end =
    After the bonus all lids come off. **The player with the most points wins the round.** Players with equal points share it. Nobody wins a round in which nobody scored.

    If nobody wants to push any more, `/{ command-table } { command-table-end }` starts a vote. The round is then scored as it stands: cheeses still on the board count for nobody, and there is no bonus.
rules-kaeseschieben-match = **Several rounds.** You agree on a number before the start. The player who wins the most rounds wins the match; a shared round counts for every player who shares it. If players have won the same number of rounds, their total points decide; if those are equal as well, they share the win.
rules-kaeseschieben-options = The table’s host chooses before the start.
rules-kaeseschieben-option-rounds = How many rounds make a match. The more you play, the less luck matters.
rules-kaeseschieben-option-closed_lids = A variant for strong nerves: nobody may peek before the end, not even into their own cheeses. So nobody can work out how many worms are left, either.
rules-kaeseschieben-tips =
    - Your mouse is a good barrier: a line that ends in front of it cannot be pushed.
    - Too many steps? Step forward and back again.
    - A small cheese is worth only 2, but it never has a worm.
    - Peek, and count: once you know some worms, you know more about the cheeses that are left.
    - Watch the last cheese. The bonus can turn a round.
rules-kaeseschieben-controls =
    - **Roll:** “{ button-roll }” or `/{ command-roll }`.
    - **Move:** “{ kaeseschieben-button-pad }” privately offers whole moves by where they end, and arrows for single steps, which you can take back before the last. Or type the whole path: `/{ command-move } nneess` or `uurrdd`; arrows work as well.
    - **Peek:** “{ kaeseschieben-button-peek }” or `/{ command-peek }`.
    - **Bonus:** a button for each player and size, and one for taking nothing.
    - `/{ command-board }` shows the table again.
    - How the dice are kept fair: `/{ command-rules }`, “{ rules-dice }”.
