// Says which ordered parts of a text found nothing in the price list. It prices nothing and guesses nothing.
import type { Verb } from '../parser/vocabulary/verbs.ts';
import { wordSet } from '../parser/language.ts';
import type { Segment } from '../parser/segment.ts';

/** Work of which a price is expected. */
const ORDERS: ReadonlySet<Verb | null> = new Set([
  'replace',
  'install',
  'build',
  'repair',
  'remove',
  'move',
]);

/** Words beside an order that name no thing. */
const COMMON = wordSet('common');

const MOST_WORDS = 4;
const MOST_TOLD = 3;

/** Things the part orders by a name nobody here knows. */
const unknownWords = ({ plain }: Segment): string[] =>
  plain.filter((word) => /^[a-z]{4,}$/.test(word) && !COMMON.has(word));

const isUnread = (part: Segment): boolean => {
  const words = unknownWords(part);
  const counted = part.measures.some(({ kind }) => kind === 'count');
  return (
    part.objects === 0 &&
    part.rooms === 0 &&
    !part.refused &&
    ORDERS.has(part.verb) &&
    counted &&
    words.length > 0 &&
    part.plain.length <= MOST_WORDS
  );
};

/** Sentences for the reasoning, a few at most. */
export const unreadNotes = (parts: readonly Segment[]): string[] =>
  parts
    .filter(isUnread)
    .slice(0, MOST_TOLD)
    .map(
      ({ written }) =>
        `Nothing in the price list was found for "${written}", so it is not in the total.`,
    );
