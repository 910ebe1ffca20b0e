# The lesson of For-Get-It
lesson-forgetit-start =
    In each of twelve rounds you collect one number from 1 to 5, and try to stop in time. Every die has a word on its sixth side: three dice have FOR, three GET, three IT. Under each die you see its word.
    👉 **Roll all nine.**
lesson-forgetit-first =
    One die shows its word, FOR. It lies in the tray below, and the first lamp above is lit: words go aside by themselves. When all three lamps are lit, your turn is worth nothing.
    Now choose the number to collect in this turn. The first time, you must set aside at least two dice with it; later, one is enough. You have three fours and two fives.
    👉 **What do you keep?** You score number × dice: four dice count double, five three times, six or more four times.
lesson-forgetit-first-number = Five is more than four, but three dice are much better than two: the fourth die doubles everything, and with three you are closer to it. A turn that begins like this is worth 58 points on average with the fours, 54 with the fives.
lesson-forgetit-first-none = You may keep nothing, but then this roll has brought you only a word. Three of a kind are a good start.
lesson-forgetit-first-fewer = Each four counts, and the fourth one doubles all of them. Keep all three.
lesson-forgetit-first-stop = 3 × 4 is 12 points. Only one word has been set aside, so the risk is still small, and a fourth four would make it 4 × 4 × 2 = 32. Roll on.
lesson-forgetit-fourth =
    No new word, and another four. From now on only fours help you, and one die is enough.
    👉 **Keep it?** Four fours are worth 4 × 4 × 2 = 32, and only one lamp is lit.
lesson-forgetit-fourth-none = The fourth four more than doubles your points, from 12 to 32. Keep it.
lesson-forgetit-fourth-stop = 32 points are good, but four dice are left, and you would need both GET and IT at once to lose: that happens 5 times in 100. A fifth four makes 60.
lesson-forgetit-enough =
    FOR and GET are lit. Look at the two dice that are left: both have IT. If either shows its word, all is lost: that happens 31 times in 100. Another four would make 60.
    👉 **Roll, or stop with 32 points?**
lesson-forgetit-enough-roll = It is close: rolling brings 31 points on average, stopping 32 for certain. With two lamps lit and only dice with the third word left, stop.
lesson-forgetit-computer =
    32 points go on the score sheet. Now the computer rolls. It collects threes and does not stop in time: watch the lamps.
lesson-forgetit-second =
    FOR, GET and IT: the computer gets a dash, 0 points. Its threes are lost.
    Your second round. **Roll all nine.**
lesson-forgetit-fives =
    Four fives at once, and one word. You can also choose which dice to keep: dice that have been set aside can no longer show their word.
    👉 **What do you keep?**
lesson-forgetit-fives-number = You may collect a number with just two dice, but four fives are worth 5 × 4 × 2 = 40 already.
lesson-forgetit-fives-none = Four fives are worth 40 points. You will hardly get a better roll.
lesson-forgetit-fives-fewer = Each five counts more than the one before it. Keep all four.
lesson-forgetit-fives-stop = That is 40 points for certain. But only GET is lit, four dice are left, and FOR and IT would both have to come in one roll: that happens 5 times in 100. Six fives would be 120. Roll on.
lesson-forgetit-afresh =
    Three fives and a GET: if you keep the fives, all nine dice have been set aside. Then you may roll all nine again! The lamps go out, you keep your seven fives, and each further one brings 20 points.
    👉 **Keep three and go on?** You have 7 × 5 × 4 = 140 points to lose.
lesson-forgetit-afresh-none = The three fives turn 40 points into 140. Keep them.
lesson-forgetit-afresh-fewer = Keep all three: then all nine dice have been set aside, and all lamps go out.
lesson-forgetit-afresh-stop = 140 points are a lot. But with nine dice and no lamp lit, FOR-GET-IT comes only 8 times in 100, and on average the turn ends with 167 points. Be bold this once.
lesson-forgetit-last =
    FOR and IT are lit after one roll, and there is another five: 8 × 5 × 4 = 160.
    👉 **Keep it and stop, or roll on?** Among the five dice that would be left, two have GET.
lesson-forgetit-last-none = The five brings 20 points and costs nothing. Keep it.
lesson-forgetit-last-roll = You would lose all 160 points 31 times in 100. On average that leaves 125. Stop!
lesson-forgetit-end =
    That is 160 points, 192 in all; this time the computer stopped early.
    That is the whole game: collect one number, watch the lamps, stop in time. Rounds 11 and 12 count double, and the player with the most points wins.
    From here on **you play freely**, and the dice are new. “{ button-hint }” tells you what the strongest computer would do.
lesson-forgetit-hint-begin = 🎲 Roll all nine: there is nothing else to do.
lesson-forgetit-hint-keep = 👉 Keep {$choice}.
lesson-forgetit-hint-none = 👉 Keep nothing this time.
lesson-forgetit-hint-roll = 🎲 Roll on.
lesson-forgetit-hint-reason = Played well, that brings {$best} on average; stopping after it would bring {$stop}. Chance of FOR-GET-IT in the next roll: {$bust}.
lesson-forgetit-hint-stop = ✋ Stop: {$points} for certain. Chance of FOR-GET-IT if you rolled on: {$bust}. What you could win does not make up for that.
