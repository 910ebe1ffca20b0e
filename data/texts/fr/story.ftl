# Phrases de l’histoire d’une partie : six de chaque sorte, dont la partie tire une
mensch-turned-captured = { $form ->
        [0] Le pion de {$name} avait fait {$count} cases sur {$of} quand le {$die} de {$other} l’a renvoyé.
        [1] {$count} cases sur {$of}, puis {$other} a fait {$die} : le pion de {$name} a dû tout recommencer.
        [2] {$other} fait {$die}, et le pion de {$name} repart de zéro après {$count} cases sur {$of}.
        [3] Après {$count} cases sur {$of}, le pion de {$name} a rencontré le {$die} de {$other}.
        [4] Un {$die} a suffi : {$other} a renvoyé le pion de {$name}, après {$count} cases sur {$of}.
       *[5] {$count} cases sur {$of} pour rien : avec un {$die}, {$other} a capturé le pion de {$name}.
    }
mensch-turned-claimed = { $form ->
        [0] {$other} a vu la capture oubliée : le pion de {$name} est reparti après {$count} cases sur {$of}.
        [1] {$name} a oublié une capture, pas {$other} : un pion repart après {$count} cases sur {$of}.
        [2] Un œil de lynx : {$other} réclame, et le pion de {$name} perd {$count} cases sur {$of}.
        [3] {$other} l’a dit : la capture oubliée coûte à {$name} un pion à {$count} cases sur {$of}.
        [4] {$count} cases sur {$of} envolées : {$other} a réclamé la capture que {$name} avait oubliée.
       *[5] Une capture oubliée, et {$other} veillait : {$name} perd un pion après {$count} cases sur {$of}.
    }
mensch-praise-captures = { $form ->
        [0] {$count} captures, chapeau
        [1] {$count} pions renvoyés, franco de port
        [2] {$count} captures, du travail propre
        [3] {$count} pions attrapés : quelle chasse
        [4] {$count} captures : gare à la suite
       *[5] {$count} captures, et toutes avec style
    }
mensch-praise-sixes = { $form ->
        [0] {$count} six de suite : joli poignet
        [1] {$count} six d’affilée, comme ça
        [2] {$count} six sans pause : le dé est amoureux
        [3] {$count} six à la file, sans rougir
        [4] {$count} six de suite, et le calme avec
       *[5] {$count} six l’un après l’autre : respect
    }
mensch-praise-walked = { $form ->
        [0] {$count} cases à pied : bonnes chaussures
        [1] {$count} cases sans se plaindre
        [2] {$count} cases : une vraie randonnée
        [3] {$count} cases, et toujours debout
        [4] {$count} cases parcourues : ça mérite un tampon
       *[5] {$count} cases : le tour du quartier
    }
mensch-tease-drought = { $form ->
        [0] {$count} lancers sans six : le dé est en vacances
        [1] {$count} lancers : qui a effacé le six ?
        [2] {$count} lancers sans six. On a compté
        [3] {$count} fois sans six : le dé s’excuse
        [4] {$count} lancers sans six : que de patience
       *[5] {$count} lancers à attendre un six, comme le bus
    }
mensch-tease-lost = { $form ->
        [0] {$count} retours au départ : carte de fidélité
        [1] {$count} retours : le chemin est connu
        [2] {$count} retours : on y est bien, non ?
        [3] {$count} pions ont pris la route touristique
        [4] {$count} retours que personne n’avait réservés
       *[5] {$count} pions perdus, zéro rancune. Si ?
    }
mensch-tease-rolls = { $form ->
        [0] {$count} lancers : le dé demande une pause
        [1] {$count} lancers, et la table tient encore
        [2] {$count} lancers : la séance de sport est faite
        [3] {$count} lancers, aucun sous le canapé
        [4] {$count} lancers : le dé compte ses heures
       *[5] {$count} lancers : tout l’immeuble a entendu
    }
