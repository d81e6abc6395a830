// Reads a model of a building (IFC) as a plan: its spaces are rooms, with their outlines, areas and heights, among its walls, doors
// and windows.
import { IfcAPI, LogLevel } from 'web-ifc';
import { badInput } from '../../../../domain/errors.ts';
import { drawPlan } from './draw-plan.ts';
import { MOST_ELEMENTS, Model } from './ifc-model.ts';
import type { Quantities } from './ifc-quantities.ts';
import { outlineOf, type Solid } from './ifc-solids.ts';
import {
  areaOf,
  boxOf,
  distanceTo,
  IN_WALL,
  isWithin,
  lengthOf,
  lengthwise,
  levelled,
  longestDirection,
  middleOf,
  type PlanRoom,
  type Opening,
  type Point,
  type PlanSide,
  sidesOf,
  type Story,
  type Turn,
} from './measured-plan.ts';
import { cutNote, shapelessNote, UNREAD, wholesNote } from './told-notes.ts';
import { wholesOf } from './whole-outlines.ts';

const unreadable = () =>
  badInput(
    'This IFC model could not be opened; it is damaged or cut off. Export it again as IFC, or print the floor plan to PDF, and upload that.',
  );
const otherVersion = (version: string) =>
  badInput(
    `This IFC model is written as ${version}, which is not read. Export it again as IFC2x3, IFC4 or IFC4.3, or print the floor plan to PDF, and upload that.`,
  );
const noShapes = () =>
  badInput(
    'The rooms of this IFC model have no shape. Export it again with the geometry of its rooms (spaces, “IfcSpace”), or print the floor plan to PDF, and upload that.',
  );
const noSpaces = () =>
  badInput(
    'No rooms were found in this IFC model. Export it again with rooms (spaces, “IfcSpace”), or print the floor plan to PDF, and upload that.',
  );

const LEVEL: Point = [1, 0];

