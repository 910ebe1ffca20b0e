game-forgetit = For-Get-It
game-forgetit-facts = {$players}, 2–6 recommended · about 20 minutes · ages 8 to 88 · luck rather than tactics · published by Schmidt Spiele
game-forgetit-tagline = Nine dice, three words: collect one number, stop in time, and forget it all if FOR, GET and IT turn up.
option-forgetit-odds = Odds
option-forgetit-odds-description = Who sees chances and expected scores: players who ask, in private; everybody, every turn; or nobody.
option-forgetit-odds-private = in private
option-forgetit-odds-public = for everybody
option-forgetit-odds-off = off

forgetit-headline = Round {$round} of {$rounds}
forgetit-headline-doubled = Round {$round} of {$rounds}, counts double
forgetit-headline-then = then {$seats}
forgetit-headline-last = the last turn
forgetit-prompt-to-roll = {$name}, roll all nine dice.
forgetit-prompt-choosing = {$name}, what do you set aside?
forgetit-prompt-deciding = {$name}, roll on or stop?
forgetit-prompt-computer = {$name} is thinking …
forgetit-button-pick = Choose dice …
forgetit-button-roll = { $count ->
        [one] Roll one die
        [9] Roll all nine
       *[other] Roll {$count} dice
    }
forgetit-button-stop = Stop: {$points}
forgetit-roll = roll {$count}
forgetit-roll-all = { $count ->
        [1] Roll one die
       *[other] Roll all {$count}
    }
forgetit-bank = bank {$points}
forgetit-legend = -# blue rolls on, green banks
forgetit-button-sheet = Score sheet

# Choosing single dice
forgetit-pick-title = Tap the dice to set aside. The word on each die is its sixth side.
forgetit-pick-none = None chosen yet.
forgetit-pick-die-chosen = {$die}, chosen
forgetit-pick-chosen = Chosen: {$dice} → {$points} so far.
forgetit-pick-too-few = Chosen: {$dice}. The first time, you need at least two dice with the same number.
forgetit-keep-label = {$count} × {$number} ({$words}, +{$gain})
forgetit-keep-label-roll = {$dice}, then roll {$left}
forgetit-keep-label-stop = {$dice}, then stop: {$score}
forgetit-keep-none-label = nothing

# The story
forgetit-story-starter = {$name} goes first (drawn by lot).
forgetit-story-collecting = {$name} has {$product} after { $rolls ->
        [one] one roll
       *[other] {$rolls} rolls
    }: {$points} so far
forgetit-story-stopped = {$name} stopped after { $rolls ->
        [one] one roll
       *[other] {$rolls} rolls
    }: {$product}, **{$points}** ✋
forgetit-story-stopped-empty = {$name} stopped after { $rolls ->
        [one] one roll
       *[other] {$rolls} rolls
    } with nothing collected: 0 points ✋
forgetit-story-busted = {$name}: **FOR – GET – IT** on roll {$rolls}, bust 💥
forgetit-story-busted-losing = {$name}: **FOR – GET – IT** on roll {$rolls}, bust: {$points} points gone 💥
forgetit-story-round-ended = Round {$round} is over.
forgetit-story-ended-early = The match was ended early.
forgetit-story-decided = { $count ->
        [one] {$names} wins!
       *[other] {$names} share the win!
    }

# Results
forgetit-result-title = The sheet after round {$round} of {$rounds}
forgetit-result-title-within = The sheet in the middle of round {$round} of {$rounds}
forgetit-result-title-empty = The sheet is still empty
forgetit-result-without-turn = -# {$names} had no turn in round {$round}.
forgetit-ranking-stopped = {$total} { $turns ->
        [0] without a turn
        [one] after one turn
       *[other] after {$turns} turns
    }
forgetit-turns = { $count ->
        [one] {$count} turn
       *[other] {$count} turns
    }
forgetit-story-not-scored = {$name} had {$count} × {$number} in hand; that turn does not count
forgetit-sheet-title = ### The score sheet
forgetit-ranking = {$total} in all, {$entry} in round {$round}
forgetit-ranking-bust = {$total} in all, a dash in round {$round}

# Odds
forgetit-odds-title = ### 🎯 Odds
forgetit-odds-to-roll = Nine dice: {$roll}
forgetit-odds-stop = **Stop:** {$points}
forgetit-odds-roll = **Roll:** {$roll}
forgetit-odds-choice = **{$choice}:** {$points} if you stop; if you roll, {$roll}
forgetit-odds-next-roll = FOR-GET-IT {$bust}; played well, {$best} on average
forgetit-odds-next-roll-more = your number again {$more}, FOR-GET-IT {$bust}; played well, {$best} on average
forgetit-odds-last-round = -# In the last round only winning counts; the figures here are still points.

# Positions in words
forgetit-words-round = Round {$round} of {$rounds}.
forgetit-words-round-doubled = Round {$round} of {$rounds}, which counts double.
forgetit-words-then = After that, still to play: {$seats}.
forgetit-words-last = This is the last turn of the match.
forgetit-words-over = The game is over.
forgetit-words-to-roll = {$name} has to roll all nine dice.
forgetit-words-choosing = {$name} may set dice aside.
forgetit-words-deciding = {$name} may roll on or stop.
forgetit-words-shown = Dice shown, with the word they bear: {$dice}.
forgetit-words-aside = Words aside: {$words}.
forgetit-words-none = none
forgetit-words-numbers = Numbers aside, with the word they bear: {$dice}.
forgetit-words-collected = Collected: {$product}, worth {$points}; words on the dice aside: {$words}.
forgetit-words-cup = Dice in the next roll: {$count}.
forgetit-words-pass = All nine have been aside { $times ->
        [one] once
       *[other] {$times} times
    } in this turn.
forgetit-words-standings = Points: {$points}.
forgetit-words-sheet = The sheet, round {$round} of {$rounds}; a dash stands for a turn that was lost.
forgetit-words-dash = dash
forgetit-words-last-bust = {$name} lost everything: FOR-GET-IT.
forgetit-words-last-score = {$name} wrote down {$points}.

# Refusals
refused-choose-first = First choose what to set aside, or keep nothing.
refused-nothing-to-choose = Nothing can be set aside now: roll on or stop.
refused-other-number = You are collecting {$number}s in this turn; other numbers cannot be set aside.
refused-not-shown = Not that many of these dice show a {$number}.
refused-first-two = The first time, at least two dice with the same number must be set aside.
refused-dice-unreadable = I cannot read “{$typed}” as dice. Write `3` for all threes, `3 for it` for one each on FOR and IT, `0` for none.
