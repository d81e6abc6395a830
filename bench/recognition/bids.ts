// 24 pictures of bids, their figures known: 14 as a scanner makes them, 10 as a phone does.
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { type Chance, chanceOf } from './chance.ts';
import { type Face, letter } from './lettering.ts';

export interface BidPicture {
  name: string;
  kind: 'scan' | 'photo';
  /** All figures of the table and of its sums, as printed. */
  figures: string[];
  bytes: Buffer;
  format: 'png' | 'jpeg';
}

/** Letter paper at 200 dots an inch. */
const [WIDTH, HEIGHT] = [1_700, 2_200];

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

interface Paper {
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

const drawPaper = (paper: Paper, chance: Chance) => {
  const { face, size, ruled, ink } = paper;
  const { lines, sums } = rowsOf(chance, paper);
  const pitch = size * 1.9;
  const top = 460;
  const say = (text: string, x: number, y: number, anchor: 'start' | 'end', big = 1) =>
    letter({ text, x, y, size: size * big, face, anchor, colour: ink });
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

const bufferOf = (image: Sharp) => image.png({ compressionLevel: 1 }).toBuffer();

/** Dust and grain, the same each time. */
const grainy = async (image: Sharp, chance: Chance, most: number): Promise<Sharp> => {
  const { data, info } = await image
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 1)
    data[at] = Math.min(
      255,
      Math.max(0, (data[at] ?? 0) + (chance.next() + chance.next() - 1) * most),
    );
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
};

const skewed = async (image: Sharp, degrees: number) =>
  sharp(await bufferOf(image)).rotate(degrees, { background: '#fff' });

/** A soft shadow over one side, down to so much of the light. */
const shadowed = async (image: Sharp, least: number): Promise<Sharp> => {
  const bytes = await bufferOf(image);
  const { width, height } = await sharp(bytes).metadata();
  const grey = Math.round(least * 255);
  const shade = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="0.6"><stop offset="0.15" stop-color="rgb(${grey},${grey},${grey})"/><stop offset="0.65" stop-color="#fff"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/></svg>`;
  return sharp(
    await sharp(bytes)
      .composite([{ input: Buffer.from(shade), blend: 'multiply' }])
      .toBuffer(),
  );
};

type Make = (image: Sharp, chance: Chance) => Promise<{ bytes: Buffer; format: 'png' | 'jpeg' }>;

const jpeg = async (image: Sharp, quality: number) => ({
  bytes: await image.jpeg({ quality }).toBuffer(),
  format: 'jpeg' as const,
});
const png = async (image: Sharp) => ({
  bytes: await image.png().toBuffer(),
  format: 'png' as const,
});
const atDpi = (image: Sharp, dpi: number) => image.resize(Math.round((WIDTH * dpi) / 200));

/** A fax of 204 × 98 dots an inch, black or white. */
const fax: Make = async (image) => ({
  bytes: await sharp(
    await bufferOf(
      image
        .resize(1_728, Math.round((HEIGHT * 98) / 200), { fit: 'fill' })
        .greyscale()
        .threshold(150),
    ),
  )
    .png({ palette: true, colours: 2 })
    .toBuffer()
    .then((bytes) => withShape(bytes, 204, 98)),
  format: 'png',
});

/** The chunk of a PNG that tells how many dots an inch it has, across and down. */
const withShape = (bytes: Buffer, across: number, down: number): Buffer => {
  const metre = (dpi: number) => Math.round(dpi / 0.0254);
  const chunk = Buffer.alloc(21);
  chunk.writeUInt32BE(9, 0);
  chunk.write('pHYs', 4, 'latin1');
  chunk.writeUInt32BE(metre(across), 8);
  chunk.writeUInt32BE(metre(down), 12);
  chunk[16] = 1;
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 17)), 17);
  const header = 33;
  return Buffer.concat([bytes.subarray(0, header), chunk, withoutShape(bytes.subarray(header))]);
};

const withoutShape = (bytes: Buffer): Buffer => {
  const at = bytes.indexOf('pHYs', 0, 'latin1');
  return at < 0 ? bytes : Buffer.concat([bytes.subarray(0, at - 4), bytes.subarray(at + 17)]);
};

interface Made {
  name: string;
  paper?: Partial<Paper>;
  make: Make;
}

const SCANS: readonly Made[] = [
  { name: 'straight, 200 dpi', make: async (image) => png(image.greyscale()) },
  {
    name: '1° off',
    make: async (image, chance) => jpeg(await grainy(await skewed(image, 1), chance, 14), 80),
  },
  {
    name: '2° off, ruled',
    paper: { ruled: 'grid' },
    make: async (image, chance) => jpeg(await grainy(await skewed(image, -2), chance, 14), 75),
  },
  {
    name: '3.5° off',
    paper: { face: 'inter' },
    make: async (image) => jpeg(await skewed(image, 3.5), 80),
  },
  { name: '5° off', paper: { rows: 14 }, make: async (image) => jpeg(await skewed(image, -5), 80) },
  {
    name: 'shadow of the fold',
    paper: { ruled: 'rows' },
    make: async (image, chance) => jpeg(await grainy(await shadowed(image, 0.45), chance, 12), 80),
  },
  {
    name: 'little ink',
    paper: { rows: 6, ruled: 'none' },
    make: async (image) => jpeg(image.greyscale(), 80),
  },
  {
    name: 'pale toner',
    paper: { ink: '#9a9a9a' },
    make: async (image, chance) => jpeg(await grainy(image, chance, 16), 75),
  },
  {
    name: 'CMYK',
    paper: { ruled: 'rows', ink: '#102a50' },
    make: async (image) => jpeg(image.toColourspace('cmyk'), 85),
  },
  { name: 'fax', paper: { size: 30, rows: 16 }, make: fax },
  {
    name: 'fax, 1.5° off',
    paper: { size: 30, rows: 16, face: 'roboto' },
    make: async (image, chance) => fax(await skewed(image, 1.5), chance),
  },
  { name: '150 dpi', make: async (image) => jpeg(atDpi(image, 150), 70) },
  {
    name: '150 dpi, on its side',
    paper: { ruled: 'grid' },
    make: async (image) => png(sharp(await bufferOf(atDpi(image, 150).greyscale())).rotate(270)),
  },
  {
    name: 'upside down',
    paper: { face: 'inter' },
    make: async (image) => jpeg(sharp(await bufferOf(image)).rotate(180), 75),
  },
];

/** A photo: the paper seen askew on a table, lamp, grain, a soft lens and the JPEG of a phone. */
interface Shot {
  name: string;
  paper?: Partial<Paper>;
  /** Where the corners of the paper stand, from the upper left clockwise, of the picture's width and height. */
  corners: readonly [number, number, number, number, number, number, number, number];
  shade?: number;
  blur?: number;
  table?: string;
}

const SHOTS: readonly Shot[] = [
  { name: 'from above', corners: [0.07, 0.06, 0.93, 0.05, 0.94, 0.95, 0.06, 0.94] },
  {
    name: '2° off',
    corners: [0.05, 0.07, 0.92, 0.04, 0.95, 0.94, 0.08, 0.97],
    paper: { ruled: 'grid' },
  },
  { name: '4° off', corners: [0.03, 0.08, 0.9, 0.03, 0.96, 0.92, 0.09, 0.97], paper: { rows: 16 } },
  { name: 'leaning back', corners: [0.14, 0.1, 0.86, 0.1, 0.96, 0.95, 0.04, 0.95] },
  {
    name: 'from the left',
    corners: [0.06, 0.04, 0.92, 0.1, 0.92, 0.9, 0.06, 0.96],
    paper: { face: 'inter' },
  },
  { name: 'in shadow', corners: [0.07, 0.06, 0.93, 0.05, 0.94, 0.95, 0.06, 0.94], shade: 0.35 },
  {
    name: 'in shadow, 3° off',
    corners: [0.03, 0.07, 0.91, 0.03, 0.95, 0.93, 0.08, 0.97],
    shade: 0.4,
    paper: { ruled: 'rows' },
  },
  { name: 'soft', corners: [0.06, 0.06, 0.94, 0.06, 0.94, 0.94, 0.06, 0.94], blur: 1.6 },
  {
    name: 'pale, dark table',
    corners: [0.1, 0.08, 0.9, 0.09, 0.93, 0.93, 0.08, 0.92],
    table: '#2c2018',
    paper: { ink: '#777' },
  },
  {
    name: 'large type, leaning',
    corners: [0.12, 0.07, 0.9, 0.1, 0.97, 0.95, 0.03, 0.93],
    paper: { size: 34, rows: 12, ruled: 'grid' },
  },
];

/** Coefficients of the projection that lays the unit square on four corners (Heckbert, "Fundamentals of Texture Mapping", 1989). */
const projection = ([x0, y0, x1, y1, x2, y2, x3, y3]: Shot['corners']) => {
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const all = dx1 * dy2 - dx2 * dy1;
  const [g, h] = [(dx3 * dy2 - dx2 * dy3) / all, (dx1 * dy3 - dx3 * dy1) / all];
  return [
    x1 - x0 + g * x1,
    x3 - x0 + h * x3,
    x0,
    y1 - y0 + g * y1,
    y3 - y0 + h * y3,
    y0,
    g,
    h,
  ] as const;
};

const [SHOT_WIDTH, SHOT_HEIGHT] = [2_400, 3_200];

const shoot = async (image: Sharp, { corners, table = '#7a6a55' }: Shot): Promise<Sharp> => {
  const { data } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
  const [a, b, c, d, e, f, g, h] = projection(corners);
  const {
    r,
    g: green,
    b: blue,
  } = {
    r: Number.parseInt(table.slice(1, 3), 16),
    g: Number.parseInt(table.slice(3, 5), 16),
    b: Number.parseInt(table.slice(5, 7), 16),
  };
  const out = Buffer.alloc(SHOT_WIDTH * SHOT_HEIGHT * 3);
  for (let y = 0; y < SHOT_HEIGHT; y += 1) {
    for (let x = 0; x < SHOT_WIDTH; x += 1) {
      const [px, py] = [x / SHOT_WIDTH, y / SHOT_HEIGHT];
      // The projection's inverse, by its adjugate.
      const [u, v, w] = [
        (e - f * h) * px + (c * h - b) * py + (b * f - c * e),
        (f * g - d) * px + (a - c * g) * py + (c * d - a * f),
        (d * h - e * g) * px + (b * g - a * h) * py + (a * e - b * d),
      ];
      const [across, down] = [(u / w) * WIDTH, (v / w) * HEIGHT];
      const at = (y * SHOT_WIDTH + x) * 3;
      const isPaper = across >= 0 && down >= 0 && across < WIDTH - 1 && down < HEIGHT - 1;
      const [column, row] = [Math.trunc(across), Math.trunc(down)];
      const [right, below] = [across - column, down - row];
      const from = row * WIDTH + column;
      const value = isPaper
        ? (data[from] ?? 0) * (1 - right) * (1 - below) +
          (data[from + 1] ?? 0) * right * (1 - below) +
          (data[from + WIDTH] ?? 0) * (1 - right) * below +
          (data[from + WIDTH + 1] ?? 0) * right * below
        : 0;
      const grain = Math.sin(x * 0.02 + Math.sin(y * 0.004) * 6) * 10;
      out[at] = isPaper ? value * 0.93 : r + grain;
      out[at + 1] = isPaper ? value * 0.9 : green + grain;
      out[at + 2] = isPaper ? value * 0.84 : blue + grain;
    }
  }
  return sharp(out, { raw: { width: SHOT_WIDTH, height: SHOT_HEIGHT, channels: 3 } });
};

const PAPER: Paper = {
  face: 'roboto',
  size: 28,
  ruled: 'none',
  rows: 20,
  ink: '#000',
  dollars: false,
};

export const makeBids = async (): Promise<BidPicture[]> => {
  const bids: BidPicture[] = [];
  for (const [index, { name, paper, make }] of SCANS.entries()) {
    const chance = chanceOf(100 + index);
    const { image, figures } = drawPaper({ ...PAPER, dollars: index % 2 === 1, ...paper }, chance);
    bids.push({ name, kind: 'scan', figures, ...(await make(image, chance)) });
  }
  for (const [index, shot] of SHOTS.entries()) {
    const chance = chanceOf(200 + index);
    const { image, figures } = drawPaper(
      { ...PAPER, dollars: index % 2 === 0, ...shot.paper },
      chance,
    );
    const seen = await shadowed(await shoot(image, shot), shot.shade ?? 0.75);
    const soft = sharp(await bufferOf(seen)).blur(shot.blur ?? 0.8);
    bids.push({
      name: shot.name,
      kind: 'photo',
      figures,
      ...(await jpeg(await grainy(soft, chance, 18), 82)),
    });
  }
  return bids;
};
