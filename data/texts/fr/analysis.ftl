button-analysis = Analyse
button-analysis-moments = Mes moments
button-analysis-moments-of-all = Moments clés
button-try-it = Essayer
analysis-headline = Analyse
analysis-working = 📈 Je reprends la partie, lancer par lancer et coup par coup. Cela peut prendre une minute ou deux.
analysis-queued = 📈 { $place ->
        [one] Ta partie est la prochaine à analyser.
       *[other] D’autres parties passent d’abord : la tienne est numéro {$place} dans la file.
    } { $minutes ->
        [one] Encore une minute au plus.
       *[other] Encore {$minutes} minutes environ.
    }
analysis-alt = Chances de gagner en pour cent, au début, après chaque quart et à la fin :
analysis-alt-line = {$name} : {$chances}
analysis-line = {$name} {$start} % → {$result} % : {$changes}
analysis-luck = chance {$change}
analysis-choices = ses coups {$change}
analysis-others = coups des autres {$change}
analysis-hidden = caché jusqu’à la fin {$change}
analysis-rest = reste {$change}
analysis-luckier = Plus de chance que {$percent} personnes sur 100 dans la même situation.
analysis-level = A joué comme l’ordinateur de niveau *{$level}*.
analysis-luckiest = 🍀 Moment le plus chanceux : {$name} {$change}
analysis-costliest = ❗ Coup le plus coûteux : {$name} {$change}
analysis-explained = Tout est en points de la chance de gagner, de 0 à 100. Les coups sont comparés à ceux de l’ordinateur le plus fort, qui n’en savait pas plus. Reste : ce que l’estimation des chances corrige en chemin.
analysis-no-moments = 👏 Bravo ! Aucun de tes coups n’a coûté plus de deux points.
analysis-moment-title = **Moment {$number} sur {$count}**
analysis-played = Joué ({$chance} %) : {$what}
analysis-better = Mieux ({$chance} %) : {$what}
analysis-rolls = relancer les dés
refused-no-analysis = Il n’y a rien à analyser dans cette partie : elle s’est terminée avant que rien ne soit joué.
refused-no-analysis-so-long = Cette partie est trop longue pour que je l’analyse.
refused-analysis-running = J’analyse encore une autre partie pour toi. Attends qu’elle soit finie.
refused-coach-busy = Trop de parties attendent leur analyse, la tienne ne serait pas prête à temps. Redemande { $minutes ->
        [one] dans une minute.
       *[other] dans {$minutes} minutes.
    }

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
        [one] Sinon, un pion se retrouve à portée d’un pion adverse.
       *[other] Sinon, un pion se retrouve à portée de {$count} pions adverses.
    }
reason-opens-wall = Sinon, un mur est abandonné.
reason-risks = Sinon, les captures coûteront sans doute plus de cases.
reason-takes-last = Cela prend le dernier fromage.
reason-collects = Du fromage qui vaut jusqu’à {$count} points tombe alors par le bon bord.
reason-keeps-from = Cela éloigne du bord de {$name} du fromage qui vaut jusqu’à {$count} points.
reason-readies = Du fromage qui vaut jusqu’à {$count} points touche alors le bon bord.
reason-nears = Cela rapproche du fromage du bon bord.
reason-gets-behind = { $count ->
        [one] Il y a alors un fromage entre la souris et le bon bord.
       *[other] Il y a alors {$count} fromages entre la souris et le bon bord.
    }
reason-gives = Sinon, {$name} reçoit du fromage qui vaut jusqu’à {$count} points.
reason-offers = Sinon, du fromage qui vaut jusqu’à {$count} points touche le bord de {$name}.
reason-worm-free = Ce fromage est sain à coup sûr.
reason-takes = Cela prend à {$name} du fromage qui vaut jusqu’à {$count} points.
reason-gains = Cela rapporte { wiedumir-chips }.
reason-pays = Sinon, cela coûte { wiedumir-chips }.
reason-feeds = Sinon, {$name} reçoit { wiedumir-chips }.
reason-costs = Cela coûte { wiedumir-chips } à {$name}.
reason-limits = Cela ramène {$name} à quatre jetons.
reason-over-limit = Sinon, il ne reste que quatre jetons.
reason-reaches-goal = Cela mène un pion à l’arrivée.
reason-sets-back = Cela fait reculer un pion de {$name}.
reason-saves = Cela met à l’abri les {$count} points du tour.
reason-clears-cup = Cela met de côté les derniers dés, et les neuf peuvent être relancés.
reason-scores = Le tour vaut alors {$count} points.
reason-sets-aside = Cela met plus de dés de côté.
reason-survives = { $count ->
        [100] FOR, GET et IT ne peuvent pas se réunir au prochain lancer.
       *[other] Le prochain lancer réussit {$count} fois sur 100.
    }
reason-leaves-dice = Cela laisse plus de dés pour le prochain lancer.
