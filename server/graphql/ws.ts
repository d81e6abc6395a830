// GraphQL over WebSocket (graphql-transport-ws), run through Yoga's own pipeline: same limits, same context, same masking.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ExecutionArgs, GraphQLError } from 'graphql';
import type { Context as SocketContext, SubscribePayload } from 'graphql-ws';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { AddressOf } from '../infra/client-address.ts';
import type { Context, Viewer } from '../context.ts';
import { networkOf } from '../features/accounts/client-network.ts';
import type { RequestFacts } from '../features/accounts/identify.ts';
import type { Metrics } from '../infra/metrics.ts';
import { toGraphQLError } from './errors.ts';
import type { LiveIdentities } from './live-identities.ts';
import type { ConnectionLimit } from './connection-limit.ts';
import type { Yoga } from './yoga.ts';

const PATH = '/graphql';
const MESSAGE_MAX_BYTES = 64 * 1024;
const INIT_WAIT_MS = 3_000;
const PING_MS = 12_000;
const SUBSCRIPTIONS_PER_SOCKET = 20;
/** What may wait in memory to be read: the draft of an estimate of 5,000 lines, with its next change. */
const UNREAD_MAX_BYTES = 8_000_000;

/** Yoga refuses mutations by GET, and a socket begins as one. */
const AS_POST = new Request('http://socket/graphql', { method: 'POST' });

type Params = Record<string, unknown>;
type LiveContext = SocketContext<Params, Extra>;
type Execute = (args: ExecutionArgs) => unknown;

const textOf = (params: Params | undefined, name: string): string | undefined => {
  const entry = Object.entries(params ?? {}).find(([key]) => key.toLowerCase() === name);
  return typeof entry?.[1] === 'string' ? entry[1] : undefined;
};

const factsOf = ({ connectionParams, extra }: LiveContext, addressOf: AddressOf): RequestFacts => ({
  credentials: {
    authorization: textOf(connectionParams, 'authorization'),
    guestKey: textOf(connectionParams, 'x-guest-key'),
  },
  clientAddress: addressOf(extra.request),
  userAgent: extra.request.headers['user-agent'],
});

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

/** Ends a connection whose other side asks and does not read. @returns whether it did */
const isCutOff = (socket: WebSocket): boolean => {
  if (socket.bufferedAmount <= UNREAD_MAX_BYTES) return false;
  // A closing handshake would wait behind all that is unread.
  socket.terminate();
  return true;
};

/** Anything thrown while preparing an operation would close the whole socket; it becomes that operation's error. */
const prepare =
  (
    yoga: Yoga,
    { addressOf, countOperation, report }: SocketOptions,
    onViewer: (socket: WebSocket, viewer: Viewer) => void,
  ) =>
  async (live: LiveContext, _id: string, payload: SubscribePayload) => {
    const { socket } = live.extra;
    if (isCutOff(socket) || Object.keys(live.subscriptions).length > SUBSCRIPTIONS_PER_SOCKET) {
      return [new GraphQLError('This connection has too many subscriptions. Close some first.')];
    }
    try {
      await countOperation(addressOf(live.extra.request));
      const enveloped = yoga.getEnveloped({
        ...factsOf(live, addressOf),
        params: payload,
        request: AS_POST,
      });
      const contextValue = (await enveloped.contextFactory()) as Context;
      onViewer(socket, contextValue.viewer);
      const args = {
        schema: enveloped.schema as ExecutionArgs['schema'],
        operationName: payload.operationName ?? null,
        document: enveloped.parse(payload.query) as ExecutionArgs['document'],
        variableValues: payload.variables ?? null,
        contextValue,
        rootValue: { execute: enveloped.execute, subscribe: enveloped.subscribe },
      };
      const errors: readonly GraphQLError[] = enveloped.validate(args.schema, args.document);
      return errors.length > 0 ? errors : args;
    } catch (error) {
      return [toGraphQLError(error, report)];
    }
  };

/** Counts for the network of an address; rejects with BUSY when it has had as many as it may. */
type Count = (address: string) => Promise<void>;

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

/** Serves sockets on `/graphql` of `server`. The returned function closes them all and waits for their operations to end. */
export const serveSockets = (
  server: Server,
  yoga: Yoga,
  options: SocketOptions,
): (() => Promise<void>) => {
  const { metrics, identities, publicUrl, addressOf } = options;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_MAX_BYTES,
    perMessageDeflate: false,
  });
  const served = useServer<Params>(
    {
      connectionInitWaitTimeout: INIT_WAIT_MS,
      onSubscribe: prepare(yoga, options, (socket, viewer) =>
        identities.note(socket, viewer, ({ code, reason }) => socket.close(code, reason)),
      ),
      execute: (args) => (args.rootValue as { execute: Execute }).execute(args) as never,
      subscribe: (args) => (args.rootValue as { subscribe: Execute }).subscribe(args) as never,
      onNext: ({ extra }) => void isCutOff(extra.socket),
      onConnect: () => metrics.openSockets.inc(),
      onDisconnect: ({ extra }) => {
        metrics.openSockets.dec();
        identities.forget(extra.socket);
      },
    },
    sockets,
    PING_MS,
  );
  const open = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const address = addressOf(request);
    const isCounted = await options.countSocket(address).then(
      () => true,
      () => false,
    );
    if (socket.destroyed) return;
    const release = isCounted ? options.live.take(networkOf(address)) : null;
    if (!release) return refuse(socket, '429 Too Many Requests');
    socket.once('close', release);
    sockets.handleUpgrade(request, socket, head, (opened) =>
      sockets.emit('connection', opened, request),
    );
  };
  server.on('upgrade', (request, socket, head) => {
    // Node listens no more: unheard, a connection that is reset would end the process.
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== PATH) return refuse(socket, '404 Not Found');
    if (!isOwnOrigin(request, publicUrl)) return refuse(socket, '403 Forbidden');
    open(request, socket, head).catch(() => socket.destroy());
  });
  return async () => {
    await served.dispose();
  };
};
