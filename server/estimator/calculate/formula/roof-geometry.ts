// Exact surfaces and edges of roofs over rectilinear footprints. A roof of equal slopes is the straight skeleton of its
// eaves. The part of it above a height has the footprint eroded by a square. Corners and perimeters of the eroded
// footprints give hips, valleys and ridges. Lengths are feet, surfaces square feet, slopes rise over 12.

type RoofShape = 'gable' | 'hip' | 'shed' | 'gambrel' | 'mansard';

interface RoofPlan {
  shape: RoofShape;
  /** Sides of the main part. */
  length: number;
  width: number;
  /** How far a wing stands out of the long side, and how wide it is; 0 without one. */
  wingOut: number;
  wingWide: number;
  /** Whether the wing stands at one end of the long side (an L) or between the ends (a T). */
  isFlush: boolean;
  /** How far the roof stands out at eaves and at rakes. */
  eave: number;
  rake: number;
  pitch: number;
  /** Slope of a lower part (gambrel, mansard), of hip ends or of a gable's wing; 0 where all slopes are alike. */
  pitch2: number;
  /** Plan width of the lower slope of a gambrel or mansard; 0 takes a third of the half-width. */
  lower: number;
}

export interface RoofMeasures {
  /** Roof surface, SF, without waste. */
  surface: number;
  /** The part of the surface that lies at the second pitch. */
  second: number;
  eaves: number;
  rakes: number;
  ridges: number;
  hips: number;
  valleys: number;
}

type Rect = readonly [x0: number, y0: number, x1: number, y1: number];

/** Length along a slope for each foot of its run; `pitch` is rise over 12. */
export const slopeOf = (pitch: number): number => Math.hypot(1, pitch / 12);
/** Length of a hip or valley between two equal slopes for each foot of its run along one eave. */
const hipOf = (pitch: number): number => Math.hypot(1, 1, pitch / 12);

const NEAR = 1e-9;
const distinct = (values: readonly number[]): number[] =>
  values
    .toSorted((a, b) => a - b)
    .filter((value, at, all) => value - (all[at - 1] ?? -Infinity) > NEAR);

/** Cells of a rectilinear figure between the cuts at xs and ys. */
interface Figure {
  xs: readonly number[];
  ys: readonly number[];
  /** False outside of all cells. */
  has(column: number, row: number): boolean;
}

const within = ([x0, y0, x1, y1]: Rect, x: number, y: number): boolean =>
  x > x0 && x < x1 && y > y0 && y < y1;

/** The part of the rectangles at least `by` inside their common outline, measured along the axes. */
const eroded = (rects: readonly Rect[], by: number): Figure => {
  const xCuts = distinct(rects.flatMap(([x0, , x1]) => [x0, x1]));
  const yCuts = distinct(rects.flatMap(([, y0, , y1]) => [y0, y1]));
  const edges = (cuts: readonly number[]): [number, number][] => {
    const all = [-Infinity, ...cuts, Infinity];
    return all.slice(1).map((to, at) => [all[at] ?? -Infinity, to]);
  };
  const middle = (from: number, to: number): number =>
    from === -Infinity ? to - 1 : to === Infinity ? from + 1 : (from + to) / 2;
  const outside = edges(xCuts).flatMap(([x0, x1]) =>
    edges(yCuts).flatMap(([y0, y1]): Rect[] =>
      rects.some((rect) => within(rect, middle(x0, x1), middle(y0, y1)))
        ? []
        : [[x0 - by, y0 - by, x1 + by, y1 + by]],
    ),
  );
  const xs = distinct(xCuts.flatMap((x) => [x - by, x, x + by]));
  const ys = distinct(yCuts.flatMap((y) => [y - by, y, y + by]));
  const kept = new Set<string>();
  for (let column = 0; column + 1 < xs.length; column += 1)
    for (let row = 0; row + 1 < ys.length; row += 1) {
      const x = ((xs[column] ?? 0) + (xs[column + 1] ?? 0)) / 2;
      const y = ((ys[row] ?? 0) + (ys[row + 1] ?? 0)) / 2;
      if (!outside.some((rect) => within(rect, x, y))) kept.add(`${column},${row}`);
    }
  return { xs, ys, has: (column, row) => kept.has(`${column},${row}`) };
};

