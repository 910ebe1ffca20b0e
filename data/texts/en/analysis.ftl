button-analysis = Analysis
button-analysis-moments = My moments
button-analysis-moments-of-all = Key moments
button-try-it = Try it
analysis-headline = Analysis
analysis-working = 📈 I’m going through the match draw by draw and choice by choice. That can take a minute or two.
analysis-alt = Chances to win in percent, at the start, after each quarter and at the end:
analysis-alt-line = {$name}: {$chances}
analysis-line = {$name} {$start} % → {$result} %: {$changes}
analysis-luck = luck {$change}
analysis-choices = own decisions {$change}
analysis-others = others’ decisions {$change}
analysis-hidden = hidden until the end {$change}
analysis-rest = rest {$change}
analysis-luckier = Luckier than {$percent} of 100 players with the same chances.
analysis-level = Played like the computer at level *{$level}*.
analysis-luckiest = 🍀 Luckiest moment: {$name} {$change}
analysis-costliest = ❗ Costliest decision: {$name} {$change}
analysis-explained = All in points of the chance to win, 0 to 100. Decisions are set against the strongest computer’s, which knew no more. Rest: what the estimate of the chances corrects as it goes.
analysis-no-moments = 👏 None of your decisions cost you more than two points. Well played!
analysis-moment-title = **Moment {$number} of {$count}**, with the board before it
analysis-played = Played ({$chance} %): {$what}
analysis-better = Better ({$chance} %): {$what}
analysis-rolls = to roll on
refused-no-analysis = There is nothing to analyse in this match: it ended before anything was decided.
refused-no-analysis-so-long = This match is too long for me to analyse.
refused-analysis-running = I am still analysing another match for you. Please wait until it is done.

# Why something is better; “otherwise” is what was done instead
reason-claims = That sends back the pawn of {$name} that missed a capture.
reason-finishes = That brings the last pawn home.
reason-captures = That captures a pawn of {$name}.
reason-gets-home = That brings a pawn home.
reason-escapes = { $count ->
        [one] That takes a pawn out of reach of an opposing one.
       *[other] That takes a pawn out of reach of {$count} opposing ones.
    }
reason-enters = That brings in a new pawn.
reason-builds-wall = That forms a wall.
reason-chases = Then a pawn of {$name} is within reach.
reason-clears-start = That clears the start square for the next pawn.
reason-exposes = { $count ->
        [one] Otherwise a pawn ends within reach of an opposing one.
       *[other] Otherwise a pawn ends within reach of {$count} opposing ones.
    }
reason-opens-wall = Otherwise a wall is given up.
