# The lesson of Mensch ärgere Dich nicht
lesson-mensch-start =
    Take your four pawns clockwise once around the board and into your goal. You are A, at the bottom left.
    So that something happens at once, you join a game under way: A4 is already home, A1 is close to it on square 38, A2 and A3 are still in your base.
    👉 **Roll the die.**
lesson-mensch-six =
    A 6! As long as you have pawns in your base, a 6 must bring one of them in, onto your start square with the arrow. That is why A1 had to stay. If only one move is possible, the bot makes it.
    After each 6 you roll again: 👉 **roll.**
lesson-mensch-clear =
    A 5, and again there was no choice: as long as a pawn is still in your base, your start square must be cleared at once. On its way A2 jumped B1: you may jump any pawn.
    Now it is the computer’s turn. After that, **roll again**.
lesson-mensch-capture =
    A 3, and this time the choice is yours:
    • A2 lands right on B1, on square 9, and captures it: B1 goes back to its base.
    • A1 goes home. Two squares behind it stands B3, which hits it with a 2.
    👉 **Which is worth more?**
lesson-mensch-capture-home = A careful move: A1 would be safe. But B1 would get away, and it has come more than two thirds of its way. B3 needs a 2, which comes in only about one turn out of six, and A1 can still go home later.
lesson-mensch-risk =
    B1 must start all over again, and needs a 6 first. You never have to capture, but here it was worth the risk.
    Now keep your fingers crossed: A1 still stands in front of B3. After the computer’s turn, **roll again**.
lesson-mensch-blocked =
    That was lucky, A1 is still there. But your 4 did not take it home: A4 is on goal square 2, and you may not land on a pawn of your own. For A4 itself the 4 was too much: in the goal, the number must fit.
    If you can move, you must. So A2 went to square 13. After the computer’s turn, **roll again**.
lesson-mensch-home =
    A 5. Count along with A1 in the picture: 39, 40, goal square 1, and over A4 to 3. Goal squares count one by one, and you may jump there, too.
    👉 **Which pawn do you move?**
lesson-mensch-home-run = Then A1 stays two squares in front of B3, with 37 squares to lose. A2 has nobody close behind it and can wait.
lesson-mensch-safe =
    Nobody can capture you in the goal. Two of your four pawns are home.
    The computer moves; see where B3 lands. After that, **roll again**.
lesson-mensch-end =
    A 6: A3 came in, and B3 was standing on your start square. So it was captured! Remember: other players’ start squares are dangerous.
    Your 6 gives you another roll. Your base is empty, so from now on you may move any pawn with any number. The first to have all four pawns home wins.
    From here on **you play freely**, and the dice are new. “{ button-hint }” tells you what the strongest computer would do.
lesson-mensch-hint-roll = 🎲 Roll: there is nothing else to do.
lesson-mensch-hint-claim = 👉 Claim {$pawn}: it could have captured, and must go back for that.
lesson-mensch-hint-choice = 👉 {$choice}.
lesson-mensch-hint-only = Nothing else is possible.
lesson-mensch-hint-captures = { $squares ->
        [0] {$pawns} must go back to the base and needs a 6 again.
        [one] {$pawns} loses one square and needs a 6 again.
       *[other] {$pawns} loses {$squares} squares and needs a 6 again.
    }
lesson-mensch-hint-home = In the goal nobody can capture {$pawn}.
lesson-mensch-hint-onward = {$pawn} moves up in the goal, and your other pawns stay where they are best.
lesson-mensch-hint-enters = Only a 6 brings {$pawn} onto the board.
lesson-mensch-hint-wall = Nobody can capture the two pawns of a wall, and your opponents cannot get past it.
lesson-mensch-hint-flees = {$pawn} can be captured with a single roll where it is now, but not there.
lesson-mensch-hint-safe = Nobody reaches {$pawn} there with a single roll.
lesson-mensch-hint-least = It is not without danger, but of all your moves this one gives you the best prospects.
