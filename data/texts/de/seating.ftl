# Plätze, die andere übernehmen können, aufgegebene Plätze und das Zuschauen
command-join-seat = platz
command-join-seat-description = Mitten im Spiel: der Buchstabe des Platzes, den du übernimmst
command-table-resign = aufgeben
command-table-resign-description = Deinen Platz endgültig aufgeben; er zählt als verloren
command-table-cancel-reason = grund
command-table-cancel-reason-description = Warum? Das lesen alle am Tisch (für Tischleitung und Moderation)
setting-table-stand-in = Computer als Ersatz
setting-table-stand-in-description = Wie stark die Computer sind, die für Abwesende spielen
setting-table-substitutes = Ersatzleute erlaubt
setting-table-substitutes-description = Andere dürfen mitten im Spiel einspringen; für sie ohne Wertung
button-take-seat = Platz nehmen
button-watch = Zuschauen
button-resign = Aufgeben
button-keep-playing = Weiterspielen
button-cancel = Partie abbrechen
seat-resigned = {$name} (aufgegeben, ein Computer spielt)
substitute-title = ### Platz nehmen
substitute-explained = Auf welchem Platz spielst du weiter? Du siehst dort alles, nur nicht, was früher nachgeschaut wurde. Der Platz gehört dann dir.
substitute-rating = -# Wertung: Diese Partie zählt für dich nur, wenn der Platz noch gar nicht am Zug war.
substitute-for = {$letter} · für {$name}
substitute-seated = Du spielst jetzt auf Platz {$letter}.
seat-taken-over = 🪑 {$person}, auf deinem Platz bei {$game} spielt jetzt {$substitute}. Du kannst nicht mehr dorthin zurück.
resign-title = ### Aufgeben?
resign-ends = Dann ist die Partie zu Ende, und wer übrig ist, gewinnt.
resign-played-on = Ein Computer spielt für dich zu Ende, du kommst auf den letzten Platz. Hinter dir nur, wer vorher aufgab.
resign-in-pair = Ein Computer spielt für dich zu Ende, du kommst auf den letzten Platz. Die andere Person in deinem Paar kann noch gewinnen.
resign-for-good = Du kannst dir diesen Platz nicht zurückholen. Wenn du nur eine Weile weg bist, verlass den Tisch stattdessen: `/{ command-leave }`
resign-done = 🏳️ Du hast aufgegeben.
resignation-result-title = Durch Aufgabe gewonnen
result-resigned =
    🏳️ {$names} { $count ->
        [one] hat aufgegeben.
       *[other] haben aufgegeben.
    }
row-resigned = aufgegeben
row-won = gewonnen
table-cancelled-because = 🧹 Die Partie wurde abgebrochen; niemand gewinnt. Grund: {$reason}
table-cancelled-by-moderator = 🧹 Die Moderation hat die Partie abgebrochen; niemand gewinnt. Grund: {$reason}
table-closed-because = Die Einladung wurde zurückgezogen. Grund: {$reason}
table-closed-by-moderator = Die Moderation hat die Einladung zurückgezogen. Grund: {$reason}
match-cancelled = 🧹 Deine Partie {$game} wurde abgebrochen. Grund: {$reason}
cancel-form-title = Partie abbrechen
cancel-form-label = Warum?
cancel-form-description = Das lesen alle am Tisch. Niemand gewinnt, und nichts wird gewertet.
watch-title = ### 👁️ Wo du zuschaust
watch-none = Noch nirgends. Am Tisch: „{ button-more } ▸ { button-bell } ▸ { button-watch }“.
watch-since = letzter Zug {$when}
watch-elsewhere =
    { $count ->
        [one] Ein weiterer Tisch steht in einem Kanal, den du gerade nicht siehst.
       *[other] {$count} weitere Tische stehen in Kanälen, die du gerade nicht siehst.
    }
watch-stop = Nicht mehr zuschauen bei …
watch-notice-direct = Schick mir am Ende eine Direktnachricht
watch-notice-channel = Ping mich am Ende am Tisch an
watch-notice-never = Sag mir nicht Bescheid
watch-over-won = 👁️ {$game}: Die Partie, der du zugeschaut hast, ist zu Ende. 🏆 {$winners}
watch-over = 👁️ {$game}: Die Partie, der du zugeschaut hast, ist zu Ende; niemand hat gewonnen.
watch-over-because = 👁️ {$game}: Die Partie, der du zugeschaut hast, wurde abgebrochen. Grund: {$reason}
refused-resigned = Du hast aufgegeben und kannst dir diesen Platz nicht zurückholen.
refused-no-substitutes = An diesem Tisch sind keine Ersatzleute erlaubt. „{ button-watch }“ hinter „{ button-more } ▸ { button-bell }“ sagt dir Bescheid, wenn die Partie zu Ende ist.
refused-no-free-seat = Es ist kein Platz frei.
refused-seat-taken = Auf diesem Platz spielt schon jemand.
refused-seat-resigned = Dieser Platz wurde aufgegeben. Niemand kann ihn übernehmen.
refused-seat-lost = Deinen Platz spielt jetzt jemand anders. In der nächsten Partie bist du wieder dabei; in dieser weißt du schon zu viel.
refused-secrets-forgotten = In dieser Partie kann niemand mehr einen Platz übernehmen. In der nächsten bist du dabei!
refused-seats-in-order = Vor dem Start gibt es immer den nächsten freien Platz. Wer den Tisch leitet, kann zwei Plätze tauschen: `/{ command-table } { command-table-swap }`
refused-reason-too-long = Ein Grund hat höchstens {$most} Zeichen.
refused-watch-over = Die Partie an diesem Tisch ist zu Ende.
refused-watch-not-watched = Du schaust diesem Tisch nicht zu.
refused-watch-own-table = An diesem Tisch spielst du selbst.
refused-watch-too-many = Du kannst höchstens {$most} Tischen gleichzeitig zuschauen. „{ button-more } ▸ { button-bell }“ zeigt sie.
refused-undo-before-you = Diesen Zug hat jemand anders gemacht, bevor du den Platz übernommen hast.

# Der Verlauf: was unter den Leuten am Tisch geschieht
story-left = 🚪 {$name} ist gegangen. Auf dem Platz spielt jetzt ein Computer.
story-came-back = 🪑 {$name} ist wieder da.
story-resigned = 🏳️ {$name} hat aufgegeben.
story-took-over = 🪑 {$name} spielt für {$former} weiter.
story-took-computer-seat = 🪑 {$name} hat Platz {$letter} von einem Computer übernommen.
story-voted = 🤖 Die anderen haben zugestimmt: Für {$name} spielt ein Computer.
story-time-up = ⌛ Die Zeit war um: Für {$name} spielt ein Computer.
story-leads = 👑 {$name} leitet jetzt den Tisch.
stand-ins-in-words = Für {$names} spielt ein Computer.
seats-in-words = Am Tisch: {$seats}.
stand-in-thinking = Ein Computer überlegt für {$name} …
result-stand-ins = -# 🤖 Am Ende spielte ein Computer für {$names}.
button-watched = Wo ich zuschaue
button-invite = Einladen …
button-call = Diese Rolle rufen
invite-panel = Wer soll kommen? Alle werden einmal gerufen, so wie bei ihrem Zug.
invite-choose = Leute auswählen …
invite-letter = 📨 **{$host}** lädt dich zu {$game} ein.
invite-call = 📨 {$called}: **{$host}** lädt zu {$game} ein.
invited = ✅ Gerufen: {$called}
challenge-which = Was möchtest du mit {$person} spielen?
challenge-choose = Spiel auswählen …
