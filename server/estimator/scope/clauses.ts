// Cuts the marks into sentences and sets aside those that ask for nothing: hearsay, history, options for later.
import type { Mark } from './marks.ts';

const PEOPLE = new Set([
  'neighbor',
  'neighbour',
  'friend',
  'coworker',
  'cousin',
  'sister',
  'brother',
  'mom',
  'dad',
  'mother',
  'father',
  'uncle',
  'aunt',
  'buddy',
  'colleague',
  'neighbors',
]);
const SAYING = new Set([
  'paid',
  'quoted',
  'spent',
  'charged',
  'told',
  'said',
  'cost',
  'say',
  'got',
  'had',
  'did',
  'pay',
  'price',
  'recently',
  'theirs',
]);
const PAST = new Set(['already', 'previously', 'ago', 'earlier', 'recently', 'used']);
const OPTIONS = new Set([
  'alternate',
  'alternative',
  'optional',
  'optionally',
  'someday',
  'eventually',
  'later',
  'alt',
  'option',
  'future',
]);

export type Clause = readonly Mark[];

/** Longer than any sentence people write; keeps the work per sentence bounded. */
const LONGEST_CLAUSE = 120;

const wordsOf = (clause: Clause): string[] =>
  clause.flatMap((mark) => (mark.kind === 'word' ? [mark.text] : []));

export const splitClauses = (marks: readonly Mark[]): Clause[] => {
  const clauses: Mark[][] = [[]];
  for (const mark of marks) {
    const isFull = (clauses.at(-1)?.length ?? 0) >= LONGEST_CLAUSE;
    if (isFull || (mark.kind === 'break' && mark.stop === '.')) clauses.push([]);
    else clauses.at(-1)?.push(mark);
  }
  return clauses.filter((clause) => clause.length > 0);
};

export type Aside = 'hearsay' | 'history' | 'option';

/** Why a clause is not part of the work, or null when it is. */
export const asideOf = (clause: Clause): Aside | null => {
  const words = wordsOf(clause);
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  if (has(PEOPLE) && has(SAYING)) return 'hearsay';
  if (has(OPTIONS)) return 'option';
  if (words.includes('was') && (has(PAST) || words.includes('last'))) return 'history';
  if (
    has(PAST) &&
    !clause.some((mark) => mark.kind === 'verb' && mark.verb === 'remodel') &&
    words.some((word) => ['already', 'ago', 'previously', 'earlier'].includes(word))
  )
    return 'history';
  return words.includes('last') && words.includes('year') ? 'history' : null;
};
