// Tables whose descriptions wrap upward: figures and the number of the row stand at the foot of its cells, or at their top.
import { expect, it } from 'vitest';
import { readPaper } from './read-paper.ts';
import { at, pageOf, rowAt, wordsOf } from './testing/sources.ts';

const COLUMNS = [36, 60, [380], [470], [560]] as const;
const LEADING = 11;
const BETWEEN = 20;

interface Entry {
  words: readonly string[];
  figures: readonly [quantity: string, price: string, amount: string];
}

const ENTRIES: readonly Entry[] = [
  {
    words: ['Tear off, haul and dispose of comp.', 'shingles - laminated, with', 'all debris'],
    figures: ['21.40 SQ', '68.12', '1,457.77'],
  },
  { words: ['Drip edge'], figures: ['188.00 LF', '3.15', '592.20'] },
  {
    words: ['Additional charge for steep roof -', '7/12 to 9/12 slope'],
    figures: ['12.50 SQ', '61.40', '767.50'],
  },
];

/** @param figuresAt the line of its words beside which the figures of an entry stand */
const tableWith = (figuresAt: (entry: Entry) => number) => {
  let y = 60;
  const words = ENTRIES.flatMap((entry, index) => {
    const own = entry.words.flatMap((line, row) => {
      const isBeside = row === figuresAt(entry);
      const cells = [`${index + 1}.`, line, ...entry.figures];
      return isBeside
        ? rowAt(y + row * LEADING, COLUMNS, cells)
        : [at(COLUMNS[1], y + row * LEADING, line)];
    });
    y += (entry.words.length - 1) * LEADING + BETWEEN;
    return own;
  });
  const heads = ['', 'DESCRIPTION', 'QUANTITY', 'UNIT PRICE', 'RCV'];
  return wordsOf(pageOf([...rowAt(36, COLUMNS, heads), ...words]));
};

it.each([
  ['foot', ({ words }: Entry) => words.length - 1],
  ['top', () => 0],
])('figures at the %s of cells are of all words of their cell', (_where, figuresAt) => {
  const { lines, unread } = readPaper(tableWith(figuresAt));
  expect(lines.map(({ number, description, quantity, rcv }) => [number, description, quantity, rcv])).toEqual([
    ['1', 'Tear off, haul and dispose of comp. shingles - laminated, with all debris', 21.4, 1457.77],
    ['2', 'Drip edge', 188, 592.2],
    ['3', 'Additional charge for steep roof - 7/12 to 9/12 slope', 12.5, 767.5],
  ]); // prettier-ignore
  expect(unread).toEqual([]);
});
