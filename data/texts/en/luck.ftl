decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
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
luck-line = {$what}, expected {$mean}: luckier than {$percent} of 100
