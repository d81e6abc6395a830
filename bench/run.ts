// `npm run bench`: measures the rows of the table of goals, prints the table and writes it, with a picture,
// to docs/benchmarks.md.
// `npm run bench -- --only=6,10` measures some of them and writes nothing.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Services, startServices } from '../scripts/services.ts';
import type { Row } from './harness/bench.ts';
import { chartOf } from './harness/chart.ts';
import { measure, type Measurement } from './harness/measure.ts';
import { markdownReport, notesOf, terminalTable } from './harness/report.ts';
import { atRestRow } from './rows/at-rest.ts';
import { estimatorRow } from './rows/estimator.ts';
import { fanOutRow } from './rows/fan-out.ts';
import { firstLoadRow } from './rows/first-load.ts';
import { freshCloneRow } from './rows/fresh-clone.ts';
import { growthRow } from './rows/growth.ts';
import { keystrokeRow } from './rows/keystroke.ts';
import { pdfRow } from './rows/pdf.ts';
import { pipelineRow } from './rows/pipeline.ts';
import { pushRow } from './rows/push.ts';
import { readsRow } from './rows/reads.ts';
import { saveRow } from './rows/save.ts';
import { scopeRow } from './rows/scope.ts';
import { uploadRow } from './rows/upload.ts';

const ROWS: readonly Row[] = [
  readsRow,
  pushRow,
  fanOutRow,
  pipelineRow,
  estimatorRow,
  pdfRow,
  uploadRow,
  growthRow,
  firstLoadRow,
  keystrokeRow,
  freshCloneRow,
  saveRow,
  scopeRow,
  atRestRow,
];
const REPORT = new URL('../docs/benchmarks.md', import.meta.url);
const CHART = new URL('../docs/benchmarks.svg', import.meta.url);

const chosenRows = (only: string | undefined): readonly Row[] => {
  if (only === undefined) return ROWS;
  const numbers = only.split(',').map(Number);
  const unknown = numbers.filter((number) => !ROWS.some(({ row }) => row === number));
  if (unknown.length > 0) {
    console.error(
      `There is no row ${unknown.join(', ')}; the rows are ${ROWS.map(({ row }) => row).join(', ')}.`,
    );
    process.exit(2);
  }
  return ROWS.filter(({ row }) => numbers.includes(row));
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const rows = chosenRows(values.only);

let services: Promise<Services> | undefined;
const sharedServices = () => (services ??= startServices({ durable: true }));

const measurements: Measurement[] = [];
try {
  for (const row of rows) {
    console.log(`Row ${row.row}: ${row.title} …`);
    measurements.push(await measure(row, sharedServices));
  }
} finally {
  await (await services)?.stop();
}

console.log(`\n${terminalTable(measurements)}\n`);
for (const measurement of measurements) console.log(`${notesOf(measurement).join('\n  ')}\n`);
if (rows === ROWS) {
  writeFileSync(REPORT, markdownReport(measurements));
  writeFileSync(CHART, chartOf(measurements.flatMap(({ figures }) => figures)));
}
