# Allein in Direktnachrichten spielen
help-begin-direct = Hier spielst du allein gegen Computer: Drück neben einem Spiel auf „{ help-button-play }“ oder tippe `/{ command-play }`. Mit anderen spielst du in einem Kanal eines Servers, auf dem wir beide sind: Tippe dort `/{ command-play }`.
help-table-here-direct = Hier ist schon ein Tisch von dir offen: {$url}. Mit `/{ command-table } { command-table-cancel }` beendest du ihn.
owner-direct-messages = Direktnachrichten
settings-now-direct =
    ### Einstellungen
    So sage ich dir auf Servern, dass du am Zug bist: {$ping}
    Bewegte Bilder nur für dich: {$own_motion}
refused-settings-of-server = Das stellt man auf einem Server ein: Nimm dort `/{ command-settings }`. Hier änderst du, was nur dich betrifft: `{ command-settings-ping }` und `{ command-settings-own-motion }`.
refused-cannot-post-direct = Ich darf dir hier nicht schreiben. Erlaube in den Privatsphäre-Einstellungen des Servers Direktnachrichten von Mitgliedern und versuch es noch einmal.
button-end-game = Spiel beenden
# Lektionen
command-learn = lernen
command-learn-description = Ein Spiel beim Spielen lernen: angeleitet, gegen einen Computer, in deinen Direktnachrichten
command-hint = tipp
command-hint-description = In einer Lektion: Was würde der stärkste Computer hier tun, und warum?
lesson-progress = 🎓 Lektion, Schritt {$step} von {$steps}
lesson-free = 🎓 Du spielst frei. „{ button-hint }“ fragt den stärksten Computer, so oft du willst.
lesson-other = Das geht, aber hier ist es nicht der beste Zug. Lies noch einmal, was die Lektion sagt, oder lass dir einen Tipp geben.
lesson-go-on = Machst du es trotzdem, verlässt du den vorbereiteten Ablauf: Von da an spielst du frei, mit neuen Würfeln und mit Tipps.
lesson-thread = Lektion: {$game}
lesson-fair-dice = 🎓 **Das ist eine Lektion.** Solange sie erklärt, sind die Würfe zum Lernen ausgesucht, und auch die Züge des Computers: Geheimnis, dein Seed und die Nummern der Klicks standen vorher fest, sodass sich trotzdem alles nachrechnen lässt. Spielst du frei, wird dein nächster Klick dein Seed, und die Würfe sind neu.
button-hint = Was würdest du tun?
button-lesson-stop = Lektion beenden
button-choose-again = Noch einmal wählen
button-go-on = Trotzdem machen
button-to-lesson = Zur Lektion
help-choose-lesson = Beim Spielen lernen …
way-to-lesson = 🎓 Deine Lektion wartet in deinen Direktnachrichten.
way-to-lesson-thread = 🎓 Ich darf dir nicht direkt schreiben. Darum wartet deine Lektion in einem Thread, den nur du und die Moderation dieses Kanals sehen.
refused-no-lesson = Für dieses Spiel gibt es keine Lektion.
refused-no-hints = Tipps gibt es in Lektionen. `/{ command-learn }` beginnt eine.
refused-off-course = Die Lektion hat hier etwas anderes vor.
refused-lesson-course = Solange die Lektion erklärt, sind ihre Würfel vorbereitet. Das geht, sobald du frei spielst.
refused-learn-nowhere = Ich darf dir nicht direkt schreiben und kann hier keinen privaten Thread eröffnen. Erlaube in den Privatsphäre-Einstellungen dieses Servers Direktnachrichten und versuch es noch einmal, oder tippe `/{ command-learn }` in unseren Direktnachrichten.
