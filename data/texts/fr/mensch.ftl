game-mensch = Mensch ärgere Dich nicht
game-mensch-facts = {$players} · 45 minutes à deux, plus de deux heures à quatre · surtout de la chance · publié par Schmidt Spiele
game-mensch-tagline = « Ne t’énerve pas ! » Mène tes quatre pions autour du plateau jusqu’à l’arrivée, et renvoie ceux des autres.
option-mensch-three_tries = Trois essais
option-mensch-three_tries-description = Tous tes pions restants en réserve ? Trois essais pour un six. Un pion à l’arrivée qui peut avancer doit le faire.
option-mensch-auto_move = Coups forcés joués automatiquement
option-mensch-auto_move-description = S’il n’y a qu’un coup possible, le bot le joue aussitôt et le dit.
option-mensch-auto_roll = Le bot lance pour tout le monde
option-mensch-auto_roll-description = Personne n’a à lancer le dé ; on choisit seulement quel pion avance.
option-mensch-odds = Probabilités
option-mensch-odds-description = Qui le demande apprend en privé quels pions sont à sa portée et ce que risquent les siens.

mensch-headline-pairs = {$one} contre {$other}
mensch-prompt-to-roll = {$name}, à toi de lancer le dé.
mensch-prompt-roll-again = {$name}, un six : relance !
mensch-prompt-moving = {$name}, tu as fait **{$die}**. Quel pion avance ?
mensch-prompt-computer = {$name} réfléchit…
mensch-prompt-waits = 👀 Capture oubliée ? {$name} joue {$when}.
mensch-try = { $attempt ->
        [1] Premier
        [2] Deuxième
       *[other] Troisième
    } essai sur trois pour faire un six.
mensch-try-goal = Un nombre qui permet d’avancer un pion déjà à l’arrivée doit être joué et met fin au tour.
mensch-helping = Tu joues pour {$owner}, qui fait équipe avec toi.
mensch-claim-open = ☝️ {$names} peuvent réclamer la capture oubliée tant que le bouton est là.
mensch-claim-pass = 👀 Capture oubliée ? Si c’est ton tour, tu peux aussi lancer tout de suite.
mensch-button-missed = Capture oubliée ?
mensch-button-call = Réclamer
mensch-button-nothing-missed = Rien d’oublié
mensch-claim-panel = ☝️ {$name} a fait **{$die}** et a avancé {$pawn}. Quel pion aurait pu capturer à la place ? Se tromper ne coûte rien.
mensch-button-claim = {$pawn} : {$place}

# Les cases et les coups
mensch-list-or = {$most} ou {$last}
mensch-at-square = case {$number}
mensch-at-base = réserve
mensch-at-goal = arrivée {$number}
mensch-to-square = la case {$number}
mensch-to-goal = la case d’arrivée {$number}
mensch-choice = {$pawn} : {$start} → {$end}
mensch-choice-captures = {$choice}, capture {$pawns}
mensch-choice-fells = {$choice}, fait tomber le mur de {$pawns}
mensch-choice-wall = {$choice}, forme un mur
mensch-blocked = {$pawn} : {$reason}
mensch-obstacle-needs-six = il faut un six
mensch-obstacle-start-taken = ami au départ
mensch-obstacle-own-pawn = pion ami sur la case
mensch-obstacle-wall = mur sur le chemin
mensch-obstacle-too-far = au-delà de l’arrivée
mensch-obstacle-start-first = départ à libérer
mensch-obstacle-base-first = un pion doit entrer

# Le récit
mensch-story-start-rolled = 🎲 Qui commence ? {$rolls}.
mensch-story-start-roll = {$name} {$die}
mensch-story-start-tied = À égalité, {$names} relancent le dé.
mensch-story-starter = {$name} commence.
mensch-story-turn = {$name} a fait
mensch-story-moved = {$dice} : {$did}
mensch-story-dice-for = {$dice} pour {$owner}
mensch-story-tries = { $left ->
        [0] {$dice} : pas de six
        [1] {$dice} : pas encore de six, il reste un essai
       *[other] {$dice} : pas encore de six, il reste {$left} essais
    }
mensch-story-wall-fell = 6 : le mur de {$pawns} sur {$place} tombe 💥
mensch-story-nothing = {$dice} : rien ne peut avancer
mensch-story-nothing-because = {$dice} : rien ne peut avancer ({$reasons})
mensch-did-enters = {$pawn} entre sur {$place}
mensch-did-moves = {$pawn} sur {$place}
mensch-did-home = {$pawn} arrive sur {$place}
mensch-did-captures = {$did}, capture {$pawns} 💥
mensch-did-fells = {$did}, le mur de {$pawns} tombe 💥
mensch-did-wall = {$did}, un mur avec {$pawns} 🧱
mensch-did-only = {$did} (le seul coup)
mensch-did-clears-start = {$did} (il faut libérer la case de départ)
mensch-did-six-enters = {$did} (un six doit faire entrer un pion)
mensch-did-compelled = {$did} (rien d’autre ne peut avancer : le mur s’ouvre)
mensch-story-finished = quatre pions à l’arrivée, {$place}{ $place ->
        [1] ʳᵉ
       *[other] ᵉ
    } place 🏁
