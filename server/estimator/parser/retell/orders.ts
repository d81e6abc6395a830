// Orders told in other words: "the deck needs a wash and stain", "the lock is loose, fix it".
import { isNeed, isWord } from '../clauses.ts';
import type { Clause } from '../clauses.ts';
import type { Mark } from '../marks.ts';
import { SERVICES } from '../object-context.ts';

const isThing = (mark: Mark | undefined): mark is Mark =>
  mark?.kind === 'object' || mark?.kind === 'room';

const DESCRIBES: ReadonlySet<Mark['kind']> = new Set([
  'count',
  'qualifier',
  'inches',
  'all',
  'area',
  'length',
]);

/** "3 dead trees": a word between a count and its thing. */
const isCounted = (clause: Clause, index: number): boolean =>
  clause[index]?.kind === 'word' && clause[index - 1]?.kind === 'count';

/** "The deck needs a pressure wash and restain": the work is that on the thing it is told of. */
export const withNeeds = (clause: Clause): Clause => {
  const at = clause.findIndex((mark, index) => isNeed(mark) && isThing(clause[index - 1]));
  const thing = clause[at - 1];
  if (at < 0 || !isThing(thing)) return clause;
  const rest = clause.slice(at + 1);
  const [first] = rest;
  const isService = first?.kind === 'object' && SERVICES.has(first.concept);
  // "3 sinks need fresh caulk".
  if (
    isService &&
    thing.kind === 'object' &&
    !rest.slice(1).some((mark) => mark.kind === 'verb' || isThing(mark))
  )
    return [first, ...clause.slice(0, at), ...rest.slice(1)];
  if (!isService && first?.kind !== 'verb') return clause;
  const end = rest.findIndex((mark) => mark.kind === 'break' && mark.stop !== 'and');
  const told = end < 0 ? rest : rest.slice(0, end);
  const others = told.some(
    (mark) => isThing(mark) && !(mark.kind === 'object' && SERVICES.has(mark.concept)),
  );
  if (others || thing.kind !== 'object') return clause.filter((_, index) => index !== at);
  const last = told.findLastIndex(({ kind }) => kind === 'verb');
  if (last < 0) return clause;
  // "Six old windows need replacing": its number and qualities go with it.
  const described = clause
    .slice(0, at - 1)
    .findLastIndex(
      (mark, index) =>
        !DESCRIBES.has(mark.kind) && !isWord(mark, 'old') && !isCounted(clause, index),
    );
  const own = clause.slice(described + 1, at);
  const place = told[last]?.at ?? thing.at;
  return [
    ...clause.slice(0, described + 1),
    ...told.slice(0, last + 1),
    ...own.map((mark): Mark => ({ ...mark, at: place })),
    ...told.slice(last + 1),
    ...rest.slice(told.length),
  ];
};

/** "The door sticks and the lock is loose, fix both": what is named before is meant. */
export const withPronounVerbs = (clause: Clause): Clause => {
  const at = clause.findIndex(({ kind }) => kind === 'verb');
  const verb = clause[at];
  const rest = clause.slice(at + 1);
  const alone = rest.every(
    (mark) =>
      mark.kind === 'count' ||
      mark.kind === 'all' ||
      (mark.kind === 'word' && mark.text === 'them'),
  );
  const led = clause.slice(0, Math.max(0, at));
  const [first] = led;
  const isSplit = led.some((mark) => mark.kind === 'break' && mark.stop === ',');
  if (!first || verb?.kind !== 'verb' || verb.verb !== 'repair' || !alone || !isSplit)
    return clause;
  if (!led.some(({ kind }) => kind === 'object')) return clause;
  return [{ ...verb, at: first.at }, ...led];
};
