// What the parser knows about a nameable object: its words, how it is counted, and what doing something to it means.
import type { Params } from '../../takeoff/run-assembly.ts';
import type { Verb } from '../vocabulary/verbs.ts';

/** How a quantity of the object is stated. */
export type Measure =
  | 'count'
  | 'area'
  | 'length'
  | 'squares'
  | 'volume'
  | 'days'
  | 'hours'
  | 'none';

/** The price of doing one thing to an object. */
export interface Recipe {
  assembly?: string;
  /** Parameter of the assembly that takes the object's quantity. */
  quantity?: string;
  params?: Params;
  /** Catalogue codes priced directly, each at the object's quantity times its factor. */
  codes?: readonly (readonly [code: string, factor: number])[];
  /** By qualifier: parameters to set, or codes to use instead. The first that fits wins. */
  choose?: readonly (readonly [qualifier: string, choice: Params | string])[];
  /** The quantity is taken from the room when none is stated: a variable of its geometry. */
  fromRoom?: string;
  /** Needs the room's geometry: the package is made once for every room named. */
  perRoom?: boolean;
  /** Rooms are taken together: one set-up, one test, one load of debris. */
  together?: boolean;
}

export interface Concept {
  id: string;
  /** Phrases separated by |, in the singular. */
  words: string;
  measure: Measure;
  /** Quantity assumed when none is stated. */
  usual: number;
  /** Code patterns an exclusion of this object removes, separated by blanks. */
  drops: string;
  /** Code patterns a stated quantity replaces when a whole-room assembly already holds the object. */
  counts?: string;
  /** Whole-room assemblies that already hold this object; none are priced twice. */
  within?: string;
  /** Room the object belongs to when none is named. */
  home?: string;
  /** The object is itself a piece of work ("roof leak", "popcorn removal"): the verb beside it changes nothing. */
  always?: true;
  /** What the work is called where "replace …" would be nonsense. */
  workName?: string;
  /** Priced only with a stated amount: hours of a trade. */
  onlyStated?: true;
  recipes: Partial<Record<Verb, Recipe>> & { otherwise: Recipe };
}

export const asm = (
  assembly: string,
  quantity?: string,
  more: Omit<Recipe, 'assembly' | 'quantity'> = {},
): Recipe => ({
  assembly,
  ...(quantity === undefined ? {} : { quantity }),
  ...more,
});

/** `items('DEM-SINK PLB-SINKL*2')`: codes with an optional factor on the object's quantity. */
export const items = (codes: string, more: Omit<Recipe, 'codes'> = {}): Recipe => ({
  codes: codes.split(' ').map((entry) => {
    const [code = '', factor] = entry.split('*');
    return [code, factor === undefined ? 1 : Number(factor)] as const;
  }),
  ...more,
});

/** Work the price book has no rate for: named to the user, never priced as something else. */
export const UNPRICED: Recipe = { codes: [] };

type ConceptInput = Omit<Concept, 'id' | 'measure' | 'usual' | 'drops' | 'recipes'> &
  Partial<Pick<Concept, 'measure' | 'usual' | 'drops'>> & { otherwise: Recipe } & Partial<
    Record<Verb, Recipe>
  >;

/** Builds concepts from a compact table; a count of one and no drops are the defaults. */
export const concepts = (table: Readonly<Record<string, ConceptInput>>): Concept[] =>
  Object.entries(table).map(
    ([
      id,
      {
        words,
        measure,
        usual,
        drops,
        counts,
        within,
        home,
        always,
        workName,
        onlyStated,
        ...recipes
      },
    ]) => ({
      id,
      words,
      measure: measure ?? 'count',
      usual: usual ?? 1,
      drops: drops ?? '',
      ...(counts === undefined ? {} : { counts }),
      ...(within === undefined ? {} : { within }),
      ...(home === undefined ? {} : { home }),
      ...(always === undefined ? {} : { always }),
      ...(workName === undefined ? {} : { workName }),
      ...(onlyStated === undefined ? {} : { onlyStated }),
      recipes,
    }),
  );