forgetit-turned-bust = { $form ->
        [0] À la manche {$round}, {$name} tenait {$count} points quand FOR, GET et IT se sont retrouvés.
        [1] {$count} points sur la table à la manche {$round}, puis un lancer les a repris à {$name}.
        [2] Manche {$round} : {$name} relance, et {$count} points s’envolent.
        [3] Encore un lancer à la manche {$round}, et {$name} a pu dire adieu à {$count} points.
        [4] FOR, GET, IT : à la manche {$round}, cela a coûté {$count} points à {$name}.
       *[5] {$name} et les {$count} points de la manche {$round} : presque, puis oubliés.
    }
forgetit-turned-banked = { $form ->
        [0] À la manche {$round}, {$name} s’arrête à {$count} points, et la feuille change d’allure.
        [1] {$count} points en un seul tour : la manche {$round}, c’était {$name}.
        [2] Manche {$round} : {$name} note {$count} points d’un coup.
        [3] {$name} a relancé à la manche {$round} jusqu’à mettre {$count} points à l’abri.
        [4] Avec {$count} points à la manche {$round}, {$name} a bousculé la partie.
       *[5] Un tour, {$count} points : à la manche {$round}, {$name} a tout changé.
    }
forgetit-praise-best = { $form ->
        [0] {$count} points en un tour, sang-froid
        [1] meilleur tour : {$count} points, merci bien
        [2] {$count} points d’un coup : du beau travail
        [3] {$count} points mis à l’abri d’un seul coup
        [4] {$count} points en un tour : arrêt pile à temps
       *[5] un tour, {$count} points : voilà comment on fait
    }
forgetit-praise-bold = { $form ->
        [0] {$count} lancers en un tour, et sans dégâts
        [1] {$count} lancers en un tour : des nerfs d’acier
        [2] {$count} lancers, puis stop à temps : bravo
        [3] {$count} lancers osés en un tour, et tout gardé
        [4] {$count} lancers de suite, et rien d’oublié
       *[5] {$count} lancers : le gobelet est tout chaud
    }
forgetit-praise-points = { $form ->
        [0] {$count} points en tout : ça s’additionne
        [1] {$count} points récoltés, dé par dé
        [2] {$count} points honnêtement gagnés
        [3] {$count} points : le crayon raccourcit
        [4] {$count} points bien au chaud
       *[5] {$count} points, notés proprement
    }
forgetit-tease-lost = { $form ->
        [0] {$count} points déjà comptés, et puis IT
        [1] {$count} points : ou… bli… és
        [2] {$count} points en main, et les dés ont dit non
        [3] {$count} points partis en un lancer, pouf
        [4] adieu à {$count} points en un seul lancer
       *[5] presque {$count} points. Les dés les ont oubliés
    }
forgetit-tease-busts = { $form ->
        [0] {$count} tirets : c’est la faute des dés
        [1] {$count} tirets, d’une belle écriture
        [2] FOR, GET et IT sont passés {$count} fois
        [3] {$count} fois FOR, GET, IT : c’est le nom du jeu
        [4] {$count} tirets. On parlait de quoi, déjà ?
       *[5] {$count} tirets : du morse, peut-être ?
    }
forgetit-tease-dice = { $form ->
        [0] {$count} dés lancés : le gobelet veut une pause
        [1] {$count} dés lancés, aucun sous le canapé
        [2] {$count} dés : bon pour le poignet
        [3] {$count} dés lancés : bonjour à tout l’immeuble
        [4] {$count} dés dans le gobelet : il faudra le polir
       *[5] {$count} dés, et chacun a pris son temps
    }
kaeseschieben-turned-fallen = { $form ->
        [0] {$name} a poussé un fromage par le bon bord, au bon moment.
        [1] Une poussée, et le fromage était à {$name} : après, tout avait changé.
        [2] {$name} met un fromage à l’abri, et la partie bascule.
        [3] Un seul fromage par le bord de {$name}, et le vent a tourné.
        [4] {$name} a trouvé le chemin du bord, fromage devant.
       *[5] Une poussée bien placée, et {$name} avait le fromage qui comptait.
    }
