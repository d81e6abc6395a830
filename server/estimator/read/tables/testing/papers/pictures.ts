// Makes scans and photos of drawn pages: turned, seen from aside, unevenly lit and noisy, the same every time.
import { PDFiumLibrary } from '@hyzyla/pdfium';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/** One channel, a byte a pixel. */
interface Gray {
  data: Uint8Array;
  width: number;
  height: number;
}

type Corner = readonly [x: number, y: number];

const POINTS_AN_INCH = 72;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
const randomOf = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const rasterise = async (pdf: Buffer, dpi: number): Promise<Gray[]> => {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages: Gray[] = [];
  for (const page of document.pages()) {
    const { data, width, height } = await page.render({
      scale: dpi / POINTS_AN_INCH,
      render: 'bitmap',
    });
    const gray = new Uint8Array(width * height);
    // Green is what a gray scanner sees most of.
    for (let at = 0; at < gray.length; at += 1) gray[at] = data[4 * at + 1] ?? 255;
    pages.push({ data: gray, width, height });
  }
  document.destroy();
  library.destroy();
  return pages;
};

/** Solves a square system by elimination; the last column is the right side. */
const solve = (rows: number[][]): number[] => {
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    const rest = rows.slice(column);
    const pivot = rest.reduce((best, row) =>
      Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best,
    );
    const at = rows.indexOf(pivot);
    [rows[column], rows[at]] = [pivot, rows[column] ?? pivot];
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1);
      for (let each = column; each <= size; each += 1)
        row[each] = (row[each] ?? 0) - factor * (pivot[each] ?? 0);
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
};

/** The eight numbers that take a point of the picture to one of the page, whose corners stand at these of the picture. */
const viewOf = (page: Gray, corners: readonly [Corner, Corner, Corner, Corner]) => {
  const own: readonly Corner[] = [
    [0, 0],
    [page.width, 0],
    [page.width, page.height],
    [0, page.height],
  ];
  const rows = corners.flatMap(([x, y], index) => {
    const [u, v] = own[index] ?? [0, 0];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  return solve(rows);
};

/** Reads between pixels; -1 beside the page. */
const sample = ({ data, width, height }: Gray, x: number, y: number): number => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return -1;
  const [right, down] = [x - left, y - top];
  const at = top * width + left;
  const above = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
  const below = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
  return above * (1 - down) + below * down;
};

interface View {
  width: number;
  height: number;
  corners: readonly [Corner, Corner, Corner, Corner];
  /** What is seen beside the page, at a pixel. */
  beside: (x: number, y: number) => number;
  /** How much light falls there: 1 for all. */
  light: (x: number, y: number) => number;
  noise: number;
  seed: number;
}

const look = (page: Gray, { width, height, corners, beside, light, noise, seed }: View): Gray => {
  const random = randomOf(seed);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = viewOf(page, corners);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const scale = g * x + h * y + 1;
      const own = sample(page, (a * x + b * y + c) / scale, (d * x + e * y + f) / scale);
      const seen = own < 0 ? beside(x, y) : own;
      const grain = noise * (random() + random() - 1);
      data[y * width + x] = Math.max(0, Math.min(255, Math.round(seen * light(x, y) + grain)));
    }
  return { data, width, height };
};

/** @param tint of the light: shares of red, green and blue */
const jpeg = (
  { data, width, height }: Gray,
  quality: number,
  blur: number,
  tint: readonly [number, number, number],
) => {
  const [red, green, blue] = tint;
  const colors = new Uint8Array(3 * data.length);
  for (let at = 0; at < data.length; at += 1) {
    const gray = data[at] ?? 0;
    colors[3 * at] = gray * red;
    colors[3 * at + 1] = gray * green;
    colors[3 * at + 2] = gray * blue;
  }
  return sharp(colors, { raw: { width, height, channels: 3 } })
    .blur(blur)
    .jpeg({ quality })
    .toBuffer();
};

export interface ScanLook {
  dpi: number;
  /** Degrees, clockwise; each page is turned a little differently. */
  skew: number;
  seed: number;
  quality?: number;
}

/** A PDF whose pages are pictures of the pages drawn. */
export const scanOf = async (pdf: Buffer, { dpi, skew, seed, quality = 72 }: ScanLook) => {
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    info: { CreationDate: new Date(Date.UTC(2026, 3, 1)), Producer: 'Scan station' },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on('end', () => resolve()));
  for (const [index, page] of (await rasterise(pdf, dpi)).entries()) {
    const { width, height } = page;
    const angle = (skew * (index % 2 === 0 ? 1 : -0.6) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const turned = (x: number, y: number): Corner => {
      const [dx, dy] = [x - width / 2, y - height / 2];
      return [width / 2 + dx * cos - dy * sin, height / 2 + dx * sin + dy * cos];
    };
    const seen = look(page, {
      width,
      height,
      corners: [turned(0, 0), turned(width, 0), turned(width, height), turned(0, height)],
      beside: () => 244,
      light: (x) => 0.985 - (0.05 * x) / width,
      noise: 14,
      seed: seed + index,
    });
    document.addPage({ size: [(width / dpi) * POINTS_AN_INCH, (height / dpi) * POINTS_AN_INCH] });
    document.image(await jpeg(seen, quality, 0.5, [1, 1, 1]), 0, 0, {
      width: (width / dpi) * POINTS_AN_INCH,
      height: (height / dpi) * POINTS_AN_INCH,
    });
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
};

export interface PhotoLook {
  /** Pixels of the picture. */
  width: number;
  height: number;
  /** Where the paper's corners are seen, as fractions of the picture, from the upper left one clockwise. */
  corners: readonly [Corner, Corner, Corner, Corner];
  /** The direction that the light fades in, radians, and by how much. */
  fades: readonly [direction: number, by: number];
  /** Shares of red, green and blue in the light. */
  tint: readonly [number, number, number];
  seed: number;
}

/** A phone's photo of the first page drawn, lying on a table. */
export const photoOf = async (pdf: Buffer, photo: PhotoLook): Promise<Buffer> => {
  const { width, height, fades, seed } = photo;
  const [page] = await rasterise(pdf, 240);
  if (!page) throw new Error('The paper has no page.');
  const [direction, by] = fades;
  const at = (x: number, y: number) =>
    (Math.cos(direction) * x) / width + (Math.sin(direction) * y) / height;
  const seen = look(page, {
    width,
    height,
    corners: photo.corners.map(
      ([x, y]) => [x * width, y * height] as const,
    ) as unknown as View['corners'],
    // Boards of a table.
    beside: (x, y) => 96 + 18 * Math.sin(y / 9 + Math.sin(x / 170) * 3) + (x % 420 < 4 ? -40 : 0),
    light: (x, y) => 0.95 - by * Math.max(0, at(x, y)) - 0.05 * Math.sin((x + y) / 700),
    noise: 16,
    seed,
  });
  return jpeg(seen, 80, 0.6, photo.tint);
};
