// Runs one row and watches how busy the machine is meanwhile; measures again when it was too busy to be believed.
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../../scripts/services.ts';
import type { Outcome, Row } from './bench.ts';

/** Load average (one minute) above which others disturb a measurement. */
export const BUSY_LOAD = 4;
/** What a measurement adds by itself: two servers that take turns, their clients, the database. */
export const OWN_LOAD = 2;
const WAIT_AT_MOST_MS = 30_000;
const LOOK_EVERY_MS = 5_000;

export interface Measurement extends Outcome {
  rows: readonly number[];
  title: string;
  /** When it began. */
  at: string;
  seconds: number;
  /** Load average when it began, before it added its own. */
  loadBefore: number;
  loadAfter: number;
}

const load = () => loadavg()[0] ?? 0;

const waitForQuiet = async () => {
  const deadline = Date.now() + WAIT_AT_MOST_MS;
  while (load() > BUSY_LOAD && Date.now() < deadline) await sleep(LOOK_EVERY_MS);
};

/** Measures once to try a row, however busy the machine is. */
export const measureOnce = async (
  row: Row,
  services: () => Promise<Services>,
): Promise<Measurement> => {
  const began = new Date();
  const loadBefore = load();
  const outcome = await row.run(services);
  return {
    rows: row.rows,
    title: row.title,
    at: began.toISOString(),
    seconds: Math.round((Date.now() - began.getTime()) / 1000),
    loadBefore,
    loadAfter: load(),
    ...outcome,
  };
};

export const isBusy = ({ loadBefore, loadAfter }: Measurement): boolean =>
  loadBefore > BUSY_LOAD || loadAfter > BUSY_LOAD + OWN_LOAD;

/** The better believed of at most two runs. */
export const measure = async (
  row: Row,
  services: () => Promise<Services>,
): Promise<Measurement> => {
  await waitForQuiet();
  const first = await measureOnce(row, services);
  if (!isBusy(first)) return first;
  await waitForQuiet();
  const second = await measureOnce(row, services);
  return second.loadAfter < first.loadAfter ? second : first;
};
