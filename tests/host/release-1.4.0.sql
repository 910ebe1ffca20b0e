BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('1.4.0');
CREATE TABLE analysis (
	table_id INTEGER NOT NULL, 
	found JSON NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
CREATE TABLE attendance (
	shard INTEGER NOT NULL, 
	seconds DOUBLE NOT NULL, 
	kept_at DOUBLE NOT NULL, 
	PRIMARY KEY (shard)
);
CREATE TABLE blocked (
	kind VARCHAR NOT NULL, 
	discord_id BIGINT NOT NULL, 
	since DOUBLE NOT NULL, 
	PRIMARY KEY (kind, discord_id)
);
CREATE TABLE departed_server (
	guild_id BIGINT NOT NULL, 
	delete_at DOUBLE NOT NULL, 
	PRIMARY KEY (guild_id)
);
CREATE TABLE due_facts (
	table_id INTEGER NOT NULL, 
	due_at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
CREATE TABLE game_record (
	table_id INTEGER NOT NULL, 
	position INTEGER NOT NULL, 
	entry JSON NOT NULL, 
	PRIMARY KEY (table_id, position), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
CREATE TABLE game_table (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild_id BIGINT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	open BOOLEAN NOT NULL, 
	revision INTEGER NOT NULL, 
	document JSON NOT NULL, 
	game VARCHAR NOT NULL, 
	rules_version INTEGER, 
	status VARCHAR NOT NULL, 
	language VARCHAR, 
	message_id BIGINT, 
	waiting_for BIGINT, 
	waiting_since DOUBLE NOT NULL, 
	due_at DOUBLE, 
	unshown_since DOUBLE, 
	show_at DOUBLE, 
	opened_at DOUBLE NOT NULL, 
	moved_at DOUBLE NOT NULL, 
	ended_at DOUBLE
);
CREATE TABLE key_check (
	id INTEGER NOT NULL, 
	value VARCHAR NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE missed_time (
	guild_id BIGINT NOT NULL, 
	seconds DOUBLE NOT NULL, 
	PRIMARY KEY (guild_id)
);
CREATE TABLE night (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	guild_id BIGINT NOT NULL, 
	revision INTEGER NOT NULL, 
	open BOOLEAN NOT NULL, 
	due_at DOUBLE, 
	document JSON NOT NULL
);
INSERT INTO "night" VALUES(1,10,2,1,1800096400.0,'{"channel_id":20,"message_id":501,"event_id":null,"event_phase":null,"calendar":false,"host":1000000000000000000,"title":"Friends","dates":[1800100000.0,1800186400.0],"date":null,"moved_from":null,"phase":"asking","games":["mensch","forgetit"],"format":"evening","rounds":4,"minutes":null,"hours":null,"computers":true,"repeats":"none","names":{"1000000000000000000":"Anna","1000000000000000001":"Ben"},"answers":{"1000000000000000000":["yes","yes"],"1000000000000000001":["yes","maybe"]},"coming":[],"declined":[],"here":[],"wishes":{},"played":[],"reminded":false,"rests":false,"moved_at":1800000000.0,"show_at":null,"language":null,"zone":"Europe/Berlin"}');
INSERT INTO "night" VALUES(2,10,5,1,1800103600.0,'{"channel_id":20,"message_id":502,"event_id":900,"event_phase":"set","calendar":false,"host":1000000000000000000,"title":"Weekly","dates":[1800100000.0,1800186400.0],"date":1800107200.0,"moved_from":1800100000.0,"phase":"set","games":["mensch","forgetit"],"format":"swiss","rounds":4,"minutes":45,"hours":3,"computers":true,"repeats":"weekly","names":{"1000000000000000000":"Anna","1000000000000000001":"Ben"},"answers":{"1000000000000000000":["yes","yes"],"1000000000000000001":["yes","no"]},"coming":[1000000000000000000,1000000000000000001],"declined":[],"here":[],"wishes":{},"played":[],"reminded":false,"rests":false,"moved_at":1800000000.0,"show_at":null,"language":null,"zone":"Europe/Berlin"}');
INSERT INTO "night" VALUES(3,11,9,1,1800000000.0,'{"channel_id":20,"message_id":503,"event_id":null,"event_phase":null,"calendar":false,"host":1000000000000000000,"title":"Open","dates":[1800100000.0,1800186400.0],"date":1800100000.0,"moved_from":null,"phase":"open","games":["mensch","forgetit"],"format":"evening","rounds":4,"minutes":null,"hours":null,"computers":true,"repeats":"none","names":{"1000000000000000000":"Anna","1000000000000000001":"Ben","1000000000000000002":"Chlo\u00e9"},"answers":{"1000000000000000000":["yes","yes"]},"coming":[1000000000000000000],"declined":[],"here":[1000000000000000000,1000000000000000001,1000000000000000002],"wishes":{"1000000000000000001":["forgetit"]},"played":[{"tables":[{"sitting":{"game":"mensch","people":[1000000000000000000,1000000000000000001],"places":null,"sides":[]},"channel_id":601,"table_id":71,"began":5.0,"cancelled":false}],"byes":[1000000000000000002]}],"reminded":true,"rests":false,"moved_at":1800000000.0,"show_at":1800000000.0,"language":null,"zone":"Europe/Berlin"}');
INSERT INTO "night" VALUES(4,12,7,0,NULL,'{"channel_id":20,"message_id":504,"event_id":null,"event_phase":null,"calendar":false,"host":1000000000000000000,"title":"Over","dates":[1800100000.0,1800186400.0],"date":1800100000.0,"moved_from":null,"phase":"over","games":["mensch","forgetit"],"format":"evening","rounds":4,"minutes":null,"hours":null,"computers":true,"repeats":"none","names":{"1000000000000000000":"Anna","1000000000000000001":"Ben"},"answers":{"1000000000000000000":["yes","yes"]},"coming":[1000000000000000000],"declined":[],"here":[],"wishes":{},"played":[{"tables":[{"sitting":{"game":"mensch","people":[1000000000000000000,1000000000000000001],"places":[2,1],"sides":[]},"channel_id":null,"table_id":null,"began":null,"cancelled":false}],"byes":[]}],"reminded":true,"rests":true,"moved_at":1800000000.0,"show_at":null,"language":null,"zone":"Europe/Berlin"}');
CREATE TABLE past_holder (
	table_id INTEGER NOT NULL, 
	person_id BIGINT NOT NULL, 
	PRIMARY KEY (table_id, person_id), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
CREATE TABLE person (
	guild_id BIGINT NOT NULL, 
	person_id BIGINT NOT NULL, 
	name VARCHAR NOT NULL, 
	PRIMARY KEY (guild_id, person_id)
);
CREATE TABLE person_setting (
	person_id BIGINT NOT NULL, 
	"key" VARCHAR NOT NULL, 
	value JSON NOT NULL, 
	PRIMARY KEY (person_id, "key")
);
CREATE TABLE puzzle_answer (
	person_id BIGINT NOT NULL, 
	day INTEGER NOT NULL, 
	puzzle VARCHAR NOT NULL, 
	choice INTEGER NOT NULL, 
	PRIMARY KEY (person_id, day)
);
CREATE TABLE rating (
	guild_id BIGINT NOT NULL, 
	season INTEGER NOT NULL, 
	game VARCHAR NOT NULL, 
	person_id BIGINT NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	matches INTEGER NOT NULL, 
	PRIMARY KEY (guild_id, season, game, person_id)
);
CREATE TABLE rating_change (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	guild_id BIGINT NOT NULL, 
	season INTEGER NOT NULL, 
	position INTEGER NOT NULL, 
	mu_before DOUBLE NOT NULL, 
	sigma_before DOUBLE NOT NULL, 
	matches_before INTEGER NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
CREATE TABLE request_budget (
	id INTEGER NOT NULL, 
	free_at DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE season (
	guild_id BIGINT NOT NULL, 
	number INTEGER NOT NULL, 
	began_at DOUBLE NOT NULL, 
	matches INTEGER NOT NULL, 
	PRIMARY KEY (guild_id, number)
);
CREATE TABLE seat_facts (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	numbers JSON NOT NULL, 
	luck JSON NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
CREATE TABLE seat_result (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person_id BIGINT, 
	guild_id BIGINT NOT NULL, 
	game VARCHAR NOT NULL, 
	rules_version INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	place INTEGER, 
	team INTEGER, 
	score INTEGER, 
	turns_by_person INTEGER, 
	turns_by_computer INTEGER, 
	turns_by_others INTEGER, 
	computer_level VARCHAR, 
	ended_how VARCHAR NOT NULL, 
	rated BOOLEAN NOT NULL, 
	resigned BOOLEAN NOT NULL, 
	ended_at DOUBLE NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
CREATE TABLE server_setting (
	guild_id BIGINT NOT NULL, 
	"key" VARCHAR NOT NULL, 
	value JSON NOT NULL, 
	PRIMARY KEY (guild_id, "key")
);
CREATE TABLE serving_process (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	first_shard INTEGER NOT NULL, 
	last_shard INTEGER NOT NULL, 
	shard_count INTEGER NOT NULL, 
	since DOUBLE NOT NULL, 
	figures JSON, 
	reported_at DOUBLE
);
CREATE TABLE session_start (
	remainder INTEGER NOT NULL, 
	free_at DOUBLE NOT NULL, 
	PRIMARY KEY (remainder)
);
CREATE TABLE table_seat (
	table_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	person_id BIGINT, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
CREATE TABLE watcher (
	table_id INTEGER NOT NULL, 
	person_id BIGINT NOT NULL, 
	notice VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, person_id), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
CREATE INDEX open_tables_of_server ON game_table (guild_id) WHERE open;
CREATE INDEX due_tables ON game_table (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_waiting_for ON game_table (waiting_for) WHERE waiting_for IS NOT NULL;
CREATE INDEX unshown_tables ON game_table (show_at) WHERE show_at IS NOT NULL;
CREATE UNIQUE INDEX one_open_table_a_channel ON game_table (channel_id) WHERE open;
CREATE INDEX tables_of_channel ON game_table (channel_id, id);
CREATE INDEX ratings_of_person ON rating (person_id);
CREATE INDEX names_of_person ON person (person_id);
CREATE INDEX due_nights ON night (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX nights_of_server ON night (guild_id, id);
CREATE INDEX answers_of_day ON puzzle_answer (day);
CREATE INDEX seats_of_person ON table_seat (person_id, table_id);
CREATE INDEX past_seats_of_person ON past_holder (person_id, table_id);
CREATE INDEX results_of_person ON seat_result (person_id, ended_at);
CREATE INDEX matches_of_server ON seat_result (guild_id, ended_at, table_id) WHERE seat = 0;
CREATE INDEX changes_of_season ON rating_change (guild_id, season, position);
CREATE INDEX tables_watched ON watcher (person_id, table_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('night',4);
COMMIT;
