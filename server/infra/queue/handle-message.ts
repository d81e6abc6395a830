// One message in the hands of its handler: done and gone, or put back for another try, or given up.
import type { Logger } from '../logger.ts';
import type { QueueSettings } from '../queue.ts';
import type { Holds } from './holds.ts';
import { type Message, putBack, removeMessage } from './holding.ts';
import type { Rows } from './messages.ts';
import { waitBeforeTry } from './wait-before-try.ts';

/** More than any handler's own limit of attempts, so that the row, not the queue, decides when to give up. */
const TRIES_MAX = 21;

export interface Handling {
  rows: Rows;
  holds: Holds;
  log: Pick<Logger, 'error' | 'debug'>;
  isStopping(): boolean;
  /** A message of that kind will be due. */
  ringIn(kind: string, ms: number): void;
  onError(error: unknown): void;
}

const putBackFailed = async (
  { rows, log, isStopping, ringIn }: Handling,
  { name, retry }: QueueSettings,
  message: Message,
  error: unknown,
): Promise<void> => {
  if (message.tries >= TRIES_MAX) {
    log.error({ err: error, kind: name }, 'A message of the queue is given up');
    await removeMessage(rows, message);
    return;
  }
  log.debug({ err: error, kind: name }, 'A message of the queue is tried again');
  const waitMs = isStopping() ? 0 : waitBeforeTry(message.tries, retry);
  await putBack(rows, message, waitMs);
  ringIn(name, waitMs);
};

/** Never rejects. */
export const handleMessage = async (
  handling: Handling,
  kind: QueueSettings,
  message: Message,
  work: (message: Message) => Promise<void>,
): Promise<void> => {
  const { rows, holds, isStopping, onError } = handling;
  holds.add(message);
  try {
    if (isStopping()) throw new Error('The server is stopping.');
    // Its holders have died as often as others fail.
    if (message.tries > TRIES_MAX) throw new Error('Whoever took it did not come to an end.');
    await work(message);
    await holds.remove(message);
    await removeMessage(rows, message);
  } catch (error) {
    await holds.remove(message);
    await putBackFailed(handling, kind, message, error).catch(onError);
  }
};
