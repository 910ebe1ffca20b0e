# Was die Regeln aller Spiele gemeinsam haben: Titel, Herkunft, Inhalt
rules-book = Regelbuch
rules-contents = Inhalt
rules-agreed = ⚙️ An diesem Tisch vereinbart: {$options}
rules-option = **{$name}** · Voreinstellung: {$usual}
rules-option-choices = {$option} · möglich: {$choices}
rules-option-between = { "; " }
rules-option-here = ✅ An diesem Tisch: **{$value}**
rules-credits = Dieser Bot ist inoffiziell. Er hat weder mit Schmidt Spiele zu tun noch mit denen, die die Spiele erfunden haben, und erklärt die Regeln mit eigenen Worten.
rules-unofficial = inoffizieller Bot
command-rules-page = seite
command-rules-page-description = Die Nummer einer Seite oder ein Wort aus ihrem Titel
refused-unknown-rules-page = Diese Seite gibt es nicht. Die Regeln dieses Spiels haben die Seiten 1 bis {$pages}.

rules-title-glance = Auf einen Blick
rules-title-aim = Das Ziel
rules-title-setup = Bevor es losgeht
rules-title-board = Das Brett
rules-title-turn = Dein Zug
rules-title-push = Schieben
rules-title-example = Ein Beispiel
rules-title-cheeses = Wessen Käse, wessen Wurm?
rules-title-bonus = Der letzte Käse
rules-title-words = Die Wörter
rules-title-keep = Würfel herauslegen
rules-title-afresh = Alle neun heraus
rules-title-score = Aufhören und werten
rules-title-six = Eine Sechs
rules-title-capture = Hinauswerfen
rules-title-missed = Ein übersehener Rauswurf
rules-title-walls = Mauern
rules-title-fall = Eine Mauer auf deinem Startfeld
rules-title-home = Ins Ziel
rules-title-stuck = Wenn du nicht ziehen kannst
rules-title-squares = Die Felder
rules-title-limit = Zehn ist die Grenze
rules-title-cards = Karten
rules-title-cards-1 = Karten, Teil 1 von 4
rules-title-cards-2 = Karten, Teil 2 von 4
rules-title-cards-3 = Karten, Teil 3 von 4
rules-title-cards-4 = Karten, Teil 4 von 4
rules-title-waiting = Karten, die warten
rules-title-end = Das Ende
rules-title-options = Varianten und Optionen
rules-title-options-more = Weitere Optionen
rules-title-tips = Tipps
rules-title-beginners = Häufige Fragen
rules-title-controls = Knöpfe und Befehle

fair-dice-rules =
    ## Ehrlich gewürfelt
    - **Bevor jemand dazukommt,** zeigt die Einladung einen Fingerabdruck: den SHA-256 eines Geheimnisses. Er bindet den Bot: Ein anderes Geheimnis würde auffallen.
    - **Alle haben ein Glückswort.** Zuerst ist es die Nummer des Klicks, mit dem du Platz genommen hast; mit „{ button-fair-dice }“ am Tisch wählst du jederzeit eigene Worte, und alle sehen sie. Jede Ziehung folgt aus dem Geheimnis, allen Glückswörtern und der Nummer des Klicks, der sie ausgelöst hat.
    - **Am Ende** wird das Geheimnis gezeigt. „{ button-verify }“ rechnet jede Ziehung nach und spielt die Regeln noch einmal durch, „{ button-export }“ gibt dir das Protokoll und ein Skript, das es ohne diesen Bot prüft.
    - **Nicht bewiesen ist,** dass diejenigen, die den Bot betreiben, nicht in Verdecktes wie Würmer schauen, keine Klicknummer erfinden und keinen Klick unterschlagen. Einen verlorenen Klick würdest du merken; wählst du ab und zu neue eigene Worte, wird das andere schwerer.

rules-controls-table =
    - **Zurücknehmen:** „{ button-undo }“, bis jemand würfelt, eine Karte zieht, am Zug ist oder etwas Geheimes ans Licht kommt. Alle müssen zustimmen.
    - **Genug gespielt?** Nach `/{ command-leave }` spielt ein Computer für dich, bis du wiederkommst. `/{ command-table } { command-table-resign }` gibt deinen Platz für immer auf, `/{ command-table } { command-table-end }` schlägt ein vorzeitiges Ende vor.
    - **Kein Platz?** `/{ command-join }` übernimmt einen freien, wenn der Tisch das erlaubt. Mit „{ button-watch }“ hinter „{ button-more } ▸ { button-bell }“ erfährst du, wie es ausgeht.
    - **Lange Pausen?** „{ button-orders }“: Der Tisch würfelt für dich, solange es nichts zu entscheiden gibt.
    - Die Knöpfe dafür findest du hinter „{ button-more }“.
