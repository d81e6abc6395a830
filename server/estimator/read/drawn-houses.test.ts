// One house after another as DXF, in the forms in which drawing programs write rooms, names, doors and windows. Each is compared
// with what it was drawn from.
import { describe, expect, it } from 'vitest';
import {
  arc,
  attribute,
  block,
  box,
  type Corner,
  dxf,
  insert,
  layer,
  line,
  mtext,
  oldOutline,
  outline,
  text,
} from '../../infra/media/testing/drawings.ts';
import { useTestPlans } from '../testing/test-plans.ts';

const { planOf, notesOf } = useTestPlans();

/** Feet. */
interface House {
  rooms: readonly { name: string; at: Corner; size: Corner }[];
  /** Hinges of doors of 3 ft in level walls; the leaf opens upward. */
  doors: readonly Corner[];
  /** Left ends of windows of 4 ft in level walls. */
  windows: readonly Corner[];
}

const WALL = 0.5;

/** Rooms about a hall, larger from house to house. */
const house = (number: number): House => {
  const wide = 14 + number * 0.25;
  const deep = 11 + number * 0.5;
  const up = deep + WALL;
  const top = up + 4 + WALL;
  const across = wide + WALL;
  return {
    rooms: [
      { name: 'KITCHEN', at: [0, 0], size: [wide, deep] },
      { name: 'LIVING ROOM', at: [across, 0], size: [wide + 4, deep] },
      { name: 'HALL', at: [0, up], size: [2 * wide + 4 + WALL, 4] },
      { name: 'BEDROOM 1', at: [0, top], size: [wide, deep] },
      { name: 'BATH', at: [across, top], size: [8, deep] },
    ],
    doors: [
      [4, up - WALL / 2],
      [across + 4, up - WALL / 2],
      [4, top - WALL / 2],
      [across + 2, top - WALL / 2],
    ],
    windows: [
      [5, -WALL / 2],
      [across + 5, -WALL / 2],
      [5, top + deep + WALL / 2],
    ],
  };
};

/** Square feet that a door and a window take off a wall, at their usual heights. */
const [DOOR, WINDOW] = [3 * (2.03 / 0.3048), 4 * (1.22 / 0.3048)];

const OPENINGS: Readonly<Record<string, readonly [doors: number, windows: number]>> = {
  KITCHEN: [1, 1],
  'LIVING ROOM': [1, 1],
  HALL: [4, 0],
  'BEDROOM 1': [1, 1],
  BATH: [1, 0],
};

const NAMES: Readonly<Record<string, string>> = {
  KITCHEN: 'Kitchen',
  'LIVING ROOM': 'Living room',
  HALL: 'Hallway',
  'BEDROOM 1': 'Bedroom 1',
  BATH: 'Bathroom',
};

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

/** Lengths are told to the inch, areas to the square foot. */
const expected = ({ rooms }: House) =>
  rooms
    .map(({ name, size }) => {
      const [doors, windows] = OPENINGS[name] ?? [0, 0];
      const [width, depth] = size.map((feet) => Math.round(feet * 12) / 12);
      return {
        name: NAMES[name] ?? name,
        sides: [width, depth].toSorted((a = 0, b = 0) => b - a).map((feet = 0) => feet.toFixed(2)),
        openings: { doors, windows, sf: Math.round(doors * DOOR + windows * WINDOW) },
      };
    })
    .toSorted(byName);

// Parts of a drawing, each in the ways of programs. `f` is how many units a foot has.

type Draw = (name: string, corners: readonly Corner[], f: number) => string;
type Put = (at: Corner, f: number) => string;

const middleOf = (corners: readonly Corner[]): Corner => {
  const [[left, low] = [0, 0], , [right, high] = [0, 0]] = corners;
  return [(left + right) / 2, (low + high) / 2];
};

const closed: Draw = (_name, corners) => outline(corners, { layer: 'A-AREA' });
const onAnyLayer: Draw = (_name, corners) => outline(corners, { layer: '0' });
const heavy: Draw = (_name, corners) => oldOutline(corners, { layer: 'ROOMS' });
/** Drawn back to where it began, and never closed. */
const drawnBack: Draw = (_name, corners) =>
  outline([...corners, ...corners.slice(0, 1)], { layer: 'SPACES', isOpen: true });

