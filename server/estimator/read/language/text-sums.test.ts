import { describe, expect, it } from 'vitest';
import { withSums } from './text-sums.ts';

describe('lengths and ranges told side by side', () => {
  it.each([
    ['along two walls, 28 and 22 ft, sump', '50 lf'],
    ['three walls 36", 60" and 36" wide up to 8 ft', '88 sqft'],
    ['open on three sides (10, 16, 10), 8 ft high', '288 sqft'],
    ['140 lf x 16" of soffit', '186.7 sqft'],
    ['140 lf x 1 ft of foam', '140 sqft'],
    ['replace 10-12 windows', 'replace 11 windows'],
    ['figure 2-3 hrs', 'figure 2.5 hrs'],
  ])('%s', (text, told) => {
    expect(withSums(text)).toContain(told);
  });

  it.each(['a 12-24 mesh', 'zip 80218-1234', 'photo 4 to 6 show it', '10-2 windows', '12x14 ft'])(
    'leaves "%s" as it is',
    (text) => {
      expect(withSums(text)).toBe(text);
    },
  );
});
