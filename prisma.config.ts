import { fileURLToPath } from 'node:url';
import { defineConfig } from 'prisma/config';

// The CLI looks for a native engine, and downloads one, as soon as this file has been read: our
// stand-in must be named before that. A native engine in the environment wins.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(
  new URL('./scripts/schema-engine.mjs', import.meta.url),
);
process.env.CHECKPOINT_DISABLE ??= '1';
process.env.PRISMA_HIDE_UPDATE_MESSAGE ??= '1';

/** Host name that tells the engine to work on a throwaway in-memory PostgreSQL. */
const NO_SERVER = 'postgresql://pglite/memory';

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? NO_SERVER },
});
