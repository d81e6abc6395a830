// Claim numbers: `CLM-` and eight characters that cannot be guessed or mistaken for each other.
import { randomInt } from 'node:crypto';

/** Characters of a claim number; I, L, O, U, 0 and 1 are not among them. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIX = 'CLM-';
const LENGTH = 8;

export const newClaimNumber = (): string =>
  `${PREFIX}${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;

const CLAIM_NUMBER = new RegExp(`^${PREFIX}[${ALPHABET}]{${LENGTH}}$`);
/** Plain characters, none of which stands for others in a search. */
const PLAIN = /^[ !"#$&-[\]^`-~]*$/;
const IN_NONE = new RegExp(`[^${ALPHABET}${PREFIX}]`, 'i');

/** Whether words that are searched for can be a part of one, in any case. */
export const mayBeInClaimNumber = (words: string): boolean =>
  !PLAIN.test(words) || !IN_NONE.test(words);

/** A claim number as people type it, in its stored spelling; null when it cannot be one. */
export const parseClaimNumber = (text: string): string | null => {
  const spelled = text.trim().toUpperCase();
  return CLAIM_NUMBER.test(spelled) ? spelled : null;
};
