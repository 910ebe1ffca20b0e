refused-only-in-servers = Seulement sur un serveur.
refused-no-table = Il n’y a pas de table dans ce salon. `/{ command-play }` en ouvre une, `/{ command-mine }` montre les tiennes.
refused-no-table-yet = Il n’y a pas encore eu de table dans ce salon. `/{ command-play }` en ouvre une.
refused-no-match-yet = Aucune partie n’a encore commencé dans ce salon. `/{ command-play }` ouvre une table.
refused-no-such-table = Je ne connais pas cette table, ou tu ne vois pas son salon.
refused-table-exists = Une table est déjà ouverte ici : {$url}
refused-invitation-exists = Une invitation est déjà ouverte ici : {$url} L’hôte de la table peut la fermer avec `/{ command-table } { command-table-cancel }`.
refused-table-exists-direct = Tu as déjà une table ouverte ici : {$url} `/{ command-table } { command-table-cancel }` y met fin.
refused-table-closed = Cette invitation n’est plus valable. `/{ command-play }` ouvre une nouvelle table.
refused-table-full =
    { $most ->
        [one] La table est complète.
       *[other] La table est complète : les {$most} places sont prises.
    }
refused-already-seated = Tu as déjà une place. `/{ command-leave }` permet de la quitter.
refused-not-seated = Tu n’as pas de place à cette table.
refused-already-started = La partie a déjà commencé.
refused-not-started = La partie n’a pas encore commencé.
refused-not-over = Cette partie est encore en cours.
refused-match-over = Cette partie est finie.
refused-table-retired = Cette partie ne peut pas continuer. Son archive est encore dans `/{ command-history }`.
refused-replay-retired = Je ne peux plus montrer cette partie. Son archive est encore dans `/{ command-history }` : « { button-export } ».
refused-replay-shown = Cette partie a déjà été montrée à tout le monde dans le salon ; cela ne se fait qu’une fois.
refused-only-leader = Réservé à l’hôte de la table : <@{ $leader }>.
refused-only-leader-or-moderator = Réservé à l’hôte de la table (<@{ $leader }>) et au droit « Gérer les messages ».
refused-only-server-managers = Il faut le droit « Gérer le serveur ».
refused-unknown-level = Il n’y a pas d’ordinateur de ce niveau.
refused-no-computer = Il n’y a pas d’ordinateur à cette table.
refused-too-few =
    { $missing ->
        [one] Il manque une personne. Invite quelqu’un ou ajoute un ordinateur.
       *[other] Il manque {$missing} personnes. Invite du monde ou ajoute des ordinateurs.
    }
refused-unknown-option = Cette option n’existe pas.
refused-unknown-game = Je ne connais pas ce jeu.
refused-unknown-press = Ce bouton ne sert plus.
refused-unknown-action = Je ne connais pas ce coup.
refused-unknown-scope = Cela ne peut pas être terminé séparément.
refused-cannot-stop = Cela ne peut pas être terminé séparément.
refused-wrong-seats = Ce jeu ne se joue pas à {$seats}.
refused-away = Un ordinateur joue pour toi. Reprends d’abord ta place : `/{ command-join }`
refused-already-away = Un ordinateur joue déjà pour toi.
refused-outdated = La partie a continué depuis. `/{ command-board }` montre la table.
refused-moved-recently =
    { $minutes ->
        [one] On vient de jouer. Annulation possible dans une minute environ ; pour la modération, tout de suite, avec un motif.
       *[other] On vient de jouer. Annulation possible dans {$minutes} minutes environ ; pour la modération, tout de suite, avec un motif.
    }
refused-cannot-post-here = Je n’ai pas le droit d’écrire dans ce salon. Il me faut « Voir le salon », « Envoyer des messages », « Joindre des fichiers » et « Intégrer des liens ».
refused-locked-thread = Ce fil est verrouillé : je ne peux pas y écrire. Une personne qui a le droit « Gérer les fils » peut le déverrouiller.
refused-unknown-channel = Je ne connais pas ce type de salon. Utilise plutôt un salon textuel.
refused-not-on-server = Ce serveur a mes commandes, mais pas moi. Qui a le droit de le gérer peut m’ajouter : {$url}
refused-guest = Pour les tables et tout ce qui va avec, je dois être sur le serveur, car j’y publie : [invite-moi]({$url}).
refused-only-in-private-here = Sur ce serveur, les réponses des applications venues d’ailleurs restent privées : personne d’autre ne le verrait. Partage-le ailleurs.
refused-missing-rights = Il me manque des droits dans ce salon : {$rights}.
refused-too-fast =
    { $seconds ->
        [one] Ça fait beaucoup d’un coup. Réessaie dans une seconde.
       *[other] Ça fait beaucoup d’un coup. Réessaie dans {$seconds} secondes.
    }
