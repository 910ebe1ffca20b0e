# Termine, wie sie jemand tippt
refused-dates-too-many = Mehr als {$most} Termine auf einmal gehen nicht.
refused-date-unreadable = „{$typed}“ kann ich nicht als Termin lesen. Schreib etwas wie `Fr 20 Uhr`, `morgen 19:30` oder `24.12. 19:30`.
refused-date-without-hour = Bei „{$typed}“ fehlt die Uhrzeit. Schreib etwas wie `Fr 20 Uhr`.
refused-date-other-weekday = Bei „{$typed}“ passen Wochentag und Datum nicht zusammen.
refused-date-past = „{$typed}“ ist schon vorbei.
refused-date-too-far = „{$typed}“ ist mehr als 60 Tage hin.
