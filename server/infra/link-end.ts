// When a signed address ends.
import { LINK_MINUTES } from '../domain/catalog.ts';
import { MINUTE_MS } from '../domain/time.ts';

const LIFETIME_MS = LINK_MINUTES * MINUTE_MS;
/**
 * Step to which ends are rounded up, so that an address stays the same for a while: a page reads it again and again, and caches
 * help.
 */
const ROUNDING_MS = 5 * MINUTE_MS;

export const LINK_LIFETIME_SECONDS = LIFETIME_MS / 1_000;

/** Milliseconds since 1970. */
export const linkEnd = (now: Date): number =>
  Math.ceil((now.getTime() + LIFETIME_MS) / ROUNDING_MS) * ROUNDING_MS;
