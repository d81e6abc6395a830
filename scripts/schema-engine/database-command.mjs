// The engine's `cli` sub-commands: can the database be reached, make it, drop it.
import pg from 'pg';
import { isInMemory } from './connections.mjs';
import { log } from './engine.mjs';

/** Prisma's error codes for what PostgreSQL and the network answer. */
const PRISMA_CODES = {
  '3D000': 'P1003',
  '28P01': 'P1000',
  '42P04': 'P1009',
  ECONNREFUSED: 'P1001',
};
const OTHER_FAILURE = 'P1011';

const COMMANDS = {
  'can-connect-to-database': { on: (url) => url, sql: () => 'SELECT 1' },
  'create-database': { on: maintenance, sql: (name) => `CREATE DATABASE "${name}"` },
  'drop-database': { on: maintenance, sql: (name) => `DROP DATABASE "${name}" WITH (FORCE)` },
};

function maintenance(url) {
  const other = new URL(url);
  other.pathname = '/postgres';
  return other.href;
}

/** Runs one command and returns the process exit code the CLI expects. */
export async function runDatabaseCommand(name, url) {
  if (isInMemory(url)) return 0;
  const command = COMMANDS[name];
  const client = new pg.Client({ connectionString: command.on(url) });
  try {
    await client.connect();
    await client.query(command.sql(new URL(url).pathname.slice(1)));
    return 0;
  } catch (error) {
    // The CLI throws the first line away: the native engine greets there.
    log('INFO', 'Starting schema engine CLI');
    log('ERROR', error.message, { error_code: PRISMA_CODES[error.code] ?? OTHER_FAILURE });
    return 1;
  } finally {
    await client.end().catch(() => undefined);
  }
}