interface Outline {
  convex: number;
  reflex: number;
  perimeter: number;
  area: number;
}

/** Gives the distance from a cut to the next one; 0 behind the last. */
const span = (cuts: readonly number[], at: number): number => {
  const from = cuts[at] ?? 0;
  return (cuts[at + 1] ?? from) - from;
};

const outlineOf = ({ xs, ys, has }: Figure): Outline => {
  const found = { convex: 0, reflex: 0, perimeter: 0, area: 0 };
  for (let column = 0; column < xs.length; column += 1)
    for (let row = 0; row < ys.length; row += 1) {
      const [wide, high] = [span(xs, column), span(ys, row)];
      const [here, left, below, both] = [
        has(column, row),
        has(column - 1, row),
        has(column, row - 1),
        has(column - 1, row - 1),
      ];
      if (here) found.area += wide * high;
      if (here !== left) found.perimeter += high;
      if (here !== below) found.perimeter += wide;
      const around = [here, left, below, both].filter(Boolean).length;
      if (around === 1) found.convex += 1;
      else if (around === 3) found.reflex += 1;
      else if (around === 2 && here === both) found.convex += 2;
    }
  return found;
};

interface Skeleton {
  perimeter: number;
  area: number;
  /** Runs along one eave of all hips and all valleys. */
  hipRun: number;
  valleyRun: number;
  ridges: number;
}

/** The straight skeleton of the union of rectangles, as the sums that a roof needs. */
const skeletonOf = (rects: readonly Rect[]): Skeleton => {
  const { perimeter, area } = outlineOf(eroded(rects, 0));
  const gaps = (cuts: readonly number[]): number[] =>
    cuts.flatMap((one) => cuts.flatMap((other) => (other > one ? [(other - one) / 2] : [])));
  // The figure changes only where two parallel edges meet, at half of the gap between them.
  const times = distinct([
    0,
    ...gaps(rects.flatMap(([x0, , x1]) => [x0, x1])),
    ...gaps(rects.flatMap(([, y0, , y1]) => [y0, y1])),
  ]);
  let [hipRun, valleyRun, ridges, left] = [0, 0, 0, perimeter];
  for (const [at, from] of times.entries()) {
    const to = times[at + 1];
    const lasts = (to ?? from) - from;
    const now = to === undefined ? null : outlineOf(eroded(rects, (from + to) / 2));
    const shrinks = now ? 2 * (now.convex - now.reflex) : 0;
    const starts = now ? now.perimeter + (shrinks * lasts) / 2 : 0;
    // The perimeter loses both sides of a ridge at once.
    ridges += Math.max(0, left - starts) / 2;
    hipRun += (now?.convex ?? 0) * lasts;
    valleyRun += (now?.reflex ?? 0) * lasts;
    left = starts - shrinks * lasts;
  }
  return { perimeter, area, hipRun, valleyRun, ridges };
};

/** The rectangles of main part and wing, grown by the overhangs. */
const rectsOf = ({ length, width, wingOut, wingWide, isFlush, eave }: RoofPlan): Rect[] => {
  const grown = ([x0, y0, x1, y1]: Rect): Rect => [x0 - eave, y0 - eave, x1 + eave, y1 + eave];
  const from = isFlush ? 0 : (length - wingWide) / 2;
  const main: Rect = [0, 0, length, width];
  return wingOut > 0 && wingWide > 0
    ? [grown(main), grown([from, -wingOut, from + wingWide, width])]
    : [grown(main)];
};

const hasWing = ({ wingOut, wingWide }: RoofPlan): boolean => wingOut > 0 && wingWide > 0;

