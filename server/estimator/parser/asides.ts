// Sets aside the parts of a sentence that ask for nothing: hearsay, history, options for later.
// Judged part by part, so that an aside never takes the order beside it along.
import { isStop, isWord, partsOf } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { isTarget } from './distance.ts';
import type { Mark } from './marks.ts';
import { wordSet } from './language.ts';

const PEOPLE = wordSet('people');
const SAYING = wordSet('saying');
const LATER = new Set(['later', 'eventually', 'someday']);
const CHOICES = new Set(['alternate', 'alternative', 'alt', 'option']);
const OPTIONAL = new Set(['optional', 'optionally', 'future']);
const SEASONS = new Set(['year', 'month', 'summer', 'spring', 'fall', 'winter', 'season']);
const OFFERS = new Set(['quote', 'bid', 'estimate', 'price']);
const RECEIVED = new Set(['got', 'received', 'compared', 'collected']);

export type Aside = 'hearsay' | 'history' | 'option';

export interface Asides {
  /** Marks that ask for no work. */
  marks: Set<Mark>;
  /** Things the text says are done already. */
  done: Mark[];
  reasons: Aside[];
}

const has = (part: Clause, set: ReadonlySet<string>): boolean =>
  part.some((mark) => mark.kind === 'word' && set.has(mark.text));

const indexOf = (part: Clause, set: ReadonlySet<string>): number =>
  part.findIndex((mark) => mark.kind === 'word' && set.has(mark.text));

const hearsay = (part: Clause): Clause => {
  const offer = part.findIndex(
    (mark, index) =>
      mark.kind === 'word' &&
      RECEIVED.has(mark.text) &&
      part
        .slice(index + 1, index + 4)
        .some(
          (next) =>
            (next.kind === 'word' && OFFERS.has(next.text)) ||
            (next.kind === 'verb' && next.verb === 'estimate'),
        ),
  );
  if (offer >= 0) return part.slice(offer);
  const person = indexOf(part, PEOPLE);
  if (person < 0 || !has(part, SAYING)) return [];
  const spoken = indexOf(part, SAYING);
  const heard = spoken < person ? part : part.slice(person);
  // "My mom had a fall and we need grab bars": the order follows.
  const order = heard.findIndex(
    (mark, index) =>
      isStop(mark, 'and') &&
      heard
        .slice(index + 1, index + 4)
        .some((next) => isWord(next, 'need', 'want', 'would', 'looking')),
  );
  return order < 0 ? heard : heard.slice(0, order);
};

/** "The roof next year": named for another year, with no work said of it. */
const isNextYear = (part: Clause): boolean => {
  const next = part.findIndex(
    (mark, index) =>
      isWord(mark, 'next') &&
      part
        .slice(index + 1, index + 2)
        .some((year) => year.kind === 'word' && SEASONS.has(year.text)),
  );
  return next > 0 && !part.some((mark) => mark.kind === 'verb' && !mark.weak);
};

const option = (part: Clause, clause: Clause): Clause => {
  const choice = indexOf(part, CHOICES);
  if (choice >= 0) {
    const [mark] = part.slice(choice);
    const from = mark ? clause.indexOf(mark) : 0;
    const lists = clause.slice(from, from + 4).some((next) => isStop(next, ':'));
    const rest = lists ? clause.slice(from) : part.slice(choice);
    return rest.some(isTarget) ? rest : part;
  }
  if (has(part, OPTIONAL) || isNextYear(part)) return part;
  const later = indexOf(part, LATER);
  if (later < 0) return [];
  const led = part.slice(0, later).findLastIndex((mark) => isStop(mark, 'and'));
  return part.slice(Math.max(0, led), later + 1);
};

const isLed = (part: Clause): boolean => {
  const [first] = part.filter((mark) => mark.kind !== 'word' || mark.text === 'old');
  return first?.kind === 'verb' && first.past !== true;
};

/** "The panel was upgraded in 2019", "floor already done": told, not asked for. */
const history = (part: Clause): Clause => {
  if (isLed(part)) return [];
  const worked = part.some((mark) => mark.kind === 'verb' && mark.past === true);
  const told = part.some((mark) => isWord(mark, 'was', 'were', 'been', 'did', 'had'));
  const last = part.findIndex((mark) => isWord(mark, 'last'));
  const after = part[last + 1];
  const season = last >= 0 && after?.kind === 'word' && SEASONS.has(after.text);
  const dated = season || part.some((mark) => isWord(mark, 'ago', 'dated', 'earlier', 'recently'));
  const before = part.some((mark) => isWord(mark, 'already', 'previously'));
  if (!before && !(dated && (worked || told))) return [];
  if (!before && !worked && !part.some((mark) => isWord(mark, 'did'))) return [];
  const next = part.findIndex(
    (mark, index) =>
      mark.kind === 'verb' && mark.past !== true && isStop(part[index - 1], 'and') && index > 1,
  );
  if (next >= 0) return part.slice(0, next - 1);
  // "A new tub and new tile, the vanity we replaced last year": only what stands right before is told.
  const past = part.findIndex((mark) => mark.kind === 'verb' && mark.past === true);
  const thing = part.slice(0, Math.max(0, past)).findLastIndex(isTarget);
  const ordered = part
    .slice(0, Math.max(0, thing))
    .some((mark) => mark.kind === 'verb' && mark.past !== true);
  return ordered && thing > 0 ? part.slice(thing) : part;
};

/** What of a sentence asks for nothing, and why. */
export const asidesOf = (clause: Clause): Asides => {
  const found: Asides = { marks: new Set(), done: [], reasons: [] };
  const add = (marks: Clause, reason: Aside): void => {
    if (marks.length === 0) return;
    for (const mark of marks) found.marks.add(mark);
    found.reasons.push(reason);
  };
  for (const part of partsOf(clause)) {
    add(hearsay(part), 'hearsay');
    const later = option(part, clause);
    // "…, later" speaks of the part before it; a bare "later" alone sets nothing aside.
    if (later.some((mark) => isTarget(mark) || mark.kind === 'verb')) add(later, 'option');
    const told = history(part);
    add(told, 'history');
    const gone = told.some((mark) => mark.kind === 'verb' && mark.verb === 'remove');
    if (!gone) found.done.push(...told.filter(isTarget));
  }
  return found;
};
