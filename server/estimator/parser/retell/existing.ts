// Things that are there already and only say where: "on the existing metal roof", "same ducts", "rest of the kitchen".
import { conceptOf } from '../concepts/all.ts';
import type { Clause } from '../clauses.ts';
import type { Mark } from '../marks.ts';
import { WHERE } from '../says-where.ts';

const THERE = new Set(['old', 'same']);

/** Index of the word that calls the thing at `index` old or the same; qualities may stand between. */
const thereBefore = (clause: Clause, index: number): number => {
  let at = index - 1;
  while (clause[at]?.kind === 'qualifier') at -= 1;
  const mark = clause[at];
  return mark?.kind === 'word' && THERE.has(mark.text) ? at : -1;
};

const isPreposition = (mark: Mark | undefined): boolean =>
  (mark?.kind === 'break' && mark.stop === 'in') ||
  (mark?.kind === 'word' && WHERE.has(mark.text) && mark.text !== 'off' && mark.text !== 'from');

const isRest = (clause: Clause, index: number): boolean => {
  const rest = clause[index - 1];
  const led = clause[index - 2];
  // "Paint the rest of the walls" is an order.
  return rest?.kind === 'word' && rest.text === 'rest' && (!led || led.kind === 'break');
};

const isPlace = (clause: Clause, index: number): boolean => {
  if (isRest(clause, index)) return true;
  const over = clause[index - 1];
  if (over?.kind === 'qualifier' && over.qualifier === 'demo_none') return true;
  const at = thereBefore(clause, index);
  const word = clause[at];
  if (word?.kind !== 'word') return false;
  const before = clause[at - 1];
  if (isPreposition(before)) return true;
  // ", same ducts": nothing is done to what is called the same.
  return word.text === 'same' && (before === undefined || before.kind === 'break');
};

/** The clause with things that are there already turned into plain words, where something else is ordered. */
export const withoutExisting = (clause: Clause): Clause => {
  const others = clause.filter(
    (mark, index) =>
      !isPlace(clause, index) &&
      ((mark.kind === 'object' && conceptOf(mark.concept).measure !== 'none') ||
        mark.kind === 'squares' ||
        mark.kind === 'qualifier'),
  );
  if (others.length === 0) return clause;
  return clause.map((mark, index) =>
    mark.kind === 'object' && isPlace(clause, index)
      ? { kind: 'word', text: 'place', at: mark.at }
      : mark,
  );
};
