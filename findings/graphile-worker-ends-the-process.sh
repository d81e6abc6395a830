#!/bin/sh
# A job that ends while PostgreSQL is away ends the whole process: graphile-worker 0.18.0 deletes its row with
# `completeJob(job)`, and nobody waits for that promise or catches it. A lost or refused connection (ECONNREFUSED) is not
# among the errors that are tried again, so Node hears of an unhandled rejection. The same holds for `failJob`.
# Only a process that handles `unhandledRejection` itself goes on; the job stays locked for four hours.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund graphile-worker@0.18.0 @electric-sql/pglite@0.5.9
cat > run.mjs <<'JS'
import { EventEmitter } from 'node:events';
import { PGlite } from '@electric-sql/pglite';
import { Logger, run } from 'graphile-worker';

let isAway = false;
const db = new PGlite();
const refuse = () => {
  if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
};
class Client extends EventEmitter {
  async query(query, values = query.values) {
    refuse();
    const text = query.text ?? query;
    return values ? db.query(text, values) : (await db.exec(text)).at(-1);
  }
  release() {}
}
class Pool extends EventEmitter {
  options = { max: 10 };
  async connect() {
    refuse();
    return new Client();
  }
}
const pgPool = new Pool().on('error', () => {}).on('connect', () => {});
const logger = new Logger(() => () => {});
const taskList = {
  note: async () => {
    isAway = true;
    console.log('The job is done; PostgreSQL goes away.');
  },
};
const runner = await run({ pgPool, logger, taskList, parsedCronItems: [], noHandleSignals: true });
await runner.addJob('note', {});
await new Promise((resolve) => setTimeout(resolve, 10_000));
console.log('The process lives.');
process.exit(0);
JS
if node run.mjs; then echo 'fixed: the process outlives the outage'; else echo 'still so: the process ended'; fi
