// Covers of walls whose sizes a request tells: sheathing and panels on one outside wall, membrane in a shower.
import { tidy } from '../../../domain/numbers.ts';
import type {
  CutNeed,
  RollProblem,
  SheetProblem,
  StickProblem,
} from '../../cutting/cut-problem.ts';
import { showerIn, surfaceOfShower, surfaceOfWall, wallIn } from '../../read/text/told-walls.ts';
import type { ToldWall } from '../../read/text/told-walls.ts';

/** Square feet by which a line's quantity may differ: lines are rounded to tenths. */
const NEAR_SF = 0.06;

const inchesWide = ({ wideFt, highFt, pitch }: ToldWall, upIn: number): number => {
  const above = Math.max(0, upIn - 12 * highFt);
  return 12 * wideFt - (pitch > 0 ? (24 * above) / pitch : 0);
};

/** Height of the wall at a distance from its left end, inches. */
const inchesHigh = ({ wideFt, highFt, pitch }: ToldWall, atIn: number): number =>
  12 * highFt + (Math.min(atIn, 12 * wideFt - atIn) * pitch) / 12;

/** Courses from the floor up, each as long as its lower edge; sloped ends are cut off whole widths. */
const coursesOn = (wall: ToldWall, coverIn: number): SheetProblem['runs'] => {
  const topIn = inchesHigh(wall, 6 * wall.wideFt);
  return Array.from({ length: Math.ceil(topIn / coverIn - 1e-6) }, (_, course) => {
    const fromIn = course * coverIn;
    const toIn = Math.min(topIn, fromIn + coverIn);
    const eaveIn = Math.min(toIn, Math.max(fromIn, 12 * wall.highFt));
    const lengthIn = inchesWide(wall, fromIn);
    const covered =
      lengthIn * (eaveIn - fromIn) +
      ((inchesWide(wall, eaveIn) + inchesWide(wall, toIn)) * (toIn - eaveIn)) / 2;
    return {
      label: fromIn < 12 * wall.highFt ? 'Wall' : 'Gable',
      heightIn: tidy(toIn - fromIn),
      lengthIn: tidy(lengthIn),
      ...(wall.pitch > 0 && { used: covered / (lengthIn * (toIn - fromIn)) }),
    };
  });
};

/** A piece of a panel under a slope: its height at the lower and the higher end, and how far the slope runs. Inches. */
interface SlopedPiece {
  label: string;
  lowIn: number;
  highIn: number;
  runIn: number;
}

/** The piece of wall that one panel's width covers, from one end: whole below a level joint, sloped above it. */
const columnOn = (wall: ToldWall, from: number, to: number, longIn: number) => {
  const ends = [from, to].map((at) => inchesHigh(wall, at));
  const peak = Math.min(Math.max(from, 6 * wall.wideFt), to);
  const highIn = tidy(inchesHigh(wall, peak));
  // The ridge inside of a panel leaves it two slopes, which nest with nothing.
  const lowIn = peak > from && peak < to ? highIn : tidy(Math.min(...ends));
  if (highIn <= longIn)
    return { whole: [], sloped: { label: 'Wall', lowIn, highIn, runIn: to - from } };
  const runIn = tidy(
    (to - from) * Math.min(1, (highIn - longIn) / Math.max(highIn - lowIn, NO_SLOPE)),
  );
  const sloped = {
    label: 'Gable',
    lowIn: Math.max(0, tidy(lowIn - longIn)),
    highIn: tidy(highIn - longIn),
    runIn,
  };
  return { whole: [{ label: 'Wall', lengthIn: longIn }], sloped };
};
const NO_SLOPE = 0.01;

/** Pieces under equal slopes are cut head to tail, the highest with the lowest, where two fit into one panel. */
const nestedOf = (pieces: readonly SlopedPiece[], longIn: number): StickProblem['pieces'] => {
  const alike = Map.groupBy(
    pieces,
    ({ lowIn, highIn, runIn }) => `${tidy(highIn - lowIn)} ${runIn}`,
  );
  return [...alike.values()].flatMap((group) => {
    const left = group.toSorted((one, other) => one.highIn - other.highIn);
    const cut: { label: string; lengthIn: number }[] = [];
    for (let high = left.pop(); high; high = left.pop()) {
      const [low] = left;
      const together = tidy(high.highIn + (low?.lowIn ?? 0));
      const isNested = low !== undefined && high.highIn > high.lowIn && together <= longIn;
      if (isNested) left.shift();
      cut.push(
        isNested
          ? { label: `${high.label}, two head to tail`, lengthIn: together }
          : { label: high.label, lengthIn: high.highIn },
      );
    }
    return cut;
  });
};

