// What has been read of a text so far, and what it says of the sentence that comes next.
import type { ReadScope } from './parsed-request.ts';
import type { ReadPlace } from './parsed-place.ts';
import type { Places } from './places.ts';
import type { Token } from './tokens.ts';
import type { Verb } from './vocabulary/verbs.ts';

export interface SoFar {
  readonly scope: ReadScope;
  readonly places: Places;
  readonly tokens: readonly Token[];
  /** Number of the clause that is read now. */
  number: number;
  /** The verb said last, which stands where a clause says none. */
  verb: Verb | null;
  /** Places spoken of last, refused ones among them. */
  here: ReadPlace[];
}

/** Places that things without a place of their own belong to. */
export const placesHere = ({ here }: SoFar): ReadPlace[] =>
  here.filter(({ excluded }) => !excluded);
