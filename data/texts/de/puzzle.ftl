# Das Rätsel des Tages
command-puzzle = rätsel
command-puzzle-description = Das Rätsel von heute: Finde die beste Wahl
puzzle-title = ### 🧩 Rätsel des Tages · {$puzzle}
puzzle-you = du
puzzle-task = Mit welcher Wahl gewinnst du am ehesten?
puzzle-right = ✅ Genau! {$best} gewinnt in {$chance} % der Fälle.
puzzle-wrong = 🤏 Nicht ganz. {$best} gewinnt in {$chance} % der Fälle, deine Wahl in {$own} %.
puzzle-found = 👥 { $count ->
        [one] {$found} von {$count} fand es
       *[other] {$found} von {$count} fanden es
    }
puzzle-streak = 🔥 { $days ->
        [one] ein Tag gelöst
       *[other] {$days} Tage in Folge gelöst
    }
puzzle-practice-title = ### 🧩 Übung · {$puzzle}
puzzle-another = Noch eins zum Üben …
puzzle-any-game = Irgendein Spiel
puzzle-rating = 🎯 Wertung {$points} ({$change})
puzzle-week = 📅 Gelöst in der letzten Woche: {$people}. Am schwersten: {$puzzle}, von {$found} der {$count} gefunden.
puzzle-week-others = { $count ->
        [one] eine weitere Person
       *[other] {$count} weitere
    }
button-puzzle = Rätsel von heute
button-puzzle-too = Ich auch!
button-puzzle-share = Teilen
refused-no-puzzle = Heute gibt es kein Rätsel.
refused-cannot-write-here = In diesem Kanal darfst du nicht schreiben. Teile es in einem anderen.
refused-puzzle-over = Das ist nicht mehr das Rätsel von heute. `/{ command-puzzle }` zeigt es.
refused-puzzle-shared = Dieses Rätsel hast du schon geteilt.

# Wo und wann ein Server es hat
settings-puzzle = Dieser Server: Rätsel, Rückblicke, Empfang
settings-puzzle-title =
    ### ⚙️ Dieser Server: Rätsel, Rückblicke, Empfang
    Was ich hier von selbst poste.
setting-puzzle-channel = Kanal für das Rätsel
setting-puzzle-channel-description = Wo das Rätsel des Tages erscheint: eine Stellung mit einer besten Wahl
setting-puzzle-channel-none = erscheint nicht
setting-puzzle-at = Uhrzeit des Rätsels
setting-puzzle-at-description = In deiner eigenen Zeitzone („{ settings-mine }“); sie gilt hier dann auch für alle, die keine gewählt haben
refused-cannot-post-in = Ich darf in {$channel} keine Bilder senden.
