import { openSync } from 'fontkit';
import roboto from 'pdfmake/fonts/Roboto.js';
import { describe, expect, it } from 'vitest';
import { fittedText, widthBound } from './fit-line.ts';

const { normal, bold } = roboto.Roboto as Record<string, string>;

describe('the bound of a width', () => {
  it.each([normal, bold])('holds for every character of %s', (path = '') => {
    const font = openSync(path);
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
