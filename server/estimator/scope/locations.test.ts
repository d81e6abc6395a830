import { expect, it } from 'vitest';
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
