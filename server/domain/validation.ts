// The rules of every form, once: screens use them to enable buttons, services to accept input.
import { z } from 'zod';
import {
  AGENT_KINDS,
  type AgentKind,
  DELIVERY_MODES,
  type DeliveryMode,
  FINISH_LEVELS,
  type FinishLevel,
  PROPERTY_TYPES,
  type PropertyType,
} from './catalog.ts';
import { correctionsSchema } from './scope/corrections.ts';
import { InvalidInput, type FieldErrorCode } from './errors.ts';
import { idOf } from './ids.ts';
import { NO_PROJECT_NAME, NO_ZIP } from './text/form-sentences.ts';
import { ZIP_CHARACTERS, zipFault } from './leads/zip.ts';
import { seenVersionSchema } from './versions.ts';
import { PROJECT_LIMITS, ESTIMATE_LIMITS, keepUnder } from './limits.ts';

// What is wrong with a field, as a word that programs can read: told from how a schema found it.

export type Issue = z.core.$ZodIssue;

const TOO_LITTLE: Readonly<Record<string, FieldErrorCode>> = {
  string: 'TOO_SHORT',
  array: 'TOO_FEW',
};
const TOO_MUCH: Readonly<Record<string, FieldErrorCode>> = {
  string: 'TOO_LONG',
  array: 'TOO_MANY',
};

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  value === '';

/** @param issue found with `reportInput`: what is missing and what does not fit are complained about alike */
const fieldCodeOf = (issue: Issue): FieldErrorCode => {
  if (isNothing(issue.input)) return 'REQUIRED';
  if (issue.code === 'too_small') return TOO_LITTLE[issue.origin] ?? 'TOO_SMALL';
  if (issue.code === 'too_big') return TOO_MUCH[issue.origin] ?? 'TOO_LARGE';
  return issue.code === 'invalid_value' ? 'UNKNOWN' : 'INVALID';
};

const memberNames = (shape: z.ZodType): string[] =>
  'shape' in shape && typeof shape.shape === 'object' && shape.shape !== null
    ? Object.keys(shape.shape)
    : [];

/** Sorts issues in the order of the form, which is the order of the fields in its schema. An issue of no field comes first. */
const inOrderOfForm = (shape: z.ZodType, issues: readonly Issue[]): Issue[] => {
  const names = memberNames(shape);
  return issues.toSorted(
    ({ path: [one] }, { path: [other] }) =>
      names.indexOf(String(one)) - names.indexOf(String(other)),
  );
};

const PROJECT_REQUIRED = 'Project is required — select a project';

export const oneOf = <Key extends string>(record: Record<Key, string>, message: string) =>
  z.enum(Object.keys(record) as [Key, ...Key[]], message);

/** Control characters, all but tab, line feed and carriage return. */
const CONTROL_CHARACTERS = /(?![\t\n\r])\p{Cc}/gu;

/** Text that can be stored and shown: no control characters but line breaks and tabs, no half of a pair. */
export const cleanText = (text: string): string =>
  text.replaceAll(CONTROL_CHARACTERS, '').toWellFormed();

/** Cuts a text between characters: a pair that stands for one is kept or left out as a whole. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/\p{Cs}$/u, '');

/** Older clients send a ZIP as a number. */
const typedText = (message: string) =>
  z
    .union([z.string(), z.number()], message)
    .transform(String)
    .transform((text) => cleanText(text).trim());

const required = (message: string, max: number) =>
  typedText(message).pipe(z.string().min(1, message).max(max, keepUnder(max)));

/** Text that is kept to the letter, without characters that cannot be stored. */
export const words = (max: number, what: string) =>
  z
    .string(`The ${what} must be text.`)
    .transform(cleanText)
    .pipe(z.string().max(max, keepUnder(max, `the ${what}`)));

/** A database key as the client sends it. What cannot be one is the key of nothing: it is missed as any other is. */
export const idSchema = z
  .union([z.string(), z.number()], 'This was not found. Reload the page and choose it again.')
  .transform(idOf);

