// Rooms as phones scan them (Apple's RoomPlan), whatever the file: walls, doors, windows, what stands there, and stories of them.
import { badInput } from '../../../../domain/errors.ts';
import {
  areaOf,
  lengthOf,
  levelled,
  middleOf,
  type PlanRoom,
  type Opening,
  type Point,
  type PlanSide,
  ringOf,
  type Story,
  type Turn,
} from './measured-plan.ts';

/** A surface upright on the floor, meters. */
export interface Surface {
  side: PlanSide;
  height: number;
  /** Mean height of a wall under a slope; null where its top is level. */
  meanHeight: number | null;
}

export interface ScannedRoom {
  walls: readonly Surface[];
  doors: readonly Surface[];
  windows: readonly Surface[];
  openings: readonly Surface[];
  /** Outline of its floor, where the file has one. */
  floor: readonly Point[] | null;
  /** What is measured: the floor, or the ring of the walls, and the floor only where that leaves a gap. */
  by: 'FLOOR' | 'WALLS';
  /** RoomPlan's own words: `livingRoom`. */
  sections: readonly string[];
  /** RoomPlan's words for what stands in it: `washerDryer`. */
  things: readonly string[];
  story: number;
}

const NAMES: Record<string, string> = {
  livingRoom: 'LIVING ROOM',
  bedroom: 'BEDROOM',
  bathroom: 'BATHROOM',
  kitchen: 'KITCHEN',
  diningRoom: 'DINING ROOM',
};
/** What stands in a room tells it where RoomPlan does not. */
const TOLD_BY: readonly (readonly [things: readonly string[], name: string])[] = [
  [['toilet', 'bathtub'], 'BATHROOM'],
  [['stove', 'oven', 'dishwasher', 'refrigerator'], 'KITCHEN'],
  [['washerDryer'], 'LAUNDRY'],
  [['bed'], 'BEDROOM'],
  [['sofa', 'television'], 'LIVING ROOM'],
];

/** A scan that went from room to room without a stop names each of them: it is one room of all their names. */
const nameOf = ({ sections, things }: ScannedRoom): string[] => {
  const told = [...new Set(sections.flatMap((label) => NAMES[label] ?? []))];
  const guessed = TOLD_BY.find(([signs]) => signs.some((sign) => things.includes(sign)));
  const name = told.length > 0 ? told.join(' / ') : guessed?.[1];
  return name === undefined ? [] : [name];
};

const turned = (turn: Turn, [from, to]: PlanSide): PlanSide => [turn(from), turn(to)];

const opening = (kind: Opening['kind'], { side, height }: Surface, turn: Turn): Opening => ({
  kind,
  side: turned(turn, side),
  height,
});

/** The highest wall tells how high the ceiling is; where one slopes, the mean of all, by their lengths. */
const ceilingOf = (walls: readonly Surface[]): { ceiling: number | null; isSloped: boolean } => {
  if (walls.length === 0) return { ceiling: null, isSloped: false };
  const isSloped = walls.some(({ meanHeight }) => meanHeight !== null);
  if (!isSloped) return { ceiling: Math.max(...walls.map(({ height }) => height)), isSloped };
  const around = walls.reduce((sum, { side }) => sum + lengthOf(side), 0);
  const area = walls.reduce(
    (sum, { side, height, meanHeight }) => sum + lengthOf(side) * (meanHeight ?? height),
    0,
  );
  return { ceiling: area / around, isSloped };
};

/** Meters between the ends of walls that meet. */
const MEET = 0.25;

const outlineOf = ({ walls, floor, by }: ScannedRoom): readonly Point[] => {
  const ring = ringOf(walls.map(({ side }) => side));
  return floor && (by === 'FLOOR' || ring.gap > MEET) ? floor : ring.corners;
};

/** How many rooms have a gap between their walls and no floor that would tell what lies in it. */
export const countOpenRings = (rooms: readonly ScannedRoom[]): number =>
  rooms.filter(({ walls, floor }) => !floor && ringOf(walls.map(({ side }) => side)).gap > MEET)
    .length;

const measured = (room: ScannedRoom, turn: Turn): PlanRoom => {
  const corners = outlineOf(room).map(turn);
  return {
    name: nameOf(room),
    notes: [],
    corners,
    area: areaOf(corners),
    ...ceilingOf(room.walls),
    openArea: null,
    isSizeWritten: false,
  };
};

/** Meters between the middles of a door as two rooms were scanned with it: a wall lies between them. */
const SAME_PLACE = 0.3;

/** A door that stood open was scanned as an opening from the other side. */
const isSameKind = (one: Opening['kind'], other: Opening['kind']): boolean =>
  one === other || (one !== 'WINDOW' && other !== 'WINDOW');

/** Doors and windows of all rooms: what two rooms have in the wall between them is one. */
const sharedOnce = (byRoom: readonly (readonly Opening[])[]): Opening[] => {
  const found: Opening[] = [];
  for (const own of byRoom) {
    const others = [...found];
    for (const one of own) {
      const same = others.find(
        ({ kind, side }) =>
          isSameKind(kind, one.kind) && lengthOf([middleOf(side), middleOf(one.side)]) < SAME_PLACE,
      );
      if (!same) found.push(one);
      else if (one.kind === 'DOOR') found[found.indexOf(same)] = one;
    }
  }
  return found;
};

const storyOf = (rooms: readonly ScannedRoom[]): Story => {
  const walls = rooms.flatMap((room) => room.walls.map(({ side }) => side));
  const turn = levelled(walls);
  const openings = sharedOnce(
    rooms.map(({ doors, windows, openings: others }): Opening[] => [
      ...doors.map((door) => opening('DOOR', door, turn)),
      ...windows.map((window) => opening('WINDOW', window, turn)),
      ...others.map((other) => opening('OPENING', other, turn)),
    ]),
  );
  return {
    rooms: rooms.map((room) => measured(room, turn)),
    walls: walls.map((side) => turned(turn, side)),
    openings,
    strays: [],
    lines: [],
    texts: [],
  };
};

/** Walls, doors, windows, corners of floors and names of a scan together: some are looked at for each of the others. */
const MOST_PARTS = 5_000;

/** @throws DomainError BAD_INPUT */
export const limitParts = (count: number): void => {
  if (count > MOST_PARTS)
    throw badInput(
      'This scan holds more walls, doors and windows than can be read at once. Export each story or room by itself, and upload those.',
    );
};

const partsOf = ({ walls, doors, windows, openings, floor }: ScannedRoom): number =>
  [walls, doors, windows, openings, floor ?? []].reduce((sum, { length }) => sum + length, 0);

/**
 * Stories from the lowest up.
 * @throws DomainError BAD_INPUT where it holds too much
 */
export const storiesOf = (rooms: readonly ScannedRoom[]): Story[] => {
  limitParts(rooms.reduce((sum, room) => sum + partsOf(room), 0));
  return [...Map.groupBy(rooms, ({ story }) => story)]
    .toSorted(([a], [b]) => a - b)
    .map(([, ofStory]) => storyOf(ofStory));
};
