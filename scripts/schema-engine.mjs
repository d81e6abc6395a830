#!/usr/bin/env node
// Stand-in for Prisma's native `schema-engine` binary, which has to be downloaded from outside npm.
// Speaks the same JSON-RPC over stdio, but runs Prisma's own WebAssembly build of the engine.
// Only the Prisma CLI starts it (see prisma.config.ts); the server applies migrations by itself.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { connectionFactory } from './schema-engine/connections.mjs';
import { runDatabaseCommand } from './schema-engine/database-command.mjs';
import { log, panicMessage, startEngine } from './schema-engine/engine.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    datamodels: { type: 'string', multiple: true, short: 'd' },
    datasource: { type: 'string' },
    'enabled-preview-features': { type: 'string' },
    'extension-types': { type: 'string' },
  },
});
const datasource = values.datasource ? JSON.parse(values.datasource) : {};

if (positionals[0] === 'cli') {
  process.exit(await runDatabaseCommand(positionals[1], datasource.url));
}

/** Where the CLI's method names differ from the WebAssembly engine's. */
const RENAMED_METHODS = { getDatabaseVersion: 'version', migrateDiff: 'diff' };
/** Our own `print` calls need ids that cannot meet the CLI's. */
const FIRST_PRINT_ID = 1_000_000;

let enginePromise;
const engine = () =>
  (enginePromise ??= startEngine(
    values.datamodels?.map((path) => [path, readFileSync(path, 'utf8')]),
    connectionFactory(datasource.url, datasource.shadowDatabaseUrl),
  ));

const send = (message) =>
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);

let printId = FIRST_PRINT_ID;

async function call(method, params) {
  if (method === 'createDatabase') {
    const code = await runDatabaseCommand('create-database', datasource.url);
    if (code !== 0) throw new Error('The database could not be created.');
    return { databaseName: new URL(datasource.url).pathname.slice(1) };
  }
  const started = await engine();
  const result = (await started[RENAMED_METHODS[method] ?? method](params)) ?? {};
  // The native engine prints a diff by asking the CLI to; the WebAssembly one returns it.
  if (method === 'diff' && result.stdout) {
    send({ id: ++printId, method: 'print', params: { content: result.stdout } });
  }
  return result;
}

async function answer({ id, method, params }) {
  try {
    send({ id, result: await call(method, params) });
  } catch (error) {
    send({
      id,
      error: {
        code: 4466,
        message: 'An error happened. Check the data field for details.',
        data: {
          is_panic: false,
          message: error.message ?? String(error),
          error_code: error.code,
          meta: error.meta,
        },
      },
    });
  }
}

// A Rust panic aborts the module outside of any promise.
process.on('uncaughtException', (error) => {
  log('ERROR', panicMessage() ?? error.stack);
  process.exit(101);
});

// Calls run one after the other, as in the native engine: they share one connection.
let queue = Promise.resolve();
const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
lines.on('line', (line) => {
  if (!line.trim()) return;
  const message = JSON.parse(line);
  const isAnswerToPrint = !message.method;
  if (!isAnswerToPrint) queue = queue.then(() => answer(message));
});
lines.on('close', () => {
  void queue.then(() => process.exit(0));
});