refused-too-many-tables-person =
    { $most ->
        [one] Tu as déjà une place à une table ouverte. Finis-y ta partie ou quitte-la d’abord.
       *[other] Tu as déjà une place à {$most} tables ouvertes. Finis une de ces parties ou quitte une table d’abord.
    }
refused-too-many-tables-server =
    { $most ->
        [one] Une table est ouverte sur ce serveur, et c’est le maximum. Quand elle sera finie, on pourra en ouvrir une autre.
       *[other] {$most} tables sont ouvertes sur ce serveur, et c’est le maximum. Quand l’une finira, on pourra en ouvrir une autre.
    }
refused-too-many-tables-all = Toutes mes tables sont prises en ce moment. Réessaie plus tard.
refused-put-out = L’hôte t’a fait quitter la table. Tu pourras rejoindre la prochaine.
refused-put-out-yourself = Tu ne peux pas te retirer ainsi. `/{ command-leave }` libère ta place.
refused-not-at-table = Cette personne n’a pas de place à la table.
refused-your-rights = Il te manque des droits dans ce salon : {$rights}.
refused-unfit-option = Une de ces valeurs ne convient pas. Choisis parmi ce que Discord propose.
refused-unknown-command = Cette commande n’existe plus. Recharge Discord pour voir les commandes actuelles.
refused-no-threads-here = On ne peut pas ouvrir de fil ici.
refused-no-threads-now = Discord ne me laisse pas ouvrir de fil ici pour le moment. Le serveur en a peut-être déjà trop d’ouverts.
refused-nothing-secret = Il n’y a rien de secret dans ce jeu.
refused-not-your-turn = Ce n’est pas ton tour.
refused-already-rolled = Tu as déjà lancé le dé.
refused-roll-first = Lance d’abord le dé.
refused-odds-off = À cette table, on joue sans les probabilités.
refused-no-odds-now = Il n’y a rien à calculer pour le moment.
refused-no-odds-in-game = Dans ce jeu, aucune probabilité n’est calculée.
refused-no-such-seat = Personne n’occupe cette place.
refused-same-seat = Choisis deux places différentes.
refused-nobody-to-swap = Il n’y a encore personne avec qui échanger.
refused-not-possible-now = Ce n’est pas possible maintenant.
refused-pawn-alike = Deux pions de la même couleur sur une même case se valent : choisis celui qui a le plus petit numéro.
refused-seed-empty = Une graine a au moins un caractère.
refused-seed-too-long = Une graine a au plus { $most } caractères.
refused-seed-characters = Cette graine contient des caractères invisibles. Prends des lettres, des chiffres, des signes ou des émojis.
refused-secret-lost = Le secret de ces dés est perdu : plus rien ne peut être vérifié.
refused-table-or-file = Choisis une table ou un fichier, pas les deux.
refused-file-too-large = Ce fichier est trop gros pour une archive : {$most} Mo au plus.
refused-file-not-loaded = Discord ne me donne pas ce fichier pour l’instant. Réessaie, s’il te plaît.
refused-took-too-long = Cela prend trop de temps pour le moment. Rien n’est perdu ; réessaie, s’il te plaît.
refused-record-no-json = Ce fichier n’est pas une archive : il n’est pas lisible comme JSON, ou il est tronqué.
refused-record-other-format = Ce fichier n’est pas l’archive d’une partie de Spieleabend.
refused-record-malformed = { $where ->
        [none] Cette archive est mal formée.
       *[other] Cette archive est mal formée à `{$where}`.
    }
refused-record-running = Dans cette archive, la partie n’est pas finie, et le secret manque. Vérifie l’archive exportée après la fin.
refused-restarting = Je suis en train de redémarrer. Ouvre ta table dans une minute.
refused-blocked-person = Qui gère ce bot t’en a bloqué l’accès. C’est à voir avec cette personne.
refused-blocked-server = Qui gère ce bot a bloqué ce serveur. C’est à voir avec cette personne.
refused-only-owners = Réservé à qui gère ce bot.
refused-block-owner = Tu te bloquerais toi-même.
refused-no-discord-id = Ce n’est pas un identifiant de Discord. Active le mode développeur dans les paramètres de Discord ; « Copier l’identifiant » t’en donnera un.
refused-announcing = Une annonce est déjà en route. Attends qu’elle soit arrivée.
refused-already-invited = Ces personnes ont déjà été invitées à cette table.
refused-cannot-be-invited = Aucune de ces personnes ne peut venir : choisis des membres qui voient ce salon.
refused-no-role-to-call = Ce serveur n’a pas choisi de rôle à appeler.
refused-role-not-mentionable = {$role} n’est pas mentionnable, et je ne prête à personne mon propre droit. Les réglages du rôle peuvent le permettre.
refused-role-called-lately = Ce rôle vient d’être appelé. On pourra l’appeler de nouveau dans { $minutes ->
        [one] une minute
       *[other] {$minutes} minutes
    }.
refused-no-match-in-message = Ce message ne montre aucune de mes parties.
refused-challenge-yourself = Tu ne peux pas te défier toi-même.
