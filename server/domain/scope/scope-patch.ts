// What changes a scope of work: the patches of its owner, of a model and of the answers to questions.
import { z } from 'zod';
import { text } from '../estimate/estimate-figures.ts';
import { PLACE_LIMITS } from '../limits.ts';
import { someFactsSchema } from './scope-facts.ts';
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

/** Measures of a place; what is null or absent follows from the others, else from the usual place of its type. */
const placeFields = {
  label: text(PLACE_LIMITS.name),
  type: text(40),
  count: z.number().int().min(1).max(SCOPE_LIMITS.rooms),
  lengthFt: feet.nullable(),
  widthFt: feet.nullable(),
  heightFt: feet.nullable(),
  areaSf: area.nullable(),
  perimeterFt: feet.nullable(),
  doors: z.number().int().min(0).max(SCOPE_LIMITS.openings).nullable(),
  windows: z.number().int().min(0).max(SCOPE_LIMITS.openings).nullable(),
};
const reason = { because: becauseSchema.nullable().optional() };
/** `because`: its own words, where they are not those of the patch. */
const param = { name: text(40), value: paramValue.nullable(), ...reason };

const workFields = {
  label: text(200).nullable(),
  times: z.number().int().min(1).max(SCOPE_LIMITS.times),
  without: z.array(codePattern).max(200),
  /** Replaces all that were set before. */
  set: z
    .array(
      z.object({
        code,
        quantity: quantity.nullable().optional(),
        finishLevel: z.enum(levels).nullable().optional(),
        ...reason,
      }),
    )
    .max(100),
  finishLevel: z.enum(levels).nullable(),
  ownerSupplies: z.boolean(),
  materialsOnly: z.boolean(),
  optional: z.boolean(),
};

/** A place by its id, or by the `ref` under which an earlier patch of the same list added it. */
const placeRef = z.string().regex(/^(?:p\d{1,6}|[a-z][\w-]{0,39})$/i);

export const scopePatchSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ADD_PLACE'),
    /** Name for later patches of the same list. */
    ref: placeRef.optional(),
    ...placeFields,
    count: placeFields.count.optional(),
    lengthFt: placeFields.lengthFt.optional(),
    widthFt: placeFields.widthFt.optional(),
    heightFt: placeFields.heightFt.optional(),
    areaSf: placeFields.areaSf.optional(),
    perimeterFt: placeFields.perimeterFt.optional(),
    doors: placeFields.doors.optional(),
    windows: placeFields.windows.optional(),
    openingsSf: z.number().min(0).max(SCOPE_LIMITS.area).optional(),
    basis: basis.optional(),
    source: text(300).nullable().optional(),
    ...reason,
  }),
  z.object({
    kind: z.literal('SET_PLACE'),
    placeId: placeRef,
    ...z.object(placeFields).partial().shape,
    ...reason,
  }),
  z.object({ kind: z.literal('DROP_PLACE'), placeId: id('p'), ...reason }),
  z.object({
    kind: z.literal('ADD_WORK'),
    /** Place of the work. It is null for work that names no place, which is measured by the usual one. */
    placeId: placeRef.nullable(),
    /** Assembly of the work. Either it or a code is given. */
    assembly: text(60).optional(),
    code: code.optional(),
    /** Quantity of a row, in its unit. */
    quantity: quantity.optional(),
    params: z.array(z.object(param)).max(SCOPE_LIMITS.params).optional(),
    basis: basis.optional(),
    ...z.object(workFields).partial().shape,
    ...reason,
  }),
  z.object({
    kind: z.literal('SET_WORK'),
    workId: id('w'),
    placeId: placeRef.optional(),
    quantity: quantity.optional(),
    /** Only those named change; a null value takes the assembly's default again. */
    params: z.array(z.object(param)).max(SCOPE_LIMITS.params).optional(),
    ...z.object(workFields).partial().shape,
    ...reason,
  }),
  z.object({ kind: z.literal('DROP_WORK'), workId: id('w'), ...reason }),
  z.object({
    kind: z.literal('EXCLUDE'),
    words,
    codes: z.array(codePattern).max(100),
    placeId: placeRef.nullable().optional(),
    ...reason,
  }),
  z.object({ kind: z.literal('INCLUDE'), exclusionId: id('x'), ...reason }),
  /** Words of `unread` that are only background; what was guessed from them goes. */
  z.object({
    kind: z.literal('DISMISS'),
    start: z.number().int().min(0),
    end: z.number().int().min(0),
    ...reason,
  }),
  z.object({ kind: z.literal('SET_FACTS'), facts: someFactsSchema, ...reason }),
  /** Takes the answer's own patches and ends the question; `answer` is its place in the list, from 0. */
  z.object({
    kind: z.literal('ANSWER'),
    questionId: id('q'),
    answer: z.number().int().min(0).max(20),
    ...reason,
  }),
]);
export type ScopePatch = z.infer<typeof scopePatchSchema>;
export type ScopePatchKind = ScopePatch['kind'];
/** The patch of one kind. */
export type PatchOf<Kind extends ScopePatchKind> = Extract<ScopePatch, { kind: Kind }>;
