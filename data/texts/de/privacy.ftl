command-privacy = datenschutz
command-privacy-description = Was ich über dich aufbewahre; hol es dir als Datei oder lass es löschen
button-privacy-export = Alles als Datei
button-privacy-delete = Meine Daten löschen
button-privacy-delete-now = Ja, alles löschen
button-privacy-keep = Alles behalten
privacy-title = ## 🔒 Was ich über dich aufbewahre
privacy-what = **Was?** Deine Discord-ID und den Namen, mit dem du zuletzt an einen Tisch gekommen bist; die Tische, an denen du sitzt oder gesessen hast, mit deinen Zügen, deinen Ergebnissen, deinen Wertungen und deinem Glückswort; die Tische, an denen du zuschaust; was du in den Einstellungen gewählt hast.
    Nachrichten lese ich nicht: Wer mir schreibt, bekommt immer dieselbe Antwort. Dein Profilbild liegt nur im Arbeitsspeicher, solange ich laufe.
privacy-why = **Wozu?** Damit Partien nach einer Pause weitergehen, alle die Würfel nachprüfen können und Ergebnisse zu sehen sind. Zu nichts anderem: keine Werbung, keine Weitergabe. Gespeichert wird es bei denen, die diesen Bot betreiben.
privacy-how-long = **Wie lange?** { $finished ->
        [0] Beendete Partien bleiben, bis du deine Daten löschen lässt oder der Server mich entfernt.
        [one] Beendete Partien werden nach einem Tag gelöscht.
       *[other] Beendete Partien werden nach {$finished} Tagen gelöscht.
    }
    Partien, die niemand fortsetzt, enden nach { $unfinished ->
        [one] einem Tag
       *[other] {$unfinished} Tagen
    }, spätestens aber {$asleep} Tage, nachdem alle gegangen sind. Einladungen, aus denen keine Partie wurde, werden {$invitation} Tage nach ihrem Ende gelöscht, alles von einem Server {$server} Tage, nachdem er mich entfernt hat.
privacy-others = **Was andere sehen:** deinen Namen, dein Profilbild und deine Züge, im Kanal des Tisches; in den Ranglisten deiner Server deine Wertungen, wenn du das nicht mit `/{ command-leaderboard }` abschaltest. Was ich dort gepostet habe, gehört zum Kanal; wer ihn moderiert, kann es löschen.
privacy-exported = 📦 Das ist alles, was ich über dich aufbewahre. Nur du siehst diese Nachricht.
privacy-delete-question =
    ### 🗑️ Alles über dich löschen?
    Dein Name und deine Discord-ID verschwinden sofort aus allen Partien, Ergebnissen und Einstellungen. Deine Wertungen werden gelöscht. Wo noch gespielt wird, übernimmt ein Computer deinen Platz, und **du bekommst ihn nicht zurück**. In Einladungen wird dein Platz frei.
    Die Partien der anderen bleiben vollständig: Dein Platz gehört dann „{ person-without-name }“. Deine Züge und Glückswörter bleiben ohne deinen Namen und deine Discord-ID in den Protokollen, denn ohne sie ließen sich die Würfel nicht prüfen. Verrät ein Glückswort, wer du bist, können andere das weiterhin lesen.
    Was ich in Kanälen gepostet habe, wird nicht gelöscht. Bist du für diesen Bot gesperrt, bleibt das so.
privacy-deleted = 🗑️ Fertig. Ich bewahre nichts mehr über dich auf. Spielst du wieder, fängst du von vorn an.
privacy-kept = Es wurde nichts gelöscht.
