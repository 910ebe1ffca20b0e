button-analysis = Analyse
button-analysis-moments = Mes moments
button-analysis-moments-of-all = Moments clés
button-analysis-sums = Les chiffres
button-try-it = Essayer
analysis-headline = Analyse
analysis-working = 📈 Je relis la partie, coup par coup. Une minute ou deux…
analysis-queued = 📈 { $place ->
        [one] Ta partie est la prochaine à analyser.
       *[other] D’autres parties passent d’abord : la tienne est numéro {$place} dans la file.
    } { $minutes ->
        [one] Encore une minute au plus.
       *[other] Encore {$minutes} minutes environ.
    }
analysis-alt = Chances de gagner en pour cent, au début, après chaque quart et à la fin :
analysis-alt-line = {$name} : {$chances}
analysis-line = {$name} {$start} % → {$result} %
analysis-luck = dés et cartes {$change} points
analysis-choices = ses coups {$change} points chacun, pour { $count ->
        [one] une décision
       *[other] {$count} décisions
    }
analysis-others = coups des autres {$change} points
analysis-hidden = choses cachées {$change} points
analysis-rest = mon estimation se trompait de {$change} points
analysis-resigned = abandon {$change} points
analysis-luckier = chance {$percent} sur 100, la moyenne est 50
played-level = { $level ->
        [easy] de début
        [normal] solide
        [hard] fort
       *[other] de maître
    }
analysis-level = jeu { played-level }
analysis-won-luck = 📈 Victoire grâce à la chance : {$name}
analysis-won-play = 📈 Victoire bien jouée : {$name}
analysis-won-both = 📈 Victoire bien jouée, avec de la chance : {$name}
analysis-won-against-luck = 📈 Victoire malgré la malchance : {$name}
analysis-won-resigned = 🏳️ Victoire par abandon : {$name}, avec {$chance} % jusque-là
analysis-stopped = ⏹️ Finie avant la fin, {$name} en tête avec {$chance} %
analysis-lucky = 🎲 La chance : {$told}
analysis-luck-very-lucky = beaucoup
analysis-luck-lucky = un peu
analysis-luck-as-expected = normale
analysis-luck-unlucky = pas trop
analysis-luck-very-unlucky = la guigne
analysis-best = ♟️ Le meilleur jeu : {$name}
analysis-turned = ↪️ Le tournant, étape {$step} : {$what}
analysis-costliest = 💸 Le coup le plus cher, étape {$step} : {$name}, −{$cost} % de chances
analysis-costliest-turned = ↪️ Le tournant, c’est le coup le plus cher, étape {$step} : {$name}, −{$cost} % de chances
analysis-instead = {$played} au lieu de {$better}
analysis-explained = Un point, c’est un pour cent de chances de gagner. Je compare au meilleur coup que je connaisse, sans en voir plus que toi.
analysis-no-moments = 👏 Aucun coup ne t’a coûté plus de 2 % de chances.
analysis-moment-title = Moment {$number} sur {$count}
analysis-you = Toi
analysis-played = ① {$who} : {$what} → {$chance} %
analysis-better = ② Mieux : {$what} → {$chance} %
choice-roll = lancer
refused-no-analysis = Il n’y a rien à analyser dans cette partie : elle s’est terminée avant que rien ne soit joué.
refused-no-analysis-so-long = Cette partie est trop longue pour que je l’analyse.
refused-analysis-running = J’analyse encore une autre partie pour toi. Attends qu’elle soit finie.
refused-coach-busy = Trop de parties attendent leur analyse, la tienne ne serait pas prête à temps. Redemande { $minutes ->
        [one] dans une minute.
       *[other] dans {$minutes} minutes.
    }

# Pourquoi c’est mieux ; « sinon », c’est ce qui a été fait à la place
reason-claims = Renvoie le pion de {$name} qui a oublié la capture.
reason-finishes = Mène le dernier pion à l’arrivée.
reason-captures = Capture un pion de {$name}.
reason-gets-home = Mène un pion à l’arrivée.
reason-escapes = { $count ->
        [one] Met un pion hors de portée d’un pion adverse.
       *[other] Met un pion hors de portée de {$count} pions adverses.
    }
reason-enters = Fait entrer un nouveau pion.
reason-builds-wall = Forme un mur.
reason-chases = Met un pion de {$name} à portée.
reason-clears-start = Libère la case de départ pour le pion suivant.
reason-exposes = { $count ->
        [one] Garde le pion hors de portée d’un pion adverse.
       *[other] Garde le pion hors de portée de {$count} pions adverses.
    }
reason-opens-wall = Laisse le mur debout.
reason-risks = Risque moins de cases en cas de capture.
reason-takes-last = Prend le dernier fromage.
reason-collects = Pousse par le bon bord du fromage qui vaut jusqu’à {$count} points.
reason-keeps-from = Éloigne du bord de {$name} du fromage qui vaut jusqu’à {$count} points.
reason-readies = Amène contre le bon bord du fromage qui vaut jusqu’à {$count} points.
reason-nears = Rapproche du fromage du bon bord.
reason-gets-behind = { $count ->
        [one] Met un fromage entre la souris et le bon bord.
       *[other] Met {$count} fromages entre la souris et le bon bord.
    }
reason-gives = Prive {$name} de fromage qui vaut jusqu’à {$count} points.
reason-offers = Ne laisse à {$name}, contre son bord, aucun fromage qui vaut jusqu’à {$count} points.
reason-worm-free = Sain à coup sûr.
reason-takes = Prend à {$name} du fromage qui vaut jusqu’à {$count} points.
reason-gains = Rapporte { wiedumir-chips }.
reason-pays = Évite de perdre { wiedumir-chips }.
reason-feeds = Prive {$name} de { wiedumir-chips }.
reason-costs = Coûte { wiedumir-chips } à {$name}.
reason-limits = Ramène {$name} à quatre jetons.
reason-over-limit = Évite de retomber à quatre jetons.
reason-reaches-goal = Mène un de ses propres pions à l’arrivée.
reason-sets-back = Fait reculer un pion de {$name}.
reason-saves = Met à l’abri les {$count} points du tour.
reason-clears-cup = Met de côté les derniers dés ; les neuf peuvent être relancés.
reason-scores = Porte le tour à {$count} points.
reason-sets-aside = Met plus de dés de côté.
reason-survives = { $count ->
        [100] FOR, GET et IT ne peuvent pas se réunir au prochain lancer.
       *[other] Le prochain lancer réussit {$count} fois sur 100.
    }
reason-leaves-dice = Laisse plus de dés pour le prochain lancer.
