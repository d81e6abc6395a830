import { describe, expect, it } from 'vitest';
import {
  HOW_HEARD,
  PROJECT_SIZES,
  PROJECT_TYPES,
  projectSizeOf,
  TRADES,
  YEARS_EXPERIENCE,
} from './contractor-choices.ts';

describe('what contractors choose from', () => {
  it('holds each choice once', () => {
    const lists = [TRADES, PROJECT_TYPES, PROJECT_SIZES, YEARS_EXPERIENCE, HOW_HEARD];
    expect(lists.map((list) => new Set<string>(list).size)).toEqual([14, 5, 4, 5, 6]);
  });

  it.each([
    [0, 'Small (< $5k)'],
    [4_999.99, 'Small (< $5k)'],
    [5_000, 'Medium ($5k – $25k)'],
    [25_000, 'Large ($25k – $100k)'],
    [100_000, 'Large ($25k – $100k)'],
    [100_000.01, 'Major (> $100k)'],
  ])('tells the size of a project of $%d', (total, size) => {
    expect(projectSizeOf(total)).toBe(size);
  });
});
