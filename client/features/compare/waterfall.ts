// Where the bars of a chart of differences stand, in shares of its width.

export interface Bar {
  /** Distance from the left edge, 0 to 1. */
  start: number;
  width: number;
}

const SPAN_OF_NOTHING = 1;

const scaleOf = (values: readonly number[]) => {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const span = high - low || SPAN_OF_NOTHING;
  return (value: number): number => (value - low) / span;
};

const barBetween = (one: number, other: number): Bar => ({
  start: Math.min(one, other),
  width: Math.abs(other - one),
});

/** Each step starts where the one before ended, the first one at nothing. */
export const waterfall = (steps: readonly number[]): { bars: Bar[]; sum: Bar; zero: number } => {
  const ends = steps.reduce<number[]>((all, step) => [...all, (all.at(-1) ?? 0) + step], []);
  const at = scaleOf(ends);
  return {
    bars: ends.map((end, index) => barBetween(at(ends[index - 1] ?? 0), at(end))),
    sum: barBetween(at(0), at(ends.at(-1) ?? 0)),
    zero: at(0),
  };
};

/** Each bar starts at nothing, to one side or the other. */
export const diverging = (values: readonly number[]): { bars: Bar[]; zero: number } => {
  const at = scaleOf(values);
  return { bars: values.map((value) => barBetween(at(0), at(value))), zero: at(0) };
};
