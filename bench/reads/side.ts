// One of the servers that are read from: what its answers cost it and the database.
import type { Child, Duties } from '../harness/child.ts';
import { watchCpu } from '../harness/processes.ts';
import { medianOf, type Round } from '../harness/rounds.ts';
import { percentile } from '../harness/statistics.ts';
import { askFor, type PathQuestion, type Question } from './load.ts';

const MS = 1_200;
const AT_ONCE = 8;

export interface ReadResult {
  perSecond: number;
  serverCpuMs: number;
  databaseCpuMs: number;
  p50: number;
}

export interface ReadSide {
  server: Pick<Child<Duties>, 'pid' | 'profile'>;
  address: string;
  postmaster: number;
}

export const readCpuOf = ({ serverCpuMs, databaseCpuMs }: ReadResult): number =>
  serverCpuMs + databaseCpuMs;

/** Asks for a while, as several clients do at once. */
export const readFrom = async (
  { server, address, postmaster }: ReadSide,
  next: () => Question | PathQuestion,
): Promise<ReadResult> => {
  const [serverCpu, databaseCpu] = [watchCpu(server.pid), watchCpu(postmaster)];
  const times = await askFor(address, next, { ms: MS, atOnce: AT_ONCE });
  return {
    perSecond: (times.length / MS) * 1_000,
    serverCpuMs: serverCpu() / times.length,
    databaseCpuMs: databaseCpu() / times.length,
    p50: percentile(times, 0.5),
  };
};

export const readNoteOf = <Name extends string>(
  rounds: readonly Round<Name, ReadResult>[],
  name: Name,
): string => {
  const middle = (figure: keyof ReadResult, digits = 3) =>
    medianOf(rounds, (round) => round[name][figure]).toFixed(digits);
  return `${name} ${middle('perSecond', 0)} a second, p50 ${middle('p50', 1)} ms, CPU ${middle('serverCpuMs')} ms server + ${middle('databaseCpuMs')} ms PostgreSQL`;
};
