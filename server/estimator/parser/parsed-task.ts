// Work as a text orders it: a verb with its object, or without one.
import type { ReadPlace } from './parsed-place.ts';
import type { Quantity } from './parsed-quantity.ts';
import type { Verb } from './vocabulary/verbs.ts';
import type { Told } from './span.ts';

export interface Task extends Quantity, Told {
  concept: string;
  verb: Verb | null;
  /** The verb was said of this object, not carried over from before. */
  ownVerb: boolean;
  qualifiers: Set<string>;
  floor: string | null;
  places: ReadPlace[];
  /** Number of the clause it stands in. */
  clause: number;
  /** Its places were only spoken of before, not named with it. */
  carried?: true;
  /** Fixtures whose new pipes open the walls this task closes again. */
  opened?: number;
  /** Token position of its name. */
  at?: number;
}

export interface BareVerb extends Told {
  verb: Verb;
  clause: number;
  /** Token position. */
  at?: number;
  places: ReadPlace[];
  /** The rooms stand beside the verb itself, not only earlier in the text. */
  named?: boolean;
  area: number | null;
  /** The surfaces named are only examples. */
  all?: boolean;
  /** Qualities said with the verb: "put in concrete". */
  materials?: string[];
}
