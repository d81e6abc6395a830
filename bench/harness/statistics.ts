// Middle and ends of a list of measurements.

/** The value below which `share` (0–1) of the measurements lie; NaN of none. */
export const percentile = (values: readonly number[], share: number): number => {
  const ascending = values.toSorted((a, b) => a - b);
  return (
    ascending[Math.min(ascending.length - 1, Math.floor(share * ascending.length))] ?? Number.NaN
  );
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** A copy in random order, so that no side always runs first. */
export const shuffled = <T>(values: readonly T[]): T[] =>
  values
    .map((value) => ({ value, order: Math.random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ value }) => value);
