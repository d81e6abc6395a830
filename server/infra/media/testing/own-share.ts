// How much of the work this thread does itself, and how much the processes do that work for it. CPU is counted, as a busy machine
// stretches the time of work and not its CPU.
import { readFileSync, readdirSync } from 'node:fs';

/** A process counts its CPU in ticks of so many seconds. */
const TICK = 0.01;

/** Processes that this one started and that live. */
const childPids = (): string[] =>
  readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );

/** Seconds of CPU of a process, with what it has waited for. */
const cpuOf = (pid: string): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // After the name, which may hold anything; these are the fields 14 to 17.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK;
};

const cpuOfChildren = (): number => childPids().reduce((sum, pid) => sum + cpuOf(pid), 0);

/** @returns to call at the end: this thread's share of the CPU since then, 0 to 1, of what it and its processes have taken */
export const watchThread = (): (() => number) => {
  const before = process.threadCpuUsage();
  const theirsBefore = cpuOfChildren();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    const own = (user + system) / 1e6;
    return own / (own + cpuOfChildren() - theirsBefore);
  };
};
