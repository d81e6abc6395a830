import { describe, expect, it } from 'vitest';
import { paperInText } from './paper-in-text.ts';

const split = (text: string) => {
  const { prose, paper } = paperInText(text);
  expect(prose).toHaveLength(text.length);
  const lines = paper?.lines.map(({ description, quantity, unit }) => [
    description,
    quantity,
    unit,
  ]);
  return {
    prose: prose
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    lines,
  };
};

describe('a table pasted into a description', () => {
  it.each<[what: string, text: string, prose: string[], lines: unknown[]]>([
    [
      'with a head',
      'Please check this bid:\n\nItem  Qty  Unit  Price\nDoor  4  EA  $420\nToilet  2  EA  $640\nTotal  $2,960\n\nIs it fair?',
      ['Please check this bid:', 'Is it fair?'],
      [
        ['Door', 4, 'EA'],
        ['Toilet', 2, 'EA'],
      ],
    ],
    [
      'of labels and values',
      'Install moisture resistant drywall\nQuantity: 140 | Unit: SF | Rate: $4.20\nTile floor, porcelain\nQuantity: 55 | Unit: SF',
      [],
      [
        ['Install moisture resistant drywall', 140, 'SF'],
        ['Tile floor, porcelain', 55, 'SF'],
      ],
    ],
    [
      'of labels over several lines',
      'Tile floor\nAmount needed: 380\nUnit of measure: SF',
      [],
      [['Tile floor', 380, 'SF']],
    ],
    [
      'without a head, with prices',
      'My quote:\nInterior door\t4\tEA\t$420\t$1,680\nToilet\t2\tEA\t$640\t$1,280',
      ['My quote:'],
      [
        ['Interior door', 4, 'EA'],
        ['Toilet', 2, 'EA'],
      ],
    ],
  ])('%s is a paper, the rest a description', (_what, text, prose, lines) => {
    expect(split(text)).toEqual({ prose, lines });
  });

  it.each([
    'I need 3 doors and 200 sq ft of tile',
    'Replace 24 windows. Smith wants $18,400, Jones wants $19,900.',
    'Kitchen:\n- new cabinets, 22 LF\n- tile floor 192 SF\n- 2 doors\nBudget: $20,000',
    'Need a quote:\n1. Remove carpet - 240 SF\n2. Install LVP - 240 SF\n3. Paint walls - 700 SF',
    'Living room  18x15\nBedroom 12x12',
    'Paint 3 bedrooms  12x12\nNew carpet   240 SF\nNew doors    4 EA',
    'Hi, quantity: not sure. Price: under $5,000.',
    'Change order: delete 200 SF of hardwood, add 200 SF of tile in the kitchen',
    'Ridge 60 LF, hip 20 LF, valley 70 LF, rake 110 LF, eave 140 LF',
  ])('is none in %j', (text) => {
    expect(paperInText(text)).toEqual({ prose: text, paper: null });
  });

  it('has its lists of exclusions under one heading, each thing in its place', () => {
    const { prose } = paperInText(
      'Replace the gutters.\nEXCLUSIONS\n- Interior paint\n- Asbestos survey\n\nThanks',
    );
    expect(prose).toBe(
      'Replace the gutters.\nEXCLUSIONS:  Interior paint,  Asbestos survey\n\nThanks',
    );
  });
});
