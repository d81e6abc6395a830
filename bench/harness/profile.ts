// `--profile`: where the CPU of a path goes: the product's own code, libraries, Node itself, and PostgreSQL.
import type { Child, Duties } from './child.ts';
import type { CpuShares } from './cpu-shares.ts';
import { watchCpu } from './processes.ts';

interface PathProfile {
  path: string;
  shares: CpuShares;
  databaseMs: number;
}

const BIGGEST = 4;
const PRODUCT = 'product';
const NODE = 'Node and V8';
const OWN = [PRODUCT, NODE, 'bench'];

let isOn = false;
const profiles: PathProfile[] = [];

export const startProfiling = (): void => {
  isOn = true;
};

/** Runs `work` once more and looks at who computes meanwhile; nothing at all unless profiles are asked for. */
export const profile = async (
  path: string,
  { server, postmaster }: { server: Pick<Child<Duties>, 'profile'>; postmaster: number },
  work: () => Promise<unknown>,
): Promise<void> => {
  if (!isOn) return;
  const databaseCpu = watchCpu(postmaster);
  const shares = await server.profile(work);
  profiles.push({ path, shares, databaseMs: databaseCpu() });
};

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

const lineOf = ({ path, shares, databaseMs }: PathProfile): string => {
  const { bench: _, ...counted } = shares;
  const all = sum(Object.values(counted)) + databaseMs;
  const percent = (ms: number) => `${((ms / all) * 100).toFixed(0)} %`;
  const libraries = Object.entries(counted)
    .filter(([owner]) => !OWN.includes(owner))
    .toSorted(([, a], [, b]) => b - a);
  const biggest = libraries
    .slice(0, BIGGEST)
    .map(([owner, ms]) => `${owner} ${percent(ms)}`)
    .join(', ');
  const cells = [
    path,
    percent(counted[PRODUCT] ?? 0),
    percent(sum(libraries.map(([, ms]) => ms))),
    biggest || '–',
    percent(counted[NODE] ?? 0),
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
