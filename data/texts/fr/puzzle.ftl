# L’énigme du jour
command-puzzle = énigme
command-puzzle-description = L’énigme d’aujourd’hui : trouve le meilleur choix
puzzle-title = ### 🧩 Énigme du jour · {$game} {$degree}
puzzle-question = Quel est le meilleur choix pour {$seat} ?
puzzle-right = ✅ **Bravo !** C’est le mieux pour {$seat}.
puzzle-wrong = ❌ **Il y a mieux** pour {$seat}.
puzzle-choice = **{$letter}** {$what} **{$chance} %**
puzzle-chosen = 👥 choisi par {$chosen} sur {$others}
puzzle-streak = 🔥 { $days ->
        [one] un jour joué
       *[other] {$days} jours joués de suite
    }
puzzle-shared = {$outcome} {$name} · 🔥 {$days}
button-puzzle = Énigme du jour
button-puzzle-share = Partager
refused-no-puzzle = Il n’y a pas d’énigme aujourd’hui.
refused-cannot-write-here = Tu n’as pas le droit d’écrire dans ce salon. Partage l’énigme dans un autre.
refused-puzzle-over = Cette énigme n’est plus celle du jour. `/{ command-puzzle }` la montre.
refused-puzzle-shared = Tu as déjà partagé cette énigme.

# Où et quand un serveur l’a
settings-puzzle = Ce serveur : énigme du jour
settings-puzzle-title =
    ### ⚙️ Ce serveur : énigme du jour
    Une position avec un seul meilleur choix, la même pour tout le monde ce jour-là.
setting-puzzle-channel = Salon de l’énigme
setting-puzzle-channel-description = Où l’énigme du jour est publiée
setting-puzzle-channel-none = non publiée
setting-puzzle-at = Heure de l’énigme
setting-puzzle-at-description = Dans ton propre fuseau (« { settings-mine } ») ; ici, il vaut alors aussi pour qui n’en a pas choisi
refused-cannot-post-in = Je n’ai pas le droit de publier des images dans {$channel}.