/** Panels stand side by side from one end; what is higher than a panel goes on above a level joint. */
const panelsOn = (wall: ToldWall, panelIn: number, longIn: number): StickProblem['pieces'] => {
  const wideIn = 12 * wall.wideFt;
  const columns = Array.from({ length: Math.ceil(wideIn / panelIn - 1e-6) }, (_, at) =>
    columnOn(wall, at * panelIn, Math.min(wideIn, (at + 1) * panelIn), longIn),
  );
  return [
    ...columns.flatMap(({ whole }) => whole),
    ...nestedOf(
      columns.map(({ sloped }) => sloped),
      longIn,
    ),
  ];
};

/** Inches along a course that an opening leaves out. */
interface Gap {
  from: number;
  to: number;
}

/** Top of windows above the floor, inches: level with the doors. */
const HEAD_IN = 84;

/** Openings stand evenly along the wall: their sides from its left end, bottom and top above the floor, inches. */
const openingsAlong = ({ wideFt, openings }: ToldWall) => {
  const all = openings ?? [];
  const wide = all.reduce((total, { wideIn }) => total + wideIn, 0);
  const between = (12 * wideFt - wide) / (all.length + 1);
  let at = 0;
  return all.map(({ kind, wideIn, highIn }) => {
    const from = at + between;
    at = from + wideIn;
    const top = kind === 'DOOR' ? highIn : Math.max(HEAD_IN, highIn);
    return { from, to: at, bottom: top - highIn, top };
  });
};

/** Gaps of a course at openings. A plank that only touches an opening is notched. */
const gapsIn = (wall: ToldWall, fromIn: number, toIn: number): Gap[] =>
  openingsAlong(wall).filter(({ bottom, top }) => fromIn >= bottom && toIn <= top);

/** Stretches of planks from the floor up, each course as long as its lower edge. */
const stretchesOn = (wall: ToldWall, { widthIn, exposureIn }: Planks): number[] => {
  const topIn = inchesHigh(wall, 6 * wall.wideFt);
  return Array.from({ length: Math.ceil(topIn / exposureIn - 1e-6) }, (_, course) => {
    const fromIn = course * exposureIn;
    const wideIn = inchesWide(wall, fromIn);
    const start = (12 * wall.wideFt - wideIn) / 2;
    const gaps = gapsIn(wall, fromIn, fromIn + widthIn);
    const starts = [start, ...gaps.map(({ to }) => to)];
    const ends = [...gaps.map(({ from }) => from), start + wideIn];
    return starts.map((from, at) => (ends[at] ?? from) - from);
  })
    .flat()
    .filter((lengthIn) => lengthIn > 0.01);
};

/**
 * Stretches laid one after the other: what is cut off a plank begins the next stretch, and joints stand on studs.
 * @returns pieces of at most one plank
 */
const laidOf = (stretches: readonly number[], { lengthIn, studIn }: Planks): number[] => {
  let offcut = 0;
  return stretches.flatMap((stretch) => {
    const pieces: number[] = [];
    let left = stretch;
    while (left > 0.01) {
      const plank = offcut >= Math.min(left, studIn) ? offcut : lengthIn;
      const piece = left <= plank ? left : Math.floor(plank / studIn + 1e-6) * studIn;
      pieces.push(tidy(piece));
      left -= piece;
      offcut = plank - piece;
    }
    return pieces;
  });
};

/** Lap siding: its planks, how much of each shows, and how far apart the studs are. Inches. */
interface Planks {
  name: string;
  widthIn: number;
  lengthIn: number;
  exposureIn: number;
  studIn: number;
}

/** No kerf: planks stand 1/8 in. apart, or from the trim. */
const planksOn = (wall: ToldWall, planks: Planks): StickProblem => {
  const { name, widthIn, lengthIn, exposureIn, studIn } = planks;
  return {
    kind: 'STICKS',
    stock: {
      name,
      widthIn,
      lengthIn,
      kerfIn: 0,
      terms: `Courses ${exposureIn} in. apart, joints on studs ${studIn} in. apart, an offcut begins the next course. Openings stand evenly along the wall, windows as high as doors.`,
    },
    pieces: laidOf(stretchesOn(wall, planks), planks).map((piece) => ({
      label: 'Course',
      lengthIn: piece,
    })),
  };
};

