import { expect, it } from 'vitest';
import {
  AGED_THINGS,
  ALLOWANCE_GOODS,
  ALLOWANCE_UNITS,
  PERILS,
  STATES,
} from '../../domain/scope/fact-choices.ts';
import { UNITS } from '../book/units.ts';
import { regionByState } from '../book/regions.ts';
import { PERIL_WORDS } from '../read/language/vocabulary/perils.ts';
import { book } from './testing/scope.ts';

it('what facts are chosen from is what the price book knows', () => {
  expect(ALLOWANCE_GOODS).toEqual(book.contractor.allowances.kinds.map(({ name }) => name));
  expect(Object.keys(PERILS).toSorted()).toEqual(Object.keys(PERIL_WORDS).toSorted());
  expect(UNITS).toEqual(expect.arrayContaining(Object.keys(ALLOWANCE_UNITS)));
  const keys = [...book.lives.keys()];
  const starts = Object.values(AGED_THINGS).flatMap(({ lifeKeys }): string[] => [...lifeKeys]);
  expect(starts.filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([]);
  for (const [code, name] of Object.entries(STATES)) {
    expect(regionByState(book.regions, code)?.label).toContain(name);
    expect(book.regions.stateNames.get(name.toLowerCase())).toBe(code);
  }
  expect(Object.keys(STATES)).toHaveLength(52);
});
