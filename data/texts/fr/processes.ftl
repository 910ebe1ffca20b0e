help-shards = les shards de Discord que sert ce processus, et sur combien : le réglage SHARDS
setting-shards = si plusieurs processus partagent un PostgreSQL, les shards que sert celui-ci, par exemple 0-3/8 (par défaut tous)
setting-requests-a-second = combien de requêtes par seconde Discord accorde au bot, tous processus confondus (par défaut 50)
start-shards-in-use = Un autre processus de Spieleabend sert déjà l’un de ces shards avec la base {$place}. Arrête-le, ou donnes-en d’autres à celui-ci (SHARDS).
start-count-in-use = D’autres processus de Spieleabend sur la base {$place} comptent les shards autrement. Tous doivent indiquer le même nombre après la barre oblique (SHARDS) ; pour le changer, arrête-les tous d’abord.
start-shards-need-server = Plusieurs processus ne peuvent pas partager le fichier {$place}. Donne-leur une base PostgreSQL (DATABASE_URL), ou laisse SHARDS vide.
owner-process = `{$shards}` : { $servers ->
        [one] un serveur
       *[other] {$servers} serveurs
    }, {$memory} Mo, {$lag} ms
owner-process-silent = ⚠️ `{$shards}` : dernières nouvelles {$when}
