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
luck-kaeseschieben-stars-of = {$total} von { $tries ->
        [one] einem Wurf
       *[other] {$tries} Würfen
    } mit Stern
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
luck-wiedumir-costly-cards-of = {$total} teure unter { $tries ->
        [one] einer gezogenen Karte
       *[other] {$tries} gezogenen Karten
    }
luck-line = {$what}, zu erwarten {$mean}: mehr Glück als {$percent} von 100
