# The lesson of For-Get-It
lesson-forgetit-start =
    Welcome! **You are A, red**; the computer is **B, blue**. The game has twelve rounds. In each of them you both take a turn with the same nine dice, and you score points for dice that show the same number.
    In a turn you roll as often as you like, collect **one** number from 1 to 5, and stop before it is too late.
lesson-forgetit-words =
    What makes it too late are the words. No die has a 6. In its place there is a word: FOR on three of the dice, GET on three, IT on three. Below each die you see which word it has.
    A die that shows its word goes into the tray at the bottom by itself, and lights the lamp with that word at the top. **When all three lamps are lit, your turn is over and worth nothing.**
lesson-forgetit-begin =
    👉 **Roll all nine.**
lesson-forgetit-lamps =
    One die shows its word: FOR. It is in the tray, and the first lamp is lit. The other eight show numbers: three 4s, two 5s, and one each of 1, 2 and 3 … and the words that they could show next time are below them.
    Now you choose which number to collect in this turn. The first time you must set aside at least two dice with it. After that, one die is enough.
lesson-forgetit-first =
    What you collect scores **dice × number**. In the picture the number of dice always comes first: “3 × 4” are three dice that show a 4, 12 points.
    Many dice multiply that: four count double, five three times, six or more four times. Buttons say it briefly: “3×4 + roll 5” sets three 4s aside and rolls the other five dice at once, “3×4 = bank 12” stops with 12 points.
    👉 **What do you keep?**
lesson-forgetit-first-number = A 5 is more than a 4, but three dice are much better than two: the fourth die doubles everything, and with three you are closer to it. A turn that begins like this is worth 58 points on average with the 4s, 54 with the 5s.
lesson-forgetit-first-none = You may keep nothing, but then this roll has brought you only a word. Three of a kind are a good start.
lesson-forgetit-first-fewer = Each 4 counts, and a fourth one doubles them all. Keep all three.
lesson-forgetit-first-stop = 3 × 4 is 12 points. Only one word has been set aside, so the risk is still small, and a fourth 4 would make it 4 × 4 × 2 = 32. Roll on.
lesson-forgetit-fourth =
    No new word, and another 4. From now on only 4s count, and one die is enough.
    Four dice count double: 4 × 4 × 2 = 32. Only one lamp is lit.
    👉 **Keep it, and then?**
lesson-forgetit-fourth-none = The fourth 4 more than doubles your points, from 12 to 32. Keep it.
lesson-forgetit-fourth-stop = 32 points are good, but four dice are left, and you would need both GET and IT at once to lose: that happens 5 times in 100. A fifth 4 makes 60.
lesson-forgetit-enough =
    FOR and GET are lit. Look at the two dice that are left: both have IT. If either shows its word, all three lamps are lit and your points are lost. That happens 31 times in 100. Another 4 would make 5 × 4 × 3 = 60.
    👉 **Roll, or stop with 32 points?**
lesson-forgetit-enough-roll = It is close: rolling brings 31 points on average, stopping 32 for certain. With two lamps lit and only dice with the third word left, stop.
lesson-forgetit-noted =
    You stopped in time: 32 points go on the score sheet.
    Now the computer takes its turn with all nine dice and no lamp lit.
lesson-forgetit-bold =
    The computer collects 3s. It has three of them, 9 points. FOR and IT are lit, and two of the four dice that are left have GET.
    Would you stop now? It rolls on. Watch the lamps.
lesson-forgetit-second =
    GET came, so all three lamps are lit: FOR-GET-IT. The computer’s 9 points are lost, and it gets a dash, which is 0. That is the end of round 1.
    Your second round. 👉 **Roll all nine.**
lesson-forgetit-fives =
    Four 5s at once, and only one word. “{ forgetit-button-pick }” lets you take single dice, for example to choose by the words below them: a die that has been set aside cannot show its word any more. But more dice score more, so taking all is usually best.
    👉 **What do you keep?**