mensch-story-finished-of-pair = quatre pions à l’arrivée 🏁
mensch-story-finished-for-partner = {$name} a ses quatre pions à l’arrivée 🏁
mensch-story-overlooked = ☝️ {$name} aurait pu capturer avec {$pawns}.
mensch-story-missed = ☝️ {$name} a oublié une capture.
mensch-story-overlooked-claimed = ☝️ Une capture a été oubliée : {$pawn} quitte {$place} et retourne à sa réserve.
mensch-story-claimed = ☝️ {$name} réclame une capture oubliée : {$pawn} quitte {$place} et retourne à sa réserve.
mensch-story-decided = 🏆 { $count ->
        [1] {$names} gagne !
       *[other] {$names} gagnent !
    }
mensch-story-ended-early = La partie a été arrêtée avant la fin.

# Résultats
mensch-result-title = Le classement
mensch-result-ended-early = -# Pour les autres, c’est le chemin parcouru par leurs pions qui compte.

# Probabilités
mensch-odds-chances-title = ### 🎯 Tes chances de capturer
mensch-odds-no-chances = - Aucun pion adverse n’est à ta portée.
mensch-odds-risks-title = ### 🛡️ Tes risques d’ici ton prochain tour
mensch-odds-no-risks = - Aucun de tes pions n’est sur le parcours : aucun ne risque la capture.
mensch-odds-line = **{$pawn}** sur {$place} : {$chance}
mensch-odds-note = -# Chaque chiffre vaut pour ce pion seul, à ce tour ou à ton prochain.


# Les positions en mots
mensch-words-pairs = {$one} ({$one_home} sur 8 pions à l’arrivée) jouent contre {$other} ({$other_home} sur 8).
mensch-words-rolling-for-start = Le dé décide qui commence.
mensch-words-to-roll = {$name} doit lancer le dé.
mensch-words-rolling = {$name} lance le dé.
mensch-words-moving = {$name} a fait {$die} et choisit un pion.
mensch-words-over = La partie est finie.
mensch-words-helping = {$name} avance les pions de {$owner}.
mensch-words-start-rolls = Lancers pour commencer : {$rolls}.
mensch-words-seat = {$name}, case de départ {$start} : {$places}.
mensch-words-walls = Murs : {$walls}.
mensch-words-wall = {$place} ({$pawns})
mensch-words-choices = Possible : {$choices}.
mensch-words-blocked = Impossible : {$reasons}.
mensch-words-latest = Derniers coups : {$moves}.
mensch-words-lying = De retour à la réserve : {$pawns}.
mensch-words-hint = {$name} a oublié une capture ; l’autre équipe peut la réclamer en nommant le pion.
mensch-words-finished = Tous leurs pions à l’arrivée : {$names}.
mensch-words-places = Classement : {$places}.
mensch-ranking = {$home} des 4 pions à l’arrivée, { $captures ->
        [0] 0 capture
        [1] 1 capture
       *[other] {$captures} captures
    }, { $losses ->
        [one] {$losses} pion perdu
       *[other] {$losses} pions perdus
    }, {$sixes} six.
mensch-ranking-squares = { $squares ->
        [one] {$squares} case parcourue
       *[other] {$squares} cases parcourues
    }.
mensch-ranking-squares-together = { $squares ->
        [one] {$squares} case parcourue
       *[other] {$squares} cases parcourues
    } ensemble.

# Refus
refused-move-first = Tu as fait {$number} : choisis d’abord quel pion avance.
refused-pawn-needs-six = Le pion {$pawn} attend en réserve et il lui faut un six pour entrer ; tu as fait {$number}.
refused-pawn-start-taken = Le pion {$pawn} ne peut pas entrer : un pion de la même couleur est sur la case de départ.
refused-pawn-own-pawn = Le pion {$pawn} ne peut pas avancer de {$number} : un pion de la même couleur est sur la case visée.
refused-pawn-wall = Le pion {$pawn} ne peut pas avancer de {$number} : un mur barre le chemin, et personne ne peut le sauter ni s’y arrêter.
refused-pawn-too-far = Le pion {$pawn} ne peut pas avancer de {$number} : il n’y a plus assez de cases d’arrivée.
refused-pawn-start-first = Le pion {$pawn} doit attendre : tant que des pions sont en réserve, celui de la case de départ avance d’abord.
refused-pawn-base-first = Le pion {$pawn} doit attendre : avec un six, un pion de la réserve entre d’abord.
refused-pawn-not-yours = Ce n’est pas à toi de jouer le pion {$pawn}.
refused-pawn-unreadable = Je ne reconnais pas de pion dans « {$typed} ». Écris son nom, comme `A3` ou `3`, ou la case où il doit aller.
refused-place-not-reached = Avec un {$number}, aucun de tes pions n’arrive sur « {$typed} ».
refused-no-claim = Tu n’as pas de capture oubliée à réclamer pour l’instant. Essayer ne coûte rien.
refused-claim-other-pawn = Le pion {$pawn} n’aurait rien pu capturer.
refused-claim-unreadable = Je ne reconnais pas de pion dans « {$typed} ». Écris son nom, comme `A3`.
refused-claim-which = Nomme le pion qui aurait pu capturer : {$pawns}.
refused-claim-made = Quelqu’un a déjà réclamé cette capture.
refused-claim-too-late = Trop tard : la partie a continué entre-temps.
mensch-typed-claim = réclamer, claim

mensch-choice-claim = Réclame {$pawn}
