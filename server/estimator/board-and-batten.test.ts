// Board and batten, and battens alone.
import { describe, expect, it } from 'vitest';
import { estimate } from './testing/estimate.ts';
import { quantitiesOf } from './testing/worked.ts';

describe('board and batten', () => {
  it.each([
    ['Install board and batten siding, 400 SF', { 'SDG-PANEL': 400, 'DEM-SIDING': 400 }],
    ['Remove and replace 400 SF of board and batten siding', { 'SDG-PANEL': 400 }],
    ['Replace the board and batten shutters, 4 pairs', { 'SDG-SHUTTER': 8 }],
  ])('is what it is of: %s', async (text, expected) => {
    const found = await quantitiesOf(text);
    expect(found).toMatchObject(expected);
    const sidings = Object.keys(found).filter((code) => /^SDG-(?:PANEL|VINYL)$/.test(code));
    expect(sidings.filter((code) => !(code in expected))).toEqual([]);
  });

  it.each(['Install 272 LF of battens', 'Install 24 battens of 10 ft'])(
    'holds its battens, and battens alone are said: %s',
    async (text) => {
      const { document } = await estimate(text);
      expect(document.items).toEqual([]);
      expect(document.warnings.join(' ')).toContain('Not priced apart: battens.');
    },
  );
});
