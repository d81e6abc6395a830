// How often a viewer may have something estimated. Every run counts: a retry, corrected rooms and a refinement, too.
// Counting is the caller's; what the counts mean is decided here.
import { DomainError } from '../errors.ts';
import { DAY_MS } from '../time.ts';

export interface GuestUse {
  /** Runs of this guest key, ever, without those that failed or only asked. */
  made: number;
  /** Runs of guests from the same network address in the last 24 hours, whatever came of them. */
  fromAddress: number;
  /** Runs of guests of all networks in the last 24 hours. */
  ofAll: number;
}

export interface GuestLimits {
  free: number;
  dailyPerAddress: number;
  /** Most runs of all guests together. Many networks take no more of the estimators than that. */
  dailyOfAll: number;
}

const TRIAL_USED_UP = 'Free trial used up — sign in to continue.';

export const freeEstimatesLeft = (made: number, free: number): number => Math.max(0, free - made);

/** Throws QUOTA_EXHAUSTED when a guest's trial is used up. */
export const requireTrial = (made: number, free: number): void => {
  if (made >= free) throw new DomainError('QUOTA_EXHAUSTED', TRIAL_USED_UP);
};

/** Throws QUOTA_EXHAUSTED when the trial of this key, or of its network or all guests today, is used up. */
export const requireGuestQuota = (use: GuestUse, limits: GuestLimits): void => {
  requireTrial(use.made, limits.free);
  requireTrial(use.fromAddress, limits.dailyPerAddress);
  if (use.ofAll < limits.dailyOfAll) return;
  throw new DomainError(
    'QUOTA_EXHAUSTED',
    'Guests have had as many estimates as there are for all of them today — sign in to continue.',
  );
};

/** Pieces of work that an owner may add to any estimate before they count. */
const ADDED_FREELY = 10;

/**
 * Counts the runs that added work costs: one each time that as much was added as was read at first. Corrections are
 * free unless they price other work.
 * @param added pieces of work that were ever added
 * @param read pieces of work of the first version
 */
export const runsOfAddedWork = (added: number, read: number): number =>
  Math.floor(added / Math.max(ADDED_FREELY, read));

/** What may still be started now. */
export interface Quota {
  left: number;
  /** When there is more again by itself; null while nothing of the day is used, and when only signing in gives more. */
  resetsAt: Date | null;
}

/**
 * Moment at which the run is a day old that has to be, before another may start. It is the first run, unless the cap was
 * lowered since.
 */
const roomAt = (runs: readonly Date[], limit: number): Date | null => {
  const first = runs[Math.max(0, runs.length - limit)];
  return first ? new Date(first.getTime() + DAY_MS) : null;
};

/** @param runs when those of the last 24 hours were started, oldest first */
export const dailyQuota = (runs: readonly Date[], limit: number): Quota => ({
  left: Math.max(0, limit - runs.length),
  resetsAt: roomAt(runs, limit),
});

/** @param use `fromAddress`: when those runs were started, oldest first */
export const guestQuota = (
  { made, fromAddress, ofAll }: Omit<GuestUse, 'fromAddress'> & { fromAddress: readonly Date[] },
  limits: GuestLimits,
): Quota => {
  if (ofAll >= limits.dailyOfAll) return { left: 0, resetsAt: null };
  const trial = { left: freeEstimatesLeft(made, limits.free), resetsAt: null };
  const network = dailyQuota(fromAddress, limits.dailyPerAddress);
  return network.left < trial.left ? network : trial;
};

/**
 * Throws THROTTLED when a user has reached the daily cap.
 * @param today when the runs of the last 24 hours were started, oldest first
 */
export const requireUserQuota = (today: readonly Date[], dailyLimit: number, now: Date): void => {
  if (dailyQuota(today, dailyLimit).left > 0) return;
  const until = roomAt(today, dailyLimit) ?? new Date(now.getTime() + DAY_MS);
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  throw new DomainError(
    'THROTTLED',
    `Request was throttled: ${dailyLimit} estimates a day is the limit. Expected available in ${seconds} seconds.`,
    { retryAfterSeconds: seconds },
  );
};
