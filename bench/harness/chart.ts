// The figures that have a goal as a picture: how many times better or worse than the goal each is.
import { type Figure, showAmount, showBound, verdictOf } from './figure.ts';

const ROW = 26;
const TOP = 66;
const NAME_WIDTH = 620;
const BAR_WIDTH = 320;
const WIDTH = NAME_WIDTH + BAR_WIDTH + 220;
const MIDDLE = NAME_WIDTH + BAR_WIDTH / 2;
/** Bars end where a figure is this many times better or worse. */
const MOST_TIMES = 10;

const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #181b1e }
  .title { font-size: 18px; font-weight: 650 }
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

/** How many times better than its goal: 2 is twice as good, 0.5 half as good. Null without a goal. */
export const timesBetter = ({ measured, goal }: Figure): number | null => {
  if (!goal) return null;
  // What costs nothing at all is as good as can be drawn.
  if (measured <= 0) return MOST_TIMES;
  return 'atLeast' in goal ? measured / goal.atLeast : goal.atMost / measured;
};

/** Places along the bars; the goal is in the middle, on a logarithmic scale. */
const along = (times: number): number => {
  const share = Math.log(times) / Math.log(MOST_TIMES);
  return MIDDLE + (Math.max(-1, Math.min(1, share)) * BAR_WIDTH) / 2;
};

const lineOf = (figure: Figure, times: number, index: number): string => {
  const y = TOP + index * ROW;
  const end = along(times);
  const isMissed = verdictOf(figure) === 'no';
  const amount = showAmount(figure.measured, figure.unit);
  return [
    `<text x="${NAME_WIDTH - 14}" y="${y + 17}" text-anchor="end">${escaped(figure.name)}</text>`,
    `<rect class="${isMissed ? 'missed' : 'kept'}" x="${Math.min(end, MIDDLE).toFixed(1)}" y="${y + 5}" width="${Math.max(2, Math.abs(end - MIDDLE)).toFixed(1)}" height="16" rx="3"/>`,
    `<text x="${NAME_WIDTH + BAR_WIDTH + 14}" y="${y + 17}">${amount} <tspan class="quiet">goal ${escaped(showBound(figure.goal, figure.unit))}</tspan></text>`,
  ].join('\n');
};

const GRID: readonly [times: number, words: string][] = [
  [1 / MOST_TIMES, `${MOST_TIMES} × worse`],
  [1, 'goal'],
  [MOST_TIMES, `${MOST_TIMES} × better`],
];

/** SVG in light or dark colors, as its reader has them. */
export const chartOf = (figures: readonly Figure[]): string => {
  const drawn = figures.flatMap((figure) => {
    const times = timesBetter(figure);
    return times === null ? [] : [{ figure, times }];
  });
  const height = TOP + drawn.length * ROW + 14;
  const kept = drawn.filter(({ figure }) => verdictOf(figure) !== 'no').length;
  const title = `${kept} of ${drawn.length} goals of speed are met`;
  const grid = GRID.map(([times, words]) => {
    const x = along(times);
    return `<line class="${times === 1 ? 'middle' : 'grid'}" x1="${x}" x2="${x}" y1="${TOP - 4}" y2="${height - 10}"/><text class="quiet" x="${x}" y="${TOP - 12}" text-anchor="middle">${words}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${title}">`,
    `<style>${STYLE}\n</style>`,
    `<rect class="page" width="${WIDTH}" height="${height}"/>`,
    `<text class="title" x="20" y="32">${title}</text>`,
    ...grid,
    ...drawn.map(({ figure, times }, index) => lineOf(figure, times, index)),
    '</svg>\n',
  ].join('\n');
};
