command-stats = statistiques
command-stats-description = Le bilan de tes parties ou de celles d’autrui : victoires, rencontres, exploits
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
help-statistics = Ensuite, `/{ command-luck }` montre ce que chacun a lancé et ce à quoi il fallait s’attendre, et `/{ command-stats }` le bilan de toutes tes parties.
button-statistics-facts = Statistiques
statistics-title = ## 📊 Tes statistiques
statistics-title-of = ## 📊 Statistiques de {$name}
statistics-nothing = Aucune partie n’est encore allée ici jusqu’à un résultat.
statistics-nothing-private = Aucune de tes parties n’est encore allée jusqu’à un résultat. Sur un serveur où je suis, `/{ command-play }` en commence une.
statistics-all-games = Tous les jeux
statistics-choose-game = Un seul jeu…
statistics-with-people = 👥 **Avec d’autres :** { $matches ->
        [one] une partie
       *[other] {$matches} parties
    }, { $wins ->
        [one] {$wins} gagnée
       *[other] {$wins} gagnées
    } ({$percent} %)
statistics-with-computers = 🤖 **Seulement contre des ordinateurs :** { $matches ->
        [one] une partie
       *[other] {$matches} parties
    }, { $wins ->
        [one] {$wins} gagnée
       *[other] {$wins} gagnées
    }
statistics-place = {$place} {$count}
statistics-streak = 🔥 **Victoires de suite :** {$streak} en ce moment, {$longest} au plus
statistics-games = 🎲 **Jeux :** {$games}
statistics-game = {$game} {$count}
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
        [one] Une partie a été abandonnée.
       *[other] {$count} parties ont été abandonnées.
    }
statistics-facts = **{$game}** · { $counted ->
        [one] une partie comptée
       *[other] {$counted} parties comptées
    }
statistics-explained = Les parties où un ordinateur a joué une partie des tours ne comptent pas ici.
statistics-average = ({$each} par partie)
statistics-mensch-captures = Captures : **{$count}**{$average}
statistics-mensch-losses = Captures subies : **{$count}**{$average}
statistics-mensch-most-captures = Le plus de captures en une partie : **{$count}**
statistics-mensch-unharmed = Victoires sans perdre un pion : **{$count}**
statistics-mensch-sixes-in-a-row = Le plus de six de suite : **{$count}**
statistics-mensch-walls = Murs bâtis : **{$count}**{$average}
statistics-mensch-claims = Captures oubliées réclamées : **{$count}**
statistics-kaeseschieben-cheeses = Fromages sans ver : **{$count}**{$average}
statistics-kaeseschieben-worms = Vers mangés : **{$count}**{$average}
statistics-kaeseschieben-rounds-won = Manches gagnées : **{$count}**
statistics-kaeseschieben-best-round = Meilleure manche : **{$count}** points
statistics-kaeseschieben-pushed = Fromages poussés : **{$count}**{$average}
statistics-kaeseschieben-gifts = Poussés par le bord des autres : **{$count}**
statistics-kaeseschieben-bonuses = Pris avec le dernier fromage : **{$count}**
statistics-forgetit-turns = Tours : **{$count}**
statistics-forgetit-points = Points : **{$count}**{$average}
statistics-forgetit-best-turn = Meilleur tour : **{$count}** points
statistics-forgetit-best-match = Meilleure partie : **{$count}** points
statistics-forgetit-busts = FOR-GET-IT : **{$count}**{$average}
statistics-forgetit-most-lost = Le plus de points perdus d’un coup : **{$count}**
statistics-forgetit-afresh = Neuf dés relancés : **{$count}** ×
statistics-forgetit-by-dice = Donnés ou pris par les dés : **{$count}** points{$average}
statistics-forgetit-by-choice = Perdus par les choix : **{$count}** points{$average}
statistics-wiedumir-chips = Jetons à la fin : **{$count}**{$average}
statistics-wiedumir-best-chips = Le plus de jetons à la fin d’une partie : **{$count}**
statistics-wiedumir-games-won = Parties gagnées, une à une : **{$count}**
statistics-wiedumir-cards = Cartes tirées : **{$count}**{$average}
statistics-wiedumir-chain = Le plus de cartes d’un seul lancer : **{$count}**
statistics-wiedumir-given = Jetons donnés : **{$count}**
statistics-wiedumir-received = Jetons reçus en cadeau : **{$count}**
statistics-wiedumir-limits = Trop de jetons à la fois : **{$count}** ×
statistics-wiedumir-meddled = Pions des autres avancés : **{$count}**{$average}
refused-statistics-elsewhere = Des autres, je ne montre que les statistiques de ce serveur, et seulement sur ce serveur.
refused-statistics-hidden = Cette personne ne souhaite pas figurer dans les statistiques.
