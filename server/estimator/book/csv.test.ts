import { describe, expect, it } from 'vitest';
import { parseCsv } from './csv.ts';

describe('reading comma-separated files', () => {
  it('understands quotes, doubled quotes, line breaks in cells and both line ends', () => {
    const rows = parseCsv('a,b\r\n"x, ""y""",1\n"two\nlines",\n');
    expect(rows).toEqual([
      { line: 2, cells: { a: 'x, "y"', b: '1' } },
      { line: 3, cells: { a: 'two\nlines', b: '' } },
    ]);
  });

  it.each([
    ['', 'empty'],
    ['a,b\n1\n', 'line 2: 1 cells instead of 2'],
    ['a,b\n"1,2\n', 'Quote Not Closed'],
    ['a,b\n"1"x,2\n', 'Invalid Closing Quote'],
  ])('refuses %j', (text, problem) => {
    expect(() => parseCsv(text)).toThrow(problem);
  });
});
