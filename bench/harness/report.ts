// The result as a table: on the terminal, and as markdown for docs/benchmarks.md.
import { describeMachine } from './machine.ts';
import { BUSY_LOAD, isBusy, OWN_LOAD, type Measurement } from './measure.ts';
import { showAmount, showBound, verdictOf } from './figure.ts';

const METHOD = `Each row compares the product, as it runs, with the least that could do the job on the same machine (bare sockets, bare
commits, a bare pipe), or holds an absolute figure against its goal. Compared sides are all up at once and take turns; their
order is random in every round; a ratio is taken within a round, and the median of the rounds is reported after one
unmeasured round. CPU time is that of the process with its children, and of all PostgreSQL backends, read from \`/proc\`:
other work on the machine moves it least. A row that began at a load average above ${BUSY_LOAD}, or ended above ${BUSY_LOAD + OWN_LOAD}, is measured
once more and, if that does not help, marked. Speed is never a test: nothing fails when a goal is missed.`;

const COLUMNS = ['row', 'figure', 'measured', 'goal', 'stretch', 'met'] as const;

const cellsOf = ({ figures }: Measurement): string[][] =>
  figures.map((figure) => [
    String(figure.row),
    figure.name,
    showAmount(figure.measured, figure.unit),
    showBound(figure.goal, figure.unit),
    showBound(figure.stretch, figure.unit),
    verdictOf(figure),
  ]);

const loadOf = (measurement: Measurement): string => {
  const { loadBefore, loadAfter } = measurement;
  const mark = isBusy(measurement) ? ' — busy machine: repeat before believing' : '';
  return `load ${loadBefore.toFixed(1)} before, ${loadAfter.toFixed(1)} after${mark}`;
};

const padded = (rows: readonly (readonly string[])[]): string[][] => {
  const widths = COLUMNS.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
};

const tableOf = (measurements: readonly Measurement[]): string[][] =>
  padded([COLUMNS, ...measurements.flatMap(cellsOf)]);

export const terminalTable = (measurements: readonly Measurement[]): string =>
  tableOf(measurements)
    .map((row) => row.join('  ').trimEnd())
    .join('\n');

const markdownTable = (measurements: readonly Measurement[]): string => {
  const [head = [], ...rows] = tableOf(measurements);
  const rule = head.map((cell) => '-'.repeat(cell.length));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};

export const notesOf = (measurement: Measurement): string[] => [
  `Row ${measurement.row.row}, ${measurement.row.title} (${loadOf(measurement)})`,
  ...measurement.notes,
];

export const markdownReport = (measurements: readonly Measurement[]): string => {
  const date = new Date().toISOString().slice(0, 10);
  const notes = measurements.map((measurement) => {
    const [title, ...sentences] = notesOf(measurement);
    return [`### ${title}`, '', ...sentences.map((sentence) => `- ${sentence}`)].join('\n');
  });
  return [
    '# Benchmarks',
    'Written by `npm run bench`; `npm run bench -- --only=6,10` measures some rows and leaves this file alone.',
    `Measured on ${date}.\n${describeMachine().join('\n')}`,
    '![How far each figure is from its goal](benchmarks.svg)',
    markdownTable(measurements),
    '## Beside the table',
    ...notes,
    '## Method',
    `${METHOD}\n`,
  ].join('\n\n');
};
