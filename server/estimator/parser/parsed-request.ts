// The understood scope: places with their sizes, tasks with their quantities, and what the user does not want.
import { SCOPE_LIMITS } from '../../domain/scope-parts.ts';
import type { Facts } from './marks.ts';
import type { Span, Told } from './span.ts';
import type { Peril } from './vocabulary/perils.ts';
import type { Verb } from './vocabulary/verbs.ts';
import type { Segment } from './segment.ts';
import type { ReadPlace } from './parsed-place.ts';
import type { BareVerb, Task } from './parsed-task.ts';

export interface ReadExclusion extends Told {
  /** Object id, or null when a room or a verb is excluded. */
  concept: string | null;
  room: string | null;
  verb: Verb | null;
  floor: string | null;
  /** As echoed to the user. */
  words: string;
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
