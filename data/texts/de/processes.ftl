help-shards = welche von Discords Shards dieser Prozess bedient, und von wie vielen: die Einstellung SHARDS
setting-shards = bei mehreren Prozessen an einem PostgreSQL die Shards, die dieser bedient, etwa 0-3/8 (sonst alle)
setting-requests-a-second = wie viele Anfragen Discord dem Bot pro Sekunde erlaubt, allen Prozessen zusammen (sonst 50)
start-shards-in-use = Ein anderer Prozess von Spieleabend an der Datenbank {$place} bedient schon einen dieser Shards. Beende ihn, oder gib diesem hier andere (SHARDS).
start-count-in-use = Andere Prozesse von Spieleabend an der Datenbank {$place} zählen die Shards anders. Alle müssen nach dem Schrägstrich dieselbe Zahl nennen (SHARDS); um sie zu ändern, beende erst alle.
start-shards-need-server = Mehrere Prozesse können sich die Datei {$place} nicht teilen. Gib ihnen eine PostgreSQL-Datenbank (DATABASE_URL), oder lass SHARDS leer.
owner-process = `{$shards}`: { $servers ->
        [one] ein Server
       *[other] {$servers} Server
    }, {$memory} MB, {$lag} ms
owner-process-silent = ⚠️ `{$shards}`: zuletzt gehört {$when}