const hipRoof = (plan: RoofPlan): RoofMeasures => {
  const { length, width, wingOut, eave, pitch, pitch2 } = plan;
  const [long, short] = [length, width].toSorted((a, b) => b - a).map((side) => side + 2 * eave);
  if (pitch2 > 0 && wingOut === 0 && long !== undefined && short !== undefined) {
    // Ends with another slope reach the ridge of the sides over a run of their own.
    const height = ((short / 2) * pitch) / 12;
    const run = Math.min((12 * height) / pitch2, long / 2);
    const second = short * run * slopeOf(pitch2);
    return {
      second,
      surface: second + (2 * long - 2 * run) * (short / 2) * slopeOf(pitch),
      eaves: 2 * (long + short),
      rakes: 0,
      ridges: Math.max(0, long - 2 * run),
      hips: 4 * Math.hypot(short / 2, run, height),
      valleys: 0,
    };
  }
  const { area, perimeter, hipRun, valleyRun, ridges } = skeletonOf(rectsOf(plan));
  return {
    surface: area * slopeOf(pitch),
    second: 0,
    eaves: perimeter,
    rakes: 0,
    ridges,
    hips: hipRun * hipOf(pitch),
    valleys: valleyRun * hipOf(pitch),
  };
};

const gableRoof = (plan: RoofPlan): RoofMeasures => {
  const { length, width, wingOut, wingWide, eave, rake, pitch, pitch2 } = plan;
  const [long, deep] = [length + 2 * rake, width + 2 * eave];
  const main: RoofMeasures = {
    surface: long * deep * slopeOf(pitch),
    second: 0,
    eaves: 2 * long,
    rakes: 2 * deep * slopeOf(pitch),
    ridges: long,
    hips: 0,
    valleys: 0,
  };
  if (!hasWing(plan)) return main;
  const steep = pitch2 > 0 ? pitch2 : pitch;
  const [wide, out] = [wingWide + 2 * eave, Math.max(0, wingOut + rake - eave)];
  const height = ((wide / 2) * steep) / 12;
  // The wing's ridge runs into the main slope until both are equally high, and no farther than the main ridge.
  const inward = pitch > 0 ? Math.min((12 * height) / pitch, deep / 2) : deep / 2;
  const covered = (wide * inward) / 2;
  const own = (wide * out + covered) * slopeOf(steep);
  return {
    ...main,
    surface: main.surface + own - covered * slopeOf(pitch),
    second: pitch2 > 0 ? own : 0,
    eaves: main.eaves - wide + 2 * out,
    rakes: main.rakes + wide * slopeOf(steep),
    ridges: main.ridges + out + inward,
    valleys: 2 * Math.hypot(wide / 2, inward, (inward * pitch) / 12),
  };
};

/** Surface of a wing with the mean slope of the main roof. */
const wingSurface = (main: RoofMeasures, plan: number, wing: number) => ({
  surface: main.surface * (1 + wing / plan),
  second: main.second * (1 + wing / plan),
});

/** A wing of a shed roof continues its slope beyond the low edge. */
const shedRoof = (plan: RoofPlan): RoofMeasures => {
  const { length, width, wingOut, wingWide, eave, rake, pitch } = plan;
  const [long, deep] = [length + 2 * rake, width + 2 * eave];
  const main: RoofMeasures = {
    surface: long * deep * slopeOf(pitch),
    second: 0,
    eaves: long,
    rakes: 2 * deep * slopeOf(pitch),
    // The high edge is capped as a ridge is.
    ridges: long,
    hips: 0,
    valleys: 0,
  };
  if (!hasWing(plan)) return main;
  return {
    ...main,
    ...wingSurface(main, long * deep, (wingWide + 2 * rake) * wingOut),
    rakes: main.rakes + 2 * wingOut * slopeOf(pitch),
  };
};