/** Most ids that are asked for at once. */
const IDS_MAX = 50;
export const idsSchema = z
  .array(idSchema)
  .max(IDS_MAX, `At most ${IDS_MAX} can be asked for at once.`);

export const createProjectSchema = z.object({
  name: required(NO_PROJECT_NAME, PROJECT_LIMITS.name),
  zip: required(NO_ZIP, ZIP_CHARACTERS).superRefine((zip, context) => {
    // An empty field is reported already.
    const message = zip === '' ? null : zipFault(zip);
    if (message !== null) context.addIssue({ code: 'custom', message });
  }),
});
export type CreateProjectInput = z.infer<typeof createProjectSchema>;

export const updateProjectSchema = createProjectSchema.extend({
  projectId: idSchema,
  version: seenVersionSchema,
});

export const renameJobSchema = z.object({
  jobId: idSchema,
  version: seenVersionSchema,
  title: required('Enter a name for the estimate.', ESTIMATE_LIMITS.title),
});

export const addRoomSchema = z.object({
  projectId: idSchema,
  name: required('Name the room.', PROJECT_LIMITS.room),
});

export const submitJobSchema = z.object({
  projectId: z
    .unknown()
    .transform((value) => value ?? '')
    .pipe(z.union([z.string().min(1, PROJECT_REQUIRED), z.number()], PROJECT_REQUIRED))
    .pipe(idSchema),
  title: typedText('The title must be text.')
    .pipe(z.string().max(ESTIMATE_LIMITS.title, keepUnder(ESTIMATE_LIMITS.title, 'the title')))
    .nullish()
    .transform((title) => title || null),
  instructions: typedText('Describe the work.').pipe(
    z
      .string()
      .min(
        ESTIMATE_LIMITS.descriptionLeast,
        `Describe the work in at least ${ESTIMATE_LIMITS.descriptionLeast} characters.`,
      )
      .max(
        ESTIMATE_LIMITS.description,
        `Please keep the description to at most ${ESTIMATE_LIMITS.description.toLocaleString('en-US')} characters, and attach the rest as a document.`,
      ),
  ),
  propertyType: oneOf<PropertyType>(PROPERTY_TYPES, 'Choose a property type.'),
  finishLevel: oneOf<FinishLevel>(FINISH_LEVELS, 'Choose a finish level.'),
  agentKind: oneOf<AgentKind>(AGENT_KINDS, 'Choose an agent.'),
  delivery: oneOf<DeliveryMode>(DELIVERY_MODES, 'Choose who runs the work.')
    .nullish()
    .transform((delivery) => delivery ?? undefined),
  uploads: z
    .array(idSchema, 'Send the uploads as a list of file ids.')
    .min(1, 'Upload at least one photo, video, plan or document.')
    .max(ESTIMATE_LIMITS.uploads, `At most ${ESTIMATE_LIMITS.uploads} files go into one estimate.`)
    .transform((ids) => [...new Set(ids)]),
  idempotencyKey: words(ESTIMATE_LIMITS.idempotencyKey, 'idempotency key').nullish(),
  corrections: correctionsSchema,
});
export type SubmitJobInput = z.infer<typeof submitJobSchema>;

type Phrase = (message: string, path: readonly PropertyKey[]) => string;

/** Refusal of input with one sentence a field; `phrase` may say more of where it stands. */
export const refusalOf = (
  shape: z.ZodType,
  issues: readonly Issue[],
  phrase: Phrase = (message) => message,
): InvalidInput => {
  const fields = inOrderOfForm(shape, issues).map((issue) => ({
    path: issue.path.join('.'),
    message: phrase(issue.message, issue.path),
    code: fieldCodeOf(issue),
  }));
  return new InvalidInput(fields[0]?.message ?? 'This input cannot be used.', fields);
};

/** Parses form input. Throws InvalidInput. */
export const parseInput = <Shape extends z.ZodType>(
  shape: Shape,
  input: unknown,
): z.infer<Shape> => {
  const parsed = shape.safeParse(input, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw refusalOf(shape, parsed.error.issues);
};
