// A bid as its program prints it: rows of work with their figures, sums below, and a letterhead.
import sharp from 'sharp';
import { type Chance } from './chance.ts';
import { type Face, letter } from './lettering.ts';

/** Letter paper at 200 dots an inch. */
export const [WIDTH, HEIGHT] = [1_700, 2_200];

const WORK = [
  'Remove existing tile floor',
  'Install porcelain tile',
  'Base cabinets, birch',
  'Paint walls and ceiling',
  'Replace toilet',
  'Haul debris',
  'Interior door, prehung',
  'R&R drywall 1/2" hung, taped',
  'Quartz countertop, 3 cm',
  'Baseboard 5-1/4"',
  'Seal & prime subfloor',
  'Recessed light, LED',
  'Vanity 36 in. with top',
  'GFCI outlet',
  'Shower valve and trim',
  'Asphalt shingles, laminated',
  'Drip edge',
  'Ice & water shield',
  'Permit fee',
  'Dumpster, 20 yd',
] as const;
const UNITS = ['SF', 'LF', 'EA', 'SQ', 'HR', 'SY'] as const;

export interface Paper {
  face: Face;
  /** Height of the type, in pixels at 200 dots an inch: 28 are ten points. */
  size: number;
  ruled: 'none' | 'rows' | 'grid';
  rows: number;
  ink: string;
  dollars: boolean;
}

const money = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const COLUMNS = [
  { head: 'Description', x: 120, anchor: 'start' },
  { head: 'Qty', x: 960, anchor: 'end' },
  { head: 'Unit', x: 1_000, anchor: 'start' },
  { head: 'Unit price', x: 1_310, anchor: 'end' },
  { head: 'Total', x: 1_580, anchor: 'end' },
] as const;

const rowsOf = (chance: Chance, { rows, dollars }: Paper) => {
  const sign = dollars ? '$' : '';
  let sum = 0;
  const lines = chance
    .shuffled([...WORK, ...WORK])
    .slice(0, rows)
    .map((work) => {
      const isOne = chance.next() < 0.35;
      const quantity = isOne ? chance.whole(1, 9) : chance.whole(12, 2_400);
      const price = chance.whole(115, isOne ? 98_000 : 4_800);
      sum += quantity * price;
      const count = quantity.toLocaleString('en-US');
      return [work, count, chance.pick(UNITS), sign + money(price), sign + money(quantity * price)];
    });
  const tax = Math.round(sum * 0.0825);
  const sums = [
    ['Subtotal', sign + money(sum)],
    ['Sales tax 8.25%', sign + money(tax)],
    ['Total', sign + money(sum + tax)],
  ];
  return { lines, sums };
};

export const drawPaper = (paper: Paper, chance: Chance) => {
  const { face, size, ruled, ink } = paper;
  const { lines, sums } = rowsOf(chance, paper);
  const pitch = size * 1.9;
  const top = 460;
  const say = (text: string, x: number, y: number, anchor: 'start' | 'end', big = 1) =>
    letter({ text, x, y, size: size * big, face, anchor, color: ink });
  const parts = [
    say('Alder & Sons Renovation LLC', 120, 170, 'start', 1.6),
    say('License 48-11927   Phone (555) 014-7788', 120, 230, 'start', 0.9),
    say('Bid for 12 Alder Street, Springfield', 120, 300, 'start', 1.1),
    ...COLUMNS.map(({ head, x, anchor }) => say(head, x, top, anchor)),
    ...lines.flatMap((cells, row) =>
      COLUMNS.map(({ x, anchor }, column) =>
        say(cells[column] ?? '', x, top + (row + 1.2) * pitch, anchor),
      ),
    ),
    ...sums.flatMap(([label = '', value = ''], row) => {
      const y = top + (lines.length + 2 + row) * pitch;
      return [say(label, 960, y, 'start'), say(value, 1_580, y, 'end')];
    }),
    say('Price is valid for 30 days. 50% due on signing.', 120, 2_080, 'start', 0.85),
  ];
  const bottom = top + (lines.length + 0.7) * pitch;
  const rules =
    ruled === 'none'
      ? []
      : Array.from(
          { length: lines.length + 2 },
          (_, row) => top + (row - 0.5 + 0.2) * pitch + (row === 0 ? -0.4 * pitch : 0),
        );
  const bars = ruled === 'grid' ? [100, 830, 985, 1_080, 1_330, 1_600] : [];
  const grid = `<path d="${rules.map((y) => `M100 ${y}H1600`).join('')}${bars.map((x) => `M${x} ${top - pitch * 0.7}V${bottom}`).join('')}" stroke="${ink}" stroke-width="2"/>`;
  const figures = [
    ...lines.flatMap(([, count = '', , price = '', total = '']) => [count, price, total]),
    ...sums.map(([, value = '']) => value),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>${grid}${parts.join('')}</svg>`;
  return { image: sharp(Buffer.from(svg)).flatten({ background: '#fff' }), figures };
};

export const PAPER: Paper = {
  face: 'roboto',
  size: 28,
  ruled: 'none',
  rows: 20,
  ink: '#000',
  dollars: false,
};
