// The result of a run as a table: on the terminal, and as markdown for docs/benchmarks.md.
import { readFileSync } from 'node:fs';
import { type Figure, showAmount, showBound, verdictOf } from './figure.ts';
import { BUSY_LOAD, isBusy, type Measurement, OWN_LOAD } from './measure.ts';

const METHOD = `Each row compares the product, as it runs, with one of three things: the least that could do the job on the same machine (bare sockets, bare
commits, a bare pipe, a server written by hand), what others build the same with, or a fixed goal. All compared sides are up at once and
take turns in a random order. A ratio is taken within a round; the report shows the median of the rounds after one unmeasured round.
Connections stay open, and what is read has been asked for before the measurement. Sides answer the same: to the byte beside the server
written by hand, after normalizing (names, dates, cursors) beside the peers. A difference ends the row. CPU time is that of the process
with its children and of all PostgreSQL backends, read from \`/proc\`: other work on the machine moves it least. A row that began at a
load average above ${BUSY_LOAD}, or ended above ${BUSY_LOAD + OWN_LOAD}, is measured once more unless \`--once\` was given, and is marked if that does not help.
The goals are the product's own. Speed is never a test: nothing fails when a goal is missed.`;

const padded = (rows: readonly (readonly string[])[]): string[][] => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
};

const boundsOf = ({ goal, stretch, unit }: Figure) => [
  showBound(goal, unit),
  showBound(stretch, unit),
];

export const terminalTable = (measurements: readonly Measurement[]): string => {
  const rows = measurements.flatMap(({ figures }) => figures.map(figureCells));
  return padded([['row', 'figure', 'measured', 'goal', 'stretch', 'met'], ...rows])
    .map((row) => row.join('  ').trimEnd())
    .join('\n');
};

export const notesOf = (measurement: Measurement): string[] => [
  `${measurement.rows.length > 1 ? 'Rows' : 'Row'} ${measurement.rows.join(', ')}, ${measurement.title}`,
  ...measurement.notes,
];

const markdownTable = (rows: readonly (readonly string[])[]): string => {
  const [head = [], ...body] = padded(rows);
  const rule = head.map((cell) => '-'.repeat(cell.length));
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};

const figureCells = (figure: Figure): string[] => [
  String(figure.row),
  figure.name,
  showAmount(figure.measured, figure.unit),
  ...boundsOf(figure),
  verdictOf(figure),
];

const runCell = (run: Measurement): string => {
  if (run.figures.every(({ measured }) => measured === null)) return 'not measured';
  const mark = isBusy(run) ? ' – busy: repeat before believing' : '';
  const load = `load ${run.loadBefore.toFixed(1)} → ${run.loadAfter.toFixed(1)}${mark}`;
  // Runs from before times were kept have only a day.
  if (run.seconds === 0) return `${run.at.slice(0, 10)}, ${load}`;
  return `${run.at.slice(0, 16).replace('T', ' ')}, ${run.seconds} s, ${load}`;
};

const PROFILES = new URL('../profiles.md', import.meta.url);

/**
 * @param machine sentences on what they were measured on
 * @param runs the last run of each row
 */
export const markdownReport = (
  machine: readonly string[],
  runs: readonly Measurement[],
): string => {
  const notes = runs.flatMap((run) => {
    const [title, ...sentences] = notesOf(run);
    if (sentences.length === 0) return [];
    return [`### ${title}`, '', ...sentences.map((sentence) => `- ${sentence}`)].join('\n');
  });
  return [
    '# Benchmarks',
    '`npm run bench` writes this page from the last run of each row (`bench/results/`). `npm run bench -- --only=6,10` measures some rows and leaves the page alone. `--quick` takes fewer rounds, `--profile` shows where the CPU time goes. [speed.md](speed.md) says what costs what.',
    machine.join('\n'),
    '![How far each figure is from its goal](benchmarks.svg)',
    markdownTable([
      ['row', 'figure', 'measured', 'goal', 'stretch', 'met'],
      ...runs.flatMap(({ figures }) => figures.map(figureCells)),
    ]),
    '## What the profiles say',
    readFileSync(PROFILES, 'utf8').trimEnd(),
    '## The runs',
    'Times are UTC; load is the average of a minute before the row began, and when it ended: what a row adds by itself is about two.',
    markdownTable([
      ['rows', 'what', 'when'],
      ...runs.map((run) => [run.rows.join(', '), run.title, runCell(run)]),
    ]),
    '## Beside the table',
    ...notes,
    '## Method',
    `${METHOD}\n`,
  ].join('\n\n');
};
