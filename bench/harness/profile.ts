// `--profile`: where the CPU of a path goes: the product's own code, libraries, Node itself, and PostgreSQL.
import type { Child, Duties } from './child.ts';
import type { CpuShares } from './cpu-shares.ts';
import { watchCpu } from './processes.ts';

interface PathProfile {
  path: string;
  shares: CpuShares;
  /** CPU time of the whole process, as the system counts it. */
  serverMs: number;
  databaseMs: number;
}

const BIGGEST = 4;
const PRODUCT = 'product';
const BENCH = 'bench';
const OWN = [PRODUCT, 'Node and V8', BENCH];

let isOn = false;
const profiles: PathProfile[] = [];

export const startProfiling = (): void => {
  isOn = true;
};

/** Runs `work` once more and looks at who computes meanwhile; nothing at all unless profiles are asked for. */
export const profile = async (
  path: string,
  { server, postmaster }: { server: Pick<Child<Duties>, 'pid' | 'profile'>; postmaster: number },
  work: () => Promise<unknown>,
): Promise<void> => {
  if (!isOn) return;
  const [serverCpu, databaseCpu] = [watchCpu(server.pid), watchCpu(postmaster)];
  const shares = await server.profile(work);
  profiles.push({ path, shares, serverMs: serverCpu(), databaseMs: databaseCpu() });
};

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

const lineOf = ({ path, shares, serverMs, databaseMs }: PathProfile): string => {
  const all = serverMs - (shares[BENCH] ?? 0) + databaseMs;
  const percent = (ms: number) => `${((ms / all) * 100).toFixed(0)} %`;
  const libraries = Object.entries(shares)
    .filter(([owner]) => !OWN.includes(owner))
    .toSorted(([, a], [, b]) => b - a);
  const biggest = libraries
    .slice(0, BIGGEST)
    .map(([owner, ms]) => `${owner} ${percent(ms)}`)
    .join(', ');
  const productMs = shares[PRODUCT] ?? 0;
  const librariesMs = sum(libraries.map(([, ms]) => ms));
  // What is in no script: the engine, its collector, system calls. It waits in a profile, too, which the system does not count.
  const nodeMs = Math.max(0, all - databaseMs - productMs - librariesMs);
  const cells = [
    path,
    percent(productMs),
    percent(librariesMs),
    biggest || '–',
    percent(nodeMs),
    percent(databaseMs),
  ];
  return `| ${cells.join(' | ')} |`;
};

/** A table in markdown. */
export const profileReport = (): string =>
  [
    '| path | product | libraries | the biggest | Node and V8 | PostgreSQL |',
    '| --- | --- | --- | --- | --- | --- |',
    ...profiles.map(lineOf),
  ].join('\n');
