// Which small files of the pages' code become one: a request less is worth some code that a page loads in vain.

export interface Part {
  name: string;
  /** The pages that load it, in order, with spaces between: the name of its file. */
  file: string;
  bytes: number;
  /** Names of what it imports. Those that are parts have to be there wherever this is. */
  needs: readonly string[];
}

interface Merge {
  from: readonly string[];
  to: string;
  /** Bytes that are loaded in vain for a request less: of all pages together, and no fewer than those of one. */
  price: number;
}

const pagesOf = (file: string) => new Set(file.split(' '));
const bytesOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { bytes }) => sum + bytes, 0);

/** The file of each part, by its name. Two become one while that costs no more than `waste` bytes for a request less. */
export const mergeFiles = (parts: readonly Part[], waste: number): Map<string, string> => {
  const fileOf = new Map(parts.map(({ name, file }) => [name, file]));

  const mergeOf = (
    [fileA, a]: readonly [string, Part[]],
    [fileB, b]: readonly [string, Part[]],
  ): Merge | null => {
    const [ofA, ofB] = [pagesOf(fileA), pagesOf(fileB)];
    const pages = new Set([...ofA, ...ofB]);
    const sharers = [...ofA].filter((page) => ofB.has(page)).length;
    const isThere = (need: string): boolean => {
      const file = fileOf.get(need);
      return (
        file === undefined ||
        file === fileA ||
        file === fileB ||
        [...pages].every((page) => pagesOf(file).has(page))
      );
    };
    if (sharers === 0 || ![...a, ...b].every(({ needs }) => needs.every(isThere))) return null;
    const lacks = (of: ReadonlySet<string>): number => pages.size - of.size;
    const together = bytesOf(a) * lacks(ofA) + bytesOf(b) * lacks(ofB);
    const most = Math.max(lacks(ofA) > 0 ? bytesOf(a) : 0, lacks(ofB) > 0 ? bytesOf(b) : 0);
    const price = Math.max(together / sharers, most);
    return { from: [fileA, fileB], to: [...pages].toSorted().join(' '), price };
  };

  for (;;) {
    const files = [...Map.groupBy(parts, ({ name }) => fileOf.get(name) ?? '')];
    const [best] = files
      .flatMap((one, place) => files.slice(place + 1).flatMap((other) => mergeOf(one, other) ?? []))
      .toSorted((one, other) => one.price - other.price);
    if (!best || best.price > waste) return fileOf;
    for (const [name, file] of fileOf) if (best.from.includes(file)) fileOf.set(name, best.to);
  }
};