kaeseschieben-turned-bonus = { $form ->
        [0] Avec le dernier fromage, {$name} en a pris un de plus à {$other}.
        [1] {$name} a eu le dernier fromage, et un de {$other} avec.
        [2] Le dernier fromage pour {$name}, et le dessert chez {$other}.
        [3] Avec le dernier fromage, un bonus : un de {$other} est passé à {$name}.
        [4] {$other} a dû céder un fromage : le dernier était pour {$name}.
       *[5] {$name} était là pour le dernier fromage, et {$other} en a payé un.
    }
kaeseschieben-turned-worm = { $form ->
        [0] Le fromage de {$square} avait un ver, et il a coûté la manche à {$name}.
        [1] Un ver dans le fromage de {$square} : sans lui, personne ne battait {$name} dans cette manche.
        [2] {$name} a ramené le fromage de {$square}, ver compris. Adieu la manche.
        [3] Un ver, dans le fromage de {$square}, s’est mis entre {$name} et la manche.
        [4] Qui habite le fromage de {$square} ? Un ver, et la manche a échappé à {$name}.
       *[5] La manche était presque à {$name}, mais le fromage de {$square} avait un ver.
    }
kaeseschieben-praise-pushed = { $form ->
        [0] {$count} fromages d’un coup : quelles pattes
        [1] {$count} fromages : un vrai déménagement
        [2] {$count} fromages d’un coup, aucun cabossé
        [3] {$count} fromages déplacés d’une traite
        [4] une souris, un tour, {$count} fromages
       *[5] {$count} fromages : cette souris s’entraîne
    }
kaeseschieben-praise-kept = { $form ->
        [0] {$count} fromages ramenés sans aide
        [1] {$count} fromages par le bon bord : bien visé
        [2] {$count} fromages, de sa propre patte
        [3] {$count} fromages poussés là où il fallait
        [4] {$count} fromages récoltés, pas une miette perdue
       *[5] {$count} fromages à l’abri : ça sent bon
    }
kaeseschieben-praise-steps = { $form ->
        [0] {$count} pas sur de petites pattes : respect
        [1] {$count} pas, et la queue toujours en l’air
        [2] {$count} pas pour du fromage, évidemment
        [3] {$count} pas : un marathon de souris
        [4] {$count} pas, le nez toujours au fromage
       *[5] {$count} pas : repos pour les moustaches
    }
kaeseschieben-tease-given = { $form ->
        [0] {$count} fromages offerts, trop aimable
        [1] {$count} fromages livrés gratis
        [2] {$count} fromages cédés : quelle générosité
        [3] {$count} fromages pour les autres, sans facture
        [4] {$count} fromages cédés, avec un ruban
       *[5] {$count} fromages cédés : Noël en avance
    }
kaeseschieben-tease-worms = { $form ->
        [0] {$count} vers : presque un zoo
        [1] {$count} vers : des protéines en plus
        [2] {$count} vers ont trouvé un foyer bien chaud
        [3] {$count} fromages étaient déjà loués
        [4] {$count} vers, tous bien nourris
       *[5] {$count} fromages surprise
    }
kaeseschieben-tease-turns = { $form ->
        [0] {$count} tours, et pas une sieste
        [1] {$count} tours : la souris voudrait s’asseoir
        [2] {$count} tours sur la pointe des pattes
        [3] {$count} tours, pas un chat : la chance
        [4] {$count} tours, et encore faim
       *[5] {$count} tours : des traces de pattes partout
    }
