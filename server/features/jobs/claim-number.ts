// Claim numbers: `CLM-` and eight characters that cannot be guessed or mistaken for each other.
import { randomInt } from 'node:crypto';

/** Without I, L, O, U, 0 and 1. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

export const newClaimNumber = (): string =>
  `CLM-${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;

/** A claim number as people type it, in its stored spelling; null when it cannot be one. */
export const parseClaimNumber = (text: string): string | null => {
  const spelled = text.trim().toUpperCase();
  return /^CLM-[2-9A-HJKMNP-TV-Z]{8}$/.test(spelled) ? spelled : null;
};
