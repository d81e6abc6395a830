import { describe, expect, it } from 'vitest';
import { estimate } from '../../testing/estimate.ts';

describe('orders told in other words', () => {
  it.each([
    ['needs', 'Our fence needs a wash and stain, 60 ft', 'PNT-FENCE', 'FNC-WOOD6'],
    ['rebuilt', 'Tear off the deck and rebuild in composite, 12 x 12', 'DCK-COMP', 'GCN-LABOR'],
    ['bare removal', '9 squares of tear off and architectural shingles', 'RFG-ARCH', 'RFG-3TAB'],
    [
      'pronoun',
      'Bedroom door sticks and the front door is loose, fix both',
      'GCN-HANDY',
      'DOR-INTPRE',
    ],
    [
      'told height',
      'Paint the den 10x12. Ceiling is 9 ft high. Walls only',
      'PNT-WALL',
      'PNT-CEIL',
    ],
    ['outbuilding', 'Re-roof the detached garage 20 x 24', 'RFG-ARCH', 'BLD-GARAGE'],
    ['same', 'Replace 2 bath fans, same ducts', 'HVC-BATHSWP', 'HVC-DUCTLF'],
    ['rest', 'Replace 4 fence posts, the rest of the fence is solid', 'FNC-POST', 'FNC-WOOD6'],
    ['coats', 'One coat on the walls of the hall 4x20', 'PNT-WALL1', 'DRW-WALL'],
    ['already out', 'LVP in the den 10x12, carpet already out', 'FLR-LVP', 'DEM-CARPET'],
    ['island top', 'Add a 5 ft island with quartz top to the kitchen', 'CAB-ISLAND', 'DEM-CTOP'],
    ['patch of a roof', 'Replace about 30 sf of shingles', 'RFG-REPSF', 'RFG-ARCH'],
  ])('%s', async (_, text, wanted, unwanted) => {
    const { codes } = await estimate(text);
    expect(codes).toContain(wanted);
    expect(codes).not.toContain(unwanted);
  });

  it.each([
    [
      'rest of a room that stays',
      'Add an outlet in the kitchen. The rest of the kitchen stays',
      'ELE-NEWOUT',
    ],
    [
      'work refused, not the room',
      'Epoxy the basement floor 20x20, we are not finishing the basement',
      'PNT-EPOXY',
    ],
  ])('%s', async (_, text, wanted) => {
    expect((await estimate(text)).codes).toContain(wanted);
  });
});
