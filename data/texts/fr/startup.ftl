help-description = Spieleabend est un bot de jeux de société pour Discord. Avec DISCORD_TOKEN, il se connecte à Discord ; sans, il ouvre un terrain d’essai dans le navigateur.
help-settings = Réglages, de l’environnement ou d’un fichier .env à côté de bot.py :
help-help = montrer ceci et quitter
help-version = montrer la version et quitter
setting-discord-token = le jeton du bot, du portail des développeurs Discord
setting-database-url = sqlite:///FICHIER ou postgresql://NOM:MOTDEPASSE@HÔTE/BASE (par défaut var/spieleabend.sqlite)
setting-secret-key-file = le fichier de la clé du serveur (par défaut : spieleabend.key à côté de la base SQLite, sinon dans var/)
setting-secret-key = la clé du serveur elle-même, au moins 64 chiffres hexadécimaux, à la place du fichier
setting-playground-port = où trouver le terrain d’essai sur 127.0.0.1 (par défaut 8765)
setting-log-level = DEBUG, INFO, WARNING ou ERROR (par défaut INFO)
setting-members-intent = true si tu as activé le « Server Members Intent », pour remarquer aussitôt qui quitte le serveur (par défaut false)
setting-max-tables-person = le nombre de tables ouvertes où une personne peut avoir une place quand elle en ouvre une autre (par défaut 10)
setting-max-tables-server = le nombre de tables ouvertes sur un même serveur (par défaut 50)
setting-max-tables = le nombre de tables ouvertes en tout (par défaut 1000)
setting-invitation-minutes = une invitation où personne n’appuie pendant ce nombre de minutes est fermée (par défaut 30)
setting-unfinished-days = une partie que personne ne poursuit pendant ce nombre de jours est annulée (par défaut 30)
setting-retention-days = les parties terminées sont effacées après ce nombre de jours ; 0 : jamais (par défaut 0)
setting-wiedumir-board = un fichier avec d’autres cases pour Wie Du mir … (par défaut : data/boards/wie-du-mir.txt)
setting-art-folder = un dossier de dessins qui remplacent les nôtres du même nom (par défaut : seulement data/art)
setting-workers = combien de processus se chargent des longs calculs, environ 30 Mo chacun ; avec 0, le bot s’en charge lui-même (par défaut 2)
start-connected = Connecté en tant que {$name}, sur { $servers ->
        [one] un serveur
       *[other] {$servers} serveurs
    }.
start-invite = Inviter le bot : {$url}
start-stopped = Arrêté. Toutes les parties sont conservées.
start-wrong-token = Discord n’accepte pas ce DISCORD_TOKEN. Recopie-le depuis le portail des développeurs (Bot → Reset Token).
start-members-intent = MEMBERS_INTENT est activé, mais le « Server Members Intent » est désactivé dans le portail. Active l’un ou désactive l’autre.
start-wrong-shards = Discord refuse ce nombre de shards. Si SHARDS est défini, augmente-le pour tous les processus ; relance ensuite le bot.
start-outdated = Discord n’accepte plus cette version de Spieleabend ({$code}). Prends-en une plus récente.
start-no-discord = Discord est injoignable : {$reason}
start-wrong-setting = {$name} ne peut pas être « {$value} ». Possible : {$expected}
start-database-unusable = La base de données {$place} est inutilisable : { $cause ->
        [wrong-address] son adresse doit être sqlite:///FICHIER ou postgresql://NOM:MOTDEPASSE@HÔTE/BASE
        [wrong-option] il y a une erreur après le « ? » de son adresse ({$reason})
        [no-access] impossible de l’ouvrir ou d’y écrire ({$reason})
        [not-a-database] le fichier n’est pas une base de données
        [damaged] le fichier est endommagé ({$reason}) ; reviens à une sauvegarde
        [busy] un autre programme la tient verrouillée
        [disk-full] le disque est plein
        [no-connection] le serveur ne répond pas ({$reason})
        [wrong-login] le serveur refuse ce nom d’utilisateur avec ce mot de passe
        [no-such-database] le serveur n’a pas de base de ce nom
       *[other] {$reason}
    }
