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
