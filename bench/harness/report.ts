// The result as a table: of one run on the terminal, of the last two as markdown for docs/benchmarks.md.
import { type Figure, showAmount, showBound, verdictOf } from './figure.ts';
import { BUSY_LOAD, isBusy, type Measurement, OWN_LOAD } from './measure.ts';

const METHOD = `Each row compares the product, as it runs, with the least that could do the job on the same machine (bare sockets, bare
commits, a bare pipe, a server written by hand), with what others build the same with, or holds an absolute figure against its
goal. Compared sides are all up at once and take turns; their order is random in every round; a ratio is taken within a round,
and the median of the rounds is reported after one unmeasured round. Connections stay open, and what is read has been asked for
before it is measured. Sides answer the same: to the byte beside the server written by hand, and after normalizing (names,
dates, cursors) beside the peers; a difference ends the row. CPU time is that of the process with its children, and of all
PostgreSQL backends, read from \`/proc\`: other work on the machine moves it least. A row that began at a load average above ${BUSY_LOAD},
or ended above ${BUSY_LOAD + OWN_LOAD}, is measured once more unless \`--once\` was given, and marked if that does not help. The goals are the product's own; “met” means in
both runs. Speed is never a test: nothing fails when a goal is missed.`;

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
  const rows = measurements.flatMap(({ figures }) =>
    figures.map((figure) => [
      String(figure.row),
      figure.name,
      showAmount(figure.measured, figure.unit),
      ...boundsOf(figure),
      verdictOf(figure),
    ]),
  );
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

/** What both runs say: a goal is met when it is in both. */
const bothOf = (last: Figure, before: Figure | undefined): string => {
  const [now, then] = [verdictOf(last), before ? verdictOf(before) : ''];
  if (then === '' || now === then) return now;
  if (now !== 'no' && then !== 'no') return now === '' ? '' : 'yes';
  return now === '' ? '' : 'once';
};

const figureRows = (runs: readonly Measurement[]): string[][] => {
  const [before, last] = runs.length > 1 ? runs : [undefined, ...runs];
  return (last?.figures ?? []).map((figure) => {
    const same = before?.figures.find(
      ({ row, name }) => row === figure.row && name === figure.name,
    );
    return [
      String(figure.row),
      figure.name,
      same ? showAmount(same.measured, same.unit) : '–',
      showAmount(figure.measured, figure.unit),
      ...boundsOf(figure),
      bothOf(figure, same),
    ];
  });
};

const runCell = (run: Measurement | undefined): string => {
  if (!run) return '–';
  if (run.figures.every(({ measured }) => measured === null)) return 'not measured';
  const mark = isBusy(run) ? ' – busy: repeat before believing' : '';
  const load = `load ${run.loadBefore.toFixed(1)} → ${run.loadAfter.toFixed(1)}${mark}`;
  // Runs from before times were kept have only a day.
  if (run.seconds === 0) return `${run.at.slice(0, 10)}, ${load}`;
  return `${run.at.slice(0, 16).replace('T', ' ')}, ${run.seconds} s, ${load}`;
};

const runRow = (runs: readonly Measurement[]): string[] => {
  const [before, last] = runs.length > 1 ? runs : [undefined, ...runs];
  return [last?.rows.join(', ') ?? '', last?.title ?? '', runCell(before), runCell(last)];
};

/**
 * @param machine sentences on what they were measured on
 * @param rows the last runs of each row, at most two, the older first
 */
export const markdownReport = (
  machine: readonly string[],
  rows: readonly (readonly Measurement[])[],
): string => {
  const notes = rows.map((runs) => {
    const last = runs.at(-1);
    const [title, ...sentences] = last ? notesOf(last) : [];
    return [`### ${title}`, '', ...sentences.map((sentence) => `- ${sentence}`)].join('\n');
  });
  return [
    '# Benchmarks',
    'Written by `npm run bench` from the last two runs of each row (`bench/results/`); `npm run bench -- --only=6,10` measures some rows and leaves this file alone, `--runs=2` measures twice, `--quick` takes fewer rounds, `--profile` says where the CPU goes. What was done for speed, and what did not help, stands in [speed.md](speed.md).',
    machine.join('\n'),
    '![How far each figure is from its goal](benchmarks.svg)',
    markdownTable([
      ['row', 'figure', 'run before', 'last run', 'goal', 'stretch', 'met'],
      ...rows.flatMap(figureRows),
    ]),
    '## The runs',
    'Times are UTC; load is the average of a minute before the row began, and when it ended: what a row adds by itself is about two.',
    markdownTable([['rows', 'what', 'run before', 'last run'], ...rows.map(runRow)]),
    '## Beside the table, last run',
    ...notes,
    '## Method',
    `${METHOD}\n`,
  ].join('\n\n');
};
