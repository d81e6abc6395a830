import { describe, expect, it } from 'vitest';
import { businessDaysSince, isLate } from './business-days.ts';

const at = (text: string) => new Date(`${text}:00Z`);

describe('business days', () => {
  it.each([
    // 2026-11-20 is a Friday.
    ['2026-11-20T09:00', '2026-11-20T23:00', 0, false],
    ['2026-11-20T09:00', '2026-11-22T23:00', 0, false],
    ['2026-11-20T23:59', '2026-11-23T00:01', 1, false],
    ['2026-11-21T12:00', '2026-11-24T12:00', 2, false],
    ['2026-11-20T09:00', '2026-11-25T00:00', 3, true],
    ['2026-11-16T09:00', '2026-11-30T09:00', 10, true],
    ['2026-11-20T09:00', '2026-11-19T09:00', 0, false],
  ])('from %s to %s are %d', (from, to, days, late) => {
    expect(businessDaysSince(at(from), at(to))).toBe(days);
    expect(isLate(at(from), at(to))).toBe(late);
  });
});
