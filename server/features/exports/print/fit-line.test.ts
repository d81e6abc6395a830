import { describe, expect, it } from 'vitest';
import { readFont, ROBOTO } from '../../../infra/pdf/drawable.ts';
import { fittedText, widthBound } from './fit-line.ts';

describe('the bound of a width', () => {
  it.each([ROBOTO.normal, ROBOTO.bold])('holds for every character of %s', (path) => {
    const font = readFont(path);
    const wider = font.characterSet
      .filter((code) => code >= 0x20)
      .map((code) => String.fromCodePoint(code))
      .filter((char) => {
        const { advanceWidth } = font.layout(char);
        return advanceWidth / font.unitsPerEm > widthBound(char, 1);
      });
    expect(wider).toEqual([]);
  });

  it('lets a text run in one piece only when it surely fits', () => {
    expect(fittedText('Paint walls', 100, 8)).toEqual({ text: 'Paint walls', noWrap: true });
    expect(fittedText('W'.repeat(20), 100, 8)).toEqual({ text: 'W'.repeat(20) });
    expect(fittedText('a\nb', 100, 8)).toEqual({ text: 'a\nb' });
  });
});
