// Sheathing and underlayment of a whole roof in courses along its eaves, from the sizes that its assembly works with.
// Slopes are cut into trapezoids. A sloped end of one slope nests with the same end of its equal on the other side.
import { tidy } from '../../../domain/numbers.ts';
import { slopeOf } from '../../calculate/formula/roof-geometry.ts';
import type { Variables } from '../../calculate/formula/formula.ts';
import type { CutNeed, SheetProblem } from '../../cutting/cut-problem.ts';

/** Equal trapezoids of a roof, feet along the slope. */
interface Slope {
  label: string;
  count: 1 | 2;
  bottomFt: number;
  topFt: number;
  riseFt: number;
  /** Ends of each that are not square to the eave; two that lean alike make none, for one fills the other. */
  sloped: 0 | 1 | 2;
}

interface Roof {
  long: number;
  deep: number;
  eave: number;
  rake: number;
  pitch: number;
  pitch2: number;
  lower: number;
  wing: { out: number; wide: number; isFlush: boolean } | null;
}

const square = (label: string, count: 1 | 2, widthFt: number, riseFt: number): Slope => ({
  label,
  count,
  bottomFt: widthFt,
  topFt: widthFt,
  riseFt,
  sloped: 0,
});
const trapezoid = (
  label: string,
  count: 1 | 2,
  [bottomFt, topFt]: readonly [bottomFt: number, topFt: number],
  riseFt: number,
  sloped: 1 | 2 = 2,
): Slope => ({ label, count, bottomFt, topFt, riseFt, sloped });

const gable = ({ long, deep, eave, rake, pitch, pitch2, wing }: Roof): Slope[] | null => {
  const [wide, rise] = [long + 2 * rake, (deep / 2 + eave) * slopeOf(pitch)];
  if (!wing) return [square('Slope', 2, wide, rise)];
  const steep = pitch2 > 0 ? pitch2 : pitch;
  const across = wing.wide + 2 * eave;
  const out = Math.max(0, wing.out + rake - eave);
  const inward = (across / 2) * (steep / pitch);
  if (inward > deep / 2 + eave || across > wide) return null;
  const below = inward * slopeOf(pitch);
  return [
    square('Slope behind', 1, wide, rise),
    trapezoid('Slope beside the wing', 1, [wide - across, wide], below),
    ...(rise > below ? [square('Slope above the wing', 1, wide, rise - below)] : []),
    trapezoid('Wing, left', 1, [out, out + inward], (across / 2) * slopeOf(steep), 1),
    trapezoid('Wing, right', 1, [out, out + inward], (across / 2) * slopeOf(steep), 1),
  ];
};

const hip = ({ long, deep, eave, pitch, pitch2, wing }: Roof): Slope[] | null => {
  const [a, b] = [long + 2 * eave, deep + 2 * eave];
  if (!wing) {
    const [wide, narrow] = [Math.max(a, b), Math.min(a, b)];
    const ends = pitch2 > 0 ? pitch2 : pitch;
    const run = ((narrow / 2) * pitch) / ends;
    if (2 * run > wide) return null;
    const rise = (narrow / 2) * slopeOf(pitch);
    return [
      trapezoid('Long slope', 2, [wide, wide - 2 * run], rise),
      trapezoid('Hip end', 2, [narrow, 0], run * slopeOf(ends)),
    ];
  }
  const { out, isFlush } = wing;
  const across = wing.wide + 2 * eave;
  if (pitch2 > 0 || across > b || b > a) return null;
  const along = slopeOf(pitch);
  const [low, high] = [(across / 2) * along, ((b - across) / 2) * along];
  const both = [
    trapezoid('Slope behind', 1, [a, a - b], (b / 2) * along),
    trapezoid('Hip end', 1, [b, 0], (b / 2) * along),
    trapezoid('Hip end of the wing', 1, [across, 0], low),
    square('Inner slope of the wing', 1, out, low),
  ];
  return isFlush
    ? [
        ...both,
        square('Slope beside the wing', 1, a - across, low),
        trapezoid('Slope above the wing', 1, [a - across, a - b], high),
        trapezoid('Long side', 1, [b + out, b + out - across], low),
        trapezoid('Long side, above', 1, [b - across, 0], high),
      ]
    : [
        ...both,
        square('Outer slope of the wing', 1, out, low),
        trapezoid('Other hip end', 1, [b, 0], (b / 2) * along),
        // Beside the wing one end leans to its valley and the other to its hip.
        square('Slope beside the wing', 1, a - across, low),
        trapezoid('Slope above the wing', 1, [a - across, a - b], high),
      ];
};

const shed = ({ long, deep, eave, rake, pitch, wing }: Roof): Slope[] | null =>
  wing ? null : [square('Slope', 1, long + 2 * rake, (deep + 2 * eave) * slopeOf(pitch))];

