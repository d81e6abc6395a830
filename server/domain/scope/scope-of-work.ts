// What was understood of a request: places, work, facts, and what was left out or not read. Every reader writes it, the owner
// corrects it by patches, and the calculation only reads it. Shapes only: `estimator/scope/` checks it against the
// price book.
import { z } from 'zod';
import { text } from '../estimate/estimate-figures.ts';
import { LARGEST_AMOUNT, PLACE_LIMITS } from '../limits.ts';
import { factsSchema, NO_FACTS } from './scope-facts.ts';
import { scopePatchSchema } from './scope-patch.ts';
import {
  area,
  basis,
  becauseSchema,
  code,
  codePattern,
  feet,
  id,
  levels,
  paramValue,
  quantity,
  SCOPE_LIMITS,
  words,
} from './scope-parts.ts';

/** Grows when a stored scope needs an upgrade to be read. */
const SCOPE_VERSION = 1;

/** A room, several rooms taken together, a roof, a yard, a house: what the quantity formulas measure. */
const placeSchema = z.object({
  id: id('p'),
  /** For people: `Kitchen`, `Bedroom 2`; empty for work that names no place. */
  label: text(PLACE_LIMITS.name),
  /** Key of the price book's rooms, e.g. `kitchen`. `unknown` was measured but not named: its owner is asked. */
  type: text(40),
  /** Rooms that the measures below are of, all together. */
  count: z.number().int().min(1).max(SCOPE_LIMITS.rooms),
  /** Length. It is null when only an area is known. */
  lengthFt: feet.nullable(),
  widthFt: feet.nullable(),
  heightFt: feet,
  /** Floor area. */
  areaSf: area,
  /** Wall length all round. */
  perimeterFt: z.number().min(0).max(SCOPE_LIMITS.area),
  doors: z.number().int().min(0).max(SCOPE_LIMITS.openings),
  windows: z.number().int().min(0).max(SCOPE_LIMITS.openings),
  /** What doors and windows take off its walls, SF, where their sizes were told; absent where they are as usual. */
  openingsSf: area.optional(),
  basis,
  /** Where in the uploads the size was read, e.g. `plan.pdf, page 1`. */
  source: text(300).nullable(),
  /** Places that this one takes together, e.g. for a floor that runs through rooms; their sizes make its size. */
  parts: z.array(id('p')).max(SCOPE_LIMITS.rooms),
  because: becauseSchema.nullable(),
});
export type Place = z.infer<typeof placeSchema>;

export const READERS = ['RULES', 'DOCUMENT', 'MODEL', 'OWNER'] as const;
export const CERTAINTIES = ['TOLD', 'DERIVED', 'ASSUMED'] as const;

const workParamSchema = z.object({
  name: text(40),
  value: paramValue,
  basis,
  because: becauseSchema.nullable(),
});
export type WorkParam = z.infer<typeof workParamSchema>;

/** Either an assembly over the place, or one row of the price book with its quantity in the row's unit. */
const workContentSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ASSEMBLY'),
    assembly: text(60),
    /** Params that differ from the assembly's defaults, or were told. */
    params: z.array(workParamSchema).max(SCOPE_LIMITS.params),
  }),
  z.object({
    kind: z.literal('ROW'),
    code,
    quantity,
    unit: text(10),
    basis,
    /** How the quantity was found, for people. */
    formula: text(500),
  }),
]);
export type WorkContent = z.infer<typeof workContentSchema>;

const listedAgeSchema = z.object({ years: z.number().min(0).max(500), source: text(300) });

const setLineSchema = z.object({
  code: codePattern,
  /** Quantity in the row's unit, of all `times` together. A null value leaves the quantity as it is. */
  quantity: quantity.nullable(),
  finishLevel: z.enum(levels).nullable(),
  /** Years of the thing replaced, as a document lists it; null when it does not. */
  age: listedAgeSchema.nullable(),
  basis,
  because: becauseSchema.nullable(),
});

/** How one line of an assembly is set. */
export type SetLine = z.infer<typeof setLineSchema>;

const workSchema = z.object({
  id: id('w'),
  placeId: id('p'),
  /** The piece of work as its lines name it, e.g. `Bathroom remodel`; null takes the assembly's or row's name. */
  label: text(200).nullable(),
  does: workContentSchema,
  /** How often all of it is done, e.g. 3 equal bathrooms. */
  times: z.number().int().min(1).max(SCOPE_LIMITS.times),
  /** Lines of the assembly that are left out. */
  without: z.array(codePattern).max(200),
  /** Lines of the assembly whose quantity or finish level is another one. */
  set: z.array(setLineSchema).max(100),
  /** Finish level. A null value takes that of the estimate. */
  finishLevel: z.enum(levels).nullable(),
  /** The goods are the owner's: labor only. */
  ownerSupplies: z.boolean(),
  /** The labor is the owner's: goods only. Absent where it is not; never true beside `ownerSupplies`. */
  materialsOnly: z.boolean().optional(),
  /** Percent of waste that was told of its goods, 0 where its amount holds it; absent where it is as usual. */
  wastePercent: z.number().min(0).max(100).optional(),
  /** Kept in the scope, not in the total. */
  optional: z.boolean(),
  because: becauseSchema.nullable(),
  by: z.enum(READERS),
  certainty: z.enum(CERTAINTIES),
  /** Where in the uploads the quantity was read, e.g. `bid.pdf, page 2`. */
  quantityFrom: text(300).nullable(),
  /** Years of the thing replaced, as a document lists it with this work; null when it does not. */
  age: listedAgeSchema.nullable(),
});
export type Work = z.infer<typeof workSchema>;

