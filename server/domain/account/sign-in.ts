// The rules of signing in by a mailed code: its shape, its life, and how many may be asked for.
import { z } from 'zod';
import { CODE_DIGITS } from '../catalog.ts';
import { emailSchema } from './email.ts';
import { DomainError } from '../errors.ts';
import { HOUR_MS } from '../time.ts';

export const CODE_MINUTES = 10;
/** Guesses one code allows. */
export const CODE_TRIES = 5;
export const RESEND_AFTER_SECONDS = 30;
/** Wrong guesses at the codes of one address in a day, by browsers that never signed in to it. */
export const STRANGERS_GUESSES = 20;

/** How many codes fit into a stretch of time. */
interface Cap {
  most: number;
  withinMs: number;
}

/** Caps on one browser for one address. */
const OWN_CAPS: readonly Cap[] = [
  { most: 1, withinMs: RESEND_AFTER_SECONDS * 1000 },
  { most: 5, withinMs: HOUR_MS },
  { most: 20, withinMs: 24 * HOUR_MS },
];
/** Caps on all browsers of one network that never signed in to this address. */
const NEIGHBORS_CAPS: readonly Cap[] = [
  { most: 5, withinMs: HOUR_MS },
  { most: 15, withinMs: 24 * HOUR_MS },
];
/** Caps on all such browsers, wherever they are. Multiplied by the tries of a code, they bound what can be guessed. */
const STRANGERS_CAPS: readonly Cap[] = [
  { most: 20, withinMs: HOUR_MS },
  { most: 60, withinMs: 24 * HOUR_MS },
];
/** Caps on one network, for whatever addresses: a house or an office, not somebody who writes to the whole world. */
const NETWORK_CAPS: readonly Cap[] = [
  { most: 30, withinMs: HOUR_MS },
  { most: 150, withinMs: 24 * HOUR_MS },
];

/** The longest stretch that any cap looks back. */
export const CAPS_LOOK_BACK_MS = 24 * HOUR_MS;

/** When codes were asked for, each list newest first and as far back as `CAPS_LOOK_BACK_MS`. */
export interface CodeHistory {
  /** Codes that the same browser asked for at the same address. */
  own: readonly Date[];
  /**
   * Codes asked for by browsers that never signed in to the address. It is null when this browser has signed in: others then do
   * not count against it.
   */
  strangers: readonly Date[] | null;
  /** Those of the strangers' codes that browsers of the same network asked for. It is null when `strangers` is. */
  neighbors: readonly Date[] | null;
  /** Codes asked for from the same network, for any address. It is null when networks are not limited. */
  network: readonly Date[] | null;
}

/** Milliseconds until a cap has room again; 0 when it has. */
const waitFor = (times: readonly Date[], now: Date) => (cap: Cap) => {
  const oldest = times[cap.most - 1];
  return oldest ? Math.max(0, oldest.getTime() + cap.withinMs - now.getTime()) : 0;
};

const inWords = (seconds: number): string => {
  if (seconds < 90) return `${seconds} seconds`;
  return seconds < 2 * 3_600
    ? `${Math.ceil(seconds / 60)} minutes`
    : `${Math.ceil(seconds / 3_600)} hours`;
};

/** Throws THROTTLED with the time to wait when no more codes may be mailed for now. */
export const requireCodeAllowance = (history: CodeHistory, now: Date): void => {
  const { own, neighbors, strangers, network } = history;
  const wait = Math.max(
    ...OWN_CAPS.map(waitFor(own, now)),
    ...NEIGHBORS_CAPS.map(waitFor(neighbors ?? [], now)),
    ...STRANGERS_CAPS.map(waitFor(strangers ?? [], now)),
    ...NETWORK_CAPS.map(waitFor(network ?? [], now)),
  );
  if (wait === 0) return;
  const seconds = Math.ceil(wait / 1000);
  throw new DomainError(
    'THROTTLED',
    `Try again later. You can ask for another code in ${inWords(seconds)}.`,
    { retryAfterSeconds: seconds },
  );
};

/** A code of an address that a stranger asked for, and how often it was guessed at. */
export interface GuessedCode {
  createdAt: Date;
  tries: number;
}

/** The code that must pass out of sight before there is room for another guess; undefined while there is room. */
const lastOfTooMany = (newestFirst: readonly GuessedCode[]): GuessedCode | undefined => {
  let guesses = 0;
  return newestFirst.find(({ tries }) => (guesses += tries) >= STRANGERS_GUESSES);
};

/**
 * Throws THROTTLED with the time to wait once strangers have guessed too often at one address. It need not be called for
 * whoever has signed in to the address before.
 * @param newestFirst as far back as `CAPS_LOOK_BACK_MS`
 */
export const requireGuessAllowance = (newestFirst: readonly GuessedCode[], now: Date): void => {
  const last = lastOfTooMany(newestFirst);
  if (!last) return;
  const wait = last.createdAt.getTime() + CAPS_LOOK_BACK_MS - now.getTime();
  const seconds = Math.max(1, Math.ceil(wait / 1000));
  throw new DomainError(
    'THROTTLED',
    `Try again later. Too many wrong codes were entered for this address. A browser that has signed in to it before can ask for a code now, any other in ${inWords(seconds)}.`,
    { retryAfterSeconds: seconds },
  );
};

const CODE_WANTED = `Enter the ${CODE_DIGITS} digits of the code.`;

/** The digits, however they were grouped when they were typed or pasted; older clients may send a number. */
const codeSchema = z
  .union([z.string(), z.number()], CODE_WANTED)
  .transform((code) => String(code).slice(0, 40).replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(new RegExp(`^[0-9]{${CODE_DIGITS}}$`), CODE_WANTED));

export const startSignInSchema = z.object({ email: emailSchema });
export const verifySignInSchema = z.object({ email: emailSchema, code: codeSchema });
