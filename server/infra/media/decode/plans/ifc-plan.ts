// Reads a model of a building (IFC) as a plan: its spaces are rooms, with their outlines, areas and heights, among its walls, doors
// and windows.
import {
  IfcAPI,
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
import { drawPlan } from './draw-plan.ts';
import { allLinesOf, firstLinesOf, IfcLine } from './ifc-line.ts';
import { type Quantities, quantitiesOf } from './ifc-quantities.ts';
import { outlineOf, type Solid, solidOf, trianglesOf } from './ifc-solids.ts';
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
import { cutNote, UNREAD } from './told-notes.ts';

const unreadable = () =>
  badInput(
    'This IFC model could not be opened; it is damaged or cut off. Export it again as IFC, or print the floor plan to PDF, and upload that.',
  );
const otherVersion = (version: string) =>
  badInput(
    `This IFC model is written as ${version}, which is not read. Export it again as IFC2x3, IFC4 or IFC4.3, or print the floor plan to PDF, and upload that.`,
  );
const noSpaces = () =>
  badInput(
    'No rooms were found in this IFC model. Export it again with rooms (spaces, “IfcSpace”), or print the floor plan to PDF, and upload that.',
  );

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

/** Share of its floor over which the ceiling of a room under a roof slopes, at least. */
const SLOPED_SHARE = 0.25;

/** Sides, floor, ceiling and openings of a space: quantities go before its mesh, as they leave out columns and what hangs. */
const measuresOf = (space: Solid, outline: readonly Point[], told: Quantities | undefined) => {
  const highest = space.top - space.bottom;
  const floor = space.area > 0 ? space.area : areaOf(outline);
  const around = space.edges.length > 0 ? space.edges : sidesOf(outline);
  const perimeter = around.reduce((sum, side) => sum + lengthOf(side), 0);
  const isSloped = space.slopedArea > SLOPED_SHARE * floor && space.uprightArea > 0;
  const height = isSloped ? Math.min(highest, space.uprightArea / perimeter) : highest;
  const ceiling =
    (isSloped ? null : toldOf(told?.lengths, ['FinishCeilingHeight', 'Height'], height)) ?? height;
  const gross = toldOf(told?.areas, ['GrossWallArea'], perimeter * ceiling);
  const net = told?.areas.get('NetWallArea');
  const isOpen = gross !== undefined && net !== undefined && net >= 0 && net <= gross;
  return {
    area: toldOf(told?.areas, ['NetFloorArea', 'GrossFloorArea'], floor) ?? floor,
    ceiling,
    isSloped,
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
    }));
    const drawn = walls.filter(isHere).flatMap(({ edges }) => edges.map(turned));
    const rims = drawn.length > 0 ? [] : rooms.flatMap(({ corners }) => sidesOf(corners));
    const bare = drawn.length > 0 ? bareSides(rooms, drawn) : [];
    return { rooms, walls: rims, openings, strays: [], lines: [...drawn, ...bare], texts: [] };
  });
};

/** Version as the head of the file names it; those that web-ifc reads. */
const VERSION = /FILE_SCHEMA\s*\(\s*\(\s*'(\w{1,20})/i;
const READ_VERSIONS = /^IFC(?:2X3|4|4X3(?:_\w+)?)$/i;

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
  const text = bytes.toString('latin1');
  if (!SPACE.test(text)) throw noSpaces();
  library ??= openLibrary();
  const api = await library;
  const id = api.OpenModel(bytes, { COORDINATE_TO_ORIGIN: true });
  if (id < 0) {
    const version = VERSION.exec(text)?.[1];
    throw version === undefined || READ_VERSIONS.test(version)
      ? unreadable()
      : otherVersion(version);
  }
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
