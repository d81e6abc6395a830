// Sheets: runs are hung end to end and may be joined anywhere, so a sheet is cut across into sections and each section ripped
// into strips beside each other. What is ripped how is then a linear program over lengths, and its answer, rounded up to whole
// sheets, is the least there is.
import { tidy } from '../../domain/numbers.ts';
import type { Cut, CutPlan } from '../../domain/estimate/cut-plan.ts';
import { fullPatterns } from './bins.ts';
import { grouped, offcutOf, type SheetProblem } from './cut-problem.ts';
import type { Solve } from './solver.ts';

type Run = SheetProblem['runs'][number];
type Stock = SheetProblem['stock'];

const NEAR = 1e-6;
const up = (value: number): number => Math.ceil(value - NEAR);
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** One height of strips, the highest first, with the length of all its runs. */
interface Height {
  height: number;
  lengthIn: number;
}

const heightsOf = (runs: readonly Run[]): Height[] =>
  [...Map.groupBy(runs, ({ heightIn }) => tidy(heightIn))]
    .toSorted(([a], [b]) => b - a)
    .map(([height, own]) => ({ height, lengthIn: total(own.map(({ lengthIn }) => lengthIn)) }));

/** A length of sheet, and how many strips of each height lie beside each other in it. */
interface Section {
  lengthIn: number;
  counts: readonly number[];
}

/** What no plan can do without: the area, and strips of which no two fit beside each other. Sheets. */
const leastSheets = (heights: readonly Height[], { widthIn, lengthIn }: Stock): number => {
  const area = total(heights.map((one) => one.height * one.lengthIn));
  const high = heights.filter(({ height }) => height > widthIn / 2 + NEAR);
  return Math.max(
    up(area / (widthIn * lengthIn)),
    up(total(high.map((one) => one.lengthIn)) / lengthIn),
  );
};

/** The highest strips that are left, as many as fit, with lower ones in the rest; until one of them is used up. */
const simpleSections = (heights: readonly Height[], widthIn: number): Section[] => {
  const open = heights.map(({ lengthIn }) => lengthIn);
  const sections: Section[] = [];
  while (open.some((length) => length > NEAR)) {
    let left = widthIn;
    const counts = heights.map(({ height }, at) => {
      const count = (open[at] ?? 0) > NEAR ? Math.floor(left / height + NEAR) : 0;
      left -= count * height;
      return count;
    });
    const lengths = counts.flatMap((count, at) => (count > 0 ? [(open[at] ?? 0) / count] : []));
    const lengthIn = Math.min(...lengths);
    counts.forEach((count, at) => {
      open[at] = (open[at] ?? 0) - count * lengthIn;
    });
    sections.push({ lengthIn, counts });
  }
  return sections;
};

/** Inches of sheet that a problem takes by the rule of thumb, before they are rounded up to whole sheets. */
export const sheetInches = ({ runs, stock }: SheetProblem): number =>
  total(simpleSections(heightsOf(runs), stock.widthIn).map(({ lengthIn }) => lengthIn));

const solvedSections = (
  heights: readonly Height[],
  widthIn: number,
  solve: Solve,
): Section[] | null => {
  const patterns = fullPatterns(
    heights.map(({ height }) => height),
    widthIn,
  );
  const solution =
    patterns &&
    solve({
      variables: patterns.map(() => ({ cost: 1, upper: Infinity, isInteger: false })),
      rows: heights.map(({ lengthIn }, height) => ({
        lower: lengthIn,
        upper: Infinity,
        terms: patterns.flatMap((pattern, at) =>
          pattern[height] ? [[at, pattern[height]] as const] : [],
        ),
      })),
    });
  if (!patterns || !solution) return null;
  return patterns.flatMap((counts, at) => {
    const lengthIn = solution.values[at] ?? 0;
    return lengthIn > NEAR ? [{ lengthIn, counts }] : [];
  });
};

/** A strip of one section within one sheet. */
interface Strip {
  sheet: number;
  height: number;
  xIn: number;
  yIn: number;
  left: number;
}

/** Lays the sections end to end through the sheets; one that reaches the end of a sheet goes on in the next. */
const stripsOf = (
  sections: readonly Section[],
  heights: readonly Height[],
  sheetIn: number,
): Strip[] => {
  const strips: Strip[] = [];
  let at = 0;
  for (const { lengthIn, counts } of sections) {
    const rows = counts.flatMap((count, down) =>
      Array.from({ length: count }, () => heights[down]?.height ?? 0),
    );
    for (let open = lengthIn; open > NEAR;) {
      const sheet = Math.floor(at / sheetIn + NEAR);
      const xIn = Math.max(0, at - sheet * sheetIn);
      const left = Math.min(open, sheetIn - xIn);
      let yIn = 0;
      for (const height of rows) {
        strips.push({ sheet, height, xIn, yIn, left });
        yIn += height;
      }
      at += left;
      open -= left;
    }
  }
  return strips;
};

const layoutsOf = (
  sections: readonly Section[],
  heights: readonly Height[],
  { runs, stock: { widthIn, lengthIn } }: SheetProblem,
): CutPlan['layouts'] => {
  const strips = Map.groupBy(stripsOf(sections, heights, lengthIn), ({ height }) => height);
  const cuts: { sheet: number; cut: Cut }[] = [];
  for (const run of runs) {
    const own = strips.get(tidy(run.heightIn)) ?? [];
    for (let open = run.lengthIn; open > NEAR && own.length > 0;) {
      const [strip] = own;
      if (!strip) break;
      const length = Math.min(open, strip.left);
      const { sheet, xIn, yIn } = strip;
      const place = { xIn: tidy(xIn), yIn: tidy(yIn) };
      const size = { widthIn: tidy(run.heightIn), lengthIn: tidy(length) };
      if (size.lengthIn > 0) cuts.push({ sheet, cut: { label: run.label, ...place, ...size } });
      strip.xIn += length;
      strip.left -= length;
      open -= length;
      if (strip.left <= NEAR) own.shift();
    }
  }
  const sheets = Map.groupBy(cuts, ({ sheet }) => sheet);
  return grouped(
    [...sheets]
      .toSorted(([a], [b]) => a - b)
      .map(([, own]) => ({ widthIn, lengthIn, cuts: own.map(({ cut }) => cut) })),
  );
};

export const planSheets = (problem: SheetProblem, solve: Solve | null): CutPlan => {
  const { runs, stock } = problem;
  const heights = heightsOf(runs);
  const least = leastSheets(heights, stock);
  const sheetsIn = (sections: readonly Section[]) =>
    up(total(sections.map(({ lengthIn }) => lengthIn)) / stock.lengthIn);
  const simple = simpleSections(heights, stock.widthIn);
  const solved =
    solve && sheetsIn(simple) > least ? solvedSections(heights, stock.widthIn, solve) : null;
  const sections = solved ?? simple;
  const ordered = sheetsIn(sections);
  const isSloped = runs.some((run) => run.used !== undefined);
  const used = total(runs.map((run) => run.heightIn * run.lengthIn * (run.used ?? 1)));
  return {
    kind: 'SHEETS',
    stock: stock.name,
    ordered,
    // Sloped pieces may nest in other ways, so of them only the area is proved.
    bound: isSloped ? up(used / (stock.widthIn * stock.lengthIn)) : solved ? ordered : least,
    offcutPercent: offcutOf(ordered * stock.widthIn * stock.lengthIn, used),
    terms: 'Joints may fall anywhere along a course; openings are cut out of the hung sheets.',
    layouts: layoutsOf(sections, heights, problem),
  };
};
