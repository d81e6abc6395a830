// The understood scope: places with their sizes, tasks with their quantities, and what the user does not want.
import type { QuantityBasis } from '../../domain/catalog.ts';
import { SCOPE_LIMITS } from '../../domain/scope-parts.ts';
import type { Extent, Facts } from './marks.ts';
import type { Span } from './span.ts';
import type { Peril } from './vocabulary/perils.ts';
import type { Verb } from './vocabulary/verbs.ts';
import type { Segment } from './segment.ts';

export interface Size {
  length: number;
  width: number;
  height: number | null;
}

/** Where in the customer's own text something was read; null or absent when it stands in no text of theirs. */
export interface Told {
  span?: Span | null;
  /** Where more of it was told: what else was named and turned out to be the same. */
  spans?: readonly Span[];
  /** Tokens of its name, and of its measures and its verb wherever they stand. */
  said?: readonly Extent[];
}

export interface ReadPlace extends Told {
  type: string;
  label: string;
  /** Number in its name, e.g. 2 in "Bed 2". */
  number: number | null;
  count: number;
  /** One per room when several differ. */
  sizes: Size[];
  /** Named in the plural without a number: "the bedrooms". */
  plural?: true;
  /** Floor area in SF, of all `count` rooms together. */
  area: number | null;
  /** The area is that of each of the `count` rooms. */
  each?: true;
  height: number | null;
  sizeBasis: QuantityBasis;
  /** Where in the uploads each size, or the area, was read. */
  sources?: readonly (string | null)[];
  /** Set when the whole place is to be worked on, not single objects in it. */
  whole: Verb | null;
  /** Named only to say where an object is ("kitchen faucet"). */
  adjective: boolean;
  excluded: boolean;
  /** "Interior": said beside the outside, it is work of its own. */
  inside?: true;
  /** Order of first mention. */
  order: number;
  /** Number of the clause that named it first. */
  clause?: number;
}

export interface Quantity {
  count?: number;
  /** SF. */
  area?: number;
  /** LF. */
  length?: number;
  squares?: number;
  /** CY. */
  volume?: number;
  days?: number;
  hours?: number;
  feet?: number;
  inches?: number;
  /** Height of what covers only the lower part of a wall, ft. */
  rise?: number;
  size?: Size;
  all?: boolean;
}

/** Those of one figure that a mark of the same name tells. */
export const QUANTITIES = [
  'count',
  'area',
  'length',
  'squares',
  'volume',
  'days',
  'hours',
  'feet',
  'inches',
] as const satisfies readonly (keyof Quantity)[];

/** Those that a thing lends to another name of it. */
export const LENT_QUANTITIES = [
  'count',
  'area',
  'length',
  'squares',
  'feet',
] as const satisfies readonly (keyof Quantity)[];

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

export interface ReadExclusion extends Told {
  /** Object id, or null when a room or a verb is excluded. */
  concept: string | null;
  room: string | null;
  verb: Verb | null;
  floor: string | null;
  /** As echoed to the user. */
  words: string;
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

export interface ReadScope {
  places: ReadPlace[];
  tasks: Task[];
  exclusions: ReadExclusion[];
  facts: Facts;
  perils: Peril[];
  /** Verbs said without any object, e.g. "paint" in a list of works. */
  bareVerbs: BareVerb[];
  /** Single words the parser has no meaning for but rules may look at. */
  words: ReadonlySet<string>;
  /** Sentences left unpriced on purpose: hearsay, history, alternates. */
  ignored: string[];
  /** Sentences for the reasoning; selecting the work adds to them. */
  notes: string[];
  /** Ids of the rules that changed something, for developers: wordings, retellings and rules of context. */
  fired: Set<string>;
  /** The parts of the sentences, for a second look at their words. */
  segments: Segment[];
  /** Where in the customer's own text a loss is told. */
  perilSpans?: Span[];
  /** Rooms measured on a plan that no name stands at. */
  unnamed?: ReadPlace[];
  /** Parts of the customer's own text that nothing was made of. */
  unread?: Span[];
  /** More was named than {@link MOST_THINGS}: the rest of the text was not read. */
  isCut?: true;
}

/** What was read in the sentence, where it is the last one so far. */
export const lastOf = <Thing extends { clause: number }>(
  things: readonly Thing[],
  clause: number,
): Thing[] => things.slice(things.findLastIndex((thing) => thing.clause !== clause) + 1);

/** Pieces of work, places and exclusions of one text: as many pieces of work as an estimate holds. */
export const MOST_THINGS = SCOPE_LIMITS.work;
