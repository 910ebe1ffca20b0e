BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('1.0.0');
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
INSERT INTO "due_facts" VALUES(6,1000000.0);
INSERT INTO "due_facts" VALUES(7,1000000.0);
CREATE TABLE game_record (
	table_id INTEGER NOT NULL, 
	position INTEGER NOT NULL, 
	entry JSON NOT NULL, 
	PRIMARY KEY (table_id, position), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
INSERT INTO "game_record" VALUES(1,0,'{"chance":{"kind":"sample","size":4,"take":2,"hidden":true},"result":null,"cause":"33"}');
INSERT INTO "game_record" VALUES(1,1,'{"chance":{"kind":"sample","size":8,"take":4,"hidden":true},"result":null,"cause":"33"}');
INSERT INTO "game_record" VALUES(1,2,'{"chance":{"kind":"roll","sides":2,"dice":1,"hidden":false},"result":[2],"cause":"33"}');
INSERT INTO "game_record" VALUES(1,3,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(1,4,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[3],"cause":"5"}');
INSERT INTO "game_record" VALUES(1,5,'{"seat":1,"action":"move:sw"}');
INSERT INTO "game_record" VALUES(1,6,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(1,7,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(1,8,'{"seat":0,"action":"move:ne"}');
INSERT INTO "game_record" VALUES(1,9,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(1,10,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(1,11,'{"seat":1,"action":"move:ws"}');
INSERT INTO "game_record" VALUES(1,12,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(1,13,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[5],"cause":"5"}');
INSERT INTO "game_record" VALUES(1,14,'{"seat":0,"action":"move:enn"}');
INSERT INTO "game_record" VALUES(1,15,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(1,16,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(2,0,'{"chance":{"kind":"roll","sides":2,"dice":1,"hidden":false},"result":[1],"cause":"33"}');
INSERT INTO "game_record" VALUES(2,1,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(2,2,'{"chance":{"kind":"roll","sides":6,"dice":9,"hidden":false},"result":[6,3,5,2,6,5,5,3,1],"cause":"5"}');
INSERT INTO "game_record" VALUES(2,3,'{"seat":0,"action":"keep:5:111"}');
INSERT INTO "game_record" VALUES(2,4,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(2,5,'{"chance":{"kind":"roll","sides":6,"dice":4,"hidden":false},"result":[1,4,3,4],"cause":"5"}');
INSERT INTO "game_record" VALUES(2,6,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(2,7,'{"chance":{"kind":"roll","sides":6,"dice":4,"hidden":false},"result":[3,1,2,6],"cause":"5"}');
INSERT INTO "game_record" VALUES(2,8,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(2,9,'{"chance":{"kind":"roll","sides":6,"dice":9,"hidden":false},"result":[2,2,3,5,6,5,3,6,5],"cause":"5"}');
INSERT INTO "game_record" VALUES(2,10,'{"seat":1,"action":"keep:5:021"}');
INSERT INTO "game_record" VALUES(2,11,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(2,12,'{"chance":{"kind":"roll","sides":6,"dice":4,"hidden":false},"result":[2,5,5,1],"cause":"5"}');
INSERT INTO "game_record" VALUES(2,13,'{"seat":1,"action":"keep:5:200"}');
INSERT INTO "game_record" VALUES(2,14,'{"seat":1,"action":"stop"}');
INSERT INTO "game_record" VALUES(3,0,'{"chance":{"kind":"roll","sides":6,"dice":2,"hidden":false},"result":[5,1],"cause":"33"}');
INSERT INTO "game_record" VALUES(3,1,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(3,2,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(3,3,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(3,4,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(3,5,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(3,6,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[3],"cause":"5"}');
INSERT INTO "game_record" VALUES(3,7,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(3,8,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(3,9,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(3,10,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(3,11,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(3,12,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[5],"cause":"5"}');
INSERT INTO "game_record" VALUES(3,13,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(3,14,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(3,15,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(3,16,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(3,17,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(3,18,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[5],"cause":"5"}');
INSERT INTO "game_record" VALUES(4,0,'{"chance":{"kind":"roll","sides":6,"dice":4,"hidden":false},"result":[4,6,4,2],"cause":"33"}');
INSERT INTO "game_record" VALUES(4,1,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(4,2,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[5],"cause":"5"}');
INSERT INTO "game_record" VALUES(4,3,'{"seat":2,"action":"roll"}');
INSERT INTO "game_record" VALUES(4,4,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[4]}');
INSERT INTO "game_record" VALUES(4,5,'{"seat":3,"action":"roll"}');
INSERT INTO "game_record" VALUES(4,6,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2]}');
INSERT INTO "game_record" VALUES(4,7,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(4,8,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[4],"cause":"5"}');
INSERT INTO "game_record" VALUES(4,9,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(4,10,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[4],"cause":"5"}');
INSERT INTO "game_record" VALUES(4,11,'{"seat":2,"action":"roll"}');
INSERT INTO "game_record" VALUES(4,12,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6]}');
INSERT INTO "game_record" VALUES(4,13,'{"seat":2,"action":"move:2"}');
INSERT INTO "game_record" VALUES(4,14,'{"seat":2,"action":"roll"}');
INSERT INTO "game_record" VALUES(4,15,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[4]}');
INSERT INTO "game_record" VALUES(4,16,'{"seat":2,"action":"move:2"}');
INSERT INTO "game_record" VALUES(5,0,'{"chance":{"kind":"shuffle","size":19,"hidden":true},"result":null,"cause":"33"}');
INSERT INTO "game_record" VALUES(5,1,'{"chance":{"kind":"roll","sides":2,"dice":1,"hidden":false},"result":[1],"cause":"33"}');
INSERT INTO "game_record" VALUES(5,2,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(5,3,'{"chance":{"kind":"roll","sides":3,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(5,4,'{"seat":0,"action":"move:0:0"}');
INSERT INTO "game_record" VALUES(5,5,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(5,6,'{"chance":{"kind":"roll","sides":3,"dice":1,"hidden":false},"result":[3],"cause":"5"}');
INSERT INTO "game_record" VALUES(5,7,'{"seat":1,"action":"move:1:0"}');
INSERT INTO "game_record" VALUES(5,8,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(5,9,'{"chance":{"kind":"roll","sides":3,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(5,10,'{"seat":0,"action":"move:0:0"}');
INSERT INTO "game_record" VALUES(5,11,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(5,12,'{"chance":{"kind":"roll","sides":3,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(5,13,'{"seat":1,"action":"move:1:0"}');
INSERT INTO "game_record" VALUES(5,14,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(5,15,'{"chance":{"kind":"roll","sides":3,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,0,'{"chance":{"kind":"roll","sides":6,"dice":2,"hidden":false},"result":[5,1],"cause":"33"}');
INSERT INTO "game_record" VALUES(6,1,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,2,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,3,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,4,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,5,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,6,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[3],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,7,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,8,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,9,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,10,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,11,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,12,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[5],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,13,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,14,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,15,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,16,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,17,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,18,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[5],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,19,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,20,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[3],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,21,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,22,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[5],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,23,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,24,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[3],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,25,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,26,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,27,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,28,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[4],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,29,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,30,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,31,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,32,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,33,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,34,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[4],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,35,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,36,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,37,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,38,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,39,'{"seat":0,"action":"move:2"}');
INSERT INTO "game_record" VALUES(6,40,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,41,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,42,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,43,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[4],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,44,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,45,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[5],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,46,'{"seat":0,"action":"move:1"}');
INSERT INTO "game_record" VALUES(6,47,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,48,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,49,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,50,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,51,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,52,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[3],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,53,'{"seat":0,"action":"move:2"}');
INSERT INTO "game_record" VALUES(6,54,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,55,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[5],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,56,'{"seat":1,"action":"move:2"}');
INSERT INTO "game_record" VALUES(6,57,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,58,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[4],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,59,'{"seat":0,"action":"move:2"}');
INSERT INTO "game_record" VALUES(6,60,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,61,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,62,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,63,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,64,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,65,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,66,'{"seat":0,"action":"move:2"}');
INSERT INTO "game_record" VALUES(6,67,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,68,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,69,'{"seat":1,"action":"move:1"}');
INSERT INTO "game_record" VALUES(6,70,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,71,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[5],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,72,'{"seat":0,"action":"move:1"}');
INSERT INTO "game_record" VALUES(6,73,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,74,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,75,'{"seat":1,"action":"move:3"}');
INSERT INTO "game_record" VALUES(6,76,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,77,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,78,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,79,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,80,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,81,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,82,'{"seat":0,"action":"move:1"}');
INSERT INTO "game_record" VALUES(6,83,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,84,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[5],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,85,'{"seat":1,"action":"move:3"}');
INSERT INTO "game_record" VALUES(6,86,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,87,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[4],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,88,'{"seat":0,"action":"move:2"}');
INSERT INTO "game_record" VALUES(6,89,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,90,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,91,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,92,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[4],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,93,'{"seat":1,"action":"move:3"}');
INSERT INTO "game_record" VALUES(6,94,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,95,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[4],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,96,'{"seat":0,"action":"move:1"}');
INSERT INTO "game_record" VALUES(6,97,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,98,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[4],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,99,'{"seat":1,"action":"move:3"}');
INSERT INTO "game_record" VALUES(6,100,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,101,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,102,'{"seat":0,"action":"move:1"}');
INSERT INTO "game_record" VALUES(6,103,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,104,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,105,'{"seat":1,"action":"move:2"}');
INSERT INTO "game_record" VALUES(6,106,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,107,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,108,'{"seat":0,"action":"move:2"}');
INSERT INTO "game_record" VALUES(6,109,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,110,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,111,'{"seat":1,"action":"move:2"}');
INSERT INTO "game_record" VALUES(6,112,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,113,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[3],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,114,'{"seat":1,"action":"move:4"}');
INSERT INTO "game_record" VALUES(6,115,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,116,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,117,'{"seat":0,"action":"move:1"}');
INSERT INTO "game_record" VALUES(6,118,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,119,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,120,'{"seat":1,"action":"move:3"}');
INSERT INTO "game_record" VALUES(6,121,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,122,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,123,'{"seat":1,"action":"move:2"}');
INSERT INTO "game_record" VALUES(6,124,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,125,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,126,'{"seat":1,"action":"move:3"}');
INSERT INTO "game_record" VALUES(6,127,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,128,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[5],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,129,'{"seat":0,"action":"move:2"}');
INSERT INTO "game_record" VALUES(6,130,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,131,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,132,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,133,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[5],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,134,'{"seat":1,"action":"move:3"}');
INSERT INTO "game_record" VALUES(6,135,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,136,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,137,'{"seat":0,"action":"move:2"}');
INSERT INTO "game_record" VALUES(6,138,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,139,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,140,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,141,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[3],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,142,'{"seat":1,"action":"move:4"}');
INSERT INTO "game_record" VALUES(6,143,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,144,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,145,'{"seat":0,"action":"move:2"}');
INSERT INTO "game_record" VALUES(6,146,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,147,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,148,'{"seat":1,"action":"move:3"}');
INSERT INTO "game_record" VALUES(6,149,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,150,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,151,'{"seat":0,"action":"move:3"}');
INSERT INTO "game_record" VALUES(6,152,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,153,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[3],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,154,'{"seat":1,"action":"move:2"}');
INSERT INTO "game_record" VALUES(6,155,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,156,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,157,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,158,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[4],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,159,'{"seat":0,"action":"move:3"}');
INSERT INTO "game_record" VALUES(6,160,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,161,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[4],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,162,'{"seat":1,"action":"move:2"}');
INSERT INTO "game_record" VALUES(6,163,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,164,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[4],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,165,'{"seat":0,"action":"move:2"}');
INSERT INTO "game_record" VALUES(6,166,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,167,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,168,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,169,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[5],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,170,'{"seat":1,"action":"move:1"}');
INSERT INTO "game_record" VALUES(6,171,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,172,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[5],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,173,'{"seat":0,"action":"move:2"}');
INSERT INTO "game_record" VALUES(6,174,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,175,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,176,'{"seat":1,"action":"move:1"}');
INSERT INTO "game_record" VALUES(6,177,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,178,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[3],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,179,'{"seat":0,"action":"move:2"}');
INSERT INTO "game_record" VALUES(6,180,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,181,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,182,'{"seat":1,"action":"move:3"}');
INSERT INTO "game_record" VALUES(6,183,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,184,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,185,'{"seat":1,"action":"move:4"}');
INSERT INTO "game_record" VALUES(6,186,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,187,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[4],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,188,'{"seat":0,"action":"move:3"}');
INSERT INTO "game_record" VALUES(6,189,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,190,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,191,'{"seat":1,"action":"move:2"}');
INSERT INTO "game_record" VALUES(6,192,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,193,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,194,'{"seat":0,"action":"move:4"}');
INSERT INTO "game_record" VALUES(6,195,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,196,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,197,'{"seat":0,"action":"move:4"}');
INSERT INTO "game_record" VALUES(6,198,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,199,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,200,'{"seat":0,"action":"move:3"}');
INSERT INTO "game_record" VALUES(6,201,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,202,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,203,'{"seat":0,"action":"move:2"}');
INSERT INTO "game_record" VALUES(6,204,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,205,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[3],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,206,'{"seat":1,"action":"move:2"}');
INSERT INTO "game_record" VALUES(6,207,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,208,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[4],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,209,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,210,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,211,'{"seat":1,"action":"move:3"}');
INSERT INTO "game_record" VALUES(6,212,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,213,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[5],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,214,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,215,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[5],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,216,'{"seat":1,"action":"move:2"}');
INSERT INTO "game_record" VALUES(6,217,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,218,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[3],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,219,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,220,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,221,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,222,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,223,'{"seat":1,"action":"move:1"}');
INSERT INTO "game_record" VALUES(6,224,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,225,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[5],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,226,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,227,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,228,'{"seat":1,"action":"move:1"}');
INSERT INTO "game_record" VALUES(6,229,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,230,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,231,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,232,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[3],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,233,'{"seat":0,"action":"move:3"}');
INSERT INTO "game_record" VALUES(6,234,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,235,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[3],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,236,'{"seat":1,"action":"move:3"}');
INSERT INTO "game_record" VALUES(6,237,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,238,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,239,'{"seat":0,"action":"move:3"}');
INSERT INTO "game_record" VALUES(6,240,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,241,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,242,'{"seat":1,"action":"move:3"}');
INSERT INTO "game_record" VALUES(6,243,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,244,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[3],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,245,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,246,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[5],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,247,'{"seat":1,"action":"move:2"}');
INSERT INTO "game_record" VALUES(6,248,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,249,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,250,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,251,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,252,'{"seat":1,"action":"move:3"}');
INSERT INTO "game_record" VALUES(6,253,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,254,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,255,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,256,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,257,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,258,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[4],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,259,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,260,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[4],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,261,'{"seat":1,"action":"move:4"}');
INSERT INTO "game_record" VALUES(6,262,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,263,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,264,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,265,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,266,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,267,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,268,'{"seat":1,"action":"move:4"}');
INSERT INTO "game_record" VALUES(6,269,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,270,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[5],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,271,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,272,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[3],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,273,'{"seat":1,"action":"move:1"}');
INSERT INTO "game_record" VALUES(6,274,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,275,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,276,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,277,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,278,'{"seat":1,"action":"move:1"}');
INSERT INTO "game_record" VALUES(6,279,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,280,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[4],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,281,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,282,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,283,'{"seat":1,"action":"move:3"}');
INSERT INTO "game_record" VALUES(6,284,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,285,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,286,'{"seat":0,"action":"move:4"}');
INSERT INTO "game_record" VALUES(6,287,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,288,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[5],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,289,'{"seat":1,"action":"move:1"}');
INSERT INTO "game_record" VALUES(6,290,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,291,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,292,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,293,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,294,'{"seat":1,"action":"move:4"}');
INSERT INTO "game_record" VALUES(6,295,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,296,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[4],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,297,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,298,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,299,'{"seat":1,"action":"move:1"}');
INSERT INTO "game_record" VALUES(6,300,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,301,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[4],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,302,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,303,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[2],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,304,'{"seat":1,"action":"move:4"}');
INSERT INTO "game_record" VALUES(6,305,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,306,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,307,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,308,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[6],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,309,'{"seat":1,"action":"move:1"}');
INSERT INTO "game_record" VALUES(6,310,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,311,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,312,'{"seat":1,"action":"move:1"}');
INSERT INTO "game_record" VALUES(6,313,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,314,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[5],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,315,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,316,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[4],"cause":"5"}');
INSERT INTO "game_record" VALUES(6,317,'{"seat":1,"action":"move:4"}');
INSERT INTO "game_record" VALUES(6,318,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(6,319,'{"chance":{"kind":"roll","sides":6,"dice":1,"hidden":false},"result":[1],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,0,'{"chance":{"kind":"roll","sides":2,"dice":1,"hidden":false},"result":[1],"cause":"33"}');
INSERT INTO "game_record" VALUES(7,1,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,2,'{"chance":{"kind":"roll","sides":6,"dice":9,"hidden":false},"result":[6,3,5,2,6,5,5,3,1],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,3,'{"seat":0,"action":"keep:5:111"}');
INSERT INTO "game_record" VALUES(7,4,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,5,'{"chance":{"kind":"roll","sides":6,"dice":4,"hidden":false},"result":[1,4,3,4],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,6,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,7,'{"chance":{"kind":"roll","sides":6,"dice":4,"hidden":false},"result":[3,1,2,6],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,8,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,9,'{"chance":{"kind":"roll","sides":6,"dice":9,"hidden":false},"result":[2,2,3,5,6,5,3,6,5],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,10,'{"seat":1,"action":"keep:5:021"}');
INSERT INTO "game_record" VALUES(7,11,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,12,'{"chance":{"kind":"roll","sides":6,"dice":4,"hidden":false},"result":[2,5,5,1],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,13,'{"seat":1,"action":"keep:5:200"}');
INSERT INTO "game_record" VALUES(7,14,'{"seat":1,"action":"stop"}');
INSERT INTO "game_record" VALUES(7,15,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,16,'{"chance":{"kind":"roll","sides":6,"dice":9,"hidden":false},"result":[5,4,3,3,5,6,1,1,3],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,17,'{"seat":0,"action":"keep:3:111"}');
INSERT INTO "game_record" VALUES(7,18,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,19,'{"chance":{"kind":"roll","sides":6,"dice":5,"hidden":false},"result":[2,2,2,1,2],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,20,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,21,'{"chance":{"kind":"roll","sides":6,"dice":5,"hidden":false},"result":[1,5,2,4,2],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,22,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,23,'{"chance":{"kind":"roll","sides":6,"dice":5,"hidden":false},"result":[5,5,5,3,3],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,24,'{"seat":0,"action":"keep:3:002"}');
INSERT INTO "game_record" VALUES(7,25,'{"seat":0,"action":"stop"}');
INSERT INTO "game_record" VALUES(7,26,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,27,'{"chance":{"kind":"roll","sides":6,"dice":9,"hidden":false},"result":[3,4,3,1,6,1,3,6,5],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,28,'{"seat":1,"action":"keep:3:201"}');
INSERT INTO "game_record" VALUES(7,29,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,30,'{"chance":{"kind":"roll","sides":6,"dice":4,"hidden":false},"result":[5,1,3,4],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,31,'{"seat":1,"action":"keep:3:010"}');
INSERT INTO "game_record" VALUES(7,32,'{"seat":1,"action":"stop"}');
INSERT INTO "game_record" VALUES(7,33,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,34,'{"chance":{"kind":"roll","sides":6,"dice":9,"hidden":false},"result":[3,4,1,3,5,4,4,4,5],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,35,'{"seat":0,"action":"keep:4:112"}');
INSERT INTO "game_record" VALUES(7,36,'{"seat":0,"action":"stop"}');
INSERT INTO "game_record" VALUES(7,37,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,38,'{"chance":{"kind":"roll","sides":6,"dice":9,"hidden":false},"result":[2,5,1,5,3,2,2,2,2],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,39,'{"seat":1,"action":"keep:2:113"}');
INSERT INTO "game_record" VALUES(7,40,'{"seat":1,"action":"stop"}');
INSERT INTO "game_record" VALUES(7,41,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,42,'{"chance":{"kind":"roll","sides":6,"dice":9,"hidden":false},"result":[4,2,5,2,2,5,1,4,6],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,43,'{"seat":0,"action":"keep:2:120"}');
INSERT INTO "game_record" VALUES(7,44,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,45,'{"chance":{"kind":"roll","sides":6,"dice":5,"hidden":false},"result":[1,6,3,2,1],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,46,'{"seat":0,"action":"keep:2:001"}');
INSERT INTO "game_record" VALUES(7,47,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,48,'{"chance":{"kind":"roll","sides":6,"dice":3,"hidden":false},"result":[6,1,3],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,49,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,50,'{"chance":{"kind":"roll","sides":6,"dice":2,"hidden":false},"result":[4,4],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,51,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,52,'{"chance":{"kind":"roll","sides":6,"dice":2,"hidden":false},"result":[2,1],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,53,'{"seat":0,"action":"keep:2:010"}');
INSERT INTO "game_record" VALUES(7,54,'{"seat":0,"action":"stop"}');
INSERT INTO "game_record" VALUES(7,55,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,56,'{"chance":{"kind":"roll","sides":6,"dice":9,"hidden":false},"result":[1,6,5,3,1,5,6,2,5],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,57,'{"seat":1,"action":"keep:5:111"}');
INSERT INTO "game_record" VALUES(7,58,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,59,'{"chance":{"kind":"roll","sides":6,"dice":4,"hidden":false},"result":[6,4,4,6],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,60,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,61,'{"chance":{"kind":"roll","sides":6,"dice":2,"hidden":false},"result":[4,1],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,62,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,63,'{"chance":{"kind":"roll","sides":6,"dice":2,"hidden":false},"result":[5,4],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,64,'{"seat":1,"action":"keep:5:010"}');
INSERT INTO "game_record" VALUES(7,65,'{"seat":1,"action":"stop"}');
INSERT INTO "game_record" VALUES(7,66,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,67,'{"chance":{"kind":"roll","sides":6,"dice":9,"hidden":false},"result":[6,1,2,2,6,6,4,5,1],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,68,'{"seat":0,"action":"keep:2:110"}');
INSERT INTO "game_record" VALUES(7,69,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,70,'{"chance":{"kind":"roll","sides":6,"dice":4,"hidden":false},"result":[1,2,3,6],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,71,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,72,'{"chance":{"kind":"roll","sides":6,"dice":9,"hidden":false},"result":[3,4,6,4,3,4,1,3,6],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,73,'{"seat":1,"action":"keep:4:120"}');
INSERT INTO "game_record" VALUES(7,74,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,75,'{"chance":{"kind":"roll","sides":6,"dice":4,"hidden":false},"result":[5,6,3,5],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,76,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,77,'{"chance":{"kind":"roll","sides":6,"dice":9,"hidden":false},"result":[4,3,1,6,1,1,1,5,5],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,78,'{"seat":0,"action":"keep:1:121"}');
INSERT INTO "game_record" VALUES(7,79,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,80,'{"chance":{"kind":"roll","sides":6,"dice":4,"hidden":false},"result":[6,5,4,4],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,81,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,82,'{"chance":{"kind":"roll","sides":6,"dice":3,"hidden":false},"result":[1,6,6],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,83,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,84,'{"chance":{"kind":"roll","sides":6,"dice":9,"hidden":false},"result":[1,4,2,1,6,4,4,2,2],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,85,'{"seat":1,"action":"keep:4:111"}');
INSERT INTO "game_record" VALUES(7,86,'{"seat":1,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,87,'{"chance":{"kind":"roll","sides":6,"dice":5,"hidden":false},"result":[1,3,4,6,5],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,88,'{"seat":1,"action":"keep:4:010"}');
INSERT INTO "game_record" VALUES(7,89,'{"seat":1,"action":"stop"}');
INSERT INTO "game_record" VALUES(7,90,'{"seat":0,"action":"roll"}');
INSERT INTO "game_record" VALUES(7,91,'{"chance":{"kind":"roll","sides":6,"dice":9,"hidden":false},"result":[5,3,6,6,4,3,4,2,5],"cause":"5"}');
INSERT INTO "game_record" VALUES(7,92,'{"seat":0,"action":"keep:5:101"}');
INSERT INTO "game_record" VALUES(7,93,'{"stop":"match"}');
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
INSERT INTO "game_table" VALUES(1,10,20,1,11,'{"version":1,"nonce":"00000000000000000000000000000000","secret":null,"header":{"game":"kaeseschieben","rules_version":1,"options":{"rounds":1,"closed_lids":false},"seats":2,"commitment":"4e5e812518bff895e5dd929dab1791f2bed16f5ec56c6bfb7397d0b5c205d2dc","protocol":2,"seeds":["11","22"],"players":["person","person"]},"records":17,"options":{"rounds":1,"closed_lids":false},"seats":[{"person":1,"seed":"11","away":false,"excused":false,"level":"normal","resigned":false,"since":0},{"person":2,"seed":"22","away":false,"excused":false,"level":"normal","resigned":false,"since":0}],"leader":1,"commitment":"4e5e812518bff895e5dd929dab1791f2bed16f5ec56c6bfb7397d0b5c205d2dc","milestones":0,"outcome":null,"turns":{"seats":[{"by_person":2,"by_computer":0,"by_others":0},{"by_person":3,"by_computer":0,"by_others":0}],"present":1,"person_decisions":1,"computer_decisions":0},"results_stored":false,"display":{"changes":11,"shown":null,"pictures":true,"posts":0,"posting":false,"leftovers":[],"gone":false,"notified":false,"long_wait":false,"mention":null,"announced":0,"result":null,"notice_due":false},"preferences":{"motion":true,"theme":null,"stand_in":"normal","substitutes":true,"help":false,"pace":"live","when_late":"vote"},"proposal":null,"series":null,"lesson":null,"clock":{"began":0.0,"ends_at":1001200.0,"held_at":null,"holiday_until":null,"held_seconds":0.0,"reminders":0,"remind_at":null,"up":false},"left_clock":null,"replaced":[],"kick":[],"former_holders":[],"known_to_forgotten":[],"cancellation":null,"forgotten":false,"looked_at":0,"log":[]}','kaeseschieben',1,'playing','de',NULL,2,1000000.0,1000030.0,1000000.0,1000030.0,1000000.0,1000000.0,NULL);
INSERT INTO "game_table" VALUES(2,10,21,1,11,'{"version":1,"nonce":"00000000000000000000000000000000","secret":null,"header":{"game":"forgetit","rules_version":1,"options":{"odds":"private"},"seats":2,"commitment":"4e5e812518bff895e5dd929dab1791f2bed16f5ec56c6bfb7397d0b5c205d2dc","protocol":2,"seeds":["11","22"],"players":["person","person"]},"records":15,"options":{"odds":"private"},"seats":[{"person":1,"seed":"11","away":false,"excused":false,"level":"normal","resigned":false,"since":0},{"person":2,"seed":"22","away":false,"excused":false,"level":"normal","resigned":false,"since":0}],"leader":1,"commitment":"4e5e812518bff895e5dd929dab1791f2bed16f5ec56c6bfb7397d0b5c205d2dc","milestones":1,"outcome":null,"turns":{"seats":[{"by_person":1,"by_computer":0,"by_others":0},{"by_person":1,"by_computer":0,"by_others":0}],"present":1,"person_decisions":5,"computer_decisions":0},"results_stored":false,"display":{"changes":11,"shown":null,"pictures":true,"posts":0,"posting":false,"leftovers":[],"gone":false,"notified":false,"long_wait":false,"mention":null,"announced":0,"result":null,"notice_due":false},"preferences":{"motion":true,"theme":null,"stand_in":"normal","substitutes":true,"help":false,"pace":"live","when_late":"vote"},"proposal":null,"series":null,"lesson":null,"clock":{"began":0.0,"ends_at":1001200.0,"held_at":null,"holiday_until":null,"held_seconds":0.0,"reminders":0,"remind_at":null,"up":false},"left_clock":null,"replaced":[],"kick":[],"former_holders":[],"known_to_forgotten":[],"cancellation":null,"forgotten":false,"looked_at":0,"log":[]}','forgetit',1,'playing','de',NULL,1,1000000.0,1000030.0,1000000.0,1000030.0,1000000.0,1000000.0,NULL);
INSERT INTO "game_table" VALUES(3,10,22,1,11,'{"version":1,"nonce":"00000000000000000000000000000000","secret":null,"header":{"game":"mensch","rules_version":1,"options":{"three_tries":false,"auto_move":true,"auto_roll":false,"odds":true,"opening":""},"seats":2,"commitment":"4e5e812518bff895e5dd929dab1791f2bed16f5ec56c6bfb7397d0b5c205d2dc","protocol":2,"seeds":["11","22"],"players":["person","person"]},"records":19,"options":{"three_tries":false,"auto_move":true,"auto_roll":false,"odds":true,"opening":""},"seats":[{"person":1,"seed":"11","away":false,"excused":false,"level":"normal","resigned":false,"since":0},{"person":2,"seed":"22","away":false,"excused":false,"level":"normal","resigned":false,"since":0}],"leader":1,"commitment":"4e5e812518bff895e5dd929dab1791f2bed16f5ec56c6bfb7397d0b5c205d2dc","milestones":0,"outcome":null,"turns":{"seats":[{"by_person":4,"by_computer":0,"by_others":0},{"by_person":4,"by_computer":0,"by_others":0}],"present":1,"person_decisions":1,"computer_decisions":0},"results_stored":false,"display":{"changes":11,"shown":null,"pictures":true,"posts":0,"posting":false,"leftovers":[],"gone":false,"notified":false,"long_wait":false,"mention":null,"announced":0,"result":null,"notice_due":false},"preferences":{"motion":true,"theme":null,"stand_in":"normal","substitutes":true,"help":false,"pace":"live","when_late":"vote"},"proposal":null,"series":null,"lesson":null,"clock":{"began":0.0,"ends_at":1001200.0,"held_at":null,"holiday_until":null,"held_seconds":0.0,"reminders":0,"remind_at":null,"up":false},"left_clock":null,"replaced":[],"kick":[],"former_holders":[],"known_to_forgotten":[],"cancellation":null,"forgotten":false,"looked_at":0,"log":[]}','mensch',1,'playing','de',NULL,1,1000000.0,1000030.0,1000000.0,1000030.0,1000000.0,1000000.0,NULL);
INSERT INTO "game_table" VALUES(4,10,23,1,13,'{"version":1,"nonce":"00000000000000000000000000000000","secret":null,"header":{"game":"einigkeit","rules_version":1,"options":{"claims":"players","help_partner":false,"auto_move":true,"auto_roll":false,"odds":true,"opening":""},"seats":4,"commitment":"4e5e812518bff895e5dd929dab1791f2bed16f5ec56c6bfb7397d0b5c205d2dc","protocol":2,"seeds":["11","22",null,null],"players":["person","person","computer:easy","computer:easy"]},"records":17,"options":{"claims":"players","help_partner":false,"auto_move":true,"auto_roll":false,"odds":true,"opening":""},"seats":[{"person":1,"seed":"11","away":false,"excused":false,"level":"normal","resigned":false,"since":0},{"person":2,"seed":"22","away":false,"excused":false,"level":"normal","resigned":false,"since":0},{"person":null,"seed":null,"away":false,"excused":false,"level":"easy","resigned":false,"since":0},{"person":null,"seed":null,"away":false,"excused":false,"level":"easy","resigned":false,"since":0}],"leader":1,"commitment":"4e5e812518bff895e5dd929dab1791f2bed16f5ec56c6bfb7397d0b5c205d2dc","milestones":0,"outcome":null,"turns":{"seats":[{"by_person":1,"by_computer":0,"by_others":0},{"by_person":2,"by_computer":0,"by_others":0},{"by_person":0,"by_computer":2,"by_others":0},{"by_person":0,"by_computer":1,"by_others":0}],"present":2,"person_decisions":0,"computer_decisions":4},"results_stored":false,"display":{"changes":13,"shown":null,"pictures":true,"posts":0,"posting":false,"leftovers":[],"gone":false,"notified":false,"long_wait":false,"mention":null,"announced":0,"result":null,"notice_due":false},"preferences":{"motion":true,"theme":null,"stand_in":"normal","substitutes":true,"help":false,"pace":"live","when_late":"vote"},"proposal":null,"series":null,"lesson":null,"clock":null,"left_clock":null,"replaced":[],"kick":[],"former_holders":[],"known_to_forgotten":[],"cancellation":null,"forgotten":false,"looked_at":0,"log":[]}','einigkeit',1,'playing','de',NULL,NULL,1000000.0,1000030.0,1000000.0,1000030.0,1000000.0,1000000.0,NULL);
INSERT INTO "game_table" VALUES(5,10,24,1,11,'{"version":1,"nonce":"00000000000000000000000000000000","secret":null,"header":{"game":"wiedumir","rules_version":1,"options":{"length":"games-1","no_limits":false,"no_comparing":false,"no_measure":false,"auto_move":true,"board":"+1 -1 ? +2 -2 ? +3 ? -3 +2 ? -4 +4 ?"},"seats":2,"commitment":"4e5e812518bff895e5dd929dab1791f2bed16f5ec56c6bfb7397d0b5c205d2dc","protocol":2,"seeds":["11","22"],"players":["person","person"]},"records":16,"options":{"length":"games-1","no_limits":false,"no_comparing":false,"no_measure":false,"auto_move":true,"board":"+1 -1 ? +2 -2 ? +3 ? -3 +2 ? -4 +4 ?"},"seats":[{"person":1,"seed":"11","away":false,"excused":false,"level":"normal","resigned":false,"since":0},{"person":2,"seed":"22","away":false,"excused":false,"level":"normal","resigned":false,"since":0}],"leader":1,"commitment":"4e5e812518bff895e5dd929dab1791f2bed16f5ec56c6bfb7397d0b5c205d2dc","milestones":0,"outcome":null,"turns":{"seats":[{"by_person":3,"by_computer":0,"by_others":0},{"by_person":2,"by_computer":0,"by_others":0}],"present":0,"person_decisions":1,"computer_decisions":0},"results_stored":false,"display":{"changes":11,"shown":null,"pictures":true,"posts":0,"posting":false,"leftovers":[],"gone":false,"notified":false,"long_wait":false,"mention":null,"announced":0,"result":null,"notice_due":false},"preferences":{"motion":true,"theme":null,"stand_in":"normal","substitutes":true,"help":false,"pace":"live","when_late":"vote"},"proposal":null,"series":null,"lesson":null,"clock":{"began":0.0,"ends_at":1001200.0,"held_at":null,"holiday_until":null,"held_seconds":0.0,"reminders":0,"remind_at":null,"up":false},"left_clock":null,"replaced":[],"kick":[],"former_holders":[],"known_to_forgotten":[],"cancellation":null,"forgotten":false,"looked_at":0,"log":[]}','wiedumir',1,'playing','de',NULL,1,1000000.0,1000030.0,1000000.0,1000030.0,1000000.0,1000000.0,NULL);
INSERT INTO "game_table" VALUES(6,10,30,1,197,'{"version":1,"nonce":"00000000000000000000000000000000","secret":"4ce236c476360061c8873219c833b3c564c69be45ead424afe5460f592fc131d","header":{"game":"mensch","rules_version":1,"options":{"three_tries":false,"auto_move":true,"auto_roll":false,"odds":true,"opening":""},"seats":2,"commitment":"4e5e812518bff895e5dd929dab1791f2bed16f5ec56c6bfb7397d0b5c205d2dc","protocol":2,"seeds":["11","22"],"players":["person","person"]},"records":320,"options":{"three_tries":false,"auto_move":true,"auto_roll":false,"odds":true,"opening":""},"seats":[{"person":1,"seed":"11","away":false,"excused":false,"level":"normal","resigned":false,"since":0},{"person":2,"seed":"22","away":false,"excused":false,"level":"normal","resigned":false,"since":0}],"leader":1,"commitment":"4e5e812518bff895e5dd929dab1791f2bed16f5ec56c6bfb7397d0b5c205d2dc","milestones":1,"outcome":{"places":[1,2],"scores":null},"turns":{"seats":[{"by_person":50,"by_computer":0,"by_others":0},{"by_person":49,"by_computer":0,"by_others":0}],"present":0,"person_decisions":1,"computer_decisions":0},"results_stored":true,"display":{"changes":197,"shown":null,"pictures":true,"posts":0,"posting":false,"leftovers":[],"gone":false,"notified":false,"long_wait":false,"mention":null,"announced":0,"result":null,"notice_due":false},"preferences":{"motion":true,"theme":null,"stand_in":"normal","substitutes":true,"help":false,"pace":"live","when_late":"vote"},"proposal":null,"series":null,"lesson":null,"clock":null,"left_clock":null,"replaced":[],"kick":[],"former_holders":[],"known_to_forgotten":[],"cancellation":null,"forgotten":false,"looked_at":0,"log":[]}','mensch',1,'finished','de',NULL,NULL,1000000.0,NULL,1000000.0,1000030.0,1000000.0,1000000.0,1000000.0);
INSERT INTO "game_table" VALUES(7,10,31,1,64,'{"version":1,"nonce":"00000000000000000000000000000000","secret":"4ce236c476360061c8873219c833b3c564c69be45ead424afe5460f592fc131d","header":{"game":"forgetit","rules_version":1,"options":{"odds":"private"},"seats":2,"commitment":"4e5e812518bff895e5dd929dab1791f2bed16f5ec56c6bfb7397d0b5c205d2dc","protocol":2,"seeds":["11","22"],"players":["person","person"]},"records":94,"options":{"odds":"private"},"seats":[{"person":1,"seed":"11","away":false,"excused":false,"level":"normal","resigned":false,"since":0},{"person":2,"seed":"22","away":false,"excused":false,"level":"normal","resigned":false,"since":0}],"leader":1,"commitment":"4e5e812518bff895e5dd929dab1791f2bed16f5ec56c6bfb7397d0b5c205d2dc","milestones":7,"outcome":{"places":[2,1],"scores":[107,201]},"turns":{"seats":[{"by_person":7,"by_computer":0,"by_others":0},{"by_person":6,"by_computer":0,"by_others":0}],"present":0,"person_decisions":2,"computer_decisions":0},"results_stored":true,"display":{"changes":64,"shown":null,"pictures":true,"posts":0,"posting":false,"leftovers":[],"gone":false,"notified":false,"long_wait":false,"mention":null,"announced":0,"result":null,"notice_due":false},"preferences":{"motion":true,"theme":null,"stand_in":"normal","substitutes":true,"help":false,"pace":"live","when_late":"vote"},"proposal":null,"series":null,"lesson":null,"clock":null,"left_clock":null,"replaced":[],"kick":[],"former_holders":[],"known_to_forgotten":[],"cancellation":null,"forgotten":false,"looked_at":0,"log":[]}','forgetit',1,'finished','de',NULL,NULL,1000000.0,NULL,1000000.0,1000030.0,1000000.0,1000000.0,1000000.0);
CREATE TABLE key_check (
	id INTEGER NOT NULL, 
	value VARCHAR NOT NULL, 
	PRIMARY KEY (id)
);
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
INSERT INTO "person" VALUES(10,1,'Anna');
INSERT INTO "person" VALUES(10,2,'Ben');
CREATE TABLE person_setting (
	person_id BIGINT NOT NULL, 
	"key" VARCHAR NOT NULL, 
	value JSON NOT NULL, 
	PRIMARY KEY (person_id, "key")
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
INSERT INTO "rating" VALUES(10,1,'mensch',1,2.76353894931404973087e+01,8.06590141354368,1);
INSERT INTO "rating" VALUES(10,1,'mensch',2,2.23646105068595026912e+01,8.06590141354368,1);
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
INSERT INTO "rating_change" VALUES(6,0,10,1,1,25.0,8.33333333333333392545e+00,0,2.76353894931404973087e+01,8.06590141354368);
INSERT INTO "rating_change" VALUES(6,1,10,1,1,25.0,8.33333333333333392545e+00,0,2.23646105068595026912e+01,8.06590141354368);
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
INSERT INTO "season" VALUES(10,1,1000000.0,1);
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
INSERT INTO "seat_result" VALUES(6,0,1,10,'mensch',1,2,1,NULL,NULL,50,0,0,NULL,'finished',1,0,1000000.0);
INSERT INTO "seat_result" VALUES(6,1,2,10,'mensch',1,2,2,NULL,NULL,49,0,0,NULL,'finished',1,0,1000000.0);
INSERT INTO "seat_result" VALUES(7,0,1,10,'forgetit',1,2,2,NULL,107,7,0,0,NULL,'stopped',0,0,1000000.0);
INSERT INTO "seat_result" VALUES(7,1,2,10,'forgetit',1,2,1,NULL,201,6,0,0,NULL,'stopped',0,0,1000000.0);
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
INSERT INTO "table_seat" VALUES(1,0,1);
INSERT INTO "table_seat" VALUES(1,1,2);
INSERT INTO "table_seat" VALUES(2,0,1);
INSERT INTO "table_seat" VALUES(2,1,2);
INSERT INTO "table_seat" VALUES(3,0,1);
INSERT INTO "table_seat" VALUES(3,1,2);
INSERT INTO "table_seat" VALUES(4,0,1);
INSERT INTO "table_seat" VALUES(4,1,2);
INSERT INTO "table_seat" VALUES(4,2,NULL);
INSERT INTO "table_seat" VALUES(4,3,NULL);
INSERT INTO "table_seat" VALUES(5,0,1);
INSERT INTO "table_seat" VALUES(5,1,2);
INSERT INTO "table_seat" VALUES(6,0,1);
INSERT INTO "table_seat" VALUES(6,1,2);
INSERT INTO "table_seat" VALUES(7,0,1);
INSERT INTO "table_seat" VALUES(7,1,2);
CREATE TABLE watcher (
	table_id INTEGER NOT NULL, 
	person_id BIGINT NOT NULL, 
	notice VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, person_id), 
	FOREIGN KEY(table_id) REFERENCES game_table (id) ON DELETE CASCADE
);
CREATE INDEX unshown_tables ON game_table (show_at) WHERE show_at IS NOT NULL;
CREATE UNIQUE INDEX one_open_table_a_channel ON game_table (channel_id) WHERE open;
CREATE INDEX open_tables_of_server ON game_table (guild_id) WHERE open;
CREATE INDEX tables_of_channel ON game_table (channel_id, id);
CREATE INDEX due_tables ON game_table (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tables_waiting_for ON game_table (waiting_for) WHERE waiting_for IS NOT NULL;
CREATE INDEX ratings_of_person ON rating (person_id);
CREATE INDEX names_of_person ON person (person_id);
CREATE INDEX seats_of_person ON table_seat (person_id, table_id);
CREATE INDEX past_seats_of_person ON past_holder (person_id, table_id);
CREATE INDEX matches_of_server ON seat_result (guild_id, ended_at, table_id) WHERE seat = 0;
CREATE INDEX results_of_person ON seat_result (person_id, ended_at);
CREATE INDEX changes_of_season ON rating_change (guild_id, season, position);
CREATE INDEX tables_watched ON watcher (person_id, table_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('game_table',7);
COMMIT;