const gambrel = ({ long, deep, eave, rake, pitch, pitch2, lower, wing }: Roof): Slope[] | null => {
  const half = deep / 2 + eave;
  const low = lower > 0 ? Math.min(lower, half) : half / 3;
  return wing
    ? null
    : [
        square('Lower slope', 2, long + 2 * rake, low * slopeOf(pitch2)),
        square('Upper slope', 2, long + 2 * rake, (half - low) * slopeOf(pitch)),
      ];
};

const mansard = (roof: Roof): Slope[] | null => {
  const { long, deep, eave, pitch2, lower, wing } = roof;
  const [a, b] = [long + 2 * eave, deep + 2 * eave];
  const low = lower > 0 ? Math.min(lower, Math.min(a, b) / 2) : Math.min(a, b) / 6;
  const above = hip({ ...roof, long: a - 2 * low, deep: b - 2 * low, eave: 0, pitch2: 0 });
  return wing || !above
    ? null
    : [
        trapezoid('Lower slope', 2, [a, a - 2 * low], low * slopeOf(pitch2)),
        trapezoid('Lower end', 2, [b, b - 2 * low], low * slopeOf(pitch2)),
        ...above,
      ];
};

const SHAPES: Readonly<Record<string, (roof: Roof) => Slope[] | null>> = {
  gable,
  hip,
  shed,
  gambrel,
  mansard,
};

/** Slopes of a roof by the names of its assembly; null where its sides are not known or its shape has no such slopes. */
const slopesOf = (sizes: Variables): Slope[] | null => {
  const of = (name: string): number => Number(sizes[name] ?? 0);
  if (!(of('plan_l') > 0 && of('plan_w') > 0 && of('pitch') > 0)) return null;
  const hasWing = of('wing_out') > 0 && of('wing_wide') > 0;
  return (
    SHAPES[String(sizes['shape'])]?.({
      long: of('plan_l'),
      deep: of('plan_w'),
      eave: of('overhang') / 12,
      rake: of('rake') / 12,
      pitch: of('pitch'),
      pitch2: of('pitch2'),
      lower: of('lower'),
      wing: hasWing
        ? { out: of('wing_out'), wide: of('wing_wide'), isFlush: sizes['layout'] === 'ell' }
        : null,
    }) ?? null
  );
};

const surfaceOf = (slopes: readonly Slope[]): number =>
  slopes.reduce(
    (sum, { count, bottomFt, topFt, riseFt }) => sum + (count * (bottomFt + topFt) * riseFt) / 2,
    0,
  );

/**
 * Courses of a slope from the eave up: the square part of each, and a piece for each sloped end. The ends of two equal slopes
 * nest, so that one piece makes two of them.
 */
const coursesOf = (slope: Slope, coverIn: number): SheetProblem['runs'][number][] => {
  const { label, count, bottomFt, topFt, riseFt, sloped } = slope;
  const riseIn = tidy(12 * riseFt);
  const widthAt = (upIn: number): number => 12 * (bottomFt + ((topFt - bottomFt) * upIn) / riseIn);
  return Array.from({ length: Math.ceil(riseIn / coverIn - 1e-6) }, (_, at) => {
    const from = at * coverIn;
    const to = Math.min(riseIn, from + coverIn);
    const widths = [widthAt(from), widthAt(to)];
    const squareIn = tidy(Math.min(...widths));
    const endIn = sloped === 0 ? 0 : tidy((Math.max(...widths) - squareIn) / sloped);
    const heightIn = tidy(to - from);
    const squares = Array.from({ length: count }, () => ({ label, heightIn, lengthIn: squareIn }));
    const cutEnds = Array.from({ length: sloped }, () => ({
      label: `${label}, sloped end${count === 2 ? 's' : ''}`,
      heightIn,
      lengthIn: endIn,
      used: count === 2 ? 1 : 0.5,
    }));
    return [...squares, ...cutEnds].filter(({ lengthIn }) => lengthIn > 0.01);
  }).flat();
};

/** Square feet by which a line's quantity may differ: squares are bought by thirds. */
const NEAR_SF = 34;

/** @param quantitySf what the line holds, square feet */
export const roofNeed = (
  stock: SheetProblem['stock'],
  quantitySf: number,
  sizes: Variables | null,
): CutNeed => {
  const slopes = sizes && slopesOf(sizes);
  if (!slopes) return { reason: 'the slopes of the roof are not known' };
  if (Math.abs(surfaceOf(slopes) - quantitySf) > NEAR_SF) return { reason: 'not the whole roof' };
  const runs = slopes.flatMap((slope) => coursesOf(slope, stock.widthIn));
  return { problem: { kind: 'SHEETS', stock, runs }, rooms: 1 };
};
