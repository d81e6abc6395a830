// 18 pictures of plans with ten rooms each, as they come: plotted and typeset, hatched, with walls through the lettering, rooms
// lettered upward, faint, squeezed by JPEG, lying on their side, and two large sheets of small lettering.
import sharp from 'sharp';
import { type Chance, chanceOf } from './chance.ts';
import { type Face, letter } from './lettering.ts';

export interface PlanPicture {
  name: string;
  /** Name and size of each room, as they are lettered. */
  rooms: { name: string; size: string }[];
  bytes: Buffer;
  format: 'png' | 'jpeg';
}

const NAMES = [
  'KITCHEN',
  'LIVING ROOM',
  'DINING ROOM',
  'BEDROOM 1',
  'BEDROOM 2',
  'BEDROOM 3',
  'MASTER BATH',
  'BATH 2',
  'HALL',
  'LAUNDRY',
  'PANTRY',
  'GARAGE',
  'FOYER',
  'OFFICE',
  'DEN',
  'CLOSET',
  'MUD ROOM',
  'PORCH',
  'STUDY',
  'FAMILY ROOM',
  'UTILITY',
  'POWDER',
  'NOOK',
];

type Hatch = 'none' | 'diagonal' | 'crossed' | 'tiles' | 'planks';

interface Look {
  face: Face;
  /** Height of the type, in pixels of a picture 1,600 wide. */
  size: number;
  hatches: readonly [Hatch, ...Hatch[]];
  /** How many of the ten rooms are lettered upward. */
  upward?: number;
  /** Rooms that a line runs through, close by or across the lettering. */
  crossed?: number;
  ink?: string;
  spacing?: number;
  /** Degrees that the whole picture is turned. */
  turned?: 0 | 90 | 180 | 270;
  quality?: number;
  /** Factor on the size of a picture 1,600 wide. */
  scale?: number;
}

const LOOKS: readonly (Look & { name: string })[] = [
  { name: 'plotted', face: 'plotter', size: 24, hatches: ['none'] },
  { name: 'plotted, small', face: 'plotter', size: 17, hatches: ['none'] },
  { name: 'plotted, hatched', face: 'plotter', size: 24, hatches: ['diagonal', 'none'] },
  { name: 'plotted, tiled', face: 'plotter', size: 22, hatches: ['tiles', 'planks'] },
  {
    name: 'plotted, rooms lettered upward',
    face: 'plotter',
    size: 22,
    hatches: ['none'],
    upward: 5,
  },
  { name: 'plotted, lines through it', face: 'plotter', size: 24, hatches: ['none'], crossed: 4 },
  { name: 'plotted, faint', face: 'plotter', size: 24, hatches: ['none'], ink: '#a8a8a8' },
  { name: 'plotted, JPEG', face: 'plotter', size: 22, hatches: ['diagonal', 'none'], quality: 40 },
  { name: 'plotted, on its side', face: 'plotter', size: 22, hatches: ['none'], turned: 90 },
  { name: 'typeset', face: 'roboto', size: 22, hatches: ['none'] },
  {
    name: 'typeset, small, crossed hatching',
    face: 'roboto',
    size: 15,
    hatches: ['crossed', 'none'],
  },
  { name: 'typeset, rooms lettered upward', face: 'inter', size: 20, hatches: ['none'], upward: 6 },
  { name: 'typeset, wide apart', face: 'robotoBold', size: 18, hatches: ['none'], spacing: 0.35 },
  { name: 'typeset, upside down', face: 'inter', size: 20, hatches: ['none'], turned: 180 },
  {
    name: 'typeset, slanting, planks',
    face: 'robotoItalic',
    size: 21,
    hatches: ['planks', 'none'],
  },
  {
    name: 'typeset, faint, JPEG',
    face: 'roboto',
    size: 19,
    hatches: ['tiles', 'none'],
    ink: '#8a8a8a',
    quality: 35,
  },
  { name: 'large sheet, plotted', face: 'plotter', size: 6, hatches: ['none'], scale: 2.7 },
  {
    name: 'large sheet, typeset',
    face: 'roboto',
    size: 5,
    hatches: ['none', 'tiles'],
    scale: 2.7,
    upward: 2,
  },
];

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

const [WIDTH, HEIGHT] = [1_600, 1_100];

/** Five rooms above and five below, walls where chance puts them; narrow ones take lettering that runs upward. */
const layRooms = (chance: Chance): Rect[] =>
  [120, 560].flatMap((y) => {
    const widths = Array.from({ length: 5 }, () => chance.between(0.8, 1.25));
    const all = widths.reduce((sum, width) => sum + width, 0);
    let x = 60;
    return widths.map((share) => {
      const width = (share / all) * (WIDTH - 120);
      const rect = { x, y, width, height: 420 };
      x += width;
      return rect;
    });
  });

const lines = (points: readonly (readonly [number, number, number, number])[], width = 1) =>
  `<path d="${points.map(([a, b, c, d]) => `M${a} ${b}L${c} ${d}`).join('')}" stroke="#555" stroke-width="${width}"/>`;

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, at) => from + at * step);

