// `npm run bench`: measures the rows of the table of goals, prints the table, keeps what was measured, and writes the last
// run of every row, with a picture, to docs/benchmarks.md.
//   --only=6,10  some of them, and nothing is kept unless --keep is given, too
//   --runs=2     all of them twice
//   --once       a row that began or ended on a busy machine is marked, but not measured again
//   --quick      fewer rounds: to try a row, not to believe it
//   --largest=3000000  so many estimates in the largest database of row 14, whose goal is then 2 times
//   --profile    where the CPU of each side of a row goes, as a table
//   --report     measures nothing: writes the report of what is kept
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Services, startServices } from '../scripts/services.ts';
import type { Row } from './harness/bench.ts';
import { chartOf } from './harness/chart.ts';
import { measure, measureOnce, type Measurement } from './harness/measure.ts';
import { profileReport, startProfiling } from './harness/profile.ts';
import { describeMachine } from './harness/machine.ts';
import { markdownReport, notesOf, terminalTable } from './harness/report.ts';
import { keepRun, lastRunOf } from './harness/results.ts';
import { takeFewRounds } from './harness/rounds.ts';
import { growTo } from './rows/growth.ts';
import { ROWS } from './rows/rows.ts';

const REPORT = new URL('../docs/benchmarks.md', import.meta.url);
const CHART = new URL('../docs/benchmarks.svg', import.meta.url);

const chosenRows = (only: string | undefined): readonly Row[] => {
  if (only === undefined) return ROWS;
  const numbers = only.split(',').map(Number);
  const known = ROWS.flatMap(({ rows }) => rows);
  const unknown = numbers.filter((number) => !known.includes(number));
  if (unknown.length > 0) {
    const all = known.toSorted((a, b) => a - b).join(', ');
    console.error(`There is no row ${unknown.join(', ')}; the rows are ${all}.`);
    process.exit(2);
  }
  return ROWS.filter(({ rows }) => rows.some((row) => numbers.includes(row)));
};

const writeReport = async () => {
  const runs = ROWS.flatMap((row) => lastRunOf(row) ?? []);
  writeFileSync(REPORT, markdownReport(await describeMachine(), runs));
  writeFileSync(CHART, chartOf(runs));
};

let services: Promise<Services> | undefined;
const sharedServices = () => (services ??= startServices({ durable: true }));

const run = async (rows: readonly Row[], isKept: boolean) => {
  const measurements: Measurement[] = [];
  for (const row of rows) {
    console.log(`Row ${row.rows.join(', ')}: ${row.title} …`);
    const measurement = await (isTry || values.once ? measureOnce : measure)(row, sharedServices);
    measurements.push(measurement);
    console.log(`  ${measurement.seconds} s`);
    if (isKept) keepRun(measurement);
  }
  console.log(`\n${terminalTable(measurements)}\n`);
  for (const measurement of measurements) console.log(`${notesOf(measurement).join('\n  ')}\n`);
  if (isKept) await writeReport();
};

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '1' },
    once: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    largest: { type: 'string' },
    profile: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
  },
});
if (values.quick) takeFewRounds(2);
if (values.largest) growTo(Number(values.largest));
if (values.profile) {
  takeFewRounds(1);
  startProfiling();
}
const isTry = values.quick || values.profile || values.largest !== undefined;
const isKept = values.keep || !(values.only || isTry);
try {
  const rows = chosenRows(values.only);
  if (values.report) await writeReport();
  else for (let number = 0; number < Number(values.runs); number++) await run(rows, isKept);
  if (values.profile) console.log(profileReport());
} finally {
  await (await services)?.stop();
}
