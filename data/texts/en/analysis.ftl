button-analysis = Analysis
button-analysis-moments = My moments
button-analysis-moments-of-all = Key moments
button-try-it = Try it
analysis-headline = Analysis
analysis-working = 📈 I’m going through the match roll by roll and move by move. That can take a minute or two.
analysis-queued = 📈 { $place ->
        [one] Your match is next in line for analysis.
       *[other] There are other matches to analyse first: yours is number {$place} in line.
    } { $minutes ->
        [one] That takes up to a minute.
       *[other] That takes about {$minutes} minutes.
    }
analysis-alt = Chances to win in percent, at the start, after each quarter and at the end:
analysis-alt-line = {$name}: {$chances}
analysis-line = {$name} {$start} % → {$result} %: {$changes}
analysis-luck = luck {$change}
analysis-choices = own moves {$change}
analysis-others = others’ moves {$change}
analysis-hidden = hidden until the end {$change}
analysis-rest = rest {$change}
analysis-luckier = Luckier than {$percent} of 100 players with the same chances.
analysis-level = Played like the computer at level *{$level}*.
analysis-luckiest = 🍀 Luckiest moment: {$name} {$change}
analysis-costliest = ❗ Costliest move: {$name} {$change}
analysis-explained = All in points of the chance to win, 0 to 100. Moves are compared with those of the strongest computer, which knew no more. Rest: what the estimate of the chances corrects as it goes.
analysis-no-moments = 👏 None of your moves cost you more than two points. Well played!
analysis-moment-title = **Moment {$number} of {$count}**
analysis-played = Played ({$chance} %): {$what}
analysis-better = Better ({$chance} %): {$what}
analysis-rolls = to roll on
refused-no-analysis = There is nothing to analyse in this match: it ended before anything was decided.
refused-no-analysis-so-long = This match is too long for me to analyse.
refused-analysis-running = I am still analysing another match for you. Please wait until it is done.
refused-coach-busy = So many matches are waiting for analysis that yours wouldn’t be done in time. Please ask again { $minutes ->
        [one] in a minute.
       *[other] in {$minutes} minutes.
    }

# Why something is better; “otherwise” is what was done instead
reason-claims = That sends back the pawn of {$name} that missed a capture.
reason-finishes = That brings the last pawn home.
reason-captures = That captures a pawn of {$name}.
reason-gets-home = That brings a pawn home.
reason-escapes = { $count ->
        [one] That takes a pawn out of an opponent’s reach.
       *[other] That takes a pawn out of reach of {$count} opposing pawns.
    }
reason-enters = That brings a new pawn into play.
reason-builds-wall = That forms a wall.
reason-chases = Then a pawn of {$name} is within reach.
reason-clears-start = That clears the start square for the next pawn.
reason-exposes = { $count ->
        [one] Otherwise a pawn ends up within an opponent’s reach.
       *[other] Otherwise a pawn ends up within reach of {$count} opposing pawns.
    }
reason-opens-wall = Otherwise a wall is given up.
reason-risks = Otherwise captures are likely to cost more squares.
reason-takes-last = That takes the last cheese.
reason-collects = That pushes cheese worth up to {$count} points over the mouse’s own edge.
reason-keeps-from = That moves cheese worth up to {$count} points away from the edge of {$name}.
reason-readies = Then cheese worth up to {$count} points is one push from the mouse’s own edge.
reason-nears = That pushes cheese closer to the mouse’s own edge.
reason-gets-behind = { $count ->
        [one] Then one cheese is between the mouse and its own edge.
       *[other] Then {$count} cheeses are between the mouse and its own edge.
    }
reason-gives = Otherwise {$name} gets cheese worth up to {$count} points.
reason-offers = Otherwise cheese worth up to {$count} points is one push from the edge of {$name}.
reason-worm-free = That cheese certainly has no worm.
reason-takes = That takes cheese worth up to {$count} points from {$name}.
reason-gains = That gains { wiedumir-chips }.
reason-pays = Otherwise it costs { wiedumir-chips }.
reason-feeds = Otherwise {$name} gets { wiedumir-chips }.
reason-costs = That costs {$name} { wiedumir-chips }.
reason-limits = That drops {$name} back to four chips.
reason-over-limit = Otherwise only four chips are left.
reason-reaches-goal = That brings a pawn to the goal.
reason-sets-back = That sets a pawn of {$name} back.
reason-saves = That banks the turn’s {$count} points.
reason-clears-cup = That sets the last dice aside, and all nine can be rolled again.
reason-scores = That makes the turn worth {$count} points.
reason-sets-aside = That sets more dice aside.
reason-survives = { $count ->
        [100] FOR, GET and IT cannot all lie aside after the next roll.
       *[other] The next roll works out {$count} times in 100.
    }
reason-leaves-dice = That leaves more dice for the next roll.
