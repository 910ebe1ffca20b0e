# L’énigme du jour
command-puzzle = énigme
command-puzzle-description = L’énigme d’aujourd’hui : trouve le meilleur choix
puzzle-title = ### 🧩 Énigme du jour · {$puzzle}
puzzle-you = toi
puzzle-task = Quel choix te donne le plus de chances de gagner ?
puzzle-right = ✅ Exact ! {$best} gagne dans {$chance} % des cas.
puzzle-wrong = 🤏 Presque. {$best} gagne dans {$chance} % des cas, ton choix dans {$own} %.
puzzle-found = 👥 trouvée par {$found} sur {$count}
puzzle-streak = 🔥 { $days ->
        [one] un jour résolu
       *[other] {$days} jours de suite résolus
    }
puzzle-practice-title = ### 🧩 Entraînement · {$puzzle}
puzzle-another = Une autre, pour s’entraîner…
puzzle-any-game = N’importe quel jeu
puzzle-rating = 🎯 Cote {$points} ({$change})
puzzle-week = 📅 Résolues la semaine dernière : {$people}. La plus dure : {$puzzle}, trouvée par {$found} sur {$count}.
puzzle-week-others = { $count ->
        [one] une autre personne
       *[other] {$count} autres
    }
button-puzzle = Énigme du jour
button-puzzle-too = À moi !
button-puzzle-share = Partager
refused-no-puzzle = Il n’y a pas d’énigme aujourd’hui.
refused-cannot-write-here = Tu n’as pas le droit d’écrire dans ce salon. Partage-la dans un autre.
refused-puzzle-over = Cette énigme n’est plus celle du jour. `/{ command-puzzle }` la montre.
refused-puzzle-shared = Tu as déjà partagé cette énigme.

# Où et quand un serveur l’a
settings-puzzle = Ce serveur : énigme, rétrospectives, accueil
settings-puzzle-title =
    ### ⚙️ Ce serveur : énigme, rétrospectives, accueil
    Ce que je publie ici de moi-même.
setting-puzzle-channel = Salon de l’énigme
setting-puzzle-channel-description = Où l’énigme du jour est publiée : une position avec un seul meilleur choix
setting-puzzle-channel-none = non publiée
setting-puzzle-at = Heure de l’énigme
setting-puzzle-at-description = Dans ton propre fuseau (« { settings-mine } ») ; ici, il vaut alors aussi pour qui n’en a pas choisi
refused-cannot-post-in = Je n’ai pas le droit de publier des images dans {$channel}.