wiedumir-turned-swap = { $form ->
        [0] Un échange, et tous les jetons de {$name} et de {$other} ont changé de mains.
        [1] {$name} et {$other} ont échangé tous leurs jetons : le monde à l’envers.
        [2] Une carte, et {$name} et {$other} ont échangé tout leur trésor.
        [3] Ce qui était à {$name} est passé à {$other}, et inversement.
        [4] Une carte, et {$name} tenait les jetons de {$other}, et inversement.
       *[5] Tous les jetons échangés entre {$name} et {$other} : un prêté pour un rendu.
    }
wiedumir-turned-limit = { $form ->
        [0] Trop de richesse pour {$name} : {$count} jetons rendus à la banque.
        [1] Plus de dix jetons, c’était trop : {$name} en a rendu {$count}.
        [2] {$name} avait plus de dix jetons, et l’instant d’après {$count} de moins.
        [3] La limite a frappé, et {$name} a perdu {$count} jetons.
        [4] Plus de dix, puis plus que quatre : {$name} a rendu {$count} jetons.
       *[5] {$count} jetons d’un coup : {$name} en avait trop.
    }
wiedumir-turned-given = { $form ->
        [0] {$count} jetons sont passés d’un coup de {$name} à {$other}.
        [1] Une carte, et {$other} avait {$count} jetons de plus, {$name} {$count} de moins.
        [2] {$count} jetons ont traversé la table, de {$name} à {$other}.
        [3] {$other} a reçu {$count} jetons de {$name}, et ça a compté.
        [4] {$count} jetons ont changé de camp : de {$name} à {$other}.
       *[5] Une carte a donné à {$other} {$count} jetons de {$name}.
    }
wiedumir-praise-given = { $form ->
        [0] {$count} jetons offerts, grand cœur
        [1] {$count} jetons cédés, comme ça
        [2] {$count} jetons pour les autres : une vraie amitié
        [3] {$count} jetons distribués avec le sourire
        [4] {$count} jetons offerts : le karma prend note
       *[5] {$count} jetons partagés : tout revient un jour
    }
wiedumir-praise-chain = { $form ->
        [0] un lancer, {$count} cartes : quel voyage
        [1] {$count} cartes déclenchées d’un seul lancer
        [2] {$count} cartes d’un lancer : des dominos
        [3] un lancer, et {$count} cartes se réveillent
        [4] {$count} cartes d’un coup : feu d’artifice
       *[5] un lancer et {$count} cartes plus tard… bravo
    }
wiedumir-praise-squares = { $form ->
        [0] {$count} cases au dé, pas à pas
        [1] {$count} cases : lentement mais sûrement
        [2] {$count} cases avec ce petit dé : respect
        [3] {$count} cases au dé, aucune sautée
        [4] {$count} cases : le dé a fait son devoir
       *[5] {$count} cases : le jardin connaît ces chaussures
    }
wiedumir-tease-limit = { $form ->
        [0] trop de jetons, un instant : {$count} de perdus
        [1] {$count} jetons rendus : l’argent ne fait pas tout
        [2] la fortune ! Une seconde. {$count} jetons partis
        [3] {$count} jetons envolés : la richesse passe
        [4] bourse percée : {$count} jetons envolés
       *[5] {$count} jetons d’impôt sur la fortune
    }
wiedumir-tease-moved = { $form ->
        [0] {$count} coups par les autres : tout compris
        [1] {$count} fois, les autres ont marché à sa place
        [2] {$count} coups des autres : pions demandés
        [3] les autres ont aidé {$count} fois, comme ça
        [4] {$count} trajets en taxi, offerts
       *[5] {$count} voyages gratuits, direction non comprise
    }
wiedumir-tease-rolls = { $form ->
        [0] {$count} lancers d’un dé qui s’arrête à trois
        [1] {$count} lancers : quatre ? il ne connaît pas
        [2] {$count} lancers : le petit dé demande une pause
        [3] {$count} lancers, jamais plus de trois
        [4] {$count} lancers : patience avec un petit dé
       *[5] {$count} lancers, et pas un seul quatre
    }
