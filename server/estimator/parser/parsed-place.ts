// A place as a text tells it.
import type { QuantityBasis } from '../../domain/catalog.ts';
import type { Size } from './parsed-quantity.ts';
import type { Verb } from './vocabulary/verbs.ts';
import type { Told } from './span.ts';

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
