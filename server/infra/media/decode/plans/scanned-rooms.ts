// Rooms as phones scan them (Apple's RoomPlan), whatever the file: walls, doors, windows, what stands there, and stories of them.
import { badInput } from '../../../../domain/errors.ts';
import {
  areaOf,
  cornersOf,
  lengthOf,
  levelled,
  type PlanRoom,
  type Opening,
  type Point,
  type PlanSide,
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

const nameOf = ({ sections, things }: ScannedRoom): string[] => {
  const told = sections.map((label) => NAMES[label]).find(Boolean);
  const guessed = TOLD_BY.find(([signs]) => signs.some((sign) => things.includes(sign)));
  const name = told ?? guessed?.[1];
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

const measured = (room: ScannedRoom, turn: Turn): PlanRoom => {
  const corners = (room.floor ?? cornersOf(room.walls.map(({ side }) => side))).map(turn);
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

const storyOf = (rooms: readonly ScannedRoom[]): Story => {
  const walls = rooms.flatMap((room) => room.walls.map(({ side }) => side));
  const turn = levelled(walls);
  const openings = rooms.flatMap(({ doors, windows, openings: others }): Opening[] => [
    ...doors.map((door) => opening('DOOR', door, turn)),
    ...windows.map((window) => opening('WINDOW', window, turn)),
    ...others.map((other) => opening('OPENING', other, turn)),
  ]);
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
