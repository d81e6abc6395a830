import { describe, expect, it } from 'vitest';
import { estimate } from '../../testing/estimate.ts';

type Case = [text: string, has: Record<string, number>, hasNot?: string[]];

const CASES: Case[] = [
  ['New carpet in 3 bedrooms and hall about 700 sf', { 'FLR-CARPET': 700 }],
  [
    'Driveway 40x18 asphalt is shot, remove and replace in concrete',
    { 'CNC-DRIVE': 720 },
    ['CNC-ASPH'],
  ],
  ['Replace 4 outlets in the kitchen and 2 in the bath', { 'ELE-DEVICE': 6 }],
  ['3 interior doors replaced, plus new knobs on the other 5', { 'DOR-INTPRE': 3, 'DOR-LOCK': 8 }],
];

describe('lists, and what takes the place of what is there', () => {
  it.each(CASES)('%s', async (text, has, hasNot = []) => {
    const { codes, quantityOf } = await estimate(text);
    const found = Object.fromEntries(Object.keys(has).map((code) => [code, quantityOf(code)]));
    expect(found).toEqual(has);
    expect(hasNot.filter((code) => codes.includes(code))).toEqual([]);
  });
});
