// Where the clauses of a text end: work, its amount and its place are said in one.
const BREAK = /[.!?](?=\s|$)|\n|;/g;
const ABBREVIATED = /\b(?:sq|ft|approx|in|lin|no|apt|st|rd|ave|dr|mr|mrs|ms|e\.g|i\.e|incl|w|ea)$/i;

/** Where clauses end. */
export const breaksOf = (text: string): number[] =>
  [...text.matchAll(BREAK)]
    .filter(
      ({ 0: sign, index }) =>
        sign !== '.' || !ABBREVIATED.test(text.slice(Math.max(0, index - 6), index)),
    )
    .map(({ index }) => index);

export const clauseOf = (breaks: readonly number[], at: number): number => {
  let low = 0;
  let high = breaks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((breaks[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
};
