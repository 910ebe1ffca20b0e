command-luck = luck
command-luck-description = What everybody rolled in a match, against what was to be expected
button-luck = Luck
decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-headline = Luck · {$measure}
luck-mensch-sixes = Sixes
luck-kaeseschieben-steps = Steps
luck-kaeseschieben-stars = Stars
luck-forgetit-busts = FOR-GET-ITs
luck-forgetit-points = Points
luck-wiedumir-squares = Squares
luck-wiedumir-costly-cards = Costly cards
luck-mensch-sixes-of = { $total ->
        [one] one six
       *[other] {$total} sixes
    } in { $tries ->
        [one] one roll
       *[other] {$tries} rolls
    }
luck-kaeseschieben-steps-of = { $total ->
        [one] one step
       *[other] {$total} steps
    } from { $tries ->
        [one] one roll
       *[other] {$tries} rolls
    }
luck-kaeseschieben-stars-of = {$total} of { $tries ->
        [one] one roll
       *[other] {$tries} rolls
    } with a star
luck-forgetit-busts-of = {$total} × FOR-GET-IT in { $tries ->
        [one] one roll
       *[other] {$tries} rolls
    }
luck-forgetit-points-of = { $total ->
        [one] one point
       *[other] {$total} points
    } in { $tries ->
        [one] one turn
       *[other] {$tries} turns
    }
luck-wiedumir-squares-of = { $total ->
        [one] one square
       *[other] {$total} squares
    } in { $tries ->
        [one] one roll
       *[other] {$tries} rolls
    }
luck-wiedumir-costly-cards-of = {$total} costly among { $tries ->
        [one] one card
       *[other] {$tries} cards
    } drawn
luck-line = {$name}: {$what}; {$mean} were to be expected.
luck-line-own = **{$what}**; {$mean} were to be expected.
luck-at-least = At least this many: {$share}.
luck-below = At most this many: {$most}. At least this many: {$least}.
luck-share-match = in {$times} of {$among} matches like this
luck-share-short = in {$times} of {$among}
luck-share-ever = {$times} times in {$among}
luck-share-certain = always
luck-share-nearly-certain = nearly always
luck-share-hardly-ever = less than once in a million
luck-dice-and-choices = The dice gave {$dice} points, the choices {$choices}.
luck-how-to-read = The bars show how likely each number was. What came is under the arrow; it and all above it are coloured. The dashed line is what was to be expected.
luck-mensch-sixes-explained = Rolls for the start do not count.
luck-kaeseschieben-steps-explained = What the rolls granted, stars included.
luck-kaeseschieben-stars-explained = More stars in one roll change nothing, so a roll counts once.
luck-forgetit-busts-explained = Each roll has its own risk: it depends on the number of dice and on the words that lay aside.
luck-forgetit-points-explained = Compared with a player who always goes for the highest average: that takes luck and good choices. “The dice” is how far they fell better or worse than average; “the choices” is what was given away against the best one, 0 at best.
luck-wiedumir-squares-explained = The numbers rolled, added up.
luck-wiedumir-costly-cards-explained = Costly are the six cards by which one can only lose chips. Each draw has its own chance: the used cards lie face up, so what was left is known.
luck-picture-line = {$name}: {$what}, expected {$mean}, at least this many {$share}.
luck-picture-own = {$what}, expected {$mean}, at least this many {$share}.
luck-picture-short = {$name}: {$total}, expected {$mean}.
refused-no-luck-here = There is nothing about luck in this match: it ended without a result, the rules it was played by are no longer here, or its record is damaged.
