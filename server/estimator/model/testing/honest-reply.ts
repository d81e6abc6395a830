// A request, and what an honest model answers to it.
import { place, replyOf, work } from './run-model.ts';

export const TEXT =
  'Remodel the 5x8 bathroom: new tub, tile, toilet and vanity. Replace 3 interior doors.';

export const BATH = place({ lengthFt: 8, widthFt: 5, words: '5x8 bathroom' });

export const REMODEL = work({
  id: 'W1',
  place: 'P1',
  assembly: 'bathroom_remodel',
  words: 'Remodel the 5x8 bathroom',
});

const DOORS = work({
  assembly: 'door_replace',
  words: '3 interior doors',
  params: [{ name: 'n', value: 3, basis: 'told', words: '3 interior doors' }],
});

export const HONEST = replyOf({ places: [BATH], work: [REMODEL, DOORS] });
