// Finds the row of a family that is named more exactly than the usual one.
import type { BookWords, RowWords } from './book-words.ts';
import { familyOf } from './book-words.ts';
import type { SaidWords } from './said-words.ts';

/** A word of more rows than this tells no kinds apart. */
const COMMON = 24;

/** What comes out follows from what is there, not from the kind that goes in. */
const TAKEN_AWAY = new Set(['Demolition', 'Haul-Off & Disposal', 'Permits & Fees']);

/** Words and figures of `row` that are said and that `other` does not have. */
const onlyIn = (
  row: RowWords,
  other: RowWords,
  said: SaidWords,
  { holders }: BookWords,
): number => {
  const words = [...row.words].filter(
    (word) => said.words.has(word) && !other.words.has(word) && (holders.get(word) ?? 0) <= COMMON,
  );
  // A figure tells apart only what is otherwise the same: a gutter of 6 inches from one of 5.
  const isSame = [...row.name].every((word) => other.name.has(word));
  const numbers = [...row.numbers].filter((n) => said.numbers.has(n) && !other.numbers.has(n));
  return words.length + (isSame ? numbers.length : 0);
};

/** At least half of the shorter name is that of the other: two kinds of one thing. */
const isKindOf = ({ name }: RowWords, { name: other }: RowWords): boolean =>
  2 * [...name].filter((word) => other.has(word)).length >= Math.min(name.size, other.size);

/** The sibling that is named more exactly than the row taken; null when the row taken is as good. */
export const namedSibling = (
  code: string,
  said: SaidWords,
  book: BookWords,
  isKind: (row: RowWords, taken: RowWords) => boolean = isKindOf,
): RowWords | null => {
  const taken = book.rows.get(code);
  if (!taken || TAKEN_AWAY.has(taken.item.category)) return null;
  let best: RowWords | null = null;
  let lead = 0;
  for (const row of book.siblings.get(familyOf(taken.item)) ?? []) {
    if (row === taken || row.item.action !== taken.item.action || !isKind(row, taken)) continue;
    if (onlyIn(taken, row, said, book) > 0) continue;
    const more = onlyIn(row, taken, said, book);
    if (more > lead) [best, lead] = [row, more];
  }
  return best;
};
