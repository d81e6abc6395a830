// How often a viewer may have something estimated. Every run counts: a retry, corrected rooms and a refinement, too.
// Counting is the caller's; what the counts mean is decided here.
import { DomainError } from './errors.ts';

export interface GuestUse {
  /** Runs of this guest key, ever, but for those that failed or only asked. */
  made: number;
  /** Runs of guests from the same network address in the last 24 hours, whatever came of them. */
  fromAddress: number;
}

export interface GuestLimits {
  free: number;
  dailyPerAddress: number;
}

export const TRIAL_USED_UP = 'Free trial used up — sign in to continue.';

export const freeEstimatesLeft = (made: number, free: number): number => Math.max(0, free - made);

/** Throws QUOTA_EXHAUSTED when a guest's trial is used up. */
export const requireTrial = (made: number, free: number): void => {
  if (made >= free) throw new DomainError('QUOTA_EXHAUSTED', TRIAL_USED_UP);
};

/** Throws QUOTA_EXHAUSTED when the trial of this key, or of its network address today, is used up. */
export const requireGuestQuota = (use: GuestUse, limits: GuestLimits): void => {
  requireTrial(use.made, limits.free);
  requireTrial(use.fromAddress, limits.dailyPerAddress);
};

/**
 * Throws THROTTLED when a user has reached the daily cap.
 * @param today when the runs of the last 24 hours were started, oldest first
 */
export const requireUserQuota = (today: readonly Date[], dailyLimit: number, now: Date): void => {
  if (today.length < dailyLimit) return;
  const makesRoom = today[today.length - dailyLimit] ?? now;
  const seconds = Math.max(1, Math.ceil((makesRoom.getTime() + DAY_MS - now.getTime()) / 1000));
  throw new DomainError(
    'THROTTLED',
    `Request was throttled: ${dailyLimit} estimates a day is the limit. Expected available in ${seconds} seconds.`,
    { retryAfterSeconds: seconds },
  );
};

export const DAY_MS = 24 * 60 * 60 * 1000;
