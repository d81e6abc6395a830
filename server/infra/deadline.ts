// Deadlines: the moment at which work is given up, whatever it does or waits for.
import { DomainError } from '../domain/errors.ts';

export interface Deadline extends Disposable {
  /** Aborts with the deadline's reason once its time is up. */
  readonly signal: AbortSignal;
}

/** Time for one operation. A silent connection is closed later, so the reason still reaches the caller. */
export const OPERATION_MS = 55_000;

const OPERATION_RETRY_SECONDS = 30;

/** The error for an operation of an API that was given up. */
export const operationTooLong = (): DomainError =>
  new DomainError(
    'UNAVAILABLE',
    `This took longer than ${OPERATION_MS / 1_000} seconds and was given up. Ask for less at once, or try again in a minute. If it was meant to change something, check first whether it did.`,
    { retryAfterSeconds: OPERATION_RETRY_SECONDS },
  );

/**
 * Returns the result of `work`, or throws the deadline's reason. Work that ignores its signal is no longer waited for.
 */
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

/** Starts a deadline. Dispose of it when the work has ended. @param reason the error for the caller */
export const deadlineIn = (ms: number, reason: () => Error): Deadline => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(reason()), ms).unref();
  return {
    signal: controller.signal,
    [Symbol.dispose]: () => clearTimeout(timer),
  };
};