start-database-too-new = La base de données {$place} vient d’une version plus récente de Spieleabend. Utilise cette version, ou une sauvegarde d’avant la mise à jour.
start-database-from-development = La base de données {$place} vient d’une version de développement, antérieure à 1.0.0, et ne peut pas être lue. Indique-en une autre, ou mets-la de côté.
start-database-other-shape = La base de données {$place} n’a pas les tables que cette version de Spieleabend attend ({$detail}) : une version de développement l’a créée, ou quelqu’un l’a modifiée. Indique-en une autre, ou reviens à une sauvegarde.
start-key-made = Une nouvelle clé pour les secrets des parties en cours a été écrite dans {$file}. Sauvegarde-la aussi, mais à part de la base de données.
start-key-unreadable = La clé {$place} ne peut pas être lue : {$reason}
start-key-unwritable = La clé {$place} ne peut pas être écrite : {$reason}. Choisis un autre endroit avec SECRET_KEY_FILE.
start-key-open = D’autres peuvent lire la clé {$place}. Retire-leur ce droit : chmod 600 {$place}
start-key-not-hex = La clé dans {$place} ne doit contenir que des chiffres hexadécimaux.
start-key-too-short = La clé dans {$place} est trop courte. Il lui faut au moins 64 chiffres hexadécimaux.
start-key-missing = La clé {$place} manque, alors que la base de données en a utilisé une. Reprends-la d’une sauvegarde ; docs/hosting.md dit que faire si elle est perdue.
start-key-other = La clé dans {$place} n’est pas celle que la base de données a utilisée. Reprends l’autre ; docs/hosting.md dit que faire si elle est perdue.
start-port-taken = Le port {$port} est occupé. Choisis-en un autre avec PLAYGROUND_PORT.
start-unreadable-settings = Le fichier {$file} ne peut pas être lu : {$reason}
start-wrong-board-square = Le plateau {$file} contient une erreur à la ligne {$line} : « {$text} » n’est pas une case. Possible : ? ou +1 à +4 ou -1 à -4
start-wrong-board-too-many = Le plateau {$file} contient une erreur à la ligne {$line} : il y a { $kind ->
        [plus] plus de {$most} cases avec +
        [minus] plus de {$most} cases avec -
       *[card] plus de {$most} points d’interrogation
    }.
start-wrong-board-too-few = Le plateau {$file} contient une erreur à la ligne {$line}, où il finit : il n’y a que { $kind ->
        [plus] {$found} cases avec + sur {$needed}
        [minus] {$found} cases avec - sur {$needed}
       *[card] {$found} points d’interrogation sur {$needed}
    }.
start-wrong-board-unreadable = Le plateau {$file} ne peut pas être lu : {$reason}
start-wrong-board-encoding = Le plateau {$file} ne peut pas être lu : ce n’est pas du texte en UTF-8.
start-wrong-art-unreadable = Les dessins (ART_FOLDER) ne peuvent pas être lus dans {$file} : {$reason}
start-wrong-art-unknown = Le dessin {$file} ne servirait jamais : aucun ne porte ce nom dans data/art.
start-wrong-art-colour = Le dessin {$file} nomme une couleur que le nôtre du même nom n’a pas : {$colour}
start-wrong-art-broken = Le dessin {$file} ne peut pas être tracé : {$reason}
start-no-playground = Sans DISCORD_TOKEN, c’est le terrain d’essai qui s’ouvrirait, mais il lui manque le paquet {$package}. Indique DISCORD_TOKEN, ou installe-le : pip install -r requirements-playground.txt
help-check = voir si le bot démarrerait avec ces réglages, ne rien écrire et quitter
setting-log-format = text ou json, un objet par ligne (par défaut text)
setting-health-port = un port pour /healthz et /metrics (par défaut aucun)
setting-health-address = l’adresse de ce port (par défaut 127.0.0.1, cette machine seulement)
setting-owner-server = l’identifiant du serveur Discord qui reçoit les commandes de qui gère le bot (par défaut aucun)
start-misspelled = Il n’y a pas de réglage {$name}. Est-ce {$meant} ?
start-malformed-token = DISCORD_TOKEN contient { $what ->
        [line-break] un saut de ligne
        [quotes] des guillemets
        [space] une espace
       *[character] un caractère qu’aucun jeton ne contient
    }. Écris le jeton seul, sur une ligne et sans guillemets.
start-no-fribidi = FriBiDi manque : les lettres qui se lient, arabes ou indiennes par exemple, restent séparées sur les images. Sous Debian : sudo apt install libfribidi0, puis redémarrer.
start-no-token = DISCORD_TOKEN manque. Un service ou un conteneur n’ouvre pas de terrain d’essai : indique le jeton.
start-database-in-use = La base de données {$place} est déjà utilisée par un autre processus de Spieleabend. Arrête-le d’abord : un seul bot par base.
start-health-port = HEALTH_PORT {$port} sur {$address} est inutilisable : {$reason}
start-stopping = Le bot s’arrête : les tables en sont averties, et aucune nouvelle ne s’ouvre. Recommence pour l’arrêter aussitôt.
check-games = {$games} jeux et leurs plateaux sont lisibles.
check-key = La clé dans {$place} convient.
check-key-made = Il n’y a pas encore de clé ; le premier démarrage en crée une.
check-database-missing = La base de données {$place} n’existe pas encore ; le premier démarrage la crée.
check-database-empty = La base de données {$place} est vide ; le premier démarrage la remplit.
check-database-older = La base de données {$place} vient d’une version antérieure ; le prochain démarrage la met à jour. Fais d’abord une sauvegarde.
check-database-present = La base de données {$place} est en ordre.
check-database-in-use = Un bot s’en sert en ce moment.
check-no-token = DISCORD_TOKEN manque, donc le terrain d’essai s’ouvrirait.
check-token = Discord accepte le jeton : {$name}, sur { $servers ->
        [one] un serveur
       *[other] {$servers} serveurs
    }.
check-not-public = L’application n’est pas publique : seul son propriétaire peut inviter le bot.
check-endpoint = L’application a une « Interactions Endpoint URL » dans le portail des développeurs : les clics et les commandes vont là-bas et non à ce bot. Retire-la.
check-rights = Sur « {$server} », il manque des droits au rôle du bot : {$rights}.
