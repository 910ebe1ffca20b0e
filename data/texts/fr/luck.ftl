decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-mensch-sixes-of = { $total ->
        [0] aucun six
       *[other] {$total} six
    } en { $tries ->
        [one] un lancer
       *[other] {$tries} lancers
    }
luck-kaeseschieben-steps-of = {$total} pas en { $tries ->
        [one] un lancer
       *[other] {$tries} lancers
    }
luck-forgetit-busts-of = {$total} × FOR-GET-IT en { $tries ->
        [one] un lancer
       *[other] {$tries} lancers
    }
luck-wiedumir-squares-of = { $total ->
        [one] une case
       *[other] {$total} cases
    } en { $tries ->
        [one] un lancer
       *[other] {$tries} lancers
    }
luck-line = {$what}, la moyenne est {$mean} : plus de chance que {$percent} personnes sur 100
