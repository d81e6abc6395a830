import { describe, expect, it } from 'vitest';
import { createDrawable, readFont, ROBOTO } from './drawable.ts';

const codePoints = readFont(ROBOTO.normal).characterSet;
const drawable = createDrawable(codePoints);

describe('what the typeface can draw', () => {
  it.each([
    'Plain text, 12 ft × 8 ft, 1/2" – “quoted” …',
    'Señor Müller, Łódź, Ελλάδα, Москва, Việt Nam',
    '€ £ ½ ¼ ¾ ² ³ ° ± ≤ ≥ ™ ©',
  ])('%s stays as it is', (text) => {
    expect(drawable(text)).toEqual({ text, hasMissing: false });
  });

  it.each([
    ['12 → 14', '12 -> 14'],
    ['done ✓', 'done √'],
    ['e\u0301', 'é'],
    ['ﬁne 𝐛𝐨𝐥𝐝', 'ﬁne bold'],
    ['a\tb', 'a  b'],
    ['a\r\nb\u2028c', 'a\nb\nc'],
    ['zero\u0000\u200b\u202e\ufeffwidth', 'zerowidth'],
  ])('%j becomes %j', (given, text) => {
    expect(drawable(given)).toEqual({ text, hasMissing: false });
  });

  it.each([
    ['kitchen 🙂!', 'kitchen \uFFFD!'],
    ['👨‍👩‍👧 home', '\uFFFD home'],
    ['厨房', '\uFFFD\uFFFD'],
    ['half \ud83d', 'half \uFFFD'],
  ])('%j shows where something is missing', (given, text) => {
    expect(drawable(given).text).toBe(text);
  });

  it('leaves nothing that any of its styles lacks', () => {
    for (const path of Object.values(ROBOTO)) {
      const known = new Set(readFont(path).characterSet);
      expect(codePoints.filter((code) => !known.has(code))).toEqual([]);
    }
  });
});
