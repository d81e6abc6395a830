// Connections for the schema engine: to a real PostgreSQL, to a shadow database beside it, or to a
// throwaway in-memory one when the URL's host is `pglite`. Mends two traps of the driver adapter.
import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { log } from './engine.mjs';

/** Catalog type `"char"`, which the adapter cannot map, and what it is read and reported as. */
const INTERNAL_CHAR_OID = 18;
const TEXT_OID = 25;
const COLUMN_TYPE_CHARACTER = 6;

export const isInMemory = (url) => new URL(url).hostname === 'pglite';

async function inMemoryPool() {
  const [{ PGlite }, { createPgConfig }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/node-postgres'),
  ]);
  const { connection } = createPgConfig(await PGlite.create());
  const parse = connection.parse.bind(connection);
  // The adapter passes its parsers as an object; PGlite's bridge would call forEach on it.
  connection.parse = (query) =>
    parse({ ...query, types: Array.isArray(query.types) ? query.types : undefined });
  return new pg.Pool({ connection, max: 1, database: 'postgres', user: 'postgres' });
}

/** The adapter splits scripts on `;`, which breaks DO blocks: send the script whole instead. */
function sendScriptsWhole(adapter) {
  adapter.executeScript = async (sql) => {
    try {
      await adapter.underlyingDriver().query(sql);
    } catch (error) {
      adapter.onError(error);
    }
  };
}

/** Without this the engine panics on the catalog of PostgreSQL 18. */
function reportInternalChars(adapter) {
  const performIO = adapter.performIO.bind(adapter);
  const queryRaw = adapter.queryRaw.bind(adapter);
  const charColumnsOf = new WeakMap();
  adapter.performIO = async (query) => {
    const result = await performIO(query);
    const chars = [...(result.fields ?? []).entries()].filter(
      ([, field]) => field.dataTypeID === INTERNAL_CHAR_OID,
    );
    for (const [, field] of chars) field.dataTypeID = TEXT_OID;
    charColumnsOf.set(
      result.rows,
      chars.map(([index]) => index),
    );
    return result;
  };
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const index of charColumnsOf.get(result.rows) ?? []) {
      result.columnTypes[index] = COLUMN_TYPE_CHARACTER;
    }
    return result;
  };
}

async function open(url, release) {
  const config = isInMemory(url) ? await inMemoryPool() : { connectionString: url, max: 1 };
  const schema = new URL(url).searchParams.get('schema') ?? undefined;
  const adapter = await new PrismaPg(config, { schema }).connect();
  sendScriptsWhole(adapter);
  reportInternalChars(adapter);
  const dispose = adapter.dispose.bind(adapter);
  adapter.dispose = async () => {
    await dispose();
    await release?.();
  };
  return adapter;
}

async function openShadow(url) {
  const shadow = new URL(url);
  shadow.pathname = `/prisma_migrate_shadow_db_${randomUUID()}`;
  const name = shadow.pathname.slice(1);
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`CREATE DATABASE "${name}"`);
  return open(shadow.href, async () => {
    await admin
      .query(`DROP DATABASE "${name}" WITH (FORCE)`)
      .catch((error) => log('WARN', `${name} is left over: ${error.message}`));
    await admin.end();
  });
}

/** A migration-aware adapter factory for `url`; the shadow database is made when none is given. */
export function connectionFactory(url, shadowUrl) {
  return {
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => open(url),
    connectToShadowDb: () => {
      if (shadowUrl) return open(shadowUrl);
      return isInMemory(url) ? open(url) : openShadow(url);
    },
  };
}
