// Listens for messages as they are committed. On a server it has its own connection and reconnects when that is lost.
import pg from 'pg';
import type { Database } from '../db/database.ts';
import { CHANNEL } from './messages.ts';

const RECONNECT_AFTER_MS = 1_000;
const CONNECTION = { keepAlive: true, connectionTimeoutMillis: 4_000 };

interface Listener {
  onMessage(kind: string): void;
  /** Called at each connection, as earlier notices may have been missed. */
  onListening(): void;
  onError(error: unknown): void;
}

export type Close = () => Promise<void>;

const listenOnServer = (
  connectionString: string,
  { onMessage, onListening, onError }: Listener,
): Close => {
  let isClosed = false;
  let current: pg.Client | undefined;
  let reconnect: NodeJS.Timeout | undefined;

  const connect = async () => {
    const client = new pg.Client({ connectionString, ...CONNECTION });
    current = client;
    client.on('notification', ({ payload = '' }) => onMessage(payload));
    client.on('error', onError);
    client.once('end', () => {
      if (!isClosed) reconnect = setTimeout(() => void connect(), RECONNECT_AFTER_MS);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      onListening();
    } catch (error) {
      onError(error);
      await client.end().catch(onError);
    }
  };

  void connect();
  return async () => {
    isClosed = true;
    clearTimeout(reconnect);
    await current?.end();
  };
};

const listenInProcess = (
  { pool, embedded }: Pick<Database, 'pool' | 'embedded'>,
  listener: Listener,
): Close => {
  const stop = embedded?.onNotification((channel, kind) => {
    if (channel === CHANNEL) listener.onMessage(kind);
  });
  pool.query(`LISTEN ${CHANNEL}`).then(listener.onListening, listener.onError);
  return async () => stop?.();
};

export const listenForMessages = (
  database: Pick<Database, 'pool' | 'embedded' | 'url'>,
  listener: Listener,
): Close =>
  database.url === null
    ? listenInProcess(database, listener)
    : listenOnServer(database.url, listener);
