// Memory of a process and of all that it started, shared pages counted once.
import { readdirSync, readFileSync } from 'node:fs';
import { setInterval } from 'node:timers';

const LOOK_EVERY_MS = 200;

const parentOf = (pid: number): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, which may hold anything, ends at the last bracket.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
};

const proportionalMb = (pid: number): number => {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1_000;
  } catch {
    return 0;
  }
};

const familyOf = (root: number): number[] => {
  const parents = new Map(
    readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .map((entry) => [Number(entry), parentOf(Number(entry))] as const),
  );
  const family = new Set([root]);
  for (const member of family) {
    for (const [pid, parent] of parents) if (parent === member) family.add(pid);
  }
  return [...family];
};

/** MB of the process and its descendants. */
export const treeMemory = (root: number): number =>
  familyOf(root).reduce((sum, pid) => sum + proportionalMb(pid), 0);

/** Watches until `stop`, which gives the highest seen, MB. */
export const watchMemory = (root: number): { stop(): number } => {
  let highest = treeMemory(root);
  const timer = setInterval(() => {
    highest = Math.max(highest, treeMemory(root));
  }, LOOK_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return Math.max(highest, treeMemory(root));
    },
  };
};
