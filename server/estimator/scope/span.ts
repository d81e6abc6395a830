// Where in a text something was read: characters of what the customer wrote, whatever the parser made of it since.

/** Characters, the end not included. */
export interface Span {
  start: number;
  end: number;
}

/** From the first character of all of them to the last; null without any. */
export const hullOf = (spans: readonly (Span | null | undefined)[]): Span | null => {
  const known = spans.filter((span) => span !== null && span !== undefined);
  if (known.length === 0) return null;
  return {
    start: Math.min(...known.map(({ start }) => start)),
    end: Math.max(...known.map(({ end }) => end)),
  };
};
