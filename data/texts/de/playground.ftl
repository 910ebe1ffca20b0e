playground-title = Spielwiese von Spieleabend
playground-open = Öffne { $url } im Browser.
playground-try-1 = Du bist { $name }: Klicke in das Feld unter dem Kanal, tippe /{ $command }, drücke Enter, wähle ein Spiel und schick es mit dem Pfeil ab.
playground-try-2 = Drücke „Los mit einem Computer“, oder wechsle oben zu einer anderen Person und drücke „{ button-join }“; dann drückt { $name } „{ button-start }“, und es geht reihum.
playground-try-3 = Bei Käseschieben: Ist Käse über eine Kante gefallen, drücke „Nachschauen“ und sieh in die Direktnachrichten dieser Person; Dora hat ihre abgeschaltet. Bei den anderen Spielen: Drücke nach der Partie „{ button-replay }“.
playground-token = Für einen echten Server brauchst du ein Token: discord.com/developers → New Application → Bot → Reset Token, dann DISCORD_TOKEN=… in .env schreiben und neu starten. Alles Weitere steht in docs/hosting.md.
playground-stop = Strg-C beendet sie. Hier bleibt nichts gespeichert.
playground-channel = Der Kanal #{ $channel }
playground-channel-about = Hier spielen alle. Auf der Seite wechselst du zwischen den vier Personen.
playground-letters = Direktnachrichten von { $name }
playground-person-de = spricht Deutsch
playground-person-en = spricht Englisch
playground-person-fr = spricht Französisch
playground-manages = darf den Server verwalten
playground-closed = lässt keine Direktnachrichten zu
playground-people = Die Personen
playground-stopped = Beendet. Die Spiele dieser Spielwiese sind vergessen.
