// GraphQL over WebSocket (graphql-transport-ws): who may open a socket, and what becomes of it when it or the server ends.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { handleProtocols, CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { CallsLeft, Viewer } from '../../context.ts';
import { networkOf } from '../../features/accounts/client-network.ts';
import type { RequestFacts } from '../../features/accounts/identify.ts';
import type { AddressOf } from '../../infra/client-address.ts';
import type { Metrics } from '../../infra/metrics.ts';
import type { ConnectionLimit } from '../connection-limit.ts';
import type { LiveIdentities } from '../live-identities.ts';
import type { Yoga } from '../yoga.ts';
import { Connection } from './connection.ts';
import { createHeartbeat } from './heartbeat.ts';
import type { SocketOperation } from './operation.ts';
import { type Listener, readMessages } from './read-messages.ts';
import { runOperation } from './run-operation.ts';

const PATH = '/graphql';
const MESSAGE_MAX_BYTES = 64 * 1024;
/** Well within the minute for which proxies keep a silent connection. */
const PING_MS = 25_000;
const GOING_AWAY = 1001;

/** Browsers send where a page came from; another site's page must not use this one's socket. */
const isOwnOrigin = ({ headers }: IncomingMessage, publicUrl: string | undefined): boolean => {
  if (!headers.origin) return true;
  const origin = URL.parse(headers.origin);
  return origin !== null && (origin.host === headers.host || origin.origin === publicUrl);
};

const refuse = (socket: Duplex, status: string) => {
  // A client that keeps its own side open would keep the connection.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** All that is kept of the request that opened a socket. */
const callerOf = ({ headers }: IncomingMessage, clientAddress: string): RequestFacts => ({
  credentials: { authorization: undefined, guestKey: undefined },
  clientAddress,
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
  publicUrl: string | undefined;
  addressOf: AddressOf;
  live: ConnectionLimit;
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
  { metrics, identities, countOperation, report }: SocketOptions,
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
    const connection = new Connection(socket, caller);
    socket.on('error', closesByItself);
    if (socket.protocol !== GRAPHQL_TRANSPORT_WS_PROTOCOL) {
      return connection.close(CloseCode.SubprotocolNotAcceptable, 'Subprotocol not acceptable');
    }
    heartbeat.watch(socket);
    readMessages(connection, listener);
    socket.on('close', () => {
      heartbeat.forget(socket);
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
  const { publicUrl, addressOf } = options;
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
      speak(opened, callerOf(request, address)),
    );
  };
  server.on('upgrade', (request, socket, head) => {
    // Node listens no more: unheard, a connection that is reset would end the process.
    socket.on('error', destroyIt);
    if (request.url?.split('?')[0] !== PATH) return refuse(socket, '404 Not Found');
    if (!isOwnOrigin(request, publicUrl)) return refuse(socket, '403 Forbidden');
    open(request, socket, head).catch(() => socket.destroy());
  });
  return async () => {
    const closed = Promise.withResolvers<void>();
    sockets.close(() => closed.resolve());
    for (const socket of sockets.clients) socket.close(GOING_AWAY, 'Going away');
    await closed.promise;
  };
};
