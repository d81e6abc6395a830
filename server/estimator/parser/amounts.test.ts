import { describe, expect, it } from 'vitest';
import { estimate } from '../testing/estimate.ts';

/** Things by how they are measured: the order, the thing, the row its amount must stand on. */
const AREAS = [
  ['install', 'LVP', 'FLR-LVP'],
  ['paint', 'ceiling', 'PNT-CEIL'],
  ['build', 'composite deck', 'DCK-COMP'],
  ['install', 'sod', 'LND-SOD'],
  ['install', 'shiplap', 'TRM-SHIP'],
  ['install', 'cement board', 'TIL-CBU'],
  ['pour', 'sidewalk', 'CNC-WALK'],
  ['remove', 'carpet', 'DEM-CARPET'],
] as const;
const LENGTHS = [
  ['install', 'baseboard', 'TRM-BASE'],
  ['build', 'wood fence', 'FNC-WOOD6'],
  ['run', 'gas pipe', 'PLB-GAS'],
  ['install', 'gutters', 'GUT-AL5'],
  ['remove', 'fence', 'DEM-FENCE'],
] as const;
const COUNTS = [
  ['install', 'dimmers', 'ELE-DIMMER'],
  ['install', 'ceiling fans', 'ELE-FAN'],
  ['replace', 'toilets', 'PLB-TOILET'],
  ['install', 'data drops', 'ELE-DATA'],
  ['replace', 'fence posts', 'FNC-POST'],
] as const;

/** V: the order, X: the thing. */
const AREA_FORMS = {
  240: [
    'V 240 sq ft of X',
    'V X, approx. 240 SF',
    'V X (240 sqft)',
    'V X - 240 s.f.',
    'V X. About 240 sq ft.',
    'V X. Total is 240 sft.',
    'V X, 240 feet squared',
    'V X\n240 SF',
    'V two hundred and forty square feet of X',
    'V X, between 230 and 250 sq ft',
    'V 230 to 250 sqf of X',
    'V X. It is 12 by 20.',
    'V X, 12 * 20',
    'V X 240+ sf',
    'V X, 240 sq ft, at 55 Elm St, Denver CO 80218',
    'V X, 240 sf, budget $5,000, house from 1985',
    'V X, 240 sf in suite 300',
    'V X, 150 sf in the front and 90 sf in the back',
    'V 150 sf + 90 sf of X',
    'V X, 150 and 90 sq ft',
    'V X. One area is 150 sf and the other is 90 sf.',
    'V X, two areas of 120 sf each',
    'V X: 150 sf upstairs and 90 downstairs',
  ],
  236.8: ['V 22 m2 of X', 'V X, 22 sq. m.', 'V X, 22 metros cuadrados'],
  102.3: ['V 9,5 m2 of X'],
  100: ['V a hundred sq ft of X'],
} as const;
const LENGTH_FORMS = {
  64: [
    'V 64 linear feet of X',
    'V X, 64 lin. ft.',
    'V X (64 lnft)',
    'V sixty four feet of X',
    "V X. About 64'.",
    'V X, 60-68 lf',
    'V X: LR 24 LF, DR 18 LF, BR 22 LF',
    'V X, 40 ft along the back and 24 ft down the side',
    'V X: 40 ft to the range and 24 ft to the dryer',
    'V X, 32 ft on each side',
    'V X both sides, 64 LF',
    'V X, 64 pies lineales',
  ],
  65.6: ['V X, 20 m', 'V 20 linear meters of X'],
} as const;
const COUNT_FORMS = {
  7: [
    'V 7 X',
    'V seven (7) X',
    'V X, 7',
    'V X (7 total)',
    'V X - 7 each',
    'V X, qty: 7',
    'V X. There are seven.',
    'V X. We have 7.',
    'V 6 or 8 X',
    'V X (6-8)',
    'V X: 4 upstairs, 3 downstairs',
    'V 4 X in the front and 3 in the back',
    'V X: 4 large and 3 small',
  ],
  6: ['V half a dozen X'],
  24: ['V two dozen X'],
  3: ['V X in units 3, 7 and 11', 'V one X in each of the 3 bedrooms', 'V one X per unit, 3 units'],
  8: ['V 2 X in each of 4 units', 'V X, 2 per unit, 4 units'],
} as const;

const cells = (
  forms: Readonly<Record<number, readonly string[]>>,
  things: readonly (readonly [verb: string, thing: string, code: string])[],
) =>
  Object.entries(forms).flatMap(([amount, texts]) =>
    texts.map((form) => [form, Number(amount), things] as const),
  );

/** Figures that are no amounts, and amounts that have to be worked out. */
const TOLD = [
  ['Gas lines: 25 ft to new range location and 18 ft to dryer', 'PLB-GAS', 43],
  ['Replace vinyl siding on the gable, 24 ft wide and 9 ft high', 'SDG-VINYL', 108],
  ['Install sod 12x20 (240 sf)', 'LND-SOD', 240],
  ['Build 6 ft wood fence, 130 ft long', 'FNC-WOOD6', 130],
  ['Install 120 sq ft of 12x24 porcelain tile floor', 'TIL-FLOOR', 120],
  ['Replace 3 interior doors, 30x80', 'DOR-INTPRE', 3],
  ['Install 8 six inch recessed lights', 'ELE-RECESS', 8],
  ['Install 1/2" drywall, 20 sheets', 'DRW-WALL', 640],
  ['Hang 18 sheets 4x8 in the bonus room and tape', 'DRW-WALL', 576],
  ['Paint baseboard 38 ft', 'PNT-BASE', 38],
  ['Plant 7 trees', 'LND-TREE', 7],
  ['Poner 240 pies cuadrados de alfombra', 'FLR-CARPET', 240],
] as const;

it.each(TOLD)('%s: %s %d', async (text, code, amount) => {
  const { quantityOf } = await estimate(text);
  expect(quantityOf(code)).toBeCloseTo(amount, 0);
});

describe.each([
  ['areas', cells(AREA_FORMS, AREAS)],
  ['lengths', cells(LENGTH_FORMS, LENGTHS)],
  ['counts', cells(COUNT_FORMS, COUNTS)],
] as const)('amounts however they are told: %s', (_, rows) => {
  it.each(rows)('%s is %d', async (form, amount, things) => {
    const wrong: string[] = [];
    for (const [verb, thing, code] of things) {
      const text = form.replace('V', verb).replace('X', thing);
      const { document } = await estimate(text);
      const lines = document.items.filter(({ metadata }) => metadata.code === code);
      const sum = lines.reduce((total, { quantity }) => total + quantity, 0);
      const isTold = lines.every(({ metadata }) => metadata.basis !== 'DEFAULT');
      if (!isTold || Math.abs(sum - amount) > 0.02 * amount) wrong.push(`${text}: ${sum}`);
    }
    expect(wrong).toEqual([]);
  });
});
