// Reads a model of a building (IFC) as a plan: its spaces are rooms, with their outlines, areas and heights, among its walls, doors
// and windows. web-ifc gives meshes in meters with Y up, whatever the unit of the file.
import {
  IfcAPI,
  type FlatMesh,
  IFCDOOR,
  IFCDOORSTANDARDCASE,
  IFCOPENINGELEMENT,
  IFCRELFILLSELEMENT,
  IFCSPACE,
  IFCWALL,
  IFCWALLSTANDARDCASE,
  IFCWINDOW,
  IFCWINDOWSTANDARDCASE,
  LogLevel,
} from 'web-ifc';
import { badInput } from '../../../../domain/errors.ts';
import { cutNote, drawPlan, UNREAD } from './draw-plan.ts';
import { allLinesOf, firstLinesOf, IfcLine } from './ifc-line.ts';
import { type Quantities, quantitiesOf } from './ifc-quantities.ts';
import {
  areaOf,
  boxOf,
  distanceTo,
  IN_WALL,
  lengthOf,
  levelled,
  middleOf,
  type PlanRoom,
  type Opening,
  type Point,
  type PlanSide,
  sidesOf,
  type Story,
  type Turn,
} from './measured-plan.ts';

type Corner = readonly [x: number, up: number, y: number];
type Triangle = readonly [Corner, Corner, Corner];

const unreadable = () =>
  badInput(
    'This IFC model could not be opened; it is damaged or cut off. Export it again as IFC, or print the floor plan to PDF, and upload that.',
  );
const noSpaces = () =>
  badInput(
    'No rooms were found in this IFC model. Export it again with rooms (spaces, “IfcSpace”), or print the floor plan to PDF, and upload that.',
  );

const FLOATS = 6;

/** Triangles of an element where it stands. */
const trianglesOf = (api: IfcAPI, model: number, { geometries }: FlatMesh): Triangle[] => {
  const triangles: Triangle[] = [];
  for (let index = 0; index < geometries.size(); index += 1) {
    const { geometryExpressID, flatTransformation: m } = geometries.get(index);
    const geometry = api.GetGeometry(model, geometryExpressID);
    const data = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
    const order = api.GetIndexArray(geometry.GetIndexData(), geometry.GetIndexDataSize());
    const cornerAt = (vertex: number): Corner => {
      const [x = 0, y = 0, z = 0] = data.subarray(vertex * FLOATS, vertex * FLOATS + 3);
      const along = (row: number) =>
        (m[row] ?? 0) * x + (m[4 + row] ?? 0) * y + (m[8 + row] ?? 0) * z + (m[12 + row] ?? 0);
      return [along(0), along(1), along(2)];
    };
    for (let at = 0; at + 2 < order.length; at += 3)
      triangles.push([
        cornerAt(order[at] ?? 0),
        cornerAt(order[at + 1] ?? 0),
        cornerAt(order[at + 2] ?? 0),
      ]);
    geometry.delete();
  }
  return triangles;
};

interface Solid {
  id: number;
  bottom: number;
  top: number;
  /** Edges of its underside, where only one triangle has them. */
  edges: PlanSide[];
  /** Square meters of its underside. */
  area: number;
  corners: Point[];
}

/** Meters by which an underside may be uneven. */
const LEVEL = 0.02;
const keyOf = ([x, y]: Point) => `${Math.round(x * 1000)},${Math.round(y * 1000)}`;

const undersideOf = (triangles: readonly Triangle[], bottom: number) => {
  const edges = new Map<string, PlanSide | null>();
  let area = 0;
  for (const triangle of triangles) {
    if (!triangle.every(([, up]) => up - bottom < LEVEL)) continue;
    const points = triangle.map(([x, , y]): Point => [x, y]);
    area += areaOf(points);
    for (const side of sidesOf(points)) {
      const ends = side.map(keyOf);
      if (ends[0] === ends[1]) continue;
      const key = ends.toSorted().join(' ');
      edges.set(key, edges.has(key) ? null : side);
    }
  }
  return { area, edges: [...edges.values()].filter((side) => side !== null) };
};

const solidOf = (id: number, triangles: readonly Triangle[]): Solid | null => {
  let [bottom, top] = [Infinity, -Infinity];
  const corners: Point[] = [];
  for (const [x, up, y] of triangles.flat()) {
    bottom = Math.min(bottom, up);
    top = Math.max(top, up);
    corners.push([x, y]);
  }
  if (!Number.isFinite(bottom) || !Number.isFinite(top)) return null;
  return { id, bottom, top, corners, ...undersideOf(triangles, bottom) };
};

