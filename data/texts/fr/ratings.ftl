# Les cotes : sous un résultat, dans le classement, et leurs saisons
ratings-line = 📈 Cotes : {$changes}

command-leaderboard = classement
command-leaderboard-description = Qui joue le mieux sur ce serveur, jeu par jeu et saison par saison
command-leaderboard-game = jeu
command-leaderboard-game-description = Par défaut, le dernier jeu joué dans ce salon
command-leaderboard-season = saison
command-leaderboard-season-description = Le numéro d’une saison passée
command-leaderboard-appear = me-montrer
command-leaderboard-appear-description = Si les autres voient tes cotes, sur tous les serveurs

leaderboard-title = ## 🏆 {$game}
leaderboard-line = {$place} **{$name}** {$points} · { $matches ->
        [one] une partie
       *[other] {$matches} parties
    }
leaderboard-empty = Encore vide. Comptent les parties à deux personnes ou plus.
leaderboard-provisional = Pas encore au classement (« ? ») : moins de {$matches} parties cotées
leaderboard-hidden = Tu n’apparais dans aucun classement, et les autres ne voient pas tes cotes.
leaderboard-own = Toi : place {$place} avec {$points}, { $matches ->
        [one] une partie
       *[other] {$matches} parties
    }
leaderboard-own-provisional = Toi : {$points} après { $matches ->
        [one] une partie
       *[other] {$matches} parties
    }
page-of = Page {$page} sur {$pages}
button-leaderboard = Classement
button-leaderboard-listed-no = Me cacher
button-leaderboard-listed-yes = Me montrer
button-season = Nouvelle saison

season-name = Saison {$number}
season-first = La saison 1 commence avec la première partie cotée.
season-present = Saison {$number}, depuis le {$began}
season-over = Saison {$number}, du {$began} au {$ended}
season-question = ### Commencer la saison {$following} ?
    La saison {$number} (depuis le {$began}) finit pour tous les jeux du serveur ; classements conservés.
    Tout repart à {$points}, sans retour.
season-begun = 🆕 La saison {$number} a commencé. La prochaine partie cotée en sera la première.
season-kept = La saison continue.
button-season-start = Commencer la saison {$number}
button-season-keep = Rester à la saison {$number}

setting-listed = Cotes visibles par les autres
setting-listed-description = Dans les classements et les détails des parties

refused-no-such-season = Cette saison n’existe pas sur ce serveur.
refused-season-empty = Rien n’a encore été coté pendant cette saison : inutile d’en commencer une autre.
refused-season-begun = Quelqu’un a déjà commencé une nouvelle saison.
