// The rules of saving and refining an estimate: screens use them beside a field, services to accept input.
import { z } from 'zod';
import type { EstimateEdits } from './apply-edits.ts';
import {
  DELIVERY_MODES,
  type DeliveryMode,
  FINISH_LEVELS,
  type FinishLevel,
  TITLE_MAX,
  FUTURE_ACTIONS_MAX,
  INSTRUCTION_MAX,
  INSTRUCTION_MIN,
} from './catalog.ts';
import { sumMoney } from './money.ts';
import { lineTotal } from './pricing.ts';
import { LARGEST_AMOUNT } from './refigure.ts';
import { cleanText, idSchema, oneOf } from './validation.ts';

export const LINES_MAX = 5_000;
export const REFINEMENTS_MAX = 20;
const LARGEST_QUANTITY = 1e7;
const TOO_MUCH = 'That is more than an estimate can hold. Check the number of digits.';

/** Kept to the letter but for characters that cannot be stored. */
const words = (max: number, what: string) =>
  z
    .string(`The ${what} must be text.`)
    .transform(cleanText)
    .pipe(
      z
        .string()
        .max(max, `Please keep the ${what} under ${max.toLocaleString('en-US')} characters.`),
    );

const number = (most: number, what: string) =>
  z
    .number(`Enter the ${what} as a number.`)
    // One complaint a number: what it makes of totals is not worth a second.
    .min(-most, { error: TOO_MUCH, abort: true })
    .max(most, { error: TOO_MUCH, abort: true });

const lineId = z
  .string('A line has a number as its id.')
  .regex(/^\d{1,9}$/, 'A line has a number as its id.')
  .transform((id) => String(Number(id)));

const finishLevel = oneOf<FinishLevel>(FINISH_LEVELS, 'Choose a finish level.').nullish();

const lineDraftSchema = z
  .object({
    id: lineId,
    copyOf: lineId.nullish(),
    name: words(300, 'item'),
    details: words(2_000, 'details'),
    quantity: number(LARGEST_QUANTITY, 'quantity'),
    unit: words(20, 'unit').transform((unit) => unit.trim() || 'EA'),
    unitPrice: number(LARGEST_AMOUNT, 'unit price'),
    tax: number(LARGEST_AMOUNT, 'tax'),
    category: words(80, 'category'),
    finishLevel,
  })
  .refine((line) => Math.abs(lineTotal(line)) <= LARGEST_AMOUNT, {
    path: ['unitPrice'],
    message: TOO_MUCH,
    abort: true,
  });

const linesSchema = z
  .array(lineDraftSchema)
  .max(LINES_MAX, `At most ${LINES_MAX.toLocaleString('en-US')} lines fit into one estimate.`)
  .superRefine((lines, context) => {
    const seen = new Set<string>();
    for (const [index, { id }] of lines.entries()) {
      if (seen.has(id)) {
        const message = 'Two lines have the same id. Reload the page and edit it once more.';
        context.addIssue({ code: 'custom', path: [index, 'id'], message });
      }
      seen.add(id);
    }
    if (Math.abs(sumMoney(lines.map(lineTotal))) > LARGEST_AMOUNT) {
      context.addIssue({ code: 'custom', path: [], message: TOO_MUCH });
    }
  });

export const versionSchema = z
  .int('Say which version was edited. Reload the page and try again.')
  .min(1, 'Versions count from 1. Reload the page and try again.');

/** Names the estimate and the version that was edited. */
export const editedVersionSchema = z.object({ estimateId: idSchema, version: versionSchema });

export const estimateEditsSchema = z.object({
  title: words(TITLE_MAX, 'title').nullish(),
  items: linesSchema.nullish(),
  futureActions: z
    .array(words(1_000, 'next step').transform((action) => action.trim()))
    .max(FUTURE_ACTIONS_MAX, `At most ${FUTURE_ACTIONS_MAX} next steps fit into one estimate.`)
    .transform((actions) => actions.filter((action) => action !== ''))
    .nullish(),
  totalOverride: number(LARGEST_AMOUNT, 'total project cost')
    .min(0, 'The total project cost cannot be below 0.')
    .nullish(),
  clearTotalOverride: z.boolean().nullish(),
});

/** What a checked form changes. */
export const editsOf = ({
  title,
  items,
  futureActions,
  totalOverride,
  clearTotalOverride,
}: z.infer<typeof estimateEditsSchema>): EstimateEdits => ({
  title: title?.trim(),
  items: items ?? undefined,
  futureActions: futureActions ?? undefined,
  totalOverride: clearTotalOverride ? null : (totalOverride ?? undefined),
});

/** Messages about a line say which one, as the person counts them. */
export const nameLine = (message: string, path: readonly PropertyKey[]): string =>
  path[0] === 'items' && typeof path[1] === 'number' ? `Line ${path[1] + 1}: ${message}` : message;

export const restoreRevisionSchema = editedVersionSchema.extend({ revision: versionSchema });

export const refineEstimateSchema = z.object({
  estimateId: idSchema,
  instruction: words(INSTRUCTION_MAX, 'instruction')
    .transform((instruction) => instruction.trim())
    .pipe(
      z
        .string()
        .min(INSTRUCTION_MIN, `Say what should change in at least ${INSTRUCTION_MIN} characters.`),
    )
    .nullish(),
  delivery: oneOf<DeliveryMode>(DELIVERY_MODES, 'Choose who runs the work.').nullish(),
  finishLevel,
});