lesson-forgetit-fives-number = You may collect a number with just two dice, but four 5s are worth 4 × 5 × 2 = 40 already.
lesson-forgetit-fives-none = Four 5s are worth 40 points. You will hardly get a better roll.
lesson-forgetit-fives-fewer = Each 5 counts more than the one before it. Keep all four.
lesson-forgetit-fives-stop = That is 40 points for certain. But only GET is lit, four dice are left, and FOR and IT would both have to come in one roll: that happens 5 times in 100. Six 5s would be 120. Roll on.
lesson-forgetit-afresh =
    Three more 5s and another GET. If you keep the 5s, all nine dice are in the tray. Then you may roll all nine **again**: the lamps go out, your seven 5s still count, and each further 5 brings 20 points.
    👉 **Keep all three and go on?** You have 7 × 5 × 4 = 140 points to lose.
lesson-forgetit-afresh-none = The three 5s turn 40 points into 140. Keep them.
lesson-forgetit-afresh-fewer = Keep all three: then all nine dice have been set aside, and all lamps go out.
lesson-forgetit-afresh-stop = 140 points are a lot. But with nine dice and no lamp lit, FOR-GET-IT comes only 8 times in 100, and on average the turn ends with 167 points. Be bold this once.
lesson-forgetit-last =
    “↻ 2” at the top means that you are rolling all nine dice for the second time. FOR and IT are lit after just one roll. But there is another 5: 8 × 5 × 4 = 160.
    If you keep it, five dice are left, and two of them have GET.
    👉 **Keep it and stop, or roll on?**
lesson-forgetit-last-none = The 5 brings 20 points and costs nothing. Keep it.
lesson-forgetit-last-roll = You would lose all 160 points 31 times in 100. On average that leaves 125. Stop!
lesson-forgetit-kept =
    160 points, and 192 in all. Now the computer takes its turn in round 2.
lesson-forgetit-end =
    This time the computer stopped early, with three 3s: 9 points.
    “{ forgetit-button-sheet }” shows all rounds. In rounds 11 and 12 everything counts double. After round 12 the player with the most points wins.
lesson-forgetit-free =
    That is the whole game: collect one number, watch the lamps, stop in time.
    From here on **you play freely**, with new dice. “{ button-hint }” shows what the strongest computer would do, and why.
lesson-forgetit-hint-keep = 👉 Keep {$count} × {$number}: you then have {$points}.
lesson-forgetit-hint-dice = Take those with {$words} below them. Then the dice that are left are less likely to light all three lamps.
lesson-forgetit-hint-none = 👉 Keep nothing this time: with more dice in the next roll you can hope for more.
lesson-forgetit-hint-roll = 🎲 You have {$points}.
lesson-forgetit-hint-risk = Roll on: played well, the turn brings {$best} on average. The risk of FOR-GET-IT with this roll: {$bust}.
lesson-forgetit-hint-risk-to-win = Roll on: stopping would bring more points on average, but to win the game you need more than that. The risk of FOR-GET-IT with this roll: {$bust}.
lesson-forgetit-hint-no-risk = Roll on: played well, the turn brings {$best} on average, and this roll cannot light all three lamps.
lesson-forgetit-hint-then-stop = Then stop. Rolling on would risk it all ({$bust}), and what you could win does not make up for that.
lesson-forgetit-hint-then-stop-to-win = Then stop. Rolling on would bring more points on average, but points that are safe give you the better chance to win the game.
lesson-forgetit-hint-stop = ✋ Stop: {$points} for certain. If you rolled on, the risk of FOR-GET-IT would be: {$bust}. What you could win does not make up for that.
lesson-forgetit-hint-stop-to-win = ✋ Stop: {$points} for certain. Rolling on would bring more points on average, but points that are safe give you the better chance to win the game. The risk of FOR-GET-IT would be: {$bust}.
