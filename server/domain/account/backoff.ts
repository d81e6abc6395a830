// When pages ask again and try again, as data. Pure: the caller keeps the clock.

export interface Backoff {
  /** Wait before the first repeat, ms. */
  first: number;
  factor: number;
  /** Longest wait, ms. */
  cap: number;
  /** Repeats before giving up. When left out, there is no end. */
  rounds?: number;
}

export const START_PAGE_POLL: Backoff = { first: 2_000, factor: 1, cap: 2_000 };
export const RESULTS_POLL: Backoff = { first: 2_000, factor: 2, cap: 30_000 };
export const BELL_POLL: Backoff = { first: 8_000, factor: 1, cap: 8_000 };
export const BELL_FAILURES_BEFORE_DROP = 3;
/** Schedule for a run that the asking page started itself. */
export const INVENTORY_JOB_POLL: Backoff = { first: 2_000, factor: 1.5, cap: 10_000, rounds: 60 };
/** Schedule beside a live socket: an answer on its way may arrive after the event that made it old. */
export const INVENTORY_CHECK: Backoff = { first: 5_000, factor: 1.5, cap: 15_000 };
/** Schedule for a run that was found under way. */
export const INVENTORY_STATUS_POLL: Backoff = { first: 4_000, factor: 1.5, cap: 15_000 };
/** Schedule while a document is being read, without a socket. */
export const PAPER_POLL: Backoff = { first: 1_500, factor: 1.5, cap: 10_000 };
export const SUBMIT_RETRY: Backoff = { first: 2_000, factor: 2, cap: 10_000 };
export const SUBMIT_RETRIES = 3;
/** Schedule for a socket that was lost; it goes on for ever. */
export const SOCKET_RETRY: Backoff = { first: 1_000, factor: 2, cap: 10_000 };

/** Wait before repeat number `attempt` (0 = first repeat), ms. */
export const waitBefore = ({ first, factor, cap }: Backoff, attempt: number): number =>
  Math.min(cap, first * factor ** attempt);

/** Wait that is somewhat shorter or longer, so that those who lost the same server do not come back in step, ms. */
export const spread = (wait: number): number => wait * (0.75 + Math.random() * 0.5);
