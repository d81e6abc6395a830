import { describe, expect, it } from 'vitest';
import type { PaperEstimate, PaperLine } from '../../../domain/paper/paper-estimate.ts';
import type { PageWord, PaperSource } from '../../../domain/paper/paper-source.ts';
import { readPaper } from './read-paper.ts';
import { at, pageOf, rowAt, sheetOf, wordByWord, wordsOf } from './testing/sources.ts';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
const randomFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const THINGS = [
  'Remove baseboard',
  'Paint walls two coats',
  'Vinyl plank floor',
  'Drywall patch',
  'Smoke detector',
  'Kitchen faucet',
  'Gutter apron',
  'Ridge vent',
];
const UNITS = ['SF', 'LF', 'EA', 'SQ', 'HR'];
const LOOSE = ['Kitchen', 'Main Level', 'Please call before you come.', 'Includes haul off.', 'Workmanship is warranted for one year.', 'Subject to approval', 'Also replace the cracked sill.', 'Exclusions: permits', 'Claim Number: 55-1', 'x 17 y', 'Page 1 of 1', '12 Elm Street, Akron, OH 44301']; // prettier-ignore

/** Rows of a table with other lines between them; the first is its head. */
const paperOf = (random: () => number): string[][] => {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const rows = [['Description', 'Qty', 'Unit', 'Price', 'Total']];
  for (let row = 0; row < 24; row += 1) {
    if (random() < 0.3) rows.push([pick(LOOSE)]);
    else {
      const [quantity, price] = [1 + Math.floor(random() * 400), Math.ceil(random() * 9_000) / 100];
      rows.push([
        `${pick(THINGS)} ${row}`,
        String(quantity),
        pick(UNITS),
        price.toFixed(2),
        (quantity * price).toFixed(2),
      ]);
    }
  }
  return rows;
};

const COLUMNS = [36, [300], 312, [400], [480]] as const;

const sourceOf = (rows: readonly string[][], seed: number): PaperSource => {
  if (seed % 3 === 0) return sheetOf(rows);
  if (seed % 3 === 1)
    return { from: 'TEXT', text: rows.map((cells) => cells.join('\t')).join('\n') };
  const words: PageWord[] = rows.flatMap((cells, row) =>
    cells.length === 1
      ? [at(36, 40 + 16 * row, cells[0] ?? '')]
      : rowAt(40 + 16 * row, COLUMNS, cells),
  );
  return wordsOf(pageOf(seed % 2 === 0 ? words : wordByWord(words)));
};

/** All that the paper says, in one text. */
const saidIn = ({ lines, rooms, totals, from, for: owner, unread, prose }: PaperEstimate): string =>
  JSON.stringify([
    lines,
    rooms.map(({ name }) => name),
    totals,
    Object.values(from),
    Object.values(owner),
    unread.map(({ text }) => text),
    prose,
  ]);

const wordsIn = (text: string): string[] => text.match(/\p{L}{2,}|\d+(?:\.\d+)?/gu) ?? [];

describe('whatever a paper holds', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'nothing is invented and no word is lost (%d)',
    (seed) => {
      const rows = paperOf(randomFrom(seed + 1));
      const paper = readPaper(sourceOf(rows, seed));
      const written = rows.flat().join(' ');
      const isWritten = ({ description, quantity, unitPrice, rcv }: PaperLine): boolean =>
        quantity === null
          ? written.includes(description)
          : rows.some(
              ([words = '', figure, , price, amount]) =>
                description.startsWith(words) &&
                Number(figure) === quantity &&
                Number(price) === unitPrice &&
                Number(amount) === rcv,
            );
      expect(paper.lines.filter((line) => !isWritten(line))).toEqual([]);
      expect(paper.lines.filter(({ quantity }) => quantity !== null)).toHaveLength(
        rows.filter((cells) => cells.length === 5).length - 1,
      );
      const said = new Set(wordsIn(saidIn(paper)).map((word) => String(Number(word) || word)));
      const labels = new Set(['Exclusions', 'Claim', 'Number']);
      const lost = rows
        .slice(1)
        .flatMap((cells) =>
          wordsIn(cells.join(' ')).filter(
            (word) => !labels.has(word) && !said.has(String(Number(word) || word)),
          ),
        );
      expect(lost).toEqual([]);
      expect(readPaper(sourceOf(rows, seed))).toEqual(paper);
    },
  );

  it.each([
    '\t1',
    '1\t',
    'a\tb\n',
    '9,',
    "1' x ",
    ' ',
    '(',
    '$1',
    'Total ',
    'Quantity: ',
    'a  b  1\n',
    '1 SF ',
    ', , ',
    'Item  Qty  Price\n',
    'A\n',
    '____ ',
    '. ',
    'Kitchen\n',
    'a,b,c\n',
    '|a|b|\n',
  ])('many %j give no lines', (piece) => {
    expect(readPaper({ from: 'TEXT', text: piece.repeat(2_500) }).lines).toEqual([]);
  });

  it('gives at most as many lines as a paper may have, and says so', () => {
    const rows = Array.from({ length: 2_400 }, (_, row) => [`Line ${row} of work`, '1', 'EA']);
    const { lines, checks } = readPaper(sheetOf([['Item', 'Qty', 'Unit'], ...rows]));
    expect(lines).toHaveLength(2_000);
    expect(checks[0]?.message).toBe('Only the first 2000 of 2400 lines were taken.');
  });
});