/** Doors and windows run along their longer side, as the house does or, in a bay, as they do: the narrower box is about them. */
const sideOf = ({ corners, edges }: Solid, turn: Turn): PlanSide => {
  const turned = corners.map(turn);
  const own = longestDirection(edges.map(([from, to]): PlanSide => [turn(from), turn(to)]));
  const breadthAlong = ([cos, sin]: Point) => {
    const { width, height } = boxOf(
      turned.map(([x, y]): Point => [x * cos + y * sin, y * cos - x * sin]),
    );
    return Math.min(width, height);
  };
  return lengthwise(turned, breadthAlong(own) < breadthAlong(LEVEL) ? own : LEVEL);
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
  const floor = space.area > 0 ? space.area : areaOf(outline);
  const highest = space.volume === null ? space.top - space.bottom : space.volume / floor;
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

/** How far the middle of a door or window may be above or below the room in whose wall it is, meters. */
const BEYOND = 0.3;

/** Tells of a door or window whether it is in a wall of one of the spaces, on their level. */
const wallTest = (spaces: readonly Solid[], outlines: readonly (readonly Point[])[]) => {
  const rooms = spaces.map(({ bottom, top }, at) => {
    const outline = outlines[at] ?? [];
    const { left, top: upper, width, height } = boxOf(outline);
    const about = {
      left: left - IN_WALL,
      top: upper - IN_WALL,
      width: width + 2 * IN_WALL,
      height: height + 2 * IN_WALL,
    };
    return { bottom, top, about, sides: sidesOf(outline) };
  });
  return (solid: Solid): boolean => {
    const { left, top, width, height } = boxOf(solid.corners);
    const at: Point = [left + width / 2, top + height / 2];
    const up = (solid.bottom + solid.top) / 2;
    return rooms.some(
      (room) =>
        up > room.bottom - BEYOND &&
        up < room.top + BEYOND &&
        isWithin(at, room.about) &&
        room.sides.some((side) => distanceTo(at, side) <= IN_WALL),
    );
  };
};

const storiesOf = (
  { quantities, spaces, walls, doors, windows, gaps }: Building,
  nameOf: Model['nameOf'],
): Story[] => {
  const levels = levelsOf(spaces);
  const outlineById = new Map(spaces.map((space) => [space.id, outlineOf(space)]));
  const outlinesOf = (some: readonly Solid[]) => some.map(({ id }) => outlineById.get(id) ?? []);
  const isInAnyWall = wallTest(spaces, outlinesOf(spaces));
  const loose = new Set([...doors, ...windows, ...gaps].filter((solid) => !isInAnyWall(solid)));
  return levels.map((level, index) => {
    const next = levels[index + 1] ?? Infinity;
    const isHere = ({ bottom }: Solid) =>
      (index === 0 || bottom >= level - SAME_STORY / 2) && bottom < next - SAME_STORY / 2;
    const here = spaces.filter(isHere);
    const outlines = outlinesOf(here);
    const turn = levelled(outlines.flatMap(sidesOf));
    const turned = ([from, to]: PlanSide): PlanSide => [turn(from), turn(to)];
    // A window high above the lower half of a split level is still in its wall.
    const isInWall = wallTest(here, outlines);
    const isOpenHere = (solid: Solid) => (loose.has(solid) ? isHere(solid) : isInWall(solid));
    const opening = (kind: Opening['kind'], solid: Solid): Opening => ({
      kind,
      side: sideOf(solid, turn),
      height: solid.top - solid.bottom,
    });
    const openings = [
      ...doors.filter(isOpenHere).map((door) => opening('DOOR', door)),
      ...windows.filter(isOpenHere).map((window) => opening('WINDOW', window)),
      ...gaps.filter(isOpenHere).map((gap) => opening('OPENING', gap)),
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

/** Spaces that are rooms, and the names of those that hold others: by their type, or by their outlines. */
const roomsAmong = (spaces: readonly Solid[], model: Model) => {
  const told = spaces.filter(({ id }) => model.isWhole(id));
  const wholes = new Set(told.length < spaces.length ? told : []);
  return {
    rooms: spaces.filter((space) => !wholes.has(space)),
    wholes: [...wholes].flatMap(({ id }) => model.nameOf(id)),
  };
};

/** Stories less the outlines of dwellings among their rooms, and the names of those. */
const withoutWholes = (stories: readonly Story[]) => {
  const found = stories.map(({ rooms }) => wholesOf(rooms));
  return {
    stories: stories.map((story, at): Story => ({
      ...story,
      rooms: story.rooms.filter((room) => found[at]?.has(room) !== true),
    })),
    wholes: found.flatMap((rooms) => [...rooms].flatMap(({ name }) => name)),
  };
};

/** Version as the head of the file names it; those that web-ifc reads. */
const VERSION = /FILE_SCHEMA\s*\(\s*\(\s*'(\w{1,20})/i;
const READ_VERSIONS = /^IFC(?:2X3|4|4X3(?:_\w+)?)$/i;

/** A space as its line begins; opening the whole model takes seconds. */
const SPACE = /=\s*IFCSPACE\s*\(/i;

/** Points about a round room: the twelve that web-ifc takes by itself leave out a twentieth of its floor. */
const CIRCLE_SEGMENTS = 36;

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
  const id = api.OpenModel(bytes, {
    COORDINATE_TO_ORIGIN: true,
    CIRCLE_SEGMENTS,
  });
  if (id < 0) {
    const version = VERSION.exec(text)?.[1];
    throw version === undefined || READ_VERSIONS.test(version)
      ? unreadable()
      : otherVersion(version);
  }
  try {
    const model = new Model(api, id);
    const shaped = model.solids('rooms').filter(({ top, bottom }) => top > bottom);
    const shapeless = model.shapelessRooms(shaped);
    if (shaped.length === 0) throw shapeless.length > 0 ? noShapes() : noSpaces();
    const { rooms: spaces, wholes: told } = roomsAmong(shaped, model);
    const [quantities, holes] = [model.quantitiesOf(spaces), model.holes()];
    const isRead = quantities !== null && holes !== null;
    const building = {
      quantities: isRead ? quantities : new Map<number, Quantities>(),
      spaces,
      walls: model.solids('walls'),
      doors: model.fittings('doors', holes),
      windows: model.fittings('windows', holes),
      gaps: isRead ? holes.gaps : [],
    };
    const { stories, wholes } = withoutWholes(storiesOf(building, (space) => model.nameOf(space)));
    const named = [...told, ...wholes];
    const plan = drawPlan(stories, [
      ...(isRead ? [] : [UNREAD]),
      ...[...model.cut].map((kind) => cutNote(MOST_ELEMENTS, kind)),
      ...(named.length > 0 ? [wholesNote(named)] : []),
      ...(shapeless.length > 0 ? [shapelessNote(shapeless)] : []),
    ]);
    if (!plan) throw noSpaces();
    return plan;
  } finally {
    api.CloseModel(id);
  }
};
