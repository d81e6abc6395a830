// The one WebSocket of a page and a small store of its state. It reconnects for ever and notices a dead line itself.
import type { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient, type Client } from 'graphql-ws';
import { SOCKET_RETRY, spread, waitBefore } from '../../server/domain/account/backoff.ts';
import { pause } from '../lib/pause.ts';

/** `idle`: nobody listens, so it is closed. `down`: somebody listens and events do not arrive. */
export type SocketState = 'idle' | 'connecting' | 'open' | 'down';

export interface Socket {
  client: Client;
  state(): SocketState;
  subscribe(listener: () => void): () => void;
  /** Called after each reconnect that follows an outage: events may have been missed. */
  onReconnect(listener: () => void): () => void;
  /** Reconnects as somebody else: closes what is open, and listens again to what was listened to. */
  reconnect(): void;
}

const PING_EVERY_MS = 10_000;
const PONG_WITHIN_MS = 5_000;
const ACK_WITHIN_MS = 5_000;
const CLOSE_WHEN_UNUSED_MS = 5_000;
const NORMAL_CLOSURE = 1000;

const isNormalClosure = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'code' in event && event.code === NORMAL_CLOSURE;

/** A wait that `skip` ends or leaves out. */
const createRetryTimer = () => {
  let skipping = new AbortController();
  return {
    skip: (): void => skipping.abort(),
    async wait(retries: number): Promise<void> {
      await pause(spread(waitBefore(SOCKET_RETRY, retries)), skipping.signal);
      skipping = new AbortController();
    },
  };
};

/** @param identity read again at each connect, as a login may have changed it */
export const createSocket = (url: string, identity: () => Record<string, string>): Socket => {
  let current: SocketState = 'idle';
  let hasBeenDown = false;
  let pongTimer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const reconnectListeners = new Set<() => void>();
  const retry = createRetryTimer();

  const enter = (next: SocketState): void => {
    if (next === 'down') hasBeenDown = true;
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener();
  };

  const client = createClient({
    url,
    connectionParams: identity,
    lazy: true,
    lazyCloseTimeout: CLOSE_WHEN_UNUSED_MS,
    keepAlive: PING_EVERY_MS,
    connectionAckWaitTimeout: ACK_WITHIN_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: retry.wait,
    on: {
      connecting: (isRetry) => enter(isRetry ? 'down' : 'connecting'),
      connected: () => {
        const isReconnect = hasBeenDown;
        hasBeenDown = false;
        enter('open');
        if (isReconnect) for (const listener of reconnectListeners) listener();
      },
      closed: (event) => {
        clearTimeout(pongTimer);
        enter(isNormalClosure(event) ? 'idle' : 'down');
      },
      error: () => enter('down'),
      // Nothing closes a half-open line, so we end it ourselves when our ping gets no answer.
      ping: (received) => {
        if (received) return;
        clearTimeout(pongTimer);
        pongTimer = setTimeout(() => client.terminate(), PONG_WITHIN_MS);
      },
      pong: () => clearTimeout(pongTimer),
    },
  });

  globalThis.addEventListener('offline', () => {
    if (current === 'open') client.terminate();
  });

  const listenIn = (set: Set<() => void>) => (listener: () => void) => {
    set.add(listener);
    return () => set.delete(listener);
  };

  return {
    client,
    state: () => current,
    subscribe: listenIn(listeners),
    onReconnect: listenIn(reconnectListeners),
    reconnect() {
      if (current === 'idle') return;
      client.terminate();
      retry.skip();
    },
  };
};

/** Sends subscriptions over the socket. */
export const linkOver = ({ client }: Socket): ApolloLink => new GraphQLWsLink(client);
