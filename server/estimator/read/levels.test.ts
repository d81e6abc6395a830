import { describe, expect, it } from 'vitest';
import { preview, request } from '../testing/estimate.ts';

const levelsIn = (instructions: string): string => {
  const { work } = preview(request(instructions));
  return work
    .map(({ does, finishLevel }) => {
      const name = does.kind === 'ROW' ? does.code : does.assembly;
      return `${name} ${finishLevel ?? 'AS ALL'}`;
    })
    .filter((told) => !told.startsWith('DEM-'))
    .join(', ');
};

it('long text takes no long time', () => {
  const started = performance.now();
  levelsIn(`New toilet. ${'the '.repeat(1_200)}${'basic '.repeat(600)}`);
  expect(performance.now() - started).toBeLessThan(5_000);
});

describe('how good the goods of one order are', () => {
  it.each([
    ['New kitchen faucet, basic, and a pendant light', 'PLB-FAUCETK LOW, ELE-PENDANT AS ALL'],
    ['Two refrigerators, white, top freezer, set in place', 'APL-FRIDGE LOW'],
    ['Put the cheapest carpet in the back bedroom', 'floor_carpet LOW'],
    ['A premium kitchen faucet please', 'PLB-FAUCETK HIGH'],
    ['New kitchen faucet. Nothing high end', 'PLB-FAUCETK AS ALL'],
    ['New luxury vinyl plank in the den', 'floor_lvp AS ALL'],
    ['Rip out the cheap laminate in the den and put in oak', 'floor_hardwood AS ALL'],
    ['Cheapest way to reset one fence post?', 'FNC-POST AS ALL'],
  ])('%s', (text, levels) => expect(levelsIn(text)).toBe(levels));
});
