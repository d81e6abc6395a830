import { expect, it } from 'vitest';
import { preview, request } from '../../testing/estimate.ts';

it('ties a guess in a Spanish text to the words as they were written', () => {
  const text = 'Cambiar el piso de la cocina';
  const { unread, work } = preview(request(text));
  const [guess] = unread;
  expect(guess?.words).toBe(text.slice(guess?.start ?? 0, guess?.end ?? 0));
  expect(work.find(({ id }) => id === guess?.workId)?.because?.words).toBe(guess?.words);
});

it('reads a Spanish wish as a change of the scope', () => {
  const { work } = preview(
    request('Pintar la cocina', { refinements: ['poner piso laminado en la sala'] }),
  );
  expect(work.map(({ does }) => (does.kind === 'ROW' ? does.code : does.assembly))).toEqual([
    'paint_room',
    'floor_laminate',
  ]);
});

/** What is done where, `Kitchen 14x12: paint_room`; a place whose size is assumed stands without one. */
const doneWhere = (text: string): string[] => {
  const { places, work } = preview(request(text));
  const nameOf = (placeId: string) => {
    const place = places.find(({ id }) => id === placeId);
    if (!place?.label) return '-';
    const isTold = place.lengthFt !== null && place.basis === 'STATED';
    return isTold ? `${place.label} ${place.lengthFt}x${place.widthFt}` : place.label;
  };
  const lines = work.map(
    ({ placeId, does }) => `${nameOf(placeId)}: ${does.kind === 'ROW' ? does.code : does.assembly}`,
  );
  // Permits and removals only follow.
  return lines.filter((line) => !/: (?:PRM|DEM)-/.test(line));
};

it.each([
  [
    'sides right before a name, whoever the sentence before spoke of',
    'Remodel the 5 x 8 ft hall bathroom with a new tub and tile. In the 12 x 14 ft kitchen replace the laminate floor, six recessed lights. Keep the appliances.',
    [
      'Hall bathroom 8x5: bathroom_remodel',
      'Kitchen 14x12: floor_laminate',
      'Kitchen 14x12: ELE-RECESS',
    ],
  ],
  [
    'sides before the words of the work',
    'Strip and refinish 15x20 ft living room floor. In the 10 x 11 ft den new carpet.',
    ['Living room 20x15: floor_refinish', 'Den 11x10: floor_carpet'],
  ],
  [
    'sides before each of two names',
    'Paint 12x14 master bedroom and 10x10 guest room.',
    ['Master bedroom 14x12: paint_room', 'Guest room 10x10: paint_room'],
  ],
  [
    'sides of each of several rooms that are done over',
    'Remodel 2 bathrooms, 5x8 and 8x10.',
    ['Bathroom 1 5x8: bathroom_remodel', 'Bathroom 2 8x10: bathroom_remodel'],
  ],
  [
    'another name of the room that is done over',
    "Kitchen remodel, 10' x 12' galley. Keep appliances. don't touch the floor",
    ['Kitchen 12x10: kitchen_remodel'],
  ],
  [
    'a bare name with its size beside an order',
    'Garage floor epoxy, two car garage 20x22',
    ['Two car garage 22x20: garage_floor_coating'],
  ],
  [
    'a size of tiles behind them, which is none of a room',
    'Tile the bathroom floor 5x8 and the entry 6 x 6, porcelain 12x24',
    ['Bathroom 8x5: floor_tile', 'Entry 6x6: floor_tile'],
  ],
  [
    'a place right before its own work in a list',
    '12x14 kitchen needs new laminate, 15x18 family room carpet',
    ['Kitchen 14x12: floor_laminate', 'Family room 18x15: floor_carpet'],
  ],
  [
    'boards that are nailed down, and none that come out',
    'solid oak hardwood nail down in great room 22 x 17',
    ['Great room 22x17: floor_hardwood'],
  ],
])('gives %s', (_what, text, expected) => {
  expect(doneWhere(text).toSorted()).toEqual(expected.toSorted());
});

it('prices a floor of no told kind as the likeliest, and shows that it is a guess', () => {
  const text = 'Replace the floor in the kitchen 12x15.';
  const { unread } = preview(request(text));
  expect(doneWhere(text)).toEqual([expect.stringMatching(/^Kitchen 15x12: floor_/)]);
  expect(unread.map(({ words }) => words)).toEqual(['Replace the floor']);
});

it.each([
  [
    'a number of rooms of the house',
    'Re-pipe whole house with PEX, 2 bath, 1600 sq ft.',
    'bathroom_add',
  ],
  ['the lock of a wiring that is called after knobs', 'Replace knob and tube wiring.', 'DOR-LOCK'],
])('orders nothing for %s', (_what, text, code) => {
  expect(doneWhere(text).filter((line) => line.endsWith(`: ${code}`))).toEqual([]);
});
