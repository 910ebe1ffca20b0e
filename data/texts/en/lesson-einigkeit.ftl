# The lesson of Einigkeit macht stark
lesson-einigkeit-start =
    Welcome! Here you play in pairs. **You are A, red**, at the bottom left. Your partner is **C, green**, opposite you; the two of you have a sun in your corners. Against you play **B, blue**, and **D, yellow**, with moons. Computers play all three.
    Each has four pawns, numbered 1 to 4: A3 is your third pawn. The first pair with all **eight** pawns in their goals wins. Partners do not capture each other.
lesson-einigkeit-board =
    The path has 40 squares, counted clockwise from your start square with the arrow: that is square 1. Only every fifth number is printed. After square 40 your pawns turn into your goal, the red squares. The circle in your corner is your base: pawns wait there until they come in with a 6.
    You join a game under way. A1 is on square 2, A4 on 36, and A2 and A3 are in your base.
lesson-einigkeit-begin =
    Look at your start square: B1 and B2 are there together, on a little brick wall. Two pawns of one pair on one square **are** a wall, and nobody gets past it. So A2 and A3 cannot come in at present.
    In a turn you roll once, and then move one of your own pawns by exactly that number.
    👉 **Roll the die.**
lesson-einigkeit-wall =
    A 3. Your partner’s pawn C1 on square 5 is in danger: the yellow D1 is two squares behind it, and captures it with a 2. If A1 joins it, the two form a wall.
    Nobody may jump a wall, land on it or capture it. That goes for you and your partner as well.
    👉 **Which pawn do you move?**
lesson-einigkeit-wall-apart = Then A1 and C1 each stand alone, with opponents right behind them. Together on square 5 they are safe, and they hold up B and D.
lesson-einigkeit-holds =
    There is your wall, A1 and C1 on square 5. B1, B2 and D1 are right behind it and would have to get past.
    Now B, your partner C and D take their turns. See what they can do with their rolls.
lesson-einigkeit-held =
    B rolled a 4 and D a 2. Neither could get past your wall or move anything else, so both had to pass. Your partner moved C2.
    👉 **Roll the die.**
lesson-einigkeit-six =
    A 6! You have pawns in your base, so the opponents’ wall on your start square fell at once: B1 and B2 are back in their base.
    Then you use the 6 as you like. You may bring a pawn in, but you do not have to: A4 could go home with it, too.
    👉 **Bring A2 in** while the way is clear.
lesson-einigkeit-six-opens = That breaks up your wall: C1 would be alone in front of D1 again, and A1 would land on square 11, where B comes in. Three pawns are waiting for a 6 there.
lesson-einigkeit-six-home = You may do that. But A4 can go home with a 5 as well, and A2 can only come in with a 6.
lesson-einigkeit-again =
    A2 is on your start square. After each 6 you roll again.
    👉 **Roll the die.**
lesson-einigkeit-clear =
    A 3. With 1 to 5, a single pawn must clear the start square as long as other pawns are in your base. So only A2 can move, and its button is the only one you can press.
    It will jump D1 on square 3. You may jump a single pawn; only walls are in the way.
    👉 **Move A2.**
lesson-einigkeit-watch =
    A2 is on square 4, one square behind your wall. But D1 is right behind A2 and would capture it with a 1.
    First it is B’s turn, then your partner’s.
lesson-einigkeit-watch-d =
    B rolled three times, 2, 2 and 5. You get three tries for a 6 while all your pawns are home or in the base. Your partner rolled a 2 and moved C2.
    Now it is D’s turn. **Watch closely:** what does D roll, and which pawn does it move?
lesson-einigkeit-rule =
    D rolled a 1 and moved D2 forward in its goal. But with that 1, **D1 could have captured your A2**!
    That is a missed capture. An opponent may claim it until another player rolls. If somebody does, the pawn that could have captured goes back to its base. The bot gives nothing away, you have to watch for yourself.
lesson-einigkeit-missed =
    There is a button for it now. You will see it after every move without a capture, whether something was missed or not. So it says nothing by itself.
    👉 **Press “{ mensch-button-missed }” and choose D1.**
lesson-einigkeit-missed-roll = Once you roll, your chance is gone, and D1 is still right behind A2. Claim the capture first: “{ mensch-button-missed }”, then D1.
lesson-einigkeit-end =
    D1 is back in its base, and A2 is safe for now. A wrong guess would have stayed between us and cost nothing. If you miss a capture yourself, B and D may claim it, too.
    Your wall stands as long as the two of you like. You must open it only if you can move nothing else. In the goal, the number must lead to a free square.
lesson-einigkeit-free =
    That is the whole game. Usually everybody begins with one pawn on the start square and three in the base.
    From here on **you play freely**, with new dice. “{ button-hint }” shows what the strongest computer would do, and why.
