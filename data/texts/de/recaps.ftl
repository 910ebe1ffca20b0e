recap-month = { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } {$year}
recap-matches = { $count ->
        [one] eine Partie
       *[other] {$count} Partien
    }
recap-hours = { $count ->
        [one] rund eine Stunde
       *[other] rund {$count} Stunden
    }
recap-met = 🤝 **Am häufigsten zusammen:** {$name} und {$other}, { $count ->
        [one] in einer Partie
       *[other] in {$count} Partien
    }
recap-wins = 🏆 **Die meisten Siege:** {$name}, { $count ->
        [one] die einzige Partie gewonnen
       *[other] {$wins} von {$count} Partien
    }
recap-luckiest = 🍀 **Am meisten Glück:** {$name}, im Schnitt mehr als {$percent} von 100
recap-unluckiest = 🌧️ **Am meisten Pech:** {$name}, nur mehr Glück als {$percent} von 100
recap-match = 🎢 **Die größte Aufholjagd:** {$name} hat {$game} bei {$percent} % Chance noch gewonnen.
setting-recap-channel = Kanal für Rückblicke
setting-recap-channel-description = Wo ich am Ersten jedes Monats zurückblicke, am 28. Dezember aufs Jahr: wer mit wem, Glück, die größte Aufholjagd. Nur Partien, bei denen hier alle zusehen konnten
setting-recap-channel-none = erscheinen nicht
recap-year = Unser Jahr {$year}
recap-luck = Würfelglück: von 100 mehr als
recap-line = 💬 **Der schönste Satz:** {$line}
recap-own = {$name} im Jahr {$year}
button-own-year = Mein Jahr
refused-year-empty = Dieses Jahr gab es hier noch keine gewertete Partie, jedenfalls nicht in Kanälen, von denen erzählt werden darf.
