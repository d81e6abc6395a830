// What processes have used, from Linux's /proc: CPU time and memory, whatever the process says of itself.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** The kernel counts CPU time in these, whatever its own tick. */
const MS_PER_TICK = 10;
const PARENT = 1;
const [USER_TICKS, SYSTEM_TICKS] = [11, 12];

/** Fields of /proc/<pid>/stat from the state on; null when the process is gone. */
const statOf = (pid: number): string[] | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
};

const numberAt = (stat: readonly string[], field: number) => Number(stat[field] ?? 0);

export const parentOf = (pid: number): number => numberAt(statOf(pid) ?? [], PARENT);

export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);

const descendantsOf = (pid: number): number[] => [
  pid,
  ...childrenOf(pid).flatMap((child) => descendantsOf(child)),
];

const cpuMs = (pid: number): number => {
  const stat = statOf(pid) ?? [];
  return (numberAt(stat, USER_TICKS) + numberAt(stat, SYSTEM_TICKS)) * MS_PER_TICK;
};

/** Starts a stop-watch on CPU time of `pid` and all its descendants; the returned function reads it, in ms. */
export const watchCpu = (pid: number): (() => number) => {
  const before = new Map(descendantsOf(pid).map((one) => [one, cpuMs(one)]));
  return () =>
    descendantsOf(pid).reduce((sum, one) => sum + cpuMs(one) - (before.get(one) ?? 0), 0);
};

const memoryOf = (pid: number, field: 'VmRSS' | 'VmHWM'): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024;
};

/** MB in memory now. */
export const memoryMb = (pid: number): number => memoryOf(pid, 'VmRSS');

/** MB that `pid` and all its descendants hold now; what several share counts once. */
export const treeMb = (pid: number): number => {
  const held = descendantsOf(pid).map((one) => {
    try {
      const rollup = readFileSync(`/proc/${one}/smaps_rollup`, 'utf8');
      return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1]) / 1024;
    } catch {
      // It has just ended.
      return 0;
    }
  });
  return held.reduce((sum, mb) => sum + mb, 0);
};

/** MB in memory at most, since the start or the last `forgetPeakMemory`. */
export const peakMemoryMb = (pid: number): number => memoryOf(pid, 'VmHWM');

export const forgetPeakMemory = (pid: number): void =>
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
