# Dates telles qu’on les tape
refused-dates-too-many = Pas plus de {$most} dates à la fois.
refused-date-unreadable = Je n’arrive pas à lire « {$typed} » comme une date. Écris par exemple `ven. 20h`, `demain 19h30` ou `24/12 19h30`.
refused-date-without-hour = Il manque l’heure dans « {$typed} ». Écris par exemple `ven. 20h`.
refused-date-other-weekday = Dans « {$typed} », le jour de la semaine et la date ne correspondent pas.
refused-date-past = « {$typed} » est déjà passé.
refused-date-too-far = « {$typed} » est dans plus de 60 jours.
