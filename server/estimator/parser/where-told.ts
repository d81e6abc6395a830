// Where in the customer's own text a thing was read.
import type { Extent } from './marks.ts';
import type { Span } from './span.ts';

/** Where in the customer's own text something was read; null or absent when it stands in no text of theirs. */
export interface Told {
  span?: Span | null;
  /** Where more of it was told: what else was named and turned out to be the same. */
  spans?: readonly Span[];
  /** Tokens of its name, and of its measures and its verb wherever they stand. */
  said?: readonly Extent[];
}
