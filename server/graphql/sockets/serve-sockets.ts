// GraphQL over WebSocket (graphql-transport-ws): who may open a socket, and what becomes of it when it or the server ends.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  handleProtocols,
  CloseCode,
  GRAPHQL_TRANSPORT_WS_PROTOCOL,
  MessageType,
  parseMessage,
  type SubscribePayload,
} from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { CallsLeft, Viewer } from '../../context.ts';
import { networkOf } from '../../features/accounts/client-network.ts';
import type { RequestFacts, RequestCredentials } from '../../features/accounts/identify.ts';
import type { AddressOf, OriginOf } from '../../infra/client-address.ts';
import type { Metrics } from '../../infra/metrics.ts';
import type { WaitingBytes } from '../unread-answers.ts';
import type { ConnectionLimit } from '../connection-limit.ts';
import type { LiveIdentities } from '../live-identities.ts';
import type { Yoga } from '../yoga.ts';
import { Connection } from './connection.ts';
import { SocketOperation } from './operation.ts';
import { runOperation } from './run-operation.ts';

// What a client may say over a socket: the protocol graphql-transport-ws, with its closing codes.

const INIT_WAIT_MS = 3_000;

type ConnectionParams = Record<string, unknown>;

const textOf = (params: ConnectionParams | null | undefined, name: string): string | undefined => {
  const entry = Object.entries(params ?? {}).find(([key]) => key.toLowerCase() === name);
  return typeof entry?.[1] === 'string' ? entry[1] : undefined;
};

const credentialsIn = (params: ConnectionParams | null | undefined): RequestCredentials => ({
  authorization: textOf(params, 'authorization'),
  guestKey: textOf(params, 'x-guest-key'),
});

/** What may be said with a closing code. */
const REASON_MAX_BYTES = 123;

const takenReason = (id: string): string => {
  const reason = `Subscriber for ${id} already exists`;
  return Buffer.byteLength(reason) > REASON_MAX_BYTES ? 'Subscriber already exists' : reason;
};

interface Listener {
  onAcknowledged(): void;
  onOperation(operation: SocketOperation, payload: SubscribePayload): void;
}

const parsed = (text: string) => {
  try {
    return parseMessage(text);
  } catch {
    return null;
  }
};

const take = (connection: Connection, text: string, listener: Listener): void => {
  const message = parsed(text);
  switch (message?.type) {
    case undefined:
      return connection.close(CloseCode.BadRequest, 'Invalid message received');
    case MessageType.ConnectionInit: {
      if (connection.isAcknowledged) {
        const code = CloseCode.TooManyInitialisationRequests;
        return connection.close(code, 'Too many initialisation requests');
      }
      connection.facts = { ...connection.facts, credentials: credentialsIn(message.payload) };
      connection.isAcknowledged = true;
      listener.onAcknowledged();
      return connection.send('{"type":"connection_ack"}');
    }
    case MessageType.Ping: {
      const { payload } = message;
      return connection.send(JSON.stringify({ type: 'pong', ...(payload && { payload }) }));
    }
    case MessageType.Pong:
      return undefined;
    case MessageType.Subscribe: {
      const { id, payload } = message;
      if (!connection.isAcknowledged) {
        return connection.close(CloseCode.Unauthorized, 'Unauthorized');
      }
      if (connection.operations.has(id)) {
        return connection.close(CloseCode.SubscriberAlreadyExists, takenReason(id));
      }
      return listener.onOperation(new SocketOperation(connection, id), payload);
    }
    case MessageType.Complete:
      return connection.operations.get(message.id)?.stop();
    default:
      // A server's to say.
      return connection.close(CloseCode.InternalServerError, 'Internal server error');
  }
};

/** Hears what comes over the socket of `connection` until it closes. */
const readMessages = (connection: Connection, listener: Listener): void => {
  const hurry = () => {
    const code = CloseCode.ConnectionInitialisationTimeout;
    if (!connection.isAcknowledged) connection.close(code, 'Connection initialisation timeout');
  };
  setTimeout(hurry, INIT_WAIT_MS).unref();
  connection.socket.on('message', (data: Buffer) => take(connection, data.toString(), listener));
};

// Finds the sockets whose other side is gone without a word. All are pinged as often, but a few at a time: a ping of thousands
// at once would hold up every event that is on its way.

const TURNS = 120;

interface Heartbeat {
  /** Pings `socket` from now on, and ends it when a ping is not answered by the time of the next. */
  watch(socket: WebSocket): void;
  /** Forgets a socket that has closed. */
  forget(socket: WebSocket): void;
}

const createHeartbeat = (everyMs: number): Heartbeat => {
  const turns = Array.from({ length: TURNS }, () => new Set<WebSocket>());
  const unanswered = new WeakSet<WebSocket>();
  let watched = 0;
  let opened = 0;
  let turn = 0;
  let clock: NodeJS.Timeout | undefined;

  const beat = () => {
    turn = (turn + 1) % TURNS;
    for (const socket of turns[turn] ?? []) {
      if (unanswered.has(socket)) socket.terminate();
      else if (socket.readyState === socket.OPEN) {
        unanswered.add(socket);
        socket.ping();
      }
    }
    clock = setTimeout(beat, everyMs / TURNS);
  };
  function onPong(this: WebSocket) {
    unanswered.delete(this);
  }

  return {
    watch(socket) {
      turns[opened % TURNS]?.add(socket);
      opened += 1;
      watched += 1;
      clock ??= setTimeout(beat, everyMs / TURNS);
      socket.on('pong', onPong);
    },
    forget(socket) {
      if (!turns.some((sockets) => sockets.delete(socket))) return;
      watched -= 1;
      if (watched > 0) return;
      clearTimeout(clock);
      clock = undefined;
    },
  };
};

