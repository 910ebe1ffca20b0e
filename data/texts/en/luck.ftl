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
luck-line = {$name}: {$what}; expected: {$mean}.
luck-seat-taken-over = {$name} (seat taken over)
luck-line-own = **{$what}**; expected: {$mean}.
luck-at-least = At least this many: {$share}.
luck-below = At most this many: {$most}. At least this many: {$least}.
luck-share-match = in {$times} of {$among} matches like this
luck-share-short = in {$times} of {$among}
luck-share-ever = {$times} times in {$among}
luck-share-certain = always
luck-share-nearly-certain = nearly always
luck-share-hardly-ever = less than once in a million
luck-dice-and-choices = Won or lost by the dice: {$dice} points; by choices: {$choices}.
luck-how-to-read = The bars show how likely each number was. The arrow marks what came up; from there upwards the bars are coloured. The dashed line marks the expected number.
luck-mensch-sixes-explained = Rolls for who begins do not count.
luck-kaeseschieben-steps-explained = The steps that the rolls gave, stars included.
luck-kaeseschieben-stars-explained = Extra stars in the same roll change nothing, so a roll counts only once.
luck-forgetit-busts-explained = Each roll has its own risk, which depends on the number of dice and on the words already set aside.
luck-forgetit-points-explained = Compared with a player who always goes for the highest average, which takes luck and good choices. “The dice” is how much better or worse than average they fell; “the choices” is what was lost compared with the best choice, 0 at best.
luck-wiedumir-squares-explained = The numbers rolled, added up.
luck-wiedumir-costly-cards-explained = The costly cards are those that can only lose you chips. Each draw has its own chance: used cards lie face up, so everybody knows which ones are left.
luck-picture-line = {$name}: {$what}, expected {$mean}, at least this many {$share}.
luck-picture-own = {$what}, expected {$mean}, at least this many {$share}.
luck-picture-short = {$name}: {$total}, expected {$mean}.
refused-nothing-rolled = Nobody has rolled in a turn of this match, so there is nothing to say about luck.
refused-no-luck-here = I cannot say anything about luck in this match: it ended without a result, the rules it was played by are no longer here, or its record is damaged.
