# Une revanche
button-rematch-agreed = Revanche : {$agreed} sur {$asked}
rematch-awaited = 🔁 Pour la revanche, il manque l’accord de : {$names}. « { button-start } » commence sans attendre.
refused-seats-kept = Les places libres sont gardées pour les personnes de la dernière partie.
series-score = 🏆 La série après {$matches} parties : {$scores}
series-wins = {$name} {$count}

# Ce qu’une partie de Mensch ärgere Dich nicht ou d’Einigkeit macht stark a eu de remarquable
mensch-highlight-captured = {$name} a perdu {$count} pions par capture.
mensch-highlight-nemesis = {$name} a capturé {$count} fois un pion de {$other}.
mensch-highlight-far = {$name} a perdu contre {$other} un pion qui avait déjà fait {$progress} cases sur {$squares}.
mensch-highlight-unharmed = {$name} a gagné sans perdre un seul pion.
mensch-highlight-sixes-in-a-row = {$name} a fait {$count} six de suite.
mensch-highlight-drought = {$name} a lancé le dé {$count} fois de suite sans faire un six.
mensch-highlight-claims = { $count ->
        [one] {$name} a réclamé une capture oubliée.
       *[other] {$name} a réclamé {$count} captures oubliées.
    }
mensch-highlight-wall-fell = Avec un six, {$name} a fait tomber le mur sur une case de départ.
mensch-title-hunter = 🎯 **À la chasse :** {$name}, {$count} captures
mensch-title-mason = 🧱 **Le plus de murs :** {$name}, {$count} en tout
mensch-title-lucky = 🍀 **La plus grande chance aux dés :** {$name}, {$sixes} six en {$rolls} lancers
mensch-title-unlucky = 🌧️ **La plus grande malchance aux dés :** {$name}, { $sixes ->
        [0] aucun six
       *[other] {$sixes} six
    } en {$rolls} lancers

# … une partie de For-Get-It
forgetit-highlight-best = Le meilleur tour : {$name}, {$points} points à la manche {$round}.
forgetit-highlight-best-at-last = {$name} a gardé le meilleur tour de tous pour la dernière manche : {$points} points.
forgetit-highlight-lost = FOR, GET, IT : à la manche {$round}, un lancer a coûté {$points} points à {$name}.
forgetit-highlight-rolls = À la manche {$round}, {$name} a lancé {$count} fois en un seul tour.
forgetit-highlight-afresh = À la manche {$round}, {$name} a mis les neuf dés de côté et les a relancés.
forgetit-highlight-comeback = Après la manche {$round}, {$name} avait {$points} points de retard, et a gagné quand même.
forgetit-highlight-close = À la fin, { $points ->
        [one] un seul point sépare
       *[other] {$points} points seulement séparent
    } {$name} et {$other}.
forgetit-title-forgetful = 🫥 **La mémoire la plus courte :** {$name}, { $count ->
        [one] un tiret
       *[other] {$count} tirets
    } en {$turns} tours
forgetit-title-steady = 🧘 **La main la plus sûre :** {$name}, { $count ->
        [0] aucun tiret
        [one] un tiret
       *[other] {$count} tirets
    } en {$turns} tours

# … une partie de Käseschieben
kaeseschieben-highlight-worm = Le ver du fromage de {$square} a coûté {$points} points à {$name}.
kaeseschieben-highlight-decisive-worm = Le ver du fromage de {$square} a coûté {$points} points à {$name}, et la manche avec.
kaeseschieben-highlight-clean = Pas un seul ver pour {$name} dans {$count} fromages.
kaeseschieben-highlight-pushed = {$name} a déplacé {$count} fromages en un seul tour.
kaeseschieben-highlight-fallen = {$name} a fait tomber {$count} fromages en un seul tour.
kaeseschieben-highlight-gifts = { $count ->
        [one] {$name} a offert un fromage à {$other}.
       *[other] {$name} a offert {$count} fromages à {$other}.
    }
kaeseschieben-highlight-bonus = Avec le dernier fromage, {$name} a aussi pris un { $size ->
        [large] grand fromage
        [medium] fromage moyen
       *[small] petit fromage
    } à {$other}.
kaeseschieben-highlight-bonus-wormy = Avec le dernier fromage, {$name} a aussi pris un { $size ->
        [large] grand fromage
        [medium] fromage moyen
       *[small] petit fromage
    } à {$other}, et il était véreux.
kaeseschieben-title-worms = 🪱 **Collection de vers :** {$name}, {$count} en tout
kaeseschieben-title-fleet = 🐭 **La souris la plus vive :** {$name}, {$steps} pas obtenus en {$turns} tours

# … une partie de Wie Du mir …
wiedumir-highlight-chain = {$name} a fait tirer {$count} cartes d’un seul lancer.
wiedumir-highlight-swap = Lors d’un échange, {$name} a reçu les {$many} jetons de {$other} contre {$few}.
wiedumir-highlight-limit = Avoir trop de jetons en a coûté {$count} en tout à {$name}.
wiedumir-highlight-paid = {$name} a rendu {$count} jetons à la banque.
wiedumir-highlight-moved = Les autres ont avancé {$count} fois un pion de {$name} avec le dé.
wiedumir-title-generous = 🎁 **La plus grande générosité :** {$name}, {$count} jetons cédés
wiedumir-title-meddler = 🫳 **Touche-à-tout :** {$name}, {$count} coups avec les pions des autres
wiedumir-title-slow = 🐌 **Les plus petits lancers :** {$name}, {$total} en {$rolls} lancers
