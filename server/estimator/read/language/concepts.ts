// Every object the parser can name, by id: rows of `data/language/objects/`, read once at start.
import { z } from 'zod';
import { readLanguage } from './language.ts';
import { VERBS } from './vocabulary/verbs.ts';

// What the parser knows about a nameable object: its words, how it is counted, and what doing something to it means.

const MEASURES = ['count', 'area', 'length', 'squares', 'volume', 'days', 'hours', 'none'] as const;
const text = z.string();
const params = z.record(text, z.union([z.number(), text]));

/** `DEM-SINK PLB-SINKL*2`: codes with an optional factor on the object's quantity. */
const codesOf = (list: string) =>
  list
    .split(' ')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [code = '', factor] = entry.split('*');
      return [code, factor === undefined ? 1 : Number(factor)] as const;
    });

/** The price of doing one thing to an object. No codes: the price book has no rate, and the user is told. */
const taskPricing = z.strictObject({
  assembly: text.optional(),
  /** Parameter of the assembly that takes the object's quantity. */
  quantity: text.optional(),
  params: params.optional(),
  /** Catalog codes priced directly, each at the object's quantity times its factor. */
  codes: text.transform(codesOf).optional(),
  /** Choices by qualifier: parameters to set, or codes to use instead. The first that fits wins. */
  choose: z
    .record(text, z.union([params, text]))
    .transform((choices) => Object.entries(choices))
    .optional(),
  /** The quantity is taken from the room when none is stated: a variable of its geometry. */
  fromRoom: text.optional(),
  /** Needs the room's geometry: the package is made once for every room named. */
  perRoom: z.boolean().optional(),
  /** Rooms are taken together: one set-up, one test, one load of debris. */
  together: z.boolean().optional(),
});
const conceptSchema = z.strictObject({
  id: text,
  note: text.optional(),
  measure: z.enum(MEASURES).default('count'),
  /** Quantity assumed when none is stated. */
  usual: z.number().default(1),
  /** Code patterns an exclusion of this object removes, separated by blanks. */
  drops: text.default(''),
  /** Code patterns a stated quantity replaces when a whole-room assembly already holds the object. */
  counts: text.optional(),
  /** Whole-room assemblies that already hold this object; none are priced twice. */
  within: text.optional(),
  /** Room the object belongs to when none is named. */
  home: text.optional(),
  /** The object is itself a piece of work ("roof leak", "popcorn removal"): the verb beside it changes nothing. */
  always: z.literal(true).optional(),
  /** What the work is called where "replace …" would be nonsense. */
  workName: text.optional(),
  /** The object is priced only with a stated amount: hours of a trade. */
  onlyStated: z.literal(true).optional(),
  /** Words of the object in the singular, separated by | once they are read. */
  words: z.array(text.min(1)).transform((words) => words.join('|')),
  pricings: z
    .partialRecord(z.enum([...VERBS, 'otherwise']), taskPricing)
    .transform((pricings, context) => {
      const { otherwise } = pricings;
      if (otherwise) return { ...pricings, otherwise };
      context.addIssue({ code: 'custom', message: 'need one for "otherwise"' });
      return z.NEVER;
    }),
});
type Concept = z.output<typeof conceptSchema>;

/** One file a trade; a phrase of two objects is that of the later file. */
const TRADES =
  'appliances bath buildings cabinets cladding decks-fences doors electrical fixtures floors-insulation hvac masonry offices pipes roofing services shops structure trim walls-ceilings windows yard rows-losses rows-site rows-site-work rows-interior rows-outside rows-business';

export const CONCEPTS: ReadonlyMap<string, Concept> = new Map(
  TRADES.split(' ')
    .flatMap((trade) => readLanguage(`objects/${trade}`, z.array(conceptSchema)))
    .map((concept) => [concept.id, concept]),
);