const exclusionSchema = z.object({
  id: id('x'),
  /** Words as echoed to the user. */
  words,
  codes: z.array(codePattern).max(100),
  /** Place that is excluded. A null value stands for anywhere. */
  placeId: id('p').nullable(),
  because: becauseSchema.nullable(),
});
export type Exclusion = z.infer<typeof exclusionSchema>;

const scopeQuestionSchema = z.object({
  id: id('q'),
  text: text(500),
  /** Who asks. RULES with answers: it follows from the scope, and is asked anew after every change. */
  by: z.enum(READERS),
  /** The place or work it is about; null for the whole. */
  about: z.string().max(10).nullable(),
  /** Dollars the total moves at most between the answers; null where nothing is priced yet. */
  moves: z.number().min(0).max(LARGEST_AMOUNT).nullable(),
  answers: z
    .array(
      z.object({
        label: text(120),
        patches: z.array(scopePatchSchema).max(SCOPE_LIMITS.patches),
      }),
    )
    .max(20),
});
export type ScopeQuestion = z.infer<typeof scopeQuestionSchema>;

/** What words may mean: a row of the price book or an assembly. */
const meaningSchema = z.object({
  kind: z.enum(['ROW', 'ASSEMBLY']),
  /** Code of the row, or id of the assembly. */
  id: text(60),
  name: text(200),
  /** How much of a row is meant, in its unit; absent for an assembly, and where it must be asked. */
  quantity: z.number().positive().max(SCOPE_LIMITS.quantity).optional(),
  /** Dollars of it by itself, roughly; absent where nobody knows how much of it is meant. */
  price: z.number().min(0).max(LARGEST_AMOUNT).optional(),
});
export type Meaning = z.infer<typeof meaningSchema>;

/** Words of the request that no priced work follows from, or that were priced by a guess. */
const unreadSchema = becauseSchema.extend({
  /** The likeliest first; empty where nothing is likely. */
  meanings: z.array(meaningSchema).max(3).default([]),
  /** The work that a guess was priced as; null where nothing was made of the words. */
  workId: id('w').nullable().default(null),
  /** The words were read as an order, whether or not the book has a row for it; absent where they only may be one. */
  isOrdered: z.literal(true).optional(),
});
export type UnreadWords = z.infer<typeof unreadSchema>;

/** What a paper lists and no row of the price book is: it stands in the total at the paper's own price. */
const listedPriceSchema = z.object({
  id: id('w'),
  /** The upload, and the line of its paper. */
  fileId: text(40),
  lineId: text(10),
  name: text(300),
  room: text(PLACE_LIMITS.name).nullable(),
  /** Above 0; `1 LS` where the paper states none. */
  quantity,
  unit: text(20),
  /** Dollars of all of it, with the tax and overhead that the paper states. */
  amount: z.number().min(0).max(LARGEST_AMOUNT),
  /** Dollars as the paper has them; 0 where it states none. */
  depreciation: z.number().min(0).max(LARGEST_AMOUNT),
  isRecoverable: z.boolean(),
  /** Where it stands: `bid.pdf, page 2`. */
  source: text(300),
});
export type ListedPrice = z.infer<typeof listedPriceSchema>;

export const NOTE_KINDS = ['NOTE', 'WARNING', 'LEFT_OUT', 'REFUSED', 'RULE'] as const;

export const scopeOfWorkSchema = z.object({
  version: z.literal(SCOPE_VERSION),
  places: z.array(placeSchema).max(SCOPE_LIMITS.places),
  work: z.array(workSchema).max(SCOPE_LIMITS.work),
  /** Lines of papers at their own price. */
  asListed: z.array(listedPriceSchema).max(SCOPE_LIMITS.work),
  facts: factsSchema,
  excluded: z.array(exclusionSchema).max(SCOPE_LIMITS.exclusions),
  questions: z.array(scopeQuestionSchema).max(20),
  /** Parts of the request that nothing was made of, or only a guess, in their order. */
  unread: z.array(unreadSchema).max(SCOPE_LIMITS.unread),
  /**
   * Sentences of the readers. LEFT_OUT: told, but on purpose not priced. REFUSED: suggested by a model and not taken.
   * RULE: the id of a rule that fired, for developers.
   */
  notes: z.array(z.object({ kind: z.enum(NOTE_KINDS), text: text(1_000) })).max(SCOPE_LIMITS.notes),
  /** Who read the request; the owner's own patches show in `by` of what they changed. */
  readBy: z.enum(READERS),
  /** Number of the next id, whatever its letter. */
  nextId: z.number().int().min(1).max(1_000_000),
});
export type ScopeOfWork = z.infer<typeof scopeOfWorkSchema>;
/** What is told of a scope beside its questions. */
export type ScopeNote = ScopeOfWork['notes'][number];

export const emptyScope = (readBy: ScopeOfWork['readBy']): ScopeOfWork => ({
  version: SCOPE_VERSION,
  places: [],
  work: [],
  asListed: [],
  facts: NO_FACTS,
  excluded: [],
  questions: [],
  unread: [],
  notes: [],
  readBy,
  nextId: 1,
});
