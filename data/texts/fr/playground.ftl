playground-title = Le terrain d’essai de Spieleabend
playground-open = Ouvre { $url } dans ton navigateur.
playground-try-1 = Tu es { $name } : clique dans le champ sous le salon, tape /{ $command }, appuie sur Entrée, choisis un jeu et envoie avec la flèche.
playground-try-2 = Appuie sur « Jouer avec un ordinateur », ou change de personne en haut et appuie sur « { button-join } » ; puis { $name } appuie sur « { button-start } », et on joue à tour de rôle.
playground-try-3 = Au Käseschieben, quand des fromages sont tombés, appuie sur « Regarder » et va voir les messages privés de cette personne ; Dora n’en accepte pas. Aux autres jeux, appuie sur « { button-replay } » après la partie.
playground-token = Pour jouer sur un vrai serveur, il faut un jeton : discord.com/developers → New Application → Bot → Reset Token, puis écris DISCORD_TOKEN=… dans .env et relance. docs/hosting.md explique la suite.
playground-stop = Ctrl-C l’arrête. Rien n’est conservé ici.
playground-channel = Le salon #{ $channel }
playground-channel-about = Tout le monde joue ici. La page permet de passer d’une personne à l’autre.
playground-letters = Messages privés : { $name }
playground-person-de = parle allemand
playground-person-en = parle anglais
playground-person-fr = parle français
playground-manages = peut gérer le serveur
playground-closed = n’accepte pas les messages privés
playground-people = Personnes
playground-stopped = Terminé. Les parties de ce terrain d’essai sont oubliées.
