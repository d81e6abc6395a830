#!/bin/sh
# An embedded database says that autovacuum is on, and keeps every dead row all the same: @electric-sql/pglite 0.5.16 has no
# background processes. `SHOW autovacuum` answers "on", and a row of 1 MB that is written over 60 times takes 63 MB, more than
# a minute after the last write. The room comes back when the program itself runs VACUUM (FULL).
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.16
cat > run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';

const db = await PGlite.create('./data');
const one = async (sql) => Object.values((await db.query(sql)).rows[0])[0];
const size = () => one(`SELECT pg_total_relation_size('estimates')::int`);
await db.exec(`CREATE TABLE estimates (id int PRIMARY KEY, document text);
  ALTER TABLE estimates ALTER COLUMN document SET STORAGE EXTERNAL;
  ALTER TABLE estimates SET (autovacuum_vacuum_threshold = 1, autovacuum_vacuum_scale_factor = 0);
  ALTER TABLE estimates SET (toast.autovacuum_vacuum_threshold = 1, toast.autovacuum_vacuum_scale_factor = 0);
  INSERT INTO estimates VALUES (1, repeat('a', 1000000))`);
const first = await size();
for (let turn = 0; turn < 60; turn += 1) {
  await db.query('UPDATE estimates SET document = repeat($1, 1000000)', [String(turn % 10)]);
}
// Far more than autovacuum_naptime could need for a table of one row with these settings.
await new Promise((resolve) => setTimeout(resolve, 75_000));
await db.query('SELECT 1');
const grown = await size();
const looks = await one(`SELECT count(*)::int FROM pg_stat_user_tables WHERE last_autovacuum IS NOT NULL`);
const setting = await one('SHOW autovacuum');
await db.exec('VACUUM (FULL) estimates');
const after = await size();
const sizes = [first, grown, after].map((bytes) => Math.round(bytes / 1e6));
console.log(`autovacuum ${setting}; MB at first, after 60 updates and 75 s, after VACUUM (FULL): ${sizes.join(', ')}`);
console.log(`tables that autovacuum looked at: ${looks}`);
const isSo = setting === 'on' && looks === 0 && grown > 50 * first && after < 2 * first;
console.log(isSo ? 'still so: nothing is taken away unasked' : 'changed: read the lines above');
process.exit(isSo ? 0 : 1);
JS
node run.mjs
