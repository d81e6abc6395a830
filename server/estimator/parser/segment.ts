// A stretch of a text that is about one place.
import type { MeasureMark } from './accepts.ts';
import type { Span } from './span.ts';
import type { Verb } from './vocabulary/verbs.ts';

export interface Segment {
  /** Number of the sentence. */
  clause: number;
  /** Token positions, the end not included. */
  from: number;
  to: number;
  text: string;
  /** The same as the user wrote it. */
  written: string;
  /** Words that say nothing to the parser. */
  plain: string[];
  /** Objects the parser knows. */
  objects: number;
  rooms: number;
  verb: Verb | null;
  measures: MeasureMark[];
  /** Something in it is refused, told or left as it is. */
  refused: boolean;
  span?: Span | null;
}
