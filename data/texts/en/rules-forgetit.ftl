rules-forgetit-glance =
    - **Players:** two or more, here up to sixteen; best with two to six
    - **Time:** about 20 minutes
    - **Age:** 8 to 88
    - **Luck or tactics:** luck counts more (4 of 5)
    - **Who begins:** drawn by lot
    - **Order:** clockwise, for twelve rounds
    - **Published by:** Schmidt Spiele; no author is named

    { rules-credits }
rules-forgetit-aim =
    In your turn you collect **one number**: the more dice you have with it, the more points you score. You may go on rolling for as long as you dare.

    But the dice also bear three words. Once **FOR, GET and IT** all lie in front of you, your turn is over and everything in it is lost. The player with the most points after twelve rounds wins.
rules-forgetit-setup = There are nine dice. Each has the numbers 1 to 5 and, on its sixth side, **one word**: three dice have FOR, three GET, three IT. The word that a die bears is always written on it.
rules-forgetit-picture-dice = The six sides of the dice: one to five, and the word FOR, GET or IT.
rules-forgetit-turn =
    - **1. Roll** all nine dice.
    - **2. Words** that come up go aside by themselves.
    - **3. Numbers:** you may set aside dice with the number that you are collecting.
    - **4. Decide:** stop and write down your points, or roll the dice that are left.

    Repeat steps 2 to 4 until you stop, or until FOR, GET and IT have all been set aside.

    You may roll on even if you have set nothing aside. You never have to set numbers aside, for instance if you would rather wait for something better than twos.
rules-forgetit-words =
    Every word that you roll **must** go aside. One or two different words do no harm, even on several dice.

    As soon as all three words have been set aside, your turn ends **at once**. You score nothing, and the sheet gets a dash.
rules-forgetit-picture-words = FOR, GET and IT lie side by side.
rules-forgetit-keep =
    You collect **one number only** in the whole turn.

    - **The first time,** you must set aside at least two dice with that number.
    - **After that,** one is enough, or more, or none.
    - You do not have to take all the dice that show it.
rules-forgetit-picture-keep = Three dice with a 3 are set aside; two with a 2 and one with a 5 are not.
rules-forgetit-keep-more = You also choose **which** dice. That matters: a die that has been set aside can no longer show its word. If you have FOR and IT already, set GET dice aside with your number, and GET becomes less likely.
rules-forgetit-afresh =
    If all nine dice have been set aside and you want to go on, you roll **all nine again**.

    - Earlier words no longer count. You start again with none.
    - Your number stays the same.
    - What you have collected still counts.
    - From now on **one die** with your number is enough, even in the first roll.
rules-forgetit-picture-afresh = Above, nine dice aside: six threes, GET, IT and IT. Below, the roll of all nine that follows: a single three is set aside.
rules-forgetit-afresh-more = Nothing is safe, though: if FOR, GET and IT now turn up, everything in this turn is lost, including what you collected with the first nine dice.
rules-forgetit-score =
    When you stop, you score **the dice you collected × your number** for the whole turn. Many dice multiply it:

    - four dice: **× 2**
    - five dice: **× 3**
    - six or more: **× 4**
rules-forgetit-picture-score = Four threes: 4 × 3 × 2 = 24. Six threes: 6 × 3 × 4 = 72.
rules-forgetit-score-more = If you stop without having collected anything, you score 0. The sheet then shows a 0, not a dash.
rules-forgetit-example =
    { "" }**Up to all nine.** The first roll is 2 2 3 3 3 4 4 5 GET. The player collects threes: 3 3 3 go aside, and GET has to go, too.

    - Five dice: 3 4 5 5 IT. 3 and IT go aside.
    - Three dice: 1 3 IT. 3 and IT go aside. GET, IT, IT: still safe, but FOR would end it.
    - One die: 2, again 2, then 4, then **3**. Brave, and lucky.

    All nine dice have been set aside: six threes, worth 72.
rules-forgetit-picture-example-first = The rolls of the example, one below the other. What goes aside is bright: 3 3 3 and GET; 3 and IT; 3 and IT; and after 2, 2 and 4 the last 3.
rules-forgetit-example-again =
    { "" }**All nine again.** The words are forgotten.

    - Nine dice: 1 1 1 2 2 3 4 5 5. One 3 is enough now.
    - Eight dice: 1 1 2 2 4 4 4 FOR. No three; FOR goes aside.
    - Seven dice: 1 3 3 4 FOR GET GET. 3 3 and the three words go aside. Only IT is missing, so the player stops.
rules-forgetit-picture-example-again = Three more rolls. What goes aside is bright: one 3; FOR; and 3, 3, FOR, GET, GET.
rules-forgetit-example-score = **The score.** Nine threes are 27. With six or more dice that is multiplied by four: **108 points**.
rules-forgetit-picture-example-score = Nine threes: 9 × 3 × 4 = 108.
rules-forgetit-end =
    After round 10 all totals are shown. **Rounds 11 and 12 count double.**

    The player with the most points after twelve rounds wins. Players with equal points share the win.

    `/{ command-table } { command-table-end }` starts a vote on ending earlier. Then the points so far count, but not those of a turn in progress.
rules-forgetit-options = The table’s host chooses before the start.
rules-forgetit-option-odds = How likely FOR-GET-IT is in the next roll, and how many points to expect. “{ option-forgetit-odds-private }”: only those who ask see it. “{ option-forgetit-odds-public }”: everybody, in every turn. “{ option-forgetit-odds-off }”: nobody.
rules-forgetit-tips =
    - You do not have to collect low numbers. Roll on and hope for fours and fives.
    - The fourth, fifth and sixth dice are worth far more than the first three.
    - Set aside the dice whose word you still lack: it turns up less often then.
    - With two words aside, every roll is a risk. With few dice left to roll, it is a small one.
    - In rounds 11 and 12 look at the totals: if you are ahead, you can stop early.
rules-forgetit-controls =
    - **Roll:** “{ button-roll }” or `/{ command-roll }`.
    - **Set aside:** a button for each sensible choice, which also rolls on or stops with the same press. “{ forgetit-button-pick }” lets you tap single dice. Or type `/{ command-move } 3`, and `0` for none.
    - **Stop:** the button with your points, or `/{ command-move } stop`.
    - **Score sheet:** “{ forgetit-button-sheet }” or `/{ command-board }`, then “{ board-score }”.
    - **Odds:** `/{ command-board }`, then “{ board-odds }”.
    - How the dice are kept fair: `/{ command-rules }`, “{ rules-dice }”.
