// Things outside that are told with the place they stand in: "a deck in the backyard, 12 by 20".
import type { Clause } from '../clauses.ts';
import { conceptOf } from '../concepts/all.ts';
import type { Mark } from '../marks.ts';
import { wordSet } from '../language.ts';

/** Built outside, with sizes of their own. */
const STANDS_OUTSIDE = wordSet('stands_outside');
const DECKS = new Set(['deck', 'deck_board']);

const isOutside = (mark: Mark): boolean =>
  mark.kind === 'object' &&
  (STANDS_OUTSIDE.has(mark.concept) || conceptOf(mark.concept).pricings.build !== undefined);

/** The yard takes no size from what is built in it. */
export const withoutYard = (clause: Clause): Clause => {
  const thing = clause.findIndex(isOutside);
  if (thing < 0) return clause;
  const yard = clause.findIndex(
    (mark, index) =>
      mark.kind === 'room' &&
      mark.room === 'exterior' &&
      index > thing &&
      clause[index - 1]?.kind === 'break',
  );
  const link = clause[yard - 1];
  const leads = link?.kind === 'break' && link.stop === 'in';
  return yard < 0 || !leads ? clause : clause.filter((_, at) => at !== yard && at !== yard - 1);
};

/** "A deck with stairs and railing": steps of the deck, no stairs of the house. */
export const withDeckStairs = (clause: Clause): Clause => {
  const deck = clause.findIndex((mark) => mark.kind === 'object' && DECKS.has(mark.concept));
  if (deck < 0) return clause;
  return clause.map((mark, index) =>
    mark.kind === 'room' && mark.room === 'stairs' && index > deck
      ? { kind: 'object', concept: 'deck_stairs', qualifiers: [], at: mark.at }
      : mark,
  );
};
