button-analysis = Analyse
button-analysis-moments = Mes moments
button-analysis-moments-of-all = Moments clés
button-try-it = Essayer
analysis-headline = Analyse
analysis-working = 📈 Je reprends la partie, lancer par lancer et coup par coup. Cela peut prendre une minute ou deux.
analysis-alt = Chances de gagner en pour cent, au début, après chaque quart et à la fin :
analysis-alt-line = {$name} : {$chances}
analysis-line = {$name} {$start} % → {$result} % : {$changes}
analysis-luck = chance {$change}
analysis-choices = ses décisions {$change}
analysis-others = décisions des autres {$change}
analysis-hidden = caché jusqu’à la fin {$change}
analysis-rest = reste {$change}
analysis-luckier = Plus de chance que {$percent} personnes sur 100 dans la même situation.
analysis-level = A joué comme l’ordinateur de niveau *{$level}*.
analysis-luckiest = 🍀 Moment le plus chanceux : {$name} {$change}
analysis-costliest = ❗ Décision la plus coûteuse : {$name} {$change}
analysis-explained = Tout est en points de la chance de gagner, de 0 à 100. Les décisions sont comparées à celles de l’ordinateur le plus fort, qui n’en savait pas plus. Reste : ce que l’estimation des chances corrige en chemin.
analysis-no-moments = 👏 Bravo ! Aucune de tes décisions n’a coûté plus de deux points.
analysis-moment-title = **Moment {$number} sur {$count}**, avec le plateau d’avant
analysis-played = Joué ({$chance} %) : {$what}
analysis-better = Mieux ({$chance} %) : {$what}
analysis-rolls = relancer les dés
refused-no-analysis = Il n’y a rien à analyser dans cette partie : elle s’est terminée avant toute décision.
refused-no-analysis-so-long = Cette partie est trop longue pour que je l’analyse.
refused-analysis-running = J’analyse encore une autre partie pour toi. Attends qu’elle soit finie.

# Pourquoi c’est mieux ; « sinon », c’est ce qui a été fait à la place
reason-claims = Cela renvoie le pion de {$name} qui a oublié une capture.
reason-finishes = Cela rentre le dernier pion.
reason-captures = Cela capture un pion de {$name}.
reason-gets-home = Cela rentre un pion.
reason-escapes = { $count ->
        [one] Cela met un pion hors de portée d’un pion adverse.
       *[other] Cela met un pion hors de portée de {$count} pions adverses.
    }
reason-enters = Cela fait entrer un nouveau pion.
reason-builds-wall = Cela forme un mur.
reason-chases = Un pion de {$name} est alors à portée.
reason-clears-start = Cela libère la case de départ pour le pion suivant.
reason-exposes = { $count ->
        [one] Sinon, un pion reste à portée d’un pion adverse.
       *[other] Sinon, un pion reste à portée de {$count} pions adverses.
    }
reason-opens-wall = Sinon, un mur est abandonné.
