// Circles of imports, types included: between files, and between the features those files stand in.

/** Who imports whom. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

export function importsBetween(pairs: Iterable<readonly [from: string, to: string]>): Imports {
  const imports = new Map<string, Set<string>>();
  for (const [from, to] of pairs) {
    if (from === to) continue;
    const targets = imports.get(from) ?? new Set();
    imports.set(from, targets.add(to));
  }
  return imports;
}

/** The shortest way from `start` back to itself; undefined when there is none. */
function circleThrough(start: string, imports: Imports): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const waiting = [start];
  for (const here of waiting) {
    for (const next of imports.get(here) ?? []) {
      if (next === start) {
        const way = [start];
        for (let at = here; at !== start; at = cameFrom.get(at) ?? start) way.unshift(at);
        return [start, ...way];
      }
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, here);
      waiting.push(next);
    }
  }
  return undefined;
}

/** One circle for each member that stands in one and in no circle named before, as `a → b → a`. */
export function circlesIn(imports: Imports): string[] {
  const named = new Set<string>();
  const circles: string[] = [];
  for (const start of [...imports.keys()].toSorted()) {
    if (named.has(start)) continue;
    const circle = circleThrough(start, imports);
    if (!circle) continue;
    for (const member of circle) named.add(member);
    circles.push(circle.join(' → '));
  }
  return circles;
}
