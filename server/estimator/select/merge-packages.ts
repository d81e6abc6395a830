// Packages of one assembly in one room whose counts simply add up become one.
import { spansOf } from '../scope/span.ts';
import type { Params } from '../takeoff/run-assembly.ts';
import type { WorkPackage } from '../takeoff/work-package.ts';
import { wordSet } from '../scope/language.ts';

/** Assemblies whose counts simply add up when several objects use them. */
const ADDITIVE = wordSet('additive');

export const merged = (packages: readonly WorkPackage[]): WorkPackage[] => {
  const out: WorkPackage[] = [];
  for (const work of packages) {
    const twin = out.find(
      (other) =>
        other.assembly === work.assembly &&
        work.assembly !== null &&
        ADDITIVE.has(work.assembly) &&
        other.space.label === work.space.label &&
        other.times === work.times,
    );
    if (!twin) {
      out.push(work);
      continue;
    }
    const params: Record<string, Params[string]> = { ...twin.params };
    for (const [name, value] of Object.entries(work.params)) {
      const known = params[name];
      params[name] = typeof value === 'number' && typeof known === 'number' ? known + value : value;
    }
    out[out.indexOf(twin)] = {
      ...twin,
      params,
      stated: new Set([...twin.stated, ...work.stated]),
      spans: spansOf([twin, work]),
    };
  }
  return out;
};
