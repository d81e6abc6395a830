// Drawings as DXF, written group by group.

type Value = string | number;
type Pair = readonly [code: number, value: Value];
export type Corner = readonly [x: number, y: number];

const write = (pairs: readonly Pair[]) =>
  pairs.map(([code, value]) => `${code}\n${value}\n`).join('');

interface Look {
  layer?: string;
  /** Codes and values that come last: `[[60, 1]]` hides it. */
  more?: readonly Pair[];
}

export const line = ([ax, ay]: Corner, [bx, by]: Corner, { layer = '0', more = [] }: Look = {}) =>
  write([[0, 'LINE'], [8, layer], [10, ax], [20, ay], [11, bx], [21, by], ...more]);

export const circle = ([x, y]: Corner, radius: number, { layer = '0', more = [] }: Look = {}) =>
  write([[0, 'CIRCLE'], [8, layer], [10, x], [20, y], [40, radius], ...more]);

/** A curve of the third degree about its control points, closed where the first three come once more at the end. */
export const spline = (controls: readonly Corner[], { layer = '0', more = [] }: Look = {}) =>
  write([
    [0, 'SPLINE'],
    [8, layer],
    [70, 1],
    [71, 3],
    ...more,
    ...Array.from({ length: controls.length + 4 }, (_, knot): Pair => [40, knot]),
    ...controls.flatMap(([x, y]): Pair[] => [
      [10, x],
      [20, y],
    ]),
  ]);

/** What a hatch fills, as one outline, or as edge after edge. */
export const hatch = (
  corners: readonly Corner[],
  { layer = '0', by = 'OUTLINE' }: { layer?: string; by?: 'OUTLINE' | 'EDGES' } = {},
) => {
  const at = (index: number) => corners[index % corners.length] ?? [0, 0];
  const edges = corners.flatMap(([x, y], index): Pair[] => [
    [72, 1],
    [10, x],
    [20, y],
    [11, at(index + 1)[0]],
    [21, at(index + 1)[1]],
  ]);
  const points = corners.flatMap(([x, y]): Pair[] => [
    [10, x],
    [20, y],
  ]);
  const outlined: Pair[] = [[92, 3], [72, 0], [73, 1], [93, corners.length], ...points];
  const drawn: Pair[] = [[92, 1], [93, corners.length], ...edges];
  return write([
    [0, 'HATCH'],
    [8, layer],
    [10, 0],
    [20, 0],
    [2, 'SOLID'],
    [70, 1],
    [91, 1],
    ...(by === 'OUTLINE' ? outlined : drawn),
    [97, 0],
    [75, 1],
    [76, 1],
    [98, 1],
    [10, 1],
    [20, 1],
  ]);
};

/** Degrees, counterclockwise from the x axis. */
export const arc = (
  [x, y]: Corner,
  radius: number,
  from: number,
  to: number,
  { layer = '0', more = [] }: Look = {},
) => write([[0, 'ARC'], [8, layer], [10, x], [20, y], [40, radius], [50, from], [51, to], ...more]);

/** A closed outline, or one that is never closed; `bulges` by the number of the corner where the arc begins. */
export const outline = (
  corners: readonly Corner[],
  {
    layer = 'ROOMS',
    more = [],
    bulges = {},
    isOpen = false,
  }: Look & { bulges?: Record<number, number>; isOpen?: boolean } = {},
) =>
  write([
    [0, 'LWPOLYLINE'],
    [8, layer],
    [90, corners.length],
    [70, isOpen ? 0 : 1],
    ...more,
    ...corners.flatMap(([x, y], index): Pair[] => [
      [10, x],
      [20, y],
      ...(bulges[index] === undefined ? [] : [[42, bulges[index]] as const]),
    ]),
  ]);

/** Two closed lines as walls are drawn, the second that far outside of the first: corners counterclockwise, each with its miter. */
export const walls = (
  corners: readonly (readonly [at: Corner, miter: Corner])[],
  thickness: number,
  { layer = 'WALLS', more = [] }: Look = {},
) =>
  write([
    [0, 'MLINE'],
    [8, layer],
    [2, 'STANDARD'],
    [40, thickness],
    [70, 0],
    [71, 3],
    [72, corners.length],
    [73, 2],
    ...more,
    ...corners.flatMap(([[x, y], [across, up]]): Pair[] => [
      [11, x],
      [21, y],
      [13, across],
      [23, up],
      [74, 2],
      [41, 0],
      [41, 0],
      [75, 0],
      [74, 2],
      [41, -thickness * Math.SQRT2],
      [41, 0],
      [75, 0],
    ]),
  ]);

/** A closed outline as drawings before 2000 have it, a vertex after the other. */
export const oldOutline = (corners: readonly Corner[], { layer = 'ROOMS' }: Look = {}) =>
  write([
    [0, 'POLYLINE'],
    [8, layer],
    [66, 1],
    [70, 1],
    ...corners.flatMap(([x, y]): Pair[] => [
      [0, 'VERTEX'],
      [8, layer],
      [10, x],
      [20, y],
    ]),
    [0, 'SEQEND'],
  ]);

