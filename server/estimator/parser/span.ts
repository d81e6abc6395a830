// Where in a text something was read: characters of what the customer wrote, whatever the parser made of it since.
import type { Extent } from './marks.ts';

/** Characters, the end not included. */
export interface Span {
  start: number;
  end: number;
}

/** Where in the customer's own text something was read; null or absent when it stands in no text of theirs. */
export interface Told {
  span?: Span | null;
  /** Where more of it was told: what else was named and turned out to be the same. */
  spans?: readonly Span[];
  /** Tokens of its name, and of its measures and its verb wherever they stand. */
  said?: readonly Extent[];
}

export const overlap = (a: Span, b: Span | null | undefined): boolean =>
  b !== null && b !== undefined && a.start < b.end && b.start < a.end;

/** No text is as long. */
const LONGEST_TEXT = 2 ** 26;

/** All of several things, each once, in their order. */
export const spansOf = (
  told: readonly { span?: Span | null; spans?: readonly Span[] }[],
): Span[] => {
  const found = new Map<number, Span>();
  for (const { span, spans = [] } of told)
    for (const each of span ? [span, ...spans] : spans) {
      const key = each.start * LONGEST_TEXT + each.end;
      if (!found.has(key)) found.set(key, each);
    }
  return [...found.values()];
};

/** From the first character of all of them to the last; null without any. */
export const hullOf = (spans: readonly (Span | null | undefined)[]): Span | null => {
  const known = spans.filter((span) => span !== null && span !== undefined);
  if (known.length === 0) return null;
  return {
    start: Math.min(...known.map(({ start }) => start)),
    end: Math.max(...known.map(({ end }) => end)),
  };
};
