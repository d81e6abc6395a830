import { expect, it } from 'vitest';
import { NO_FACTS, type ScopeFacts } from '../../domain/scope/scope-facts.ts';
import { estimateScope } from '../estimate-scope.ts';
import { book, preview, request } from '../testing/estimate.ts';

const TEXT = 'Repaint my 12x14 bedroom, walls and ceiling';
const SCOPE = preview(request(TEXT));

const priceOf = (facts: Partial<ScopeFacts>) => {
  const document = estimateScope(
    { ...SCOPE, facts: { ...NO_FACTS, ...facts } },
    request(TEXT),
    book,
  );
  const line = document.items.find(({ metadata }) => metadata.code === 'PNT-PREP');
  return { unitPrice: line?.unitPrice ?? 0, reasoning: document.reasoning };
};
/** Dollars of labor and of material in the row, at standard finish and the US average. */
const PREP = { labor: 78, material: 12 };
const { commercial, condition_multipliers: conditions } = book.rules;

it.each<[keyof ScopeFacts, number, string]>([
  ['occupied', conditions.occupied, '5% more around people who live or work there'],
  ['walkUp', conditions.walkUp, '4% more on an upper floor'],
  ['highRise', conditions.highRise, '8% more in a high-rise'],
  ['afterHours', commercial.after_hours_multiplier, '12% more after hours'],
  ['prevailingWage', commercial.prevailing_wage_multiplier, '35% more at prevailing wages'],
])('%s makes labour dearer, not material, and says so', (fact, factor, words) => {
  const { unitPrice, reasoning } = priceOf({ [fact]: true });
  expect(priceOf({}).unitPrice).toBeCloseTo(PREP.labor + PREP.material, 2);
  expect(unitPrice).toBeCloseTo(PREP.labor * factor + PREP.material, 2);
  expect(reasoning).toContain(words);
});

it('two of them count both', () => {
  const { unitPrice, reasoning } = priceOf({ occupied: true, walkUp: true });
  expect(unitPrice).toBeCloseTo(
    PREP.labor * conditions.occupied * conditions.walkUp + PREP.material,
    2,
  );
  expect(reasoning).toMatch(/5% more [^.]+, and 4% more [^.]+\./);
});

it.each([
  ['The house is occupied.', true],
  ['The house will not be occupied.', false],
  ['It is unoccupied.', false],
  ['Occupied: no', false],
])('"%s" is read: %s', (words, occupied) => {
  expect(preview(request(`${TEXT}. ${words}`)).facts.occupied).toBe(occupied);
});