export const text = (
  words: string,
  [x, y]: Corner,
  height: number,
  { layer = 'NAMES', more = [] }: Look = {},
) => write([[0, 'TEXT'], [8, layer], [10, x], [20, y], [40, height], [1, words], ...more]);

/** Lettering about its middle. */
export const mtext = (
  words: string,
  [x, y]: Corner,
  height: number,
  { layer = 'NAMES', more = [] }: Look = {},
) =>
  write([[0, 'MTEXT'], [8, layer], [10, x], [20, y], [40, height], [71, 5], [1, words], ...more]);

/** A line with an arrow at its first point, from the words of a handle. */
export const leader = (points: readonly Corner[], handle: string) =>
  write([
    [0, 'LEADER'],
    [8, 'NAMES'],
    [76, points.length],
    ...points.flatMap(([x, y]): Pair[] => [
      [10, x],
      [20, y],
    ]),
    [340, handle],
  ]);

/** Words and an arrow in one. */
export const multileader = (words: string, [x, y]: Corner, height: number, tip: Corner) =>
  write([
    [0, 'MULTILEADER'],
    [5, 'ML1'],
    [8, 'NAMES'],
    [300, 'CONTEXT_DATA{'],
    [10, x],
    [20, y],
    [41, height],
    [304, words],
    [12, x],
    [22, y],
    [302, 'LEADER{'],
    [10, x],
    [20, y],
    [304, 'LEADER_LINE{'],
    [10, tip[0]],
    [20, tip[1]],
    [305, '}'],
    [303, '}'],
    [301, '}'],
  ]);

/** A word of a block where it stands, by its tag. */
export const attribute = (tag: string, words: string, [x, y]: Corner, height: number) =>
  write([
    [0, 'ATTRIB'],
    [8, 'NAMES'],
    [10, x],
    [20, y],
    [40, height],
    [1, words],
    [2, tag],
  ]);

export const insert = (
  block: string,
  [x, y]: Corner,
  { layer = '0', more = [], attributes = [] }: Look & { attributes?: readonly string[] } = {},
) =>
  write([
    [0, 'INSERT'],
    [8, layer],
    ...(attributes.length > 0 ? [[66, 1] as const] : []),
    [2, block],
    [10, x],
    [20, y],
    ...more,
  ]) +
  attributes.join('') +
  (attributes.length > 0 ? write([[0, 'SEQEND']]) : '');

export const layer = (name: string, flags = 0, color = 7) =>
  write([
    [0, 'LAYER'],
    [2, name],
    [70, flags],
    [62, color],
  ]);

export const block = (name: string, ...entities: string[]) =>
  write([
    [0, 'BLOCK'],
    [2, name],
    [70, 0],
    [10, 0],
    [20, 0],
  ]) +
  entities.join('') +
  write([[0, 'ENDBLK']]);

/** A block in whose place another file stands (XREF). */
export const reference = (name: string, path: string) =>
  write([
    [0, 'BLOCK'],
    [2, name],
    [70, 4],
    [10, 0],
    [20, 0],
    [1, path],
    [0, 'ENDBLK'],
  ]);

interface Drawing {
  /** Variables of the header: `{ $INSUNITS: 1 }`. */
  header?: Readonly<Record<string, Value>>;
  layers?: readonly string[];
  blocks?: readonly string[];
  entities: readonly string[];
}

const section = (name: string, ...content: string[]) =>
  write([
    [0, 'SECTION'],
    [2, name],
  ]) +
  content.join('') +
  write([[0, 'ENDSEC']]);

/** Inches unless told otherwise. */
export const dxf = ({
  header = { $INSUNITS: 1 },
  layers = [],
  blocks = [],
  entities,
}: Drawing): string =>
  section(
    'HEADER',
    ...Object.entries(header).map(([name, value]) =>
      write([
        [9, name],
        [name === '$ACADVER' ? 1 : 70, value],
      ]),
    ),
  ) +
  section(
    'TABLES',
    write([[0, 'TABLE']]),
    write([[2, 'LAYER']]),
    ...layers,
    write([[0, 'ENDTAB']]),
  ) +
  section('BLOCKS', ...blocks) +
  section('ENTITIES', ...entities) +
  write([[0, 'EOF']]);

/** Corners of a rectangle. */
export const box = (x: number, y: number, width: number, height: number): Corner[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** A room of a drawing: its outline and its name in the middle. */
export const room = (
  name: string,
  [x, y]: Corner,
  [width, height]: Corner,
  look: Look = {},
): string =>
  outline(box(x, y, width, height), { layer: 'ROOMS', ...look }) +
  mtext(name, [x + width / 2, y + height / 2], Math.min(width, height) / 16, look);
