// The moment at which work is given up, whatever it is doing or waiting for.
import { DomainError } from '../domain/errors.ts';

export interface Deadline extends Disposable {
  /** Aborts with the deadline's reason once its time is up. */
  readonly signal: AbortSignal;
}

/** Shorter than the time after which a silent connection is closed, so that the reason still reaches whoever waits. */
export const OPERATION_MS = 55_000;

const OPERATION_RETRY_SECONDS = 30;

/** What is said of one operation of an API that was given up. */
export const operationTooLong = (): DomainError =>
  new DomainError(
    'UNAVAILABLE',
    `This took longer than ${OPERATION_MS / 1_000} seconds and was given up. Ask for less at once, or try again in a minute. If it was meant to change something, check first whether it did.`,
    { retryAfterSeconds: OPERATION_RETRY_SECONDS },
  );

/** What `work` makes, or the deadline's reason: work that does not heed its signal is waited for no longer. */
export const withinDeadline = async <Made>(
  ms: number,
  reason: () => Error,
  work: (signal: AbortSignal) => PromiseLike<Made> | Made,
): Promise<Made> => {
  using deadline = deadlineIn(ms, reason);
  const { signal } = deadline;
  const { promise: over, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return await Promise.race([work(signal), over]);
};

/** To be disposed of when the work has ended. @param reason what whoever waits is told */
export const deadlineIn = (ms: number, reason: () => Error): Deadline => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(reason()), ms).unref();
  return {
    signal: controller.signal,
    [Symbol.dispose]: () => clearTimeout(timer),
  };
};
