import { describe, expect, it } from 'vitest';
import { estimate } from '../testing/estimate.ts';

it.each([
  ['a level', 'half bath remodel 4x6 on the second floor', 'BLD-GUT'],
  ['a level before the room', 'upstairs: paint the office 10x12', 'BLD-COSM'],
  ['a building painted', 'paint the walls in the addition 14x20', 'BLD-ADDN'],
  ['where a run ends', 'new walkway 4x30 to the front door', 'DOR-ENTRY'],
  ['where a line ends', 'gas line 20 ft to the range', 'APL-RANGE'],
  ['a part that is a quality', 'replace insulated garage door 9x7', 'INS-BLOWN'],
  ['a product name', 'new house wrap 1,200 sf', 'BLD-NEW'],
  ['part of a name', 'new garage door 16x7', 'BLD-GARAGE'],
  ['crown of a chimney', 'repoint chimney 30 sf and rebuild the crown', 'TRM-CROWN'],
])('%s only says where or which', async (_, text, code) => {
  const { codes } = await estimate(text);
  expect(codes.length).toBeGreaterThan(0);
  expect(codes).not.toContain(code);
});

it('rooms of an addition are its contents', async () => {
  const { quantityOf } = await estimate(
    'addition over the garage 20x24 with 2 bedrooms and a bath',
  );
  expect(quantityOf('BLD-ADDN')).toBe(480);
});

it('one window is one window', async () => {
  const { quantityOf } = await estimate('replace the window in the den');
  expect(quantityOf('WIN-INSERT')).toBe(1);
});

describe('rooms with numbers', () => {
  it.each([
    ['Bedroom 9: paint walls. Bedroom 10: paint walls.', ['Bedroom 9', 'Bedroom 10']],
    [
      'Guest room 12: 12x14, paint walls. Guest room 14: 10x12, paint walls',
      ['Bedroom 12', 'Bedroom 14'],
    ],
    ['paint bedroom 12 14x12', ['Bedroom 12']],
    ['paint bedroom 12 x 14', ['Bedroom']],
    ['new counter in kitchen 12, paint the walls', ['Kitchen']],
  ])('%s', async (text, labels) => {
    const { document } = await estimate(text);
    expect(document.scope?.places.map(({ label }) => label)).toEqual(labels);
  });

  it.each([
    ['12 bedrooms, paint walls', 12],
    ['Bedrooms 12, paint walls', 12],
    ['Bedrooms 3, paint walls', 3],
  ])('%s: so many', async (text, count) => {
    const { quantityOf } = await estimate(text);
    expect(quantityOf('PNT-PREP')).toBe(count);
  });
});
