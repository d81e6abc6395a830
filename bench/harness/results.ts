// What was measured, kept by row, so that a report has the last two runs of each side by side, of whatever day they are.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from './bench.ts';
import type { Measurement } from './measure.ts';

const FOLDER = join(import.meta.dirname, '../results');
const KEPT = 2;

const fileOf = (rows: readonly number[]) =>
  join(FOLDER, `${String(rows[0] ?? 0).padStart(2, '0')}.json`);

/** The last runs of a row, the older first; none when it was never kept. */
export const runsOf = ({ rows }: Pick<Row, 'rows'>): Measurement[] => {
  const file = fileOf(rows);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Measurement[]) : [];
};

export const keepRun = (measurement: Measurement): void => {
  const runs = [...runsOf(measurement), measurement].slice(-KEPT);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(measurement.rows), `${JSON.stringify(runs, null, 2)}\n`);
};
