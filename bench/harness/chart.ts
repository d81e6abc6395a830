// The figures that have a goal as a picture, in groups: how many times better or worse than the goal each is.
import { type Figure, showAmount, showBound, verdictOf } from './figure.ts';

const ROW = 24;
const HEAD = 34;
const TOP = 74;
const NAME_WIDTH = 640;
const BAR_WIDTH = 320;
const WIDTH = NAME_WIDTH + BAR_WIDTH + 300;
const MIDDLE = NAME_WIDTH + BAR_WIDTH / 2;
/** Bars end where a figure is this many times better or worse. */
const MOST_TIMES = 10;

const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #181b1e }
  .title { font-size: 20px; font-weight: 650 }
  .group { font-weight: 650 }
  .quiet { fill: #5b646c }
  .middle { stroke: #5b646c; stroke-width: 1.5 }
  .grid { stroke: #d7dce0 }
  .kept { fill: #226878 }
  .missed { fill: #c2571a }
  .page { fill: #ffffff }
  @media (prefers-color-scheme: dark) {
    text { fill: #e1e5e9 }
    .quiet { fill: #a5adb5 }
    .middle { stroke: #a5adb5 }
    .grid { stroke: #363d44 }
    .kept { fill: #57a1b0 }
    .missed { fill: #e8894f }
    .page { fill: #101214 }
  }`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

export interface FigureGroup {
  title: string;
  figures: readonly Figure[];
}

/** How many times better than its goal: 2 is twice as good, 0.5 half as good; null without a goal, or unmeasured. */
export const timesBetter = ({ measured, goal }: Figure): number | null => {
  if (!goal || measured === null) return null;
  // What costs nothing at all is as good as can be drawn.
  if (measured <= 0) return MOST_TIMES;
  return 'atLeast' in goal ? measured / goal.atLeast : goal.atMost / measured;
};

/** Places along the bars; the goal is in the middle, on a logarithmic scale. */
const along = (times: number): number => {
  const share = Math.log(times) / Math.log(MOST_TIMES);
  return MIDDLE + (Math.max(-1, Math.min(1, share)) * BAR_WIDTH) / 2;
};

const barOf = (figure: Figure, y: number): string => {
  const times = timesBetter(figure);
  if (times === null) return '';
  const end = along(times);
  const x = Math.min(end, MIDDLE).toFixed(1);
  const width = Math.max(2, Math.abs(end - MIDDLE)).toFixed(1);
  const look = verdictOf(figure) === 'no' ? 'missed' : 'kept';
  return `<rect class="${look}" x="${x}" y="${y + 4}" width="${width}" height="15" rx="3"/>`;
};

const lineOf = (figure: Figure, y: number): string => {
  const amount = showAmount(figure.measured, figure.unit);
  const goal = escaped(
    [`goal ${showBound(figure.goal, figure.unit)}`, figure.said].filter(Boolean).join(', '),
  );
  return [
    `<text x="${NAME_WIDTH - 14}" y="${y + 16}" text-anchor="end">${escaped(figure.name)}</text>`,
    barOf(figure, y),
    `<text x="${NAME_WIDTH + BAR_WIDTH + 14}" y="${y + 16}">${amount} <tspan class="quiet">${goal}</tspan></text>`,
  ].join('\n');
};

const GRID: readonly [times: number, words: string][] = [
  [1 / MOST_TIMES, `${MOST_TIMES} × worse`],
  [1, 'goal'],
  [MOST_TIMES, `${MOST_TIMES} × better`],
];

const gridTo = (height: number): string[] =>
  GRID.map(([times, words]) => {
    const x = along(times);
    return `<line class="${times === 1 ? 'middle' : 'grid'}" x1="${x}" x2="${x}" y1="${TOP - 4}" y2="${height - 10}"/><text class="quiet" x="${x}" y="${TOP - 12}" text-anchor="middle">${words}</text>`;
  });

/** SVG in light or dark colors, as its reader has them. */
export const chartOf = (groups: readonly FigureGroup[]): string => {
  const drawn = groups
    .map(({ title, figures }) => ({
      title,
      figures: figures.filter(({ goal, isDetail }) => goal && !isDetail),
    }))
    .filter(({ figures }) => figures.length > 0);
  let y = TOP;
  const lines = drawn.flatMap(({ title, figures }) => {
    const head = `<text class="group" x="20" y="${y + 22}">${escaped(title)}</text>`;
    y += HEAD;
    const rows = figures.map((figure, index) => lineOf(figure, y + index * ROW));
    y += figures.length * ROW;
    return [head, ...rows];
  });
  const height = y + 14;
  const judged = drawn.flatMap(({ figures }) => figures.filter((figure) => timesBetter(figure)));
  const kept = judged.filter((figure) => verdictOf(figure) !== 'no').length;
  const title = `${kept} of ${judged.length} goals of speed are met`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}">`,
    `<style>${STYLE}\n</style>`,
    `<rect class="page" width="${WIDTH}" height="${height}"/>`,
    `<text class="title" x="20" y="32">${title}</text>`,
    `<text class="quiet" x="20" y="54">to the right: better than the goal (logarithmic)</text>`,
    ...gridTo(height),
    ...lines,
    '</svg>\n',
  ].join('\n');
};
