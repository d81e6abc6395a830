// A space to be worked on and the geometry every quantity formula reads from it. Feet and square feet throughout.
import type { QuantityBasis } from '../../domain/catalog.ts';

export interface Space {
  /** Name for people: "Kitchen", "Bedrooms 1–3". */
  label: string;
  /** Key into the room defaults of the data, e.g. `kitchen`. */
  type: string;
  /** Both null when only an area is known. */
  length: number | null;
  width: number | null;
  /** Floor area, SF. */
  area: number;
  /** Wall length all round, LF. */
  perimeter: number;
  height: number;
  doors: number;
  windows: number;
  /** Surface of the doors and windows, SF, where their sizes were told; the walls lack it. */
  openings?: number;
  rooms: number;
  basis: QuantityBasis;
  /** The rooms it takes together; absent for a single one. */
  parts?: readonly Space[];
}

export interface Geometry {
  [name: string]: number;
  L: number;
  B: number;
  A: number;
  P: number;
  H: number;
  W: number;
  Wn: number;
  C: number;
  doors: number;
  windows: number;
  n_rooms: number;
  movers: number;
}

/** Square feet that a usual door and a usual window take off a wall. */
export const DOOR_SF = 21;
export const WINDOW_SF = 15;

/** Wall length of an area whose rooms are not known: rooms of about 180 SF with sides 1.3 : 1. */
export const perimeterOfArea = (area: number, rooms?: number): number => {
  const n = rooms ?? (area > 260 ? Math.ceil(area / 180) : 1);
  return 4.034 * Math.sqrt(area / n) * n;
};

/** Square feet of wet floor that one more air mover dries. */
const MOVER_SF = 60;

/** Air movers that dry rooms by the trade's formula: one in each room, and one more for each 60 SF of floor begun. */
const moversIn = ({ area, length, rooms, parts }: Space): number => {
  if (parts) return parts.reduce((sum, part) => sum + moversIn(part), 0);
  // A measured room is one room. Several rooms with only a common area are of equal size.
  const equal = length === null ? Math.max(1, rooms) : 1;
  return equal * (1 + Math.ceil(area / equal / MOVER_SF - 1e-9));
};

/** The variables of the assembly formulas for one space. */
export const geometryOf = (space: Space): Geometry => {
  const { area, perimeter, height, doors, windows, openings, rooms } = space;
  const walls = perimeter * height;
  const side = Math.sqrt(area);
  return {
    L: space.length ?? side,
    B: space.width ?? side,
    A: area,
    P: perimeter,
    H: height,
    W: walls,
    Wn:
      openings === undefined
        ? Math.max(walls - DOOR_SF * doors - WINDOW_SF * windows, 0.6 * walls)
        : Math.max(0, walls - openings),
    C: area,
    doors,
    windows,
    n_rooms: rooms,
    movers: moversIn(space),
  };
};
