button-analysis = Analysis
button-analysis-moments = My moments
button-analysis-moments-of-all = Key moments
button-analysis-sums = The figures
button-try-it = Try it
analysis-headline = Analysis
analysis-working = 📈 I’m going through the match, move by move. Give me a minute or two …
analysis-queued = 📈 { $place ->
        [one] Your match is next in line for analysis.
       *[other] There are other matches to analyse first: yours is number {$place} in line.
    } { $minutes ->
        [one] That takes up to a minute.
       *[other] That takes about {$minutes} minutes.
    }
analysis-alt = Chances to win in percent, at the start, after each quarter and at the end:
analysis-alt-line = {$name}: {$chances}
analysis-line = {$name} {$start}% → {$result}%
analysis-luck = luck {$change} points
analysis-choices = own moves {$change} points each, in { $count ->
        [one] one decision
       *[other] {$count} decisions
    }
analysis-others = others’ moves {$change} points
analysis-hidden = hidden things {$change} points
analysis-rest = my estimates were off by {$change} points
analysis-resigned = resignation {$change} points
analysis-luckier = luck {$percent} of 100, where 50 is average
played-level = { $level ->
        [easy] a beginner
        [normal] a solid player
        [hard] a strong player
       *[other] a master
    }
analysis-level = played like { played-level }
analysis-won-luck = 📈 {$name} won by luck
analysis-won-play = 📈 {$name} won by good play
analysis-won-both = 📈 {$name} won by luck and good play
analysis-won-against-luck = 📈 {$name} won against the luck of the draw
analysis-won-resigned = 🏳️ {$name} won by resignation, from a chance of {$chance}%
analysis-stopped = ⏹️ It ended early, with {$name} ahead at {$chance}%
analysis-lucky = 🎲 Luck: {$told}
analysis-luck-very-lucky = a lot
analysis-luck-lucky = some
analysis-luck-as-expected = as expected
analysis-luck-unlucky = not much
analysis-luck-very-unlucky = hardly any
analysis-best = ♟️ Best play: {$name}
analysis-turned = ↪️ It turned at step {$step}: {$what}
analysis-costliest = 💸 Costliest move, at step {$step}: {$name}, −{$cost}% chance to win
analysis-costliest-turned = ↪️ It turned on the costliest move, at step {$step}: {$name}, −{$cost}% chance to win
analysis-instead = {$played} instead of {$better}
analysis-explained = A point is one percent of the chance to win. I compare with the best move I know, and I see no more than you did.
analysis-no-moments = 👏 No move cost you more than 2% of your chances.
analysis-moment-title = Moment {$number} of {$count}
analysis-you = You
analysis-played = ① {$who}: {$what} → {$chance}%
analysis-better = ② Better: {$what} → {$chance}%
choice-roll = rolling
refused-no-analysis = There is nothing to analyse in this match: it ended before anything was decided.
refused-no-analysis-so-long = This match is too long for me to analyse.
refused-analysis-running = I am still analysing another match for you. Please wait until it is done.
refused-coach-busy = Too many matches are waiting for analysis right now. Please ask again { $minutes ->
        [one] in a minute.
       *[other] in {$minutes} minutes.
    }

# Why something is better; “otherwise” is what was done instead
reason-claims = Sends back the pawn of {$name} that missed the capture.
reason-finishes = Brings the last pawn home.
reason-captures = Captures a pawn of {$name}.
reason-gets-home = Brings a pawn home.
reason-escapes = { $count ->
        [one] Takes a pawn out of an opponent’s reach.
       *[other] Takes a pawn out of reach of {$count} opposing pawns.
    }
reason-enters = Brings a new pawn into play.
reason-builds-wall = Forms a wall.
reason-chases = Gets within reach of a pawn of {$name}.
reason-clears-start = Clears the start square for the next pawn.
reason-exposes = { $count ->
        [one] Keeps the pawn out of an opponent’s reach.
       *[other] Keeps the pawn out of reach of {$count} opposing pawns.
    }
reason-opens-wall = Leaves the wall standing.
reason-risks = Risks fewer squares if pawns are captured.
reason-takes-last = Takes the last cheese.
reason-collects = Pushes cheese worth up to {$count} points over the mouse’s own edge.
reason-keeps-from = Moves cheese worth up to {$count} points away from the edge of {$name}.
reason-readies = Brings cheese worth up to {$count} points within one push of the mouse’s own edge.
reason-nears = Pushes cheese closer to the mouse’s own edge.
reason-gets-behind = { $count ->
        [one] Gets one cheese between the mouse and its own edge.
       *[other] Gets {$count} cheeses between the mouse and its own edge.
    }
reason-gives = Denies {$name} cheese worth up to {$count} points.
reason-offers = Leaves {$name} no cheese worth up to {$count} points one push from the edge.
reason-worm-free = Certain to have no worm.
reason-takes = Takes cheese worth up to {$count} points from {$name}.
reason-gains = Gains { wiedumir-chips }.
reason-pays = Avoids a loss of { wiedumir-chips }.
reason-feeds = Denies {$name} { wiedumir-chips }.
reason-costs = Costs {$name} { wiedumir-chips }.
reason-limits = Drops {$name} back to four chips.
reason-over-limit = Avoids dropping back to four chips.
reason-reaches-goal = Brings one of their own pawns to the goal.
reason-sets-back = Sets a pawn of {$name} back.
reason-saves = Banks the turn’s {$count} points.
reason-clears-cup = Sets the last dice aside, so all nine can be rolled again.
reason-scores = Makes the turn worth {$count} points.
reason-sets-aside = Sets more dice aside.
reason-survives = { $count ->
        [100] FOR, GET and IT cannot all lie aside after the next roll.
       *[other] The next roll works out {$count} times in 100.
    }
reason-leaves-dice = Leaves more dice for the next roll.
