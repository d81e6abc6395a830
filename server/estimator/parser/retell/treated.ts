// "Don't replace the deck, just stain it", "the fence is old, paint it": a thing told of, and then the work on it.
import type { Clause } from '../clauses.ts';
import { isMeasure } from '../distance.ts';
import type { Mark, MarkOf } from '../marks.ts';
import { wordSet } from '../language.ts';

/** Words that lead from what is told to what is wanted. */
const LEADS = wordSet('leads');

/** Words that tell how old or how bad a thing is. */
const OLD = new Set(
  'have|has|old|years old|dated|bad|shot|rough|ugly|worn|tired|faded|scratched|filthy|dirty|beat up|nasty|original'.split(
    '|',
  ),
);

const isTold = (mark: Mark): boolean =>
  mark.kind === 'left' || mark.kind === 'not' || (mark.kind === 'word' && OLD.has(mark.text));

/** Index of the verb that ends the clause without a thing of its own; -1 for none. */
const closingVerb = (clause: Clause): number => {
  const at = clause.findLastIndex(({ kind }) => kind === 'verb');
  const verb = clause[at];
  if (verb?.kind !== 'verb' || verb.weak) return -1;
  const named = clause
    .slice(at + 1)
    .some(({ kind }) => kind === 'object' || kind === 'not' || kind === 'left');
  return named ? -1 : at;
};

/** Index of the mark at which the wish begins, going back from the verb; -1 when the verb belongs to what is told. */
const wishFrom = (clause: Clause, verb: number): number => {
  let at = verb;
  let before = clause[at - 1];
  while (before?.kind === 'word' && LEADS.has(before.text)) {
    at -= 1;
    before = clause[at - 1];
  }
  const led = at < verb;
  const isComma = before?.kind === 'break' && (before.stop === ',' || before.stop === ':');
  const isAnd = before?.kind === 'break' && before.stop === 'and';
  if (isComma || (isAnd && led)) return at - 1;
  // "Deck stays - stain it", "existing gutters to be cleaned".
  const follows = before?.kind === 'left' || (before?.kind === 'break' && before.word === 'to');
  return led || follows ? at : -1;
};

const KEPT: ReadonlySet<Mark['kind']> = new Set(['qualifier', 'room', 'all', 'total', 'each']);

const isOfThing = (mark: Mark): boolean => KEPT.has(mark.kind) || isMeasure(mark);

const isHeading = (mark: Mark | undefined): boolean => mark?.kind === 'break' && mark.stop === ':';

/** The clause as the order it ends in, where the verb speaks of the one thing told of before. */
export const withTreated = (clause: Clause): Clause => {
  const at = closingVerb(clause);
  const from = at < 0 ? -1 : wishFrom(clause, at);
  const told = clause.slice(0, Math.max(0, from));
  const things = told.filter((mark): mark is MarkOf<'object'> => mark.kind === 'object');
  const [thing, second] = things;
  const verb = clause[at];
  if (!thing || second || !verb || !(told.some(isTold) || isHeading(clause[from]))) return clause;
  const wish = clause.slice(at + 1);
  // "Asphalt driveway is shot, replace in concrete": the quality of the new one.
  const isNew = wish.some(({ kind }) => kind === 'qualifier');
  const own = told.filter(
    (mark) => mark === thing || (isOfThing(mark) && !(isNew && mark.kind === 'qualifier')),
  );
  return [{ ...verb, at: own[0]?.at ?? verb.at }, ...own, ...wish];
};