const PATH = '/graphql';
const MESSAGE_MAX_BYTES = 64 * 1024;
/** Well within the minute for which proxies keep a silent connection. */
const PING_MS = 25_000;
const GOING_AWAY = 1001;

/** Browsers send where a page came from; a page of a site that is not named must not use this one's socket. */
const isOwnOrigin = ({ headers }: IncomingMessage, origins: SocketOptions['origins']): boolean => {
  if (!headers.origin) return true;
  const origin = URL.parse(headers.origin);
  return origin !== null && (origin.host === headers.host || origins.includes(origin.origin));
};

const refuse = (socket: Duplex, status: string) => {
  // A client that keeps its own side open would keep the connection.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** All that is kept of the request that opened a socket. */
const callerOf = (
  { headers }: IncomingMessage,
  { clientAddress, origin }: Pick<RequestFacts, 'clientAddress' | 'origin'>,
): RequestFacts => ({
  credentials: { authorization: undefined, guestKey: undefined },
  clientAddress,
  origin,
  userAgent: headers['user-agent'],
});

/** Counts for the network of an address; rejects with BUSY when it has had as many as it may. */
type Count = (address: string) => Promise<CallsLeft | undefined>;

export interface SocketCounts {
  /** One socket that is opened. */
  countSocket: Count;
  /** One operation of a socket. */
  countOperation: Count;
}

export interface SocketOptions extends SocketCounts {
  metrics: Metrics;
  identities: LiveIdentities;
  /** Origins of pages that may open sockets, beside the host that is asked. */
  origins: readonly (string | undefined)[];
  addressOf: AddressOf;
  originOf: OriginOf;
  live: ConnectionLimit;
  unread: WaitingBytes;
  /** Hears of failures, and gives the number of each. */
  report: (error: unknown) => string;
}

/** What came was no frame, or the line broke. */
const closesByItself = () => undefined;

function destroyIt(this: Duplex): void {
  this.destroy();
}

/** What is done with a socket that was opened. */
const speakerOf = (
  yoga: Yoga,
  { metrics, identities, countOperation, unread, report }: SocketOptions,
): ((socket: WebSocket, caller: RequestFacts) => void) => {
  const heartbeat = createHeartbeat(PING_MS);
  const onViewer = ({ connection, isOver }: SocketOperation, viewer: Viewer) => {
    if (isOver) return;
    identities.note(connection, viewer);
  };
  const options = { countOperation, onViewer, report };
  const listener: Listener = {
    onAcknowledged: () => metrics.openSockets.inc(),
    onOperation: (operation, payload) => void runOperation(yoga, operation, payload, options),
  };
  return (socket, caller) => {
    const connection = new Connection(socket, caller, unread);
    socket.on('error', closesByItself);
    if (socket.protocol !== GRAPHQL_TRANSPORT_WS_PROTOCOL) {
      return connection.close(CloseCode.SubprotocolNotAcceptable, 'Subprotocol not acceptable');
    }
    heartbeat.watch(socket);
    readMessages(connection, listener);
    socket.on('close', () => {
      heartbeat.forget(socket);
      connection.forget();
      for (const operation of connection.operations.values()) operation.stop();
      if (!connection.isAcknowledged) return;
      metrics.openSockets.dec();
      identities.forget(connection);
    });
  };
};

/** Serves sockets on `/graphql` of `server`. The returned function closes them all and waits until they are closed. */
export const serveSockets = (
  server: Server,
  yoga: Yoga,
  options: SocketOptions,
): (() => Promise<void>) => {
  const { origins, addressOf, originOf } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_MAX_BYTES,
    perMessageDeflate: false,
    handleProtocols,
  });
  const speak = speakerOf(yoga, options);
  const open = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const address = addressOf(request);
    const isCounted = await options.countSocket(address).then(
      () => true,
      () => false,
    );
    if (socket.destroyed) return;
    const release = isCounted ? options.live.take(networkOf(address)) : null;
    if (!release) return refuse(socket, '429 Too Many Requests');
    // Said once by itself; what `once` keeps would be kept for each.
    socket.on('close', release);
    sockets.handleUpgrade(request, socket, head, (opened) =>
      speak(opened, callerOf(request, { clientAddress: address, origin: originOf(request) })),
    );
  };
  server.on('upgrade', (request, socket, head) => {
    // Node listens no more: unheard, a connection that is reset would end the process.
    socket.on('error', destroyIt);
    if (request.url?.split('?')[0] !== PATH) return refuse(socket, '404 Not Found');
    if (!isOwnOrigin(request, origins)) return refuse(socket, '403 Forbidden');
    open(request, socket, head).catch(() => socket.destroy());
  });
  return async () => {
    const closed = Promise.withResolvers<void>();
    sockets.close(() => closed.resolve());
    for (const socket of sockets.clients) socket.close(GOING_AWAY, 'Going away');
    await closed.promise;
  };
};