/** Rings that edges close to, the largest first. */
const ringsOf = (edges: readonly PlanSide[]): Point[][] => {
  const from = new Map<string, PlanSide[]>();
  for (const side of edges)
    for (const end of side) from.set(keyOf(end), [...(from.get(keyOf(end)) ?? []), side]);
  const used = new Set<PlanSide>();
  const rings: Point[][] = [];
  for (const first of edges) {
    const ring: Point[] = [];
    let [side, end] = [first as PlanSide | undefined, first[1]];
    while (side && !used.has(side)) {
      used.add(side);
      ring.push(end);
      side = from.get(keyOf(end))?.find((next) => !used.has(next));
      if (side) end = keyOf(side[0]) === keyOf(end) ? side[1] : side[0];
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings.toSorted((a, b) => areaOf(b) - areaOf(a));
};

/** An element whose underside is uneven has the box about it for an outline. */
const outlineOf = ({ edges, corners }: Solid): Point[] => {
  const [ring] = ringsOf(edges);
  if (ring) return ring;
  const { left, top, width, height } = boxOf(corners);
  return [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ];
};

const MOST_ELEMENTS = 5_000;

/** Elements by what their owner calls them. */
const KINDS = {
  rooms: [IFCSPACE],
  walls: [IFCWALL, IFCWALLSTANDARDCASE],
  doors: [IFCDOOR, IFCDOORSTANDARDCASE],
  windows: [IFCWINDOW, IFCWINDOWSTANDARDCASE],
  openings: [IFCOPENINGELEMENT],
} as const;

/** Lower openings are recesses, or holes in floors, meters. */
const LEAST_GAP = 1.5;

const LONGEST_NAME = 60;

class Model {
  readonly #api: IfcAPI;
  readonly #id: number;
  /** Kinds of which the model holds more than are read. */
  readonly cut = new Set<keyof typeof KINDS>();

  constructor(api: IfcAPI, id: number) {
    this.#api = api;
    this.#id = id;
  }

  /** The first elements of a kind; where there are more, the kind is among those that are cut. */
  solids(kind: keyof typeof KINDS): Solid[] {
    const lines = KINDS[kind].flatMap((type) =>
      firstLinesOf(this.#api, this.#id, type, MOST_ELEMENTS + 1),
    );
    const ids = [...new Set(lines)];
    if (ids.length > MOST_ELEMENTS) this.cut.add(kind);
    const solids: Solid[] = [];
    this.#api.StreamMeshes(this.#id, ids.slice(0, MOST_ELEMENTS), (mesh) => {
      const solid = solidOf(mesh.expressID, trianglesOf(this.#api, this.#id, mesh));
      if (solid) solids.push(solid);
    });
    return solids;
  }

  /** Openings in which nothing stands; null where what stands in them is more than is read. */
  gaps(): Solid[] | null {
    const relations = allLinesOf(this.#api, this.#id, IFCRELFILLSELEMENT);
    if (!relations) return null;
    const filled = relations.map((relation) =>
      new IfcLine(this.#api, this.#id, relation).number('RelatingOpeningElement'),
    );
    const taken = new Set(filled.filter((opening) => opening !== null));
    return this.solids('openings').filter(
      ({ id, bottom, top }) => !taken.has(id) && top - bottom >= LEAST_GAP,
    );
  }

  quantitiesOf(elements: readonly Solid[]): ReadonlyMap<number, Quantities> | null {
    return quantitiesOf(this.#api, this.#id, new Set(elements.map(({ id }) => id)));
  }

  /** Name of a space: the long one, as the short one often is a number. */
  nameOf(id: number): string[] {
    const line = new IfcLine(this.#api, this.#id, id);
    const told = ['LongName', 'Name'].map((field) =>
      line.text(field).trim().slice(0, LONGEST_NAME),
    );
    return told.filter((name) => name !== '').slice(0, 1);
  }
}

/** Doors and windows run along their longer side. */
const sideOf = ({ corners }: Solid, turn: Turn): PlanSide => {
  const { left, top, width, height } = boxOf(corners.map(turn));
  return width >= height
    ? [
        [left, top + height / 2],
        [left + width, top + height / 2],
      ]
    : [
        [left + width / 2, top],
        [left + width / 2, top + height],
      ];
};

/** Rooms whose floors lie no further apart are of one story, meters. */
const SAME_STORY = 1.2;

const levelsOf = (spaces: readonly Solid[]): number[] => {
  const levels: number[] = [];
  for (const { bottom } of spaces.toSorted((a, b) => a.bottom - b.bottom))
    if (bottom - (levels.at(-1) ?? -Infinity) > SAME_STORY) levels.push(bottom);
  return levels;
};

/** How far a told quantity may be from the mesh. What is further off is told of another thing, or in another unit. */
const TOLD = { least: 0.5, most: 1.5 } as const;

/** The first of the quantities that fits what is measured. */
const toldOf = (
  told: ReadonlyMap<string, number> | undefined,
  names: readonly string[],
  measured: number,
) =>
  names
    .map((name) => told?.get(name))
    .find(
      (value) =>
        value !== undefined && value >= TOLD.least * measured && value <= TOLD.most * measured,
    );

/** Sides, floor, ceiling and openings of a space: quantities go before its mesh, as they leave out columns and what hangs. */
const measuresOf = (space: Solid, outline: readonly Point[], told: Quantities | undefined) => {
  const height = space.top - space.bottom;
  const floor = space.area > 0 ? space.area : areaOf(outline);
  const ceiling = toldOf(told?.lengths, ['FinishCeilingHeight', 'Height'], height) ?? height;
  const perimeter = sidesOf(outline).reduce((sum, side) => sum + lengthOf(side), 0);
  const gross = toldOf(told?.areas, ['GrossWallArea'], perimeter * ceiling);
  const net = told?.areas.get('NetWallArea');
  const isOpen = gross !== undefined && net !== undefined && net >= 0 && net <= gross;
  return {
    area: toldOf(told?.areas, ['NetFloorArea', 'GrossFloorArea'], floor) ?? floor,
    ceiling,
    openArea: isOpen ? gross - net : null,
  };
};

/** Sides of rooms along which no wall was exported: between open rooms, or where the export left walls out. */
const bareSides = (rooms: readonly PlanRoom[], walls: readonly PlanSide[]): PlanSide[] =>
  rooms
    .flatMap(({ corners }) => sidesOf(corners))
    .filter((side) => !walls.some((wall) => distanceTo(middleOf(side), wall) <= IN_WALL));

interface Building {
  quantities: ReadonlyMap<number, Quantities>;
  spaces: readonly Solid[];
  walls: readonly Solid[];
  doors: readonly Solid[];
  windows: readonly Solid[];
  /** Openings in which nothing stands. */
  gaps: readonly Solid[];
}

const storiesOf = (
  { quantities, spaces, walls, doors, windows, gaps }: Building,
  nameOf: Model['nameOf'],
): Story[] => {
  const levels = levelsOf(spaces);
  return levels.map((level, index) => {
    const next = levels[index + 1] ?? Infinity;
    const isHere = ({ bottom }: Solid) =>
      (index === 0 || bottom >= level - SAME_STORY / 2) && bottom < next - SAME_STORY / 2;
    const here = spaces.filter(isHere);
    const outlines = here.map(outlineOf);
    const turn = levelled(outlines.flatMap(sidesOf));
    const turned = ([from, to]: PlanSide): PlanSide => [turn(from), turn(to)];
    const opening = (kind: Opening['kind'], solid: Solid): Opening => ({
      kind,
      side: sideOf(solid, turn),
      height: solid.top - solid.bottom,
    });
    const openings = [
      ...doors.filter(isHere).map((door) => opening('DOOR', door)),
      ...windows.filter(isHere).map((window) => opening('WINDOW', window)),
      ...gaps.filter(isHere).map((gap) => opening('OPENING', gap)),
    ];
    const rooms = here.map((space, at): PlanRoom => ({
      name: nameOf(space.id),
      notes: [],
      corners: (outlines[at] ?? []).map(turn),
      ...measuresOf(space, outlines[at] ?? [], quantities.get(space.id)),
      isSizeWritten: false,
      lettering: null,
    }));
    const drawn = walls.filter(isHere).flatMap(({ edges }) => edges.map(turned));
    const rims = drawn.length > 0 ? [] : rooms.flatMap(({ corners }) => sidesOf(corners));
    const bare = drawn.length > 0 ? bareSides(rooms, drawn) : [];
    return { rooms, walls: rims, openings, strays: [], lines: [...drawn, ...bare], texts: [] };
  });
};

/** A space as its line begins; opening the whole model takes seconds. */
const SPACE = /=\s*IFCSPACE\s*\(/i;

let library: Promise<IfcAPI> | undefined;
const openLibrary = async (): Promise<IfcAPI> => {
  const api = new IfcAPI();
  await api.Init(undefined, true);
  api.SetLogLevel(LogLevel.LOG_LEVEL_OFF);
  return api;
};

/**
 * @returns a PDF with one page a story
 * @throws DomainError BAD_INPUT
 */
export const planOfIfc = async (bytes: Buffer): Promise<Buffer> => {
  if (!SPACE.test(bytes.toString('latin1'))) throw noSpaces();
  library ??= openLibrary();
  const api = await library;
  const id = api.OpenModel(bytes, { COORDINATE_TO_ORIGIN: true });
  if (id < 0) throw unreadable();
  try {
    const model = new Model(api, id);
    const spaces = model.solids('rooms').filter(({ top, bottom }) => top > bottom);
    if (spaces.length === 0) throw noSpaces();
    const [quantities, gaps] = [model.quantitiesOf(spaces), model.gaps()];
    const isRead = quantities !== null && gaps !== null;
    const building = {
      quantities: isRead ? quantities : new Map<number, Quantities>(),
      spaces,
      walls: model.solids('walls'),
      doors: model.solids('doors'),
      windows: model.solids('windows'),
      gaps: isRead ? gaps : [],
    };
    const stories = storiesOf(building, (space) => model.nameOf(space));
    const cuts = [...model.cut].map((kind) => cutNote(MOST_ELEMENTS, kind));
    const plan = drawPlan(stories, isRead ? cuts : [UNREAD, ...cuts]);
    if (!plan) throw noSpaces();
    return plan;
  } finally {
    api.CloseModel(id);
  }
};
