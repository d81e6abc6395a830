// Counts the answers that wait in memory until one network reads them, over HTTP and sockets together. Clients that ask
// for large answers and do not read them would fill the memory.
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../domain/errors.ts';
import { networkOf } from '../features/accounts/client-network.ts';

/** Ten of the largest answers there are, or a thousand pages of a list. */
const NETWORK_MAX_BYTES = 64_000_000;
/** Shorter answers are not counted, as the limit of calls in a minute bounds them. */
const COUNTED_BYTES = 16_000;

const RETRY_SECONDS = 10;

const tooMuch = () =>
  new DomainError(
    'BUSY',
    `Your network has more than ${NETWORK_MAX_BYTES / 1_000_000} MB of answers from here that it has not read. Read them, or close those connections, then ask again. A change that you sent was made.`,
    { retryAfterSeconds: RETRY_SECONDS },
  );

/** A client for whom answers wait in memory. */
interface Reader {
  /** Bytes. */
  readonly unread: number;
}

export interface UnreadAnswers {
  /** Counts what waits for a reader, and forgets a reader with nothing. @returns true when its network has too much */
  note(address: string, reader: Reader): boolean;
  forget(address: string, reader: Reader): void;
}

export const countUnread = (): UnreadAnswers => {
  const networks = new Map<string, Set<Reader>>();

  const forget = (address: string, reader: Reader) => {
    const network = networkOf(address);
    const readers = networks.get(network);
    readers?.delete(reader);
    if (readers?.size === 0) networks.delete(network);
  };

  return {
    note(address, reader) {
      if (reader.unread < COUNTED_BYTES) {
        forget(address, reader);
        return false;
      }
      const network = networkOf(address);
      const readers = networks.get(network) ?? new Set();
      networks.set(network, readers.add(reader));
      const bytes = [...readers].reduce((sum, { unread }) => sum + unread, 0);
      return bytes > NETWORK_MAX_BYTES;
    },
    forget,
  };
};

/** Refuses answers to networks with too many unread ones, on the routes that are registered from now on. */
export const limitUnreadAnswers = (app: FastifyInstance, unread: UnreadAnswers): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    // A closed connection reads nothing, and its `close` event has passed.
    if (!isText || payload.length < COUNTED_BYTES || reply.raw.closed) return done(null, payload);
    const answer = { unread: payload.length };
    const isTooMuch = unread.note(request.ip, answer);
    const forget = () => unread.forget(request.ip, answer);
    if (isTooMuch) {
      forget();
      return done(tooMuch());
    }
    reply.raw.once('close', forget);
    return done(null, payload);
  });
};
