import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formulaInWords } from './formula-words.ts';

interface Assemblies {
  assemblies: Record<string, { items: { qty: string }[] }>;
}

describe('a formula in words', () => {
  it.each([
    ['0.8*A where A = 168 SF', '80% of the floor area (168 sq ft)'],
    ['A*1.1 where A = 108 SF', 'floor area (108 sq ft) plus 10%'],
    ['A where A = 168 SF', 'floor area: 168 sq ft'],
    ['contents_hr where contents_hr = 4', 'hours for contents: 4'],
    ['Wn where P = 52 LF', 'wall area less openings, with perimeter: 52 ft'],
    ['P-3*doors where P = 52 LF, doors = 2 EA', 'perimeter (52 ft) - 3 × doors (2)'],
    ['2.1*(base_lf+2) where base_lf = 19.32 LF', '2.1 × (length of base cabinets (19.32 ft) + 2)'],
    ['iff(g==0,1,iff(g==1,3,4))', '1 if low-end finish, else (3 if standard finish, else 4)'],
    ['ceil(1.5*(base_lf+2))', '1.5 × (length of base cabinets + 2), rounded up'],
    ['max(6,round(0.02*A))', 'the largest of 6 and (0.02 × floor area, rounded)'],
    [
      '(Wn+iff(ceil,C,0))/190',
      '(wall area less openings + (ceiling area if ceiling, else 0)) ÷ 190',
    ],
    [
      'wall_tile_sf where wall_tile_sf = 82, A = 168 SF + A*0.85 where A = 168 SF',
      'area of wall tile: 82, with floor area: 168 sq ft; plus 85% of the floor area (168 sq ft)',
    ],
    [
      'days*movers where days = 4, movers = 6; by one in each room (IICRC S500)',
      'days (4) × air movers (6); by one in each room (IICRC S500)',
    ],
    [
      'sq*roof_steep(7,10,shape,plan_l,layout=="ell",pitch) where sq = 20, pitch = 8',
      'roofing squares (20) × (share of the roof with a rise of 7 to 10 in 12)',
    ],
    [
      'sq where sq = 19.98, plan_l = 40 ft, overhang = 18 in; by (area + perimeter × overhang) × √2',
      'roofing squares: 19.98, with long side of the house: 40 ft, overhang: 18 in; by (area + perimeter × overhang) × √2',
    ],
  ])('%s', (formula, words) => {
    expect(formulaInWords(formula)).toBe(words);
  });

  it.each([
    'Entered by you',
    '64',
    '10% of the repair lines',
    'Listed in "bid.xls", row 12',
    '',
    '(((',
  ])('leaves %j as it is, which is none', (text) => {
    expect(formulaInWords(text)).toBe(text);
  });

  it('leaves no variable and no function of the assemblies behind', () => {
    const file = resolve(import.meta.dirname, '../../estimator/data/assemblies.json');
    const { assemblies } = JSON.parse(readFileSync(file, 'utf8')) as Assemblies;
    const formulas = Object.values(assemblies).flatMap(({ items }) => items.map(({ qty }) => qty));
    expect(formulas.length).toBeGreaterThan(400);
    const raw = /_|#|\[|\bg\b|\b[A-Z]\b|\b(?:iff|ceil|clamp|max|min)\(/;
    expect(formulas.filter((formula) => raw.test(formulaInWords(formula)))).toEqual([]);
  });
});
