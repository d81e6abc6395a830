// Where the clauses of a text end: work, its amount and its place are said in one.
const BREAK = /[.!?](?=\s|$)|\n|;/g;
const ABBREVIATED = /\b(?:sq|ft|approx|in|lin|no|apt|st|rd|ave|dr|mr|mrs|ms|e\.g|i\.e|incl|w|ea)$/i;

/** What stands between spans of a text, which are in their order. */
export const gapsBetween = (
  text: string,
  spans: readonly { start: number; end: number }[],
): { start: number; end: number }[] =>
  [...spans, { start: text.length, end: text.length }].flatMap(({ start }, at) => {
    const from = spans[at - 1]?.end ?? 0;
    return start > from ? [{ start: from, end: start }] : [];
  });

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
