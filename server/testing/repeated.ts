// As many things as a limit takes, out of one.

/** The first of `things` so many times, each with an id of its own that begins as its own does. */
export const repeated = <Thing extends { id: string }>(
  things: readonly Thing[],
  count: number,
): Thing[] =>
  things.slice(0, 1).flatMap((thing) =>
    Array.from({ length: count }, (_, at) => ({
      ...thing,
      id: thing.id.replace(/\d+$/, String(at + 1)),
    })),
  );
