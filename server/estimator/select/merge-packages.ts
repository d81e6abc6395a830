// Packages that tell of the same work: counts of one assembly in one room add up, a repair goes into a replacement.
import { spansOf } from '../parser/span.ts';
import type { Params } from '../takeoff/run-assembly.ts';
import type { WorkPackage } from '../takeoff/work-package.ts';
import { wordSet } from '../parser/language.ts';

/** Assemblies whose counts simply add up when several objects use them. */
const ADDITIVE = wordSet('additive');

const asOne = ([first, ...others]: readonly WorkPackage[]): WorkPackage[] => {
  if (!first || others.length === 0) return first ? [first] : [];
  const params: Record<string, Params[string]> = { ...first.params };
  for (const [name, value] of others.flatMap((work) => Object.entries(work.params))) {
    const known = params[name];
    params[name] = typeof value === 'number' && typeof known === 'number' ? known + value : value;
  }
  const stated = new Set([first, ...others].flatMap((work) => [...work.stated]));
  return [{ ...first, params, stated, spans: spansOf([first, ...others]) }];
};

/** What packages of one kind have in common; those of no kind stand alone. */
const kindOf = ({ assembly, space, times }: WorkPackage, index: number): string =>
  assembly !== null && ADDITIVE.has(assembly)
    ? JSON.stringify([assembly, space.label, times])
    : String(index);

export const merged = (packages: readonly WorkPackage[]): WorkPackage[] =>
  [...Map.groupBy(packages.entries(), ([index, work]) => kindOf(work, index)).values()].flatMap(
    (group) => asOne(group.map(([, work]) => work)),
  );

/** What is replaced as a whole is not repaired in parts. */
const REPLACED_BY: Readonly<Record<string, string>> = {
  roof_repair: 'roof_replace',
  fence_repair: 'fence_build',
};

export const withoutIdleRepairs = (packages: readonly WorkPackage[]): WorkPackage[] => {
  const all = new Set(packages.map(({ assembly, space }) => `${assembly} ${space.label}`));
  return packages.filter(
    ({ assembly, space }) => !all.has(`${REPLACED_BY[assembly ?? '']} ${space.label}`),
  );
};