const gambrelRoof = (plan: RoofPlan): RoofMeasures => {
  const { length, width, wingOut, wingWide, eave, rake, pitch, pitch2, lower } = plan;
  const [long, half] = [length + 2 * rake, width / 2 + eave];
  const low = lower > 0 ? Math.min(lower, half) : half / 3;
  const across = low * slopeOf(pitch2) + (half - low) * slopeOf(pitch);
  const main: RoofMeasures = {
    surface: 2 * long * across,
    second: 2 * long * low * slopeOf(pitch2),
    eaves: 2 * long,
    rakes: 4 * across,
    ridges: long,
    hips: 0,
    valleys: 0,
  };
  if (!hasWing(plan)) return main;
  const [wide, out] = [wingWide + 2 * eave, Math.max(0, wingOut + rake - eave)];
  // The wing has the same profile across its own width, and runs into the main slope by half of that width.
  const inward = Math.min(wide / 2, half);
  const rise = (inward * (low * pitch2 + (half - low) * pitch)) / (12 * half);
  return {
    ...main,
    ...wingSurface(main, 2 * long * half, wide * out),
    eaves: main.eaves - wide + 2 * out,
    rakes: main.rakes + (across * wide) / half,
    ridges: main.ridges + out + inward,
    valleys: 2 * Math.hypot(wide / 2, inward, rise),
  };
};

const mansardRoof = (plan: RoofPlan): RoofMeasures => {
  const { length, width, wingOut, wingWide, eave, pitch2, lower } = plan;
  const [long, deep] = [length + 2 * eave, width + 2 * eave];
  const low = lower > 0 ? Math.min(lower, Math.min(long, deep) / 2) : Math.min(long, deep) / 6;
  const upper = hipRoof({
    ...plan,
    length: long - 2 * low,
    width: deep - 2 * low,
    wingOut: 0,
    eave: 0,
    pitch2: 0,
  });
  const second = (long * deep - (long - 2 * low) * (deep - 2 * low)) * slopeOf(pitch2);
  const corner = low * hipOf(pitch2);
  const main: RoofMeasures = {
    ...upper,
    second,
    surface: upper.surface + second,
    eaves: 2 * (long + deep),
    hips: upper.hips + 4 * corner,
  };
  if (!hasWing(plan)) return main;
  return {
    ...main,
    ...wingSurface(main, long * deep, (wingWide + 2 * eave) * wingOut),
    eaves: main.eaves + 2 * wingOut,
    hips: main.hips + 2 * corner,
    valleys: 2 * corner,
  };
};

const ROOFS: Readonly<Record<RoofShape, (plan: RoofPlan) => RoofMeasures>> = {
  gable: gableRoof,
  hip: hipRoof,
  shed: shedRoof,
  gambrel: gambrelRoof,
  mansard: mansardRoof,
};

const isShape = (shape: string): shape is RoofShape => Object.hasOwn(ROOFS, shape);

let last: { key: string; measures: RoofMeasures } | null = null;

/** All measures of a roof. @throws Error for a shape that has no rule */
export const measureRoof = (shape: string, plan: Omit<RoofPlan, 'shape'>): RoofMeasures => {
  if (!isShape(shape)) throw new Error(`a roof has no shape "${shape}"`);
  const key = JSON.stringify([shape, plan]);
  // Formulas ask for the edges of one roof one after the other.
  if (last?.key !== key) last = { key, measures: ROOFS[shape]({ ...plan, shape }) };
  return last.measures;
};

/** Sides in feet that divide a roof whose own sides are unknown. */
const USUAL_SIDES = { length: 40, width: 30 };

/**
 * Share (0 to 1) of a roof's surface with a slope of at least `from` and less than `below`, rise over 12.
 * @throws Error for a shape that has no rule
 */
export const steepPart = (
  from: number,
  below: number,
  shape: string,
  plan: Omit<RoofPlan, 'shape'>,
): number => {
  const isKnown = plan.length > 0 && plan.width > 0;
  const isSteep = (pitch: number): boolean => pitch >= from && pitch < below;
  const { surface, second } = measureRoof(shape, isKnown ? plan : { ...plan, ...USUAL_SIDES });
  const part = surface > 0 ? second / surface : 0;
  if (isSteep(plan.pitch)) return part > 0 && !isSteep(plan.pitch2) ? 1 - part : 1;
  return isSteep(plan.pitch2) ? part : 0;
};
