decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-mensch-sixes-of = { $total ->
        [0] keine Sechs
        [one] eine Sechs
       *[other] {$total} Sechsen
    } in { $tries ->
        [one] einem Wurf
       *[other] {$tries} Würfen
    }
luck-kaeseschieben-steps-of = { $total ->
        [one] ein Schritt
       *[other] {$total} Schritte
    } aus { $tries ->
        [one] einem Wurf
       *[other] {$tries} Würfen
    }
luck-forgetit-busts-of = {$total} × FOR-GET-IT in { $tries ->
        [one] einem Wurf
       *[other] {$tries} Würfen
    }
luck-wiedumir-squares-of = { $total ->
        [one] ein Feld
       *[other] {$total} Felder
    } in { $tries ->
        [one] einem Wurf
       *[other] {$tries} Würfen
    }
luck-line = {$what}, normal wären {$mean}: mehr Glück als {$percent} von 100 Leuten
