// The services that tests may run on, as the environment names them; absent, everything is embedded.
import pg from 'pg';

// oxlint-disable-next-line node/no-process-env -- set by the test runner, no part of the product's environment
const { TEST_DATABASE_URL, TEST_REDIS_URL } = process.env;

/** A PostgreSQL server in which databases may be made. */
export const serverUrl = TEST_DATABASE_URL;
export const redisUrl = TEST_REDIS_URL;

/** True when the tests run on a real PostgreSQL. */
export const isOnRealDatabase = serverUrl !== undefined;

/** The address of one of the server's databases. */
export const databaseAt = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

export const onServer = async (server: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Empty, or as `template` is. Its files are copied: written to the log page by page, as is the default, a copy takes three times the CPU. */
export const createDatabase = (
  server: string,
  name: string,
  template = 'template1',
): Promise<void> =>
  onServer(server, `CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY FILE_COPY`);
