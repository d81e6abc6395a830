// Counts what waits in memory for one network: answers until they are read, over HTTP and sockets together, and bodies of
// requests until they are answered. Clients that ask for large answers and do not read them, or send large bodies and do
// not end them, would fill the memory.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../domain/errors.ts';
import { networkOf } from '../features/accounts/client-network.ts';
import { SMALL_BODY_BYTES } from './body-limits.ts';
import { isOverShare } from './network-shares.ts';

/** Ten of the largest answers there are, or a thousand pages of a list. */
const NETWORK_MAX_BYTES = 64_000_000;
/** For answers and for bodies, each. */
const ALL_MAX_BYTES = 256_000_000;
/** Shorter answers and bodies are not counted, as the limit of calls in a minute bounds them. */
const COUNTED_BYTES = 16_000;

/** A form with the largest file that is held in memory. Longer bodies are refused unread. */
const FORM_MAX_BYTES = 11_000_000;

const RETRY_SECONDS = 10;

const tooMuchUnread = () =>
  new DomainError(
    'BUSY',
    `Your network has more than ${NETWORK_MAX_BYTES / 1_000_000} MB of answers from here that it has not read. Read them, or close those connections, then ask again. A change that you sent was made.`,
    { retryAfterSeconds: RETRY_SECONDS },
  );

const tooMuchSent = () =>
  new DomainError(
    'BUSY',
    `Your network sends more than ${NETWORK_MAX_BYTES / 1_000_000} MB at once, so this was not read. Send it again when the others have arrived.`,
    { retryAfterSeconds: RETRY_SECONDS },
  );

/** A client for whom something waits in memory. */
interface Waiting {
  readonly bytes: number;
}

export interface WaitingBytes {
  /** Counts what waits for a client, and forgets one with nothing. @returns true when its network has too much */
  note(address: string, client: Waiting): boolean;
  forget(address: string, client: Waiting): void;
}

const sumOf = (clients: Iterable<Waiting>): number => {
  let sum = 0;
  for (const { bytes } of clients) sum += bytes;
  return sum;
};

export const countWaiting = (): WaitingBytes => {
  const networks = new Map<string, Set<Waiting>>();

  const forget = (address: string, client: Waiting) => {
    const network = networkOf(address);
    const clients = networks.get(network);
    clients?.delete(client);
    if (clients?.size === 0) networks.delete(network);
  };

  return {
    note(address, client) {
      if (client.bytes < COUNTED_BYTES) {
        forget(address, client);
        return false;
      }
      const network = networkOf(address);
      const clients = networks.get(network) ?? new Set();
      networks.set(network, clients.add(client));
      const held = {
        own: sumOf(clients),
        total: sumOf([...networks.values()].flatMap((each) => [...each])),
        networks: networks.size,
      };
      return isOverShare(held, { each: NETWORK_MAX_BYTES, all: ALL_MAX_BYTES });
    },
    forget,
  };
};

/** Refuses answers to networks with too many unread ones, on the routes that are registered from now on. */
export const limitUnreadAnswers = (app: FastifyInstance, unread: WaitingBytes): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    // A closed connection reads nothing, and its `close` event has passed.
    if (!isText || payload.length < COUNTED_BYTES || reply.raw.closed) return done(null, payload);
    const answer = { bytes: payload.length };
    const isTooMuch = unread.note(request.ip, answer);
    const forget = () => unread.forget(request.ip, answer);
    if (isTooMuch) {
      forget();
      return done(tooMuchUnread());
    }
    reply.raw.once('close', forget);
    return done(null, payload);
  });
};

/** Bodies of these routes go to the storage as they come. */
const STREAMED = /^\/+api\/+(files|uploads)\//;

/** Bytes that the body of a request may take in memory: as announced, or else as many as are read. */
const bodyBytesOf = ({ headers, url }: FastifyRequest): number => {
  if (STREAMED.test(url)) return 0;
  if (headers['transfer-encoding'] === undefined) {
    return Math.min(Number(headers['content-length'] ?? 0), FORM_MAX_BYTES);
  }
  const isForm = /^multipart\//i.test(headers['content-type'] ?? '');
  return isForm ? FORM_MAX_BYTES : SMALL_BODY_BYTES;
};

/** Refuses bodies of networks that have too many on their way, on the routes that are registered from now on. */
export const limitBodiesUnderWay = (app: FastifyInstance): void => {
  const underWay = countWaiting();
  app.addHook('onRequest', (request, reply, done) => {
    const body = { bytes: bodyBytesOf(request) };
    if (body.bytes < COUNTED_BYTES) return done();
    const isTooMuch = underWay.note(request.ip, body);
    const forget = () => underWay.forget(request.ip, body);
    if (isTooMuch) {
      forget();
      return done(tooMuchSent());
    }
    reply.raw.once('close', forget);
    return done();
  });
};
