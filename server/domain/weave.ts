// One order out of two: the first stays as it is, and what only the second has goes after its neighbour there.

/** Weaves two lists of ids; every id stands once. */
export const weave = (first: readonly string[], second: readonly string[]): string[] => {
  const known = new Set(first);
  const after = new Map<string | null, string[]>();
  let neighbour: string | null = null;
  for (const id of second) {
    if (known.has(id)) {
      neighbour = id;
      continue;
    }
    const followers = after.get(neighbour);
    if (followers) followers.push(id);
    else after.set(neighbour, [id]);
  }
  return [...(after.get(null) ?? []), ...first.flatMap((id) => [id, ...(after.get(id) ?? [])])];
};
