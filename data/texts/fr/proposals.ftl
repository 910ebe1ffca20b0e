# Ce dont les gens d’une table conviennent
command-table-agree = accepter
command-table-agree-description = Accepter ce qui est proposé à la table
command-table-object = refuser
command-table-object-description = Refuser une proposition, ou retirer la tienne
proposal-end-round = 🏁 **{$proposer}** propose de finir cette manche maintenant et de compter ce qui est acquis.
proposal-end-match = 🏁 **{$proposer}** propose de finir toute la partie maintenant et de compter ce qui est acquis.
proposal-stand-in = 🪑 **{$proposer}** propose qu’un ordinateur ({$level}) joue pour **{$person}**, qui pourra revenir à tout moment.
proposal-count = Pour : {$agreed} sur {$needed} nécessaires. Contre : {$against}.
button-agree = Accepter
button-object = Refuser
refused-no-proposal = Rien n’est proposé à cette table pour le moment.
refused-proposal-open = Autre chose est déjà proposé. Réponds d’abord à cette proposition.
refused-proposal-outdated = Cette proposition n’est plus ouverte.
refused-proposal-about-you = Ce sont les autres qui décident. Joue simplement ton tour, et la proposition tombe.
refused-no-vote-in-game = On ne peut pas finir ce jeu par un vote.
refused-already-played-by-computer = Un ordinateur joue déjà à cette place.
refused-stand-in-for-yourself = Tu n’as besoin de l’accord de personne : avec `/{ command-leave }`, un ordinateur joue pour toi.
command-undo = annuler
command-undo-description = Demander à reprendre ta dernière décision
button-undo = Reprendre
proposal-undo = ↩️ **{$proposer}** demande à reprendre sa dernière décision. Il faut l’accord de tout le monde.
story-taken-back = ↩️ {$name} a repris une décision.
refused-undo-nothing = Tu n’as encore rien décidé que tu puisses reprendre.
refused-undo-other-seat = Seule la personne qui a pris la dernière décision peut demander à la reprendre.
refused-undo-other-seat-acted = Quelqu’un d’autre a joué depuis ta dernière décision : elle compte donc.
refused-undo-die = On a lancé les dés depuis ta dernière décision : elle compte donc.
refused-undo-card = Des cartes ont été tirées ou mélangées depuis ta dernière décision : elle compte donc.
refused-undo-part-over = On a compté les points depuis ta dernière décision : elle compte donc.
refused-undo-revealed = Ta dernière décision a révélé quelque chose de caché, ou fini une partie déjà comptée. Elle compte donc.
refused-undo-looked = Depuis, quelqu’un a regardé un secret que ta dernière décision lui a apporté. Elle compte donc.
refused-undo-computer-decided = C’est un ordinateur qui a pris cette décision pendant ton absence : elle compte donc.
refused-record-newer = Ce déroulement vient d’une version plus récente de Spieleabend, que je ne connais pas.
refused-cannot-undo = Cette décision ne peut plus être reprise.

# What was ended early
match-level = ## 🤝 Égalité : personne n’est en tête