const plain: Draw = (name, corners, f) => {
  const [x, y] = middleOf(corners);
  return text(name, [x - 0.3 * name.length * 0.6 * f, y], 0.5 * f);
};
const centered: Draw = (name, corners, f) => {
  const [x, y] = middleOf(corners);
  const more = [
    [72, 4],
    [11, x],
    [21, y],
  ] as const;
  return text(name, [x, y], 0.5 * f, { more });
};
const paragraph: Draw = (name, corners, f) => mtext(name, middleOf(corners), 0.5 * f);
const formatted: Draw = (name, corners, f) =>
  mtext(String.raw`{\fArial|b1|i0;\H1.0x;${name}}\P{\H0.5x;OAK FLOOR}`, middleOf(corners), 0.5 * f);
/** A tag whose attributes are the name and a number. */
const tagged: Draw = (name, corners, f) => {
  const [x, y] = middleOf(corners);
  return insert('ROOM TAG', [x, y], {
    attributes: [
      attribute('NAME', name, [x - 2 * f, y], 0.5 * f),
      attribute('NUMBER', '101', [x - 2 * f, y - f], 0.3 * f),
    ],
  });
};

const swung: Put = ([x, y], f) =>
  line([x, y], [x, y + 3 * f], { layer: 'A-DOOR' }) +
  arc([x, y], 3 * f, 0, 90, { layer: 'A-DOOR' });

/** A block that is as many times as wide and as high as it was drawn. */
const stretched = (
  name: string,
  at: Corner,
  wide: number,
  high: number,
  onLayer?: string,
): string =>
  insert(name, at, {
    ...(onLayer !== undefined && { layer: onLayer }),
    more: [
      [41, wide],
      [42, high],
    ],
  });

const doorBlock: Put = ([x, y], f) => stretched('DOOR-36', [x, y], f, f);
const mirroredDoor: Put = ([x, y], f) => stretched('DOOR-36', [x + 3 * f, y], -f, f);
const unnamedDoor: Put = ([x, y], f) => stretched('*U7', [x, y], f, f, 'A-DOOR');
const windowBlock: Put = ([x, y], f) => stretched('WIN_48', [x, y], f, f);
const stretchedWindow: Put = ([x, y], f) => stretched('WINDOW 1x1', [x, y], 4 * f, 0.4 * f);
const unnamedWindow: Put = ([x, y], f) => stretched('*U9', [x, y], f, f, 'A-GLAZ');

/** Blocks in feet, which are put larger. */
const BLOCKS = [
  block('DOOR-36', line([0, 0], [0, 3]), arc([0, 0], 3, 0, 90)),
  block('*U7', line([0, 0], [0, 3]), arc([0, 0], 3, 0, 90)),
  block('WIN_48', line([0, -0.2], [4, -0.2]), line([0, 0.2], [4, 0.2])),
  block('*U9', line([0, -0.2], [4, -0.2]), line([0, 0.2], [4, 0.2])),
  block('WINDOW 1x1', line([0, -0.5], [1, -0.5]), line([0, 0.5], [1, 0.5])),
  block('ROOM TAG', line([0, 0], [0.1, 0.1])),
];

const UNITS = {
  inches: [{ $INSUNITS: 1 }, 12],
  feet: [{ $INSUNITS: 2 }, 1],
  millimeters: [{ $INSUNITS: 4 }, 304.8],
  centimeters: [{ $INSUNITS: 5 }, 30.48],
  meters: [{ $INSUNITS: 6 }, 0.3048],
  decimeters: [{ $INSUNITS: 14 }, 3.048],
  'feet and inches, told by $LUNITS': [{ $INSUNITS: 0, $LUNITS: 4 }, 12],
  'no unit, metric': [{ $INSUNITS: 0, $MEASUREMENT: 1 }, 304.8],
  'no unit, English': [{ $INSUNITS: 0, $MEASUREMENT: 0 }, 12],
} as const;

/** What else stands in the drawing and is no room. */
const NOISE = {
  nothing: () => '',
  furniture: (f: number) =>
    outline(box(f, f, 5 * f, 3 * f), { layer: 'A-FURN' }) +
    text('SOFA', [1.5 * f, 2 * f], 0.3 * f, { layer: 'A-FURN' }),
  'the state before, frozen': (f: number) =>
    outline(box(0, 0, 40 * f, 8 * f), { layer: 'OLD' }) +
    text('BARN', [9 * f, 3 * f], 0.5 * f, { layer: 'OLD' }),
  'a frame on paper': () =>
    outline(box(0, 0, 36, 24), { more: [[67, 1]] }) +
    text('GARAGE', [9, 9], 1, { more: [[67, 1]] }),
} as const;