/** Battens stand upright, so far apart from the left end; above a level joint of the panels they go on. */
interface Battens extends Pick<StickProblem['stock'], 'name' | 'kerfIn'> {
  lengthIn: number;
  apartIn: number;
  /** Height of the panels below the joint. */
  panelIn: number;
}

/** Stretches of a batten from the floor up, cut out where an opening stands and parted at the joint. */
const battenAt = (wall: ToldWall, atIn: number, panelIn: number): number[] => {
  const highIn = inchesHigh(wall, atIn);
  const left = openingsAlong(wall).flatMap(({ from, to, bottom, top }) =>
    from < atIn && atIn < to ? [{ bottom, top }] : [],
  );
  const edges = [0, ...left.flatMap(({ bottom, top }) => [bottom, top]), highIn];
  const joined = edges.flatMap((from, at) => {
    const to = edges[at + 1] ?? from;
    if (at % 2 === 1) return [];
    return from < panelIn && panelIn < to ? [panelIn - from, to - panelIn] : [to - from];
  });
  return joined.filter((lengthIn) => lengthIn > 0.01);
};

const battensOn = (wall: ToldWall, battens: Battens): StickProblem => {
  const { name, lengthIn, kerfIn, apartIn, panelIn } = battens;
  const count = Math.floor((12 * wall.wideFt) / apartIn + 1e-6) + 1;
  const pieces = Array.from({ length: count }, (_, at) => battenAt(wall, at * apartIn, panelIn));
  return {
    kind: 'STICKS',
    stock: {
      name,
      lengthIn,
      kerfIn,
      terms: `Battens ${apartIn} in. apart, parted at the joint of the panels. Openings stand evenly along the wall, windows as high as doors.`,
    },
    pieces: pieces.flat().map((piece) => ({ label: 'Batten', lengthIn: tidy(piece) })),
  };
};

/** The cover of one wall: sheets in courses, panels or battens that stand upright, or planks that lap. */
export type OnWall =
  | { kind: 'SHEETS'; stock: SheetProblem['stock'] }
  | { kind: 'STICKS'; stock: StickProblem['stock'] & { widthIn: number } }
  | { kind: 'BATTENS'; stock: Battens }
  | { kind: 'PLANKS'; stock: Planks };

export const wallNeed = (on: OnWall, quantitySf: number, text: string): CutNeed => {
  const wall = wallIn(text);
  if (!wall) return { reason: 'the sizes of the wall are not told' };
  if (Math.abs(surfaceOfWall(wall) - quantitySf) > NEAR_SF)
    return { reason: 'not the whole of the wall' };
  if (on.kind === 'PLANKS' || on.kind === 'BATTENS') {
    if (wall.openings === null) return { reason: 'openings are told by their areas' };
    const isLapped = on.kind === 'PLANKS';
    return { problem: isLapped ? planksOn(wall, on.stock) : battensOn(wall, on.stock), rooms: 1 };
  }
  if (on.kind === 'SHEETS') {
    const { kind, stock } = on;
    return { problem: { kind, stock, runs: coursesOn(wall, stock.widthIn) }, rooms: 1 };
  }
  const { kind, stock } = on;
  const pieces = panelsOn(wall, stock.widthIn, stock.lengthIn);
  return { problem: { kind, stock, pieces }, rooms: 1 };
};

/** The three walls of one shower, off one roll. */
export const showerNeed = (
  stock: RollProblem['stock'],
  quantitySf: number,
  text: string,
): CutNeed => {
  const shower = showerIn(text);
  if (!shower) return { reason: 'the sizes of the shower are not told' };
  if (Math.abs(surfaceOfShower(shower) - quantitySf) > NEAR_SF)
    return { reason: 'not the whole of the shower' };
  const secondIn = 12 * shower.highFt;
  const rooms = [
    { label: 'Back wall', firstIn: 12 * shower.wideFt, secondIn },
    { label: 'Side wall', firstIn: 12 * shower.deepFt, secondIn },
    { label: 'Side wall', firstIn: 12 * shower.deepFt, secondIn },
  ];
  return { problem: { kind: 'ROLL', stock, rooms }, rooms: 1 };
};
