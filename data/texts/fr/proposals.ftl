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
