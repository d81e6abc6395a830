// Cuts the marks into sentences, and sentences into the parts between commas, brackets and "but".
import type { Mark } from './marks.ts';

export type Clause = readonly Mark[];

/** Longer than any sentence people write; keeps the work per sentence bounded. */
const LONGEST_CLAUSE = 120;

export const splitClauses = (marks: readonly Mark[]): Clause[] => {
  const clauses: Mark[][] = [[]];
  for (const mark of marks) {
    const isFull = (clauses.at(-1)?.length ?? 0) >= LONGEST_CLAUSE;
    if (isFull || (mark.kind === 'break' && mark.stop === '.')) clauses.push([]);
    else clauses.at(-1)?.push(mark);
  }
  return clauses.filter((clause) => clause.length > 0);
};

export const isWord = (mark: Mark | undefined, ...texts: readonly string[]): boolean =>
  mark?.kind === 'word' && texts.includes(mark.text);

const NEEDS = new Set(['need', 'want', 'get', 'could use', 'to']);

/** "The deck needs a wash": the word that makes an order of it. */
export const isNeed = (mark: Mark | undefined): boolean =>
  mark?.kind === 'word' && NEEDS.has(mark.text);

export const isStop = (mark: Mark | undefined, ...stops: readonly string[]): boolean =>
  mark?.kind === 'break' && stops.includes(mark.stop);

const CUTS = new Set(['but', 'because', 'so']);

/** Runs of marks between commas, brackets and "but"; the cutting marks belong to none. */
export const partsOf = (clause: Clause): Mark[][] => {
  const parts: Mark[][] = [[]];
  for (const mark of clause) {
    if (mark.opens) parts.push([]);
    if (isStop(mark, ',', ')') || (mark.kind === 'word' && CUTS.has(mark.text))) parts.push([]);
    else parts.at(-1)?.push(mark);
  }
  return parts.filter((part) => part.length > 0);
};

/** The marks before and after one, within its part of the sentence. */
export const aroundInPart = (clause: Clause, index: number): { before: Mark[]; after: Mark[] } => {
  const mark = clause[index];
  const part = partsOf(clause).find((marks) => mark !== undefined && marks.includes(mark)) ?? [];
  const at = mark ? part.indexOf(mark) : 0;
  return { before: part.slice(0, at), after: part.slice(at + 1) };
};

/** Runs of marks between any breaks that list things: commas, "and", colons, brackets. */
export const itemsOf = (marks: readonly Mark[]): Mark[][] => {
  const items: Mark[][] = [[]];
  for (const mark of marks) {
    if (mark.opens) items.push([]);
    if (isStop(mark, ',', ')', 'and', ':')) items.push([]);
    else items.at(-1)?.push(mark);
  }
  return items;
};