const HATCHING: Record<Hatch, (rect: Rect) => string> = {
  none: () => '',
  diagonal: ({ x, y, width, height }) =>
    lines(steps(-height, width, 16).map((at) => [x + at, y + height, x + at + height, y])),
  crossed: (rect) =>
    HATCHING.diagonal(rect) +
    lines(
      steps(-rect.height, rect.width, 16).map((at) => [
        rect.x + at,
        rect.y,
        rect.x + at + rect.height,
        rect.y + rect.height,
      ]),
    ),
  tiles: ({ x, y, width, height }) =>
    lines([
      ...steps(x, x + width, 30).map((at) => [at, y, at, y + height] as const),
      ...steps(y, y + height, 30).map((at) => [x, at, x + width, at] as const),
    ]),
  planks: ({ x, y, width, height }) =>
    lines(steps(y, y + height, 14).map((at) => [x, at, x + width, at])),
};

const feet = (chance: Chance, from: number, to: number) =>
  `${chance.whole(from, to)}'-${chance.pick([0, 0, 2, 3, 4, 6, 8, 9, 10, 11])}"`;

const drawRoom = (
  rect: Rect,
  index: number,
  look: Look,
  hatch: Hatch,
  texts: readonly string[],
) => {
  const { face, size, ink = '#000', spacing = 0, upward = 0, crossed = 0 } = look;
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
  const isUpward = index < upward;
  const written = texts.map((text, row) => {
    const off = (row - 0.3) * size * 1.6;
    return letter({
      text,
      x: isUpward ? x + off : x,
      y: isUpward ? y : y + off,
      size,
      face,
      anchor: 'middle',
      turned: isUpward ? -90 : 0,
      color: ink,
      spacing: row === 0 ? spacing : 0,
    });
  });
  const clip = `<clipPath id="r${index}"><rect x="${rect.x}" y="${rect.y}" width="${rect.width}" height="${rect.height}"/></clipPath>`;
  // Drawn programs leave a white field in their hatching around a label, two times out of three.
  const field =
    hatch !== 'none' && index % 3 !== 0
      ? `<rect x="${x - size * 4.5}" y="${y - size * 1.7}" width="${size * 9}" height="${size * 3.6}" fill="#fff"/>`
      : '';
  const through =
    index >= 10 - crossed
      ? lines(
          [[rect.x, y + size * 0.4, rect.x + rect.width, y + size * (index % 2 ? 0.4 : 1.2)]],
          1.5,
        )
      : '';
  return `${clip}<g clip-path="url(#r${index})">${HATCHING[hatch](rect)}</g>${field}${through}${written.join('')}`;
};

/** What a plan has besides its rooms: doors, a stair, a north arrow, lengths along the walls. */
const furnish = (rects: readonly Rect[], chance: Chance, { face, size, ink = '#000' }: Look) =>
  rects
    .map(({ x, y, width, height }) => {
      const door = `<path d="M${x + 40} ${y + height}v-60a60 60 0 0 1 60 60" fill="none" stroke="#000" stroke-width="1.5"/>`;
      const length = letter({
        text: feet(chance, 9, 30),
        x: x + width / 2,
        y: y - 22,
        size: size * 0.75,
        face,
        anchor: 'middle',
        color: ink,
      });
      const stair =
        chance.next() < 0.2
          ? lines(steps(x + 20, x + 120, 12).map((at) => [at, y + 20, at, y + 80]))
          : '';
      return door + length + stair;
    })
    .join('');

const drawPlan = async (look: Look & { name: string }, index: number): Promise<PlanPicture> => {
  const chance = chanceOf(index + 1);
  const rects = layRooms(chance);
  const rooms = chance
    .shuffled(NAMES)
    .slice(0, rects.length)
    .map((name) => ({ name, size: `${feet(chance, 6, 19)} x ${feet(chance, 6, 17)}` }));
  const walls = rects
    .map(
      (r) =>
        `<rect x="${r.x}" y="${r.y}" width="${r.width}" height="${r.height}" fill="none" stroke="#000" stroke-width="7"/>`,
    )
    .join('');
  const drawn = rects
    .map((rect, at) => {
      const { name = '', size = '' } = rooms[at] ?? {};
      return drawRoom(rect, at, look, look.hatches[at % look.hatches.length] ?? 'none', [
        name,
        size,
      ]);
    })
    .join('');
  const { scale = 1, turned = 0, quality } = look;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * scale}" height="${HEIGHT * scale}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>${drawn}${walls}${furnish(rects, chance, look)}</svg>`;
  const image = sharp(Buffer.from(svg), { limitInputPixels: false })
    .flatten({ background: '#fff' })
    .rotate(turned);
  const format = quality === undefined ? 'png' : 'jpeg';
  const bytes = await (quality === undefined ? image.png() : image.jpeg({ quality })).toBuffer();
  return { name: look.name, rooms, bytes, format };
};

export const drawPlans = async (): Promise<PlanPicture[]> => {
  const plans: PlanPicture[] = [];
  for (const [index, look] of LOOKS.entries()) plans.push(await drawPlan(look, index));
  return plans;
};
