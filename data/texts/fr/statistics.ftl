command-stats = statistiques
command-stats-description = Ton bilan ou celui d’une autre personne : victoires, rencontres, exploits
command-stats-person = personne
command-stats-person-description = De qui ? Par défaut, les tiennes
command-stats-game = jeu
command-stats-game-description = De quel jeu ? Par défaut, de tous
command-stats-scope = étendue
command-stats-scope-description = Ce serveur, ou partout (seulement pour toi)
statistics-scope-here = ce serveur
statistics-scope-everywhere = partout
button-statistics-here = Ce serveur seulement
button-statistics-everywhere = Partout
button-my-statistics = Mes statistiques
button-statistics-facts = Statistiques
statistics-title = ## 📊 Tes statistiques
statistics-title-of = ## 📊 Statistiques de {$name}
statistics-nothing = Encore vide. Une partie compte ici quand elle a un résultat.
statistics-nothing-private = Aucune de tes parties n’a encore donné de résultat. Sur un serveur où je suis, `/{ command-play }` en commence une.
statistics-all-games = Tous les jeux
statistics-choose-game = Un seul jeu…
statistics-with-people = 👥 **Avec d’autres :** { $matches ->
        [one] une partie
       *[other] {$matches} parties
    }, { $wins ->
        [one] {$wins} gagnée
       *[other] {$wins} gagnées
    } ({$percent} %)
statistics-with-people-few = 👥 **Avec d’autres :** { $matches ->
        [one] une partie
       *[other] {$matches} parties
    }, { $wins ->
        [one] {$wins} gagnée
       *[other] {$wins} gagnées
    }
statistics-with-computers = 🤖 **Seulement contre des ordinateurs :** { $matches ->
        [one] une partie
       *[other] {$matches} parties
    }, { $wins ->
        [one] {$wins} gagnée
       *[other] {$wins} gagnées
    }
statistics-place = {$place} {$count} ×
statistics-streak = 🔥 **Victoires de suite :** {$streak} maintenant, record {$longest}
statistics-nights-won = 🏆 {$count ->
    [one] Une soirée jeux gagnée
   *[other] {$count} soirées jeux gagnées
}
statistics-games = 🎲 **Jeux :** {$games}
statistics-game = {$game} {$count} ×
statistics-favourite = ❤️ **Jeu préféré :** {$game}
statistics-opponents = **Le plus souvent contre**
statistics-opponent = {$name} : { $matches ->
        [one] une partie
       *[other] {$matches} parties
    }, devant {$ahead}, derrière {$behind}{ $level ->
        [0] {""}
       *[other] , à égalité {$level}
    }
statistics-unfinished = { $count ->
        [one] Une partie s’est arrêtée sans résultat.
       *[other] {$count} parties se sont arrêtées sans résultat.
    }
statistics-picture-ratings = Cotes de cette saison
statistics-picture-results = Résultats
statistics-picture-course = {$game} : {$ratings}
statistics-picture-score = {$game} : gagné {$wins} sur {$matches}
statistics-facts = **{$game}** · { $counted ->
        [one] une partie comptée
       *[other] {$counted} parties comptées
    }
statistics-explained = Sans les parties où un ordinateur a joué par moments.
statistics-average = ({$each} par partie)
statistics-decisions = Sur { $matches ->
        [one] une partie analysée
       *[other] {$matches} parties analysées
    } : jeu {$level}{ $changed ->
        [true] , dernièrement {$recently}
       *[false] {""}
    } ; dés : {$luck} % de victoire par partie
statistics-mensch-captures = Captures : **{$count}**{$average}
statistics-mensch-losses = Pions perdus : **{$count}**{$average}
statistics-mensch-most-captures = Record de captures en une partie : **{$count}**
statistics-mensch-unharmed = Victoires sans perdre un pion : **{$count}**
statistics-mensch-sixes-in-a-row = Record de six de suite : **{$count}**
statistics-mensch-walls = Murs bâtis : **{$count}**{$average}
statistics-mensch-claims = Captures oubliées réclamées : **{$count}**
statistics-kaeseschieben-cheeses = Fromages sains : **{$count}**{$average}
statistics-kaeseschieben-worms = Fromages véreux : **{$count}**{$average}
statistics-kaeseschieben-rounds-won = Manches gagnées : **{$count}**
statistics-kaeseschieben-best-round = Points de la meilleure manche : **{$count}**
statistics-kaeseschieben-pushed = Fromages poussés : **{$count}**{$average}
statistics-kaeseschieben-gifts = Fromages offerts : **{$count}**
statistics-kaeseschieben-bonuses = Fromages pris en prime : **{$count}**
statistics-forgetit-turns = Tours : **{$count}**
statistics-forgetit-points = Points : **{$count}**{$average}
statistics-forgetit-best-turn = Points du meilleur tour : **{$count}**
statistics-forgetit-best-match = Points de la meilleure partie : **{$count}**
statistics-forgetit-busts = FOR-GET-IT : **{$count}**{$average}
statistics-forgetit-most-lost = Record de points perdus d’un coup : **{$count}**
statistics-forgetit-afresh = Les neuf dés relancés : **{$count}** fois
statistics-wiedumir-chips = Jetons à la fin : **{$count}**{$average}
statistics-wiedumir-best-chips = Record de jetons : **{$count}**
statistics-wiedumir-games-won = Parties simples gagnées : **{$count}**
statistics-wiedumir-cards = Cartes tirées : **{$count}**{$average}
statistics-wiedumir-chain = Record de cartes par lancer : **{$count}**
statistics-wiedumir-given = Jetons offerts : **{$count}**
statistics-wiedumir-received = Jetons reçus en cadeau : **{$count}**
statistics-wiedumir-limits = Trop de jetons à la fois : **{$count}** fois
statistics-wiedumir-meddled = Pions des autres avancés : **{$count}**{$average}
refused-statistics-elsewhere = Les statistiques des autres ne se voient que sur un serveur en commun.
refused-statistics-hidden = Cette personne ne souhaite pas figurer dans les statistiques.
