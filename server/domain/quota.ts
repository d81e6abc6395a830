// How many estimates a viewer may make. Counting is the caller's; what the counts mean is decided here.
import { DomainError } from './errors.ts';

export interface GuestUse {
  /** Estimates this guest key has made, ever. */
  made: number;
  /** Estimates made by guests from the same network address in the last 24 hours. */
  fromAddress: number;
}

export interface GuestLimits {
  free: number;
  dailyPerAddress: number;
}

export const TRIAL_USED_UP = 'Free trial used up — sign in to continue.';

export const freeEstimatesLeft = (made: number, free: number): number => Math.max(0, free - made);

/** Throws QUOTA_EXHAUSTED when the trial of this key, or of its network address today, is used up. */
export const requireGuestQuota = (use: GuestUse, limits: GuestLimits): void => {
  if (use.made < limits.free && use.fromAddress < limits.dailyPerAddress) return;
  throw new DomainError('QUOTA_EXHAUSTED', TRIAL_USED_UP);
};

/** Throws THROTTLED when a user has reached the daily cap; `oldest` is the first estimate of the last 24 hours. */
export const requireUserQuota = (
  madeToday: number,
  dailyLimit: number,
  oldest: Date | null,
  now: Date,
): void => {
  if (madeToday < dailyLimit) return;
  const freeAgain = oldest ? oldest.getTime() + DAY_MS : now.getTime();
  const seconds = Math.max(1, Math.ceil((freeAgain - now.getTime()) / 1000));
  throw new DomainError(
    'THROTTLED',
    `Request was throttled: ${dailyLimit} estimates a day is the limit. Expected available in ${seconds} seconds.`,
    { retryAfterSeconds: seconds },
  );
};

export const DAY_MS = 24 * 60 * 60 * 1000;
