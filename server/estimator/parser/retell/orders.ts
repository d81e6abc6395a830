// Orders told in other words: "the deck needs a wash and stain", "tear off the deck and rebuild", "ceiling is 9 ft high".
import { isWord } from '../clauses.ts';
import type { Clause } from '../clauses.ts';
import type { Mark } from '../marks.ts';
import { SERVICES } from '../object-context.ts';
import { RENEWING_VERBS } from '../vocabulary/verbs.ts';

const NEEDS = new Set(['need', 'want', 'get', 'could use', 'to']);

const isNeed = (mark: Mark | undefined): boolean => mark?.kind === 'word' && NEEDS.has(mark.text);

const isThing = (mark: Mark | undefined): mark is Mark =>
  mark?.kind === 'object' || mark?.kind === 'room';

const TELLS: ReadonlySet<Mark['kind']> = new Set([
  'room',
  'qualifier',
  'count',
  'area',
  'size',
  'length',
  'feet',
  'squares',
  'break',
  'all',
  'word',
]);

/** "Hardwood floors throughout, 900 sq ft, need to be refinished": said at the end of what is told of the thing. */
export const withLateNeeds = (clause: Clause): Clause => {
  const verb = clause.at(-1);
  const need = clause.at(-2);
  const [thing] = clause;
  const between = clause.slice(1, -2);
  const isTold =
    thing?.kind === 'object' && between.length > 0 && between.every(({ kind }) => TELLS.has(kind));
  if (verb?.kind !== 'verb' || !isNeed(need) || !isTold) return clause;
  return [{ ...verb, at: thing.at }, thing, ...between];
};

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

/** Index of the verb right after a break, a word of its own between; 0 for none. */
const verbAfter = (clause: Clause, index: number): number => {
  const at = clause[index + 1]?.kind === 'word' ? index + 2 : index + 1;
  return clause[at]?.kind === 'verb' ? at : 0;
};

/** "Tear off the deck and rebuild with composite": the deck is replaced. */
export const withRebuilt = (clause: Clause): Clause => {
  const out = clause.findIndex((mark) => mark.kind === 'verb' && mark.verb === 'remove');
  const and = clause.findIndex(
    (mark, index) =>
      index > out &&
      mark.kind === 'break' &&
      (mark.stop === 'and' || mark.stop === ',') &&
      verbAfter(clause, index) > 0,
  );
  const at = verbAfter(clause, and);
  const [again, removal, next] = [clause[at], clause[out], clause[at + 1]];
  const thing = clause.slice(out + 1, Math.max(out + 1, and)).find(({ kind }) => kind === 'object');
  const isAlone = !next || (next.kind === 'break' && next.stop !== 'in');
  const renews = again?.kind === 'verb' && RENEWING_VERBS.has(again.verb);
  if (out < 0 || removal?.kind !== 'verb' || !renews || !thing || !isAlone) return clause;
  return clause.flatMap((mark): Mark[] => {
    if (mark === again || mark === clause[and]) return [];
    return mark === removal ? [{ ...removal, verb: 'replace' }] : [mark];
  });
};

/** "Tear off and architectural shingles": a removal without a thing of its own is that of what goes in. */
export const withBareRemoval = (clause: Clause): Clause =>
  clause.map((mark, index) => {
    const [and, next] = [clause[index + 1], clause[index + 2]];
    const isJoined = and?.kind === 'break' && and.stop === 'and';
    const serves = next?.kind === 'object' && SERVICES.has(next.concept);
    const goesIn =
      (next?.kind === 'object' && next.verb !== 'remove' && !serves) || next?.kind === 'qualifier';
    return mark.kind === 'verb' && mark.verb === 'remove' && isJoined && goesIn
      ? { ...mark, verb: 'replace' }
      : mark;
  });

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
