# The lesson of Einigkeit macht stark
lesson-einigkeit-start =
    You play in pairs: you (A, at the bottom left) with C opposite, against B and D. The first pair with all eight pawns home wins. Partners do not capture each other.
    You join a game under way. Look at your start square with the arrow: B1 and B2 are there together. That is a **wall**, and A2 and A3 cannot come in.
    👉 **Roll the die.**
lesson-einigkeit-wall =
    A 3. C1, your partner’s pawn on square 5, is in danger: D1 hits it with a 2. If A1 joins it, the two form a wall. Nobody may jump it, land on it or capture it. That goes for you two as well.
    👉 **Which pawn do you move?**
lesson-einigkeit-wall-apart = Then A1 and C1 each stand alone, with opponents right behind them. Together on square 5 they are safe, and they hold up B and D.
lesson-einigkeit-holds =
    There is your wall. Now B1, B2 and D1 would have to get past square 5. Watch what B and D can do with their rolls.
    When everybody has had a turn, **roll again**.
lesson-einigkeit-six =
    B and D could not get past and had to sit out. And you have a 6! Since you have pawns in your base, the wall on your start square fell at once: B1 and B2 are back in their base.
    After that you use the 6 as you like. You may bring a pawn in but do not have to: A4 could go home, too.
    👉 **Bring A2 in** while the way is clear.
lesson-einigkeit-six-opens = That breaks up your wall: C1 would be alone in front of D1 again, and A1 would land on square 11, where B comes in. Three pawns are waiting for a 6 there.
lesson-einigkeit-six-home = You may do that. But A4 can go home with a 5 as well, and A2 can only come in with a 6.
lesson-einigkeit-again =
    A2 is on your start square. After a 6 you roll again: 👉 **roll.**
lesson-einigkeit-clear =
    A 3. With 1 to 5, a single pawn must clear the start square as long as there is still a pawn in your base. So only A2 can move. It may jump D1, which is no wall.
    👉 **Move A2.**
lesson-einigkeit-watch =
    A2 is on square 4, with D1 right behind it. Now it is the others’ turn.
    Watch closely what **D** rolls and moves.
lesson-einigkeit-missed =
    B had three tries for a 6, since all of B’s pawns are either home or in the base.
    D had a 1 and moved D2 up in the goal. But D1 on square 3 could have captured your A2 on square 4! Opponents may claim that, but only before the next roll. The bot gives nothing away, you have to watch for yourself.
    👉 **Press “{ mensch-button-missed }” and choose D1.**
lesson-einigkeit-missed-roll = Once you roll, your chance is gone, and D1 is still right behind A2. Claim the capture first: “{ mensch-button-missed }”, then D1.
lesson-einigkeit-end =
    D1 must go back to its base. A wrong guess would have cost nothing. If you miss a capture yourself, B and D may claim it, too.
    Your wall stands as long as you two like. Only if you can move nothing else must you open it. In the goal, the number must fit exactly.
    From here on **you play freely**, and the dice are new. “{ button-hint }” tells you what the strongest computer would do.
