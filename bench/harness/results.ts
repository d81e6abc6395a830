// Keeps the last run of each row, whatever its day, for the report.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from './bench.ts';
import type { Measurement } from './measure.ts';

const FOLDER = join(import.meta.dirname, '../results');

const fileOf = (rows: readonly number[]) =>
  join(FOLDER, `${String(rows[0] ?? 0).padStart(2, '0')}.json`);

/** The last run of a row; nothing when none was kept. */
export const lastRunOf = ({ rows }: Pick<Row, 'rows'>): Measurement | undefined => {
  const file = fileOf(rows);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Measurement) : undefined;
};

export const keepRun = (measurement: Measurement): void => {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(measurement.rows), `${JSON.stringify(measurement, null, 2)}\n`);
};
