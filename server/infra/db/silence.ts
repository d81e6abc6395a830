// Ends a connection whose question stays without an answer: PostgreSQL is frozen, or the network to it. The option of
// node-postgres for that (`query_timeout`) keeps the rows alive past V8's young collections, by what it puts around each query.
// A list of estimates with their lines took 0.15 ms of CPU more.
import type { Socket } from 'node:net';
import type pg from 'pg';

/**
 * Ends silent connections. What is under way fails as if the connection were lost. A connection that nobody asks anything may
 * be silent.
 */
export const endSilent = (pool: pg.Pool, timeoutMs: number): void => {
  pool.on('connect', (client) => {
    const stream = client.connection.stream as Socket;
    let answeredUpTo = stream.bytesWritten;
    client.on('drain', () => {
      answeredUpTo = stream.bytesWritten;
    });
    stream.setTimeout(timeoutMs);
    stream.on('timeout', () => {
      if (stream.bytesWritten > answeredUpTo) stream.destroy();
    });
  });
};
