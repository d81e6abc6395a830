// 10 photos of a page as a phone takes them: seen askew on a table, under a lamp, through a soft lens.
import sharp, { type Sharp } from 'sharp';
import { HEIGHT, type Paper, WIDTH } from './bid-paper.ts';

interface Shot {
  name: string;
  paper?: Partial<Paper>;
  /** Where the corners of the paper stand, from the upper left clockwise, of the picture's width and height. */
  corners: readonly [number, number, number, number, number, number, number, number];
  shade?: number;
  blur?: number;
  table?: string;
}

export const SHOTS: readonly Shot[] = [
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

export const shoot = async (image: Sharp, { corners, table = '#7a6a55' }: Shot): Promise<Sharp> => {
  const { data } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
  const [a, b, c, d, e, f, g, h] = projection(corners);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(table.slice(at, at + 2), 16),
  );
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
      out[at] = isPaper ? value * 0.93 : red + grain;
      out[at + 1] = isPaper ? value * 0.9 : green + grain;
      out[at + 2] = isPaper ? value * 0.84 : blue + grain;
    }
  }
  return sharp(out, { raw: { width: SHOT_WIDTH, height: SHOT_HEIGHT, channels: 3 } });
};
