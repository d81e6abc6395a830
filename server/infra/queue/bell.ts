// Hears of new messages as they are committed, on a connection of its own that comes back when it was lost.
import pg from 'pg';
import type { Database } from '../db/database.ts';
import { CHANNEL } from './messages.ts';

const RETURN_AFTER_MS = 1_000;
const CONNECTION = { keepAlive: true, connectionTimeoutMillis: 4_000 };

interface Ears {
  onMessage(kind: string): void;
  /** The bell listens from now on, perhaps again: what was said before is not known. */
  onReady(): void;
  onError(error: unknown): void;
}

export type Close = () => Promise<void>;

const onServer = (connectionString: string, { onMessage, onReady, onError }: Ears): Close => {
  let isClosed = false;
  let current: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;

  const listen = async () => {
    const client = new pg.Client({ connectionString, ...CONNECTION });
    current = client;
    client.on('notification', ({ payload = '' }) => onMessage(payload));
    client.on('error', onError);
    client.once('end', () => {
      if (!isClosed) again = setTimeout(() => void listen(), RETURN_AFTER_MS);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      onReady();
    } catch (error) {
      onError(error);
      await client.end().catch(onError);
    }
  };

  void listen();
  return async () => {
    isClosed = true;
    clearTimeout(again);
    await current?.end();
  };
};

const inProcess = ({ pool, embedded }: Pick<Database, 'pool' | 'embedded'>, ears: Ears): Close => {
  const stop = embedded?.onNotification((channel, kind) => {
    if (channel === CHANNEL) ears.onMessage(kind);
  });
  pool.query(`LISTEN ${CHANNEL}`).then(ears.onReady, ears.onError);
  return async () => stop?.();
};

export const openBell = (
  database: Pick<Database, 'pool' | 'embedded' | 'url'>,
  ears: Ears,
): Close => (database.url === null ? inProcess(database, ears) : onServer(database.url, ears));
