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
luck-line = {$what}; {$mean} would be normal: luckier than {$percent} players in 100