type Form = readonly [
  unit: keyof typeof UNITS,
  room: Draw,
  name: Draw,
  door: Put,
  window: Put,
  noise: keyof typeof NOISE,
  as: 'PLAN' | 'BLOCK' | 'TURNED',
];

const FORMS: readonly Form[] = [
  ['inches', closed, paragraph, doorBlock, windowBlock, 'nothing', 'PLAN'],
  ['inches', closed, formatted, unnamedDoor, unnamedWindow, 'furniture', 'PLAN'],
  ['inches', heavy, plain, swung, windowBlock, 'nothing', 'PLAN'],
  ['inches', drawnBack, centered, mirroredDoor, stretchedWindow, 'a frame on paper', 'PLAN'],
  ['inches', closed, tagged, doorBlock, windowBlock, 'furniture', 'BLOCK'],
  ['inches', onAnyLayer, plain, swung, stretchedWindow, 'the state before, frozen', 'TURNED'],
  ['feet', closed, paragraph, doorBlock, windowBlock, 'nothing', 'PLAN'],
  ['feet', heavy, centered, mirroredDoor, unnamedWindow, 'furniture', 'PLAN'],
  ['feet', drawnBack, formatted, unnamedDoor, stretchedWindow, 'nothing', 'TURNED'],
  ['millimeters', closed, tagged, doorBlock, windowBlock, 'the state before, frozen', 'PLAN'],
  ['millimeters', heavy, plain, swung, stretchedWindow, 'a frame on paper', 'PLAN'],
  ['millimeters', onAnyLayer, paragraph, mirroredDoor, unnamedWindow, 'nothing', 'BLOCK'],
  ['millimeters', drawnBack, centered, unnamedDoor, windowBlock, 'furniture', 'TURNED'],
  ['centimeters', closed, formatted, swung, windowBlock, 'nothing', 'PLAN'],
  ['centimeters', heavy, tagged, doorBlock, unnamedWindow, 'the state before, frozen', 'PLAN'],
  ['meters', closed, plain, mirroredDoor, stretchedWindow, 'furniture', 'PLAN'],
  ['meters', drawnBack, paragraph, swung, windowBlock, 'nothing', 'BLOCK'],
  ['decimeters', closed, centered, doorBlock, windowBlock, 'nothing', 'PLAN'],
  ['feet and inches, told by $LUNITS', heavy, paragraph, doorBlock, windowBlock, 'nothing', 'PLAN'],
  ['no unit, metric', closed, plain, unnamedDoor, unnamedWindow, 'furniture', 'PLAN'],
  ['no unit, English', onAnyLayer, tagged, swung, windowBlock, 'nothing', 'PLAN'],
];

const drawingOf = (
  { rooms, doors, windows }: House,
  [unit, room, name, door, window, noise, as]: Form,
): string => {
  const [header, f] = UNITS[unit];
  const large = ([x, y]: Corner): Corner => [x * f, y * f];
  const plan = [
    ...rooms.flatMap(({ name: words, at, size }) => {
      const [[x, y], [width, height]] = [large(at), large(size)];
      const corners = box(x, y, width, height);
      return [room(words, corners, f), name(words, corners, f)];
    }),
    ...doors.map((at) => door(large(at), f)),
    ...windows.map((at) => window(large(at), f)),
  ];
  const more = as === 'TURNED' ? ([[50, 90]] as const) : [];
  return dxf({
    header,
    layers: [layer('OLD', 1)],
    blocks: as === 'PLAN' ? BLOCKS : [...BLOCKS, block('GROUND FLOOR', ...plan)],
    entities: [
      ...(as === 'PLAN' ? plan : [insert('GROUND FLOOR', [0, 0], { more })]),
      NOISE[noise](f),
    ],
  });
};

describe('a house of five rooms in DXF', () => {
  it.each(FORMS.map((form, index) => ({ form, index, in: form[0], with: form[5], as: form[6] })))(
    'number $index, in $in, with $with, as $as, has its rooms, doors and windows',
    async ({ form, index }) => {
      const drawn = house(index);
      const drawing = drawingOf(drawn, form);
      const { rooms } = await planOf(drawing);
      const read = rooms.map(({ name, lengthFt, widthFt, openings }) => ({
        name,
        sides: [lengthFt ?? 0, widthFt ?? 0].map((feet) => feet.toFixed(2)),
        openings,
      }));
      expect(read.toSorted(byName)).toEqual(expected(drawn));
      expect(await notesOf(drawing)).toEqual([]);
    },
  );
});
