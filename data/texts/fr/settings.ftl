# The command
command-settings = réglages
command-settings-description = Voir ou changer les réglages

# The message with menus
settings-mine = Pour moi
settings-table = Cette table
settings-server = Ce serveur : aspect
settings-access = Ce serveur : qui joue où
settings-defaults = Ce serveur : nouvelles tables
settings-mine-title =
    ### ⚙️ Mes réglages
    Ils valent sur tous les serveurs et en message privé.
settings-table-title =
    ### ⚙️ Cette table
    L’hôte de la table peut changer ces réglages à tout moment, même en cours de partie.
settings-table-for-others = -# Réservé à l’hôte de la table.
settings-server-title =
    ### ⚙️ Ce serveur : aspect
    L’aspect et la langue des tables de ce serveur.
settings-access-title =
    ### ⚙️ Ce serveur : qui joue où
    Pour changer cela, il faut le droit « Gérer le serveur ».
settings-defaults-title =
    ### ⚙️ Ce serveur : nouvelles tables
    Pour les nouvelles tables de ce jeu. Leur hôte peut encore changer.
setting-line = {$setting} : **{$value}**
setting-switch-on = Activer
setting-switch-off = Désactiver
setting-type = Changer
button-my-settings = Tous mes réglages
button-table-settings = Réglages de la table
button-board-alone = Plateau pour moi

# Mine
setting-own-language = Ma langue
setting-own-language-description = La langue de mes réponses ; ce que tout le monde voit garde la langue de la table
setting-own-language-auto = comme mon Discord
setting-own-language-de = Deutsch
setting-own-language-en = English
setting-own-language-fr = Français
setting-larger-text = Texte plus grand dans les images
setting-larger-text-description = Noms et nombres plus grands dans tes images privées
setting-in-words = Plateau en mots
setting-in-words-description = Pour lecteur d’écran : décrit à la demande, ou par message privé à chaque changement
setting-in-words-no = en image
setting-in-words-asked = en mots, à la demande
setting-in-words-always = en mots, à chaque changement
setting-secrets-here = Secrets dans le salon
setting-secrets-here-description = Tes secrets sous le plateau, visibles de toi seulement, au lieu d’un message privé
setting-notice = Mon tour
setting-notice-description = Comment te prévenir de ton tour
setting-own-motion = Animations pour moi seulement
setting-own-motion-description = Animer les images que je n’envoie qu’à toi

# This table
setting-table-theme = Aspect du plateau
setting-table-theme-description = Un plateau sombre, clair ou contrasté
setting-table-theme-auto = comme le serveur
setting-table-theme-dark = sombre
setting-table-theme-light = clair
setting-table-theme-contrast = contrasté
setting-table-motion = Coups animés
setting-table-motion-description = Animer les coups, sauf si le serveur n’en veut pas
setting-table-help = Aide
setting-table-help-description = Montrer au-dessus des flèches ce que feraient les ordinateurs ; la partie ne compte alors pas pour les cotes
help-unrated = oui (sans cotes)

# This server
language-auto = comme le serveur
language-de = Deutsch
language-en = English
language-fr = Français
theme-dark = sombre
theme-light = clair
theme-contrast = contrasté
setting-language = Langue des tables
setting-language-description = La langue des tables ici ; « comme le serveur » suit celle de Discord
setting-theme = Aspect des plateaux
setting-theme-description = Plateaux sombres, clairs ou contrastés ; chaque table peut choisir autrement
setting-avatars = Avatars sur les plateaux
setting-avatars-description = Montrer les avatars à côté des noms
setting-motion = Coups animés
setting-motion-description = Animer les coups ; chaque table peut s’en passer
setting-channels = Salons où l’on joue
setting-channels-description = Où l’on joue ; une catégorie vaut pour ses salons, un salon pour ses fils
setting-channels-none = partout
setting-roles = Rôles qui ouvrent des tables
setting-roles-description = Qui ouvre des tables ou prend une place en cours de partie ; avant, tout le monde peut rejoindre
setting-roles-none = tout le monde
setting-called = Rôle à appeler
setting-called-description = Un rôle que l’on peut appeler à sa table, toutes les demi-heures. Il doit être mentionnable
setting-called-none = aucun
setting-cancelling = Annuler une partie
setting-cancelling-description = Qui peut annuler une partie où rien ne bouge depuis dix minutes
setting-cancelling-leader = l’hôte de la table, et la modération
setting-cancelling-seated = tout le monde à la table, et la modération
setting-cancelling-moderators = la modération seulement
setting-tables = Tables ouvertes sur ce serveur
setting-tables-description = Combien de tables peuvent être ouvertes ici à la fois ; jamais plus que le bot n’en permet
setting-tables-a-person = Tables ouvertes par personne
setting-tables-a-person-description = Avec une place à ce nombre de tables ici, on ne peut plus en ouvrir
limit-host = autant que le bot en permet
limit-1 = 1
limit-2 = 2
limit-3 = 3
limit-4 = 4
limit-5 = 5
limit-6 = 6
limit-8 = 8
limit-10 = 10
limit-15 = 15
limit-20 = 20
limit-30 = 30
limit-40 = 40
limit-50 = 50

# Refusals
refused-not-in-this-channel = On n’ouvre pas de table dans ce salon. Tu peux jouer ici : {$channels}
refused-not-with-your-roles = Ici, ouvrir une table demande un de ces rôles : {$roles}. Avant le début, tu peux rejoindre toutes les tables.
refused-no-taking-over-in-this-channel = On ne prend plus de place en cours de partie dans ce salon. Tu peux jouer ici : {$channels}
refused-no-taking-over-by-your-roles = Ici, prendre une place en cours de partie demande un de ces rôles : {$roles}. Avant le début, tu peux rejoindre toutes les tables.
refused-only-moderators = Sur ce serveur, seule la modération peut annuler une partie. `/{ command-leave }` laisse ta place à un ordinateur.
refused-too-many-tables-person-here =
    { $most ->
        [one] Tu as déjà une place à une table ouverte de ce serveur. Finis-y ta partie ou quitte-la d’abord.
       *[other] Tu as déjà une place à {$most} tables ouvertes de ce serveur. Finis une de ces parties ou quitte une table d’abord.
    }
