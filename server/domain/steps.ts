// Work on thousands of lines in steps, of which none takes long: a server serves others between two of them.

export type Steps<Result> = Generator<void, Result>;

/** Entries of a list that a step takes: 4 ms. */
export const ENTRIES_OF_A_STEP = 500;

/** For whoever has nobody to serve meanwhile. */
export const atOnce = <Result>(steps: Steps<Result>): Result => {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};

/** Works like `list.map(change)`. */
export function* mapInSteps<Entry, Changed>(
  list: readonly Entry[],
  change: (entry: Entry) => Changed,
): Steps<Changed[]> {
  const changed: Changed[] = [];
  for (const [at, entry] of list.entries()) {
    if (at > 0 && at % ENTRIES_OF_A_STEP === 0) yield;
    changed.push(change(entry));
  }
  return changed;
}
