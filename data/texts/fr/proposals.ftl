# Ce que les personnes d’une table décident ensemble
proposal-end-round = 🏁 **{$proposer}** voudrait finir { $game ->
        [wiedumir] cette seule partie
       *[other] cette manche
    } ici. Le score reste tel quel.
proposal-end-match = 🏁 **{$proposer}** voudrait finir la partie ici. Le score reste tel quel.
proposal-stand-in = 🪑 **{$proposer}** voudrait qu’un ordinateur ({$level}) joue pour **{$person}**, qui peut revenir tant que la place est libre.
proposal-count = 👍 {$agreed} sur {$needed} · 👎 {$against}
button-agree = Oui
button-object = Non
end-or-cancel = Tu peux aussi annuler la partie : personne ne gagne, et elle ne compte nulle part.
refused-no-proposal = Il n’y a pas de proposition à cette table pour le moment.
refused-proposal-open = Il y a déjà une autre proposition. Réponds d’abord à celle-là.
refused-proposal-open-yours =
    Ta propre proposition est encore ouverte :
    { $proposal }
    « { button-object } » sous le plateau la retire. Ensuite, tu pourras proposer autre chose.
refused-proposal-open-unanswered =
    Il y a déjà une autre proposition :
    { $proposal }
    Accepte ou refuse d’abord, sous le plateau.
refused-proposal-open-answered =
    Il y a déjà une autre proposition :
    { $proposal }
    Tu as déjà répondu. On attend encore la réponse de : { $names }
refused-agreed-already = Tu as déjà dit oui. On attend encore la réponse de : {$names}
refused-objected-already = Tu as déjà dit non. On attend encore la réponse de : {$names}
refused-proposal-outdated = Cette proposition n’est plus ouverte.
refused-proposal-about-you = Ce sont les autres qui décident. Joue simplement ton tour, et la proposition tombe.
refused-no-vote-in-game = Dans ce jeu, aucun vote ne peut finir la partie.
refused-already-played-by-computer = Un ordinateur joue déjà à cette place.
refused-stand-in-for-yourself = Tu n’as besoin de l’accord de personne : avec `/{ command-leave }`, un ordinateur joue pour toi.
command-table-undo = reprendre-coup
command-table-undo-description = Demander à reprendre ton dernier coup
button-undo = Reprendre mon coup
proposal-undo = ↩️ **{$proposer}** voudrait reprendre son dernier coup. Tout le monde est d’accord ?
story-taken-back = ↩️ {$name} a repris un coup.
refused-undo-nothing = Tu n’as encore joué aucun coup qui puisse être repris.
refused-undo-other-seat = Seule la personne qui a joué le dernier coup peut demander à le reprendre.
refused-undo-other-seat-acted = Quelqu’un d’autre a joué depuis ton dernier coup : tu ne peux plus le reprendre.
refused-undo-die = On a lancé les dés depuis ton dernier coup : tu ne peux plus le reprendre.
refused-undo-card = Des cartes ont été tirées ou mélangées depuis ton dernier coup : tu ne peux plus le reprendre.
refused-undo-part-over = On a compté les points depuis ton dernier coup : tu ne peux plus le reprendre.
refused-undo-revealed = Ton dernier coup a révélé quelque chose, ou fini une manche ou une partie déjà comptée : tu ne peux plus le reprendre.
refused-undo-looked = Ton dernier coup a donné un secret à quelqu’un, qui l’a regardé depuis : tu ne peux plus le reprendre.
refused-undo-computer-decided = C’est un ordinateur qui a joué ce coup pendant ton absence : tu ne peux pas le reprendre.
refused-record-newer = Cette archive vient d’une version plus récente de Spieleabend, que je ne connais pas.
refused-cannot-undo = Ce coup ne peut plus être repris.

# Ce qui a fini plus tôt
story-level = Égalité.
match-level = ## 🤝 Égalité

# Ce qui a été refusé, dans le récit
story-refused-end-round = 🏁 { $game ->
        [wiedumir] La partie
       *[other] La manche
    } continue. Contre la fin : {$names}
story-refused-end-match = 🏁 La partie continue. Contre la fin : {$names}
story-refused-stand-in = 🪑 Pas d’ordinateur pour {$name}. Contre : {$names}
story-refused-undo = ↩️ Le coup de {$name} est maintenu. Contre l’annulation : {$names}

# Ce qui a été retiré, dans le récit
story-withdrawn-end-round = 🏁 {$name} ne propose plus de finir { $game ->
        [wiedumir] cette seule partie
       *[other] la manche
    }.
story-withdrawn-end-match = 🏁 {$name} ne propose plus de finir toute la partie.
story-withdrawn-stand-in = 🪑 {$name} ne propose plus qu’un ordinateur joue pour {$about}.
story-withdrawn-undo = ↩️ {$name} ne demande plus à reprendre un coup.
