// The members of a reply as they are read back: bounded, and forgiving where servers enforce no shape. Unknown members
// are dropped. What cannot be read is null.
import { z } from 'zod';
import { SCOPE_LIMITS } from '../../../domain/scope/scope-parts.ts';
import { CLAIMS } from '../grounds/ground.ts';
import { FACT_NAMES, FINISH_WORDS, NOTE_WORDS } from './reply-words.ts';
import { isRecord } from '../../../domain/is-record.ts';

const shortText = (max: number) =>
  z
    .string()
    .nullish()
    .transform((text) => text?.trim().slice(0, max) || null);
const ref = shortText(20);
const code = shortText(40);
const words = shortText(SCOPE_LIMITS.words).catch(null);
/** Small models write figures as text. */
const figure = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,9}(\.\d{1,6})?$/)
    .transform(Number),
]);
const amount = (max: number) =>
  figure
    .pipe(z.number().min(0).max(max))
    .nullish()
    .transform((value) => value ?? null);
const count = figure
  .pipe(z.number().int().min(1).max(SCOPE_LIMITS.times))
  .nullish()
  .transform((value) => value ?? 1);
const claim = z
  .enum(CLAIMS)
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);
const finish = z
  .enum(FINISH_WORDS)
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);
const yes = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);
const feet = amount(SCOPE_LIMITS.length);

/** A list that may also come as the members of an object, names and values, where no shape is enforced. */
const listOf = <T extends z.ZodType>(member: T, most: number) =>
  z
    .preprocess(
      (value: unknown) =>
        isRecord(value)
          ? Object.entries(value).map(([name, given]) => ({
              name,
              value: given,
            }))
          : (value ?? []),
      z.array(member).max(most),
    )
    .optional()
    .transform((list) => list ?? []);

const codes = z
  .array(z.string().max(40))
  .nullish()
  .transform((list) => (list ?? []).slice(0, 100));

const paramValue = z.union([
  z.number().min(-1e7).max(1e7),
  z.boolean().transform(Number),
  z.string().max(60),
]);

export const placeItem = z.object({
  id: ref,
  label: shortText(120),
  type: shortText(40),
  count,
  lengthFt: feet,
  widthFt: feet,
  heightFt: feet,
  areaSf: amount(SCOPE_LIMITS.area),
  perimeterFt: feet,
  doors: amount(10_000),
  windows: amount(10_000),
  basis: claim,
  words,
});
export type PlaceItem = z.output<typeof placeItem>;

export const documentItem = z.object({ id: z.string().max(20) });

export const workItem = z.object({
  id: ref,
  words,
  place: ref,
  assembly: shortText(60),
  code,
  quantity: amount(SCOPE_LIMITS.quantity),
  basis: claim,
  params: listOf(
    z.object({ name: z.string().max(40), value: paramValue, basis: claim, words }),
    SCOPE_LIMITS.params,
  ),
  times: count,
  without: codes,
  set: listOf(
    z.object({
      code: z.string().max(40),
      quantity: amount(SCOPE_LIMITS.quantity),
      finish,
      basis: claim,
      words,
    }),
    100,
  ),
  finish,
  ownerSupplies: yes,
  materialsOnly: yes,
  optional: yes,
  label: shortText(200),
});
export type WorkItem = z.output<typeof workItem>;

export const excludedItem = z.object({
  words: z.string().trim().min(1),
  codes,
  place: ref,
});
export type ExcludedItem = z.output<typeof excludedItem>;

export const factItem = z.object({
  name: z.enum(FACT_NAMES),
  value: z.union([figure, z.boolean(), z.string().trim().max(60)]).nullable(),
  words,
});
export type FactItem = z.output<typeof factItem>;

const changeMembers = {
  on: z.string().trim().max(20),
  name: z.string().trim().max(40),
  value: paramValue,
};
const answerChange = z.object(changeMembers);
export type ReplyChange = z.output<typeof answerChange>;

/** A change of what stands, where the owner asked for one. */
export const changeItem = z.object({ ...changeMembers, words });
export type ChangeItem = z.output<typeof changeItem>;

export const questionItem = z.object({
  text: z.string().trim().min(5),
  about: ref,
  answers: z
    .array(
      z.object({
        label: z.string(),
        changes: z
          .array(answerChange)
          .nullish()
          .transform((changes) => (changes ?? []).slice(0, 10)),
      }),
    )
    .nullish()
    .transform((answers) => (answers ?? []).slice(0, 8)),
});
export type QuestionItem = z.output<typeof questionItem>;

export const noteItem = z.object({
  kind: z.enum(NOTE_WORDS).catch('note'),
  text: z.string().trim().min(1),
});
export type NoteItem = z.output<typeof noteItem>;

/** The reply as a whole: its lists are read item by item, the rest does not count. */
export const replySchema = z.object({ work: z.array(z.unknown()) });
