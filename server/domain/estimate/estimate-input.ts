// The rules of saving and refining an estimate: screens use them beside a field, services to accept input.
import { z } from 'zod';
import type { EstimateEdits } from './apply-edits.ts';
import { DELIVERY_MODES, type DeliveryMode, FINISH_LEVELS, type FinishLevel } from '../catalog.ts';
import { sumMoney } from '../money/money.ts';
import { lineTotal } from '../money/pricing.ts';
import { idSchema, oneOf, words } from '../validation.ts';
import {
  ESTIMATE_LIMITS,
  LARGEST_ENTERED,
  LARGEST_QUANTITY,
  LINE_LIMITS,
  inWords,
} from '../limits.ts';
import { LINE_ID_PATTERN } from '../ids.ts';

const TOO_MUCH = 'That is more than an estimate can hold. Check the number of digits.';

const number = (most: number, what: string) =>
  z
    .number(`Enter the ${what} as a number.`)
    // Each number gets one complaint: what it makes of totals is not worth a second.
    .min(-most, { error: TOO_MUCH, abort: true })
    .max(most, { error: TOO_MUCH, abort: true });

const lineId = z
  .string('A line has a number as its id.')
  .regex(LINE_ID_PATTERN, 'A line has a number as its id.')
  .transform((id) => String(Number(id)));

const finishLevel = oneOf<FinishLevel>(FINISH_LEVELS, 'Choose a finish level.').nullish();

/** Text that a client may send as null for none, as it was read. */
const wordsOrNone = (max: number, what: string) =>
  words(max, what)
    .nullish()
    .transform((text) => text ?? '');

const editedLineSchema = z
  .object({
    id: lineId,
    copyOf: lineId.nullish(),
    name: words(LINE_LIMITS.name, 'item'),
    details: wordsOrNone(LINE_LIMITS.details, 'details'),
    quantity: number(LARGEST_QUANTITY, 'quantity'),
    unit: words(LINE_LIMITS.unit, 'unit').transform((unit) => unit.trim() || 'EA'),
    unitPrice: number(LARGEST_ENTERED, 'unit price'),
    tax: number(LARGEST_ENTERED, 'tax'),
    category: wordsOrNone(LINE_LIMITS.category, 'category'),
    taxByHand: z.boolean('Say with true or false whether the tax was typed.').nullish(),
    isLocked: z.boolean('Say with true or false whether the charge is locked.').nullish(),
    finishLevel,
  })
  .refine((line) => Math.abs(lineTotal(line)) <= LARGEST_ENTERED, {
    path: ['unitPrice'],
    message: TOO_MUCH,
    abort: true,
  });

const linesSchema = z
  .array(editedLineSchema)
  .max(
    ESTIMATE_LIMITS.lines,
    `At most ${inWords(ESTIMATE_LIMITS.lines)} lines fit into one estimate.`,
  )
  .superRefine((lines, context) => {
    const seen = new Set<string>();
    for (const [index, { id }] of lines.entries()) {
      if (seen.has(id)) {
        const message = 'Two lines have the same id. Reload the page and edit it once more.';
        context.addIssue({ code: 'custom', path: [index, 'id'], message });
      }
      seen.add(id);
    }
    if (Math.abs(sumMoney(lines.map(lineTotal))) > LARGEST_ENTERED) {
      context.addIssue({ code: 'custom', path: [], message: TOO_MUCH });
    }
  });

export const versionSchema = z
  .int('Say which version was edited. Reload the page and try again.')
  .min(1, 'Versions count from 1. Reload the page and try again.');

/** Names the estimate and the version that was edited. */
export const editedVersionSchema = z.object({ estimateId: idSchema, version: versionSchema });

export const estimateEditsSchema = z.object({
  title: words(ESTIMATE_LIMITS.title, 'title').nullish(),
  items: linesSchema.nullish(),
  futureActions: z
    .array(words(ESTIMATE_LIMITS.futureAction, 'next step').transform((action) => action.trim()))
    .max(
      ESTIMATE_LIMITS.futureActions,
      `At most ${ESTIMATE_LIMITS.futureActions} next steps fit into one estimate.`,
    )
    .transform((actions) => actions.filter((action) => action !== ''))
    .nullish(),
  totalOverride: number(LARGEST_ENTERED, 'total project cost')
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

export const restoreVersionSchema = editedVersionSchema.extend({ toVersion: versionSchema });

export const refineEstimateSchema = z.object({
  estimateId: idSchema,
  instruction: words(ESTIMATE_LIMITS.instruction, 'instruction')
    .transform((instruction) => instruction.trim())
    .pipe(
      z
        .string()
        .min(
          ESTIMATE_LIMITS.instructionLeast,
          `Say what should change in at least ${ESTIMATE_LIMITS.instructionLeast} characters.`,
        ),
    )
    .nullish(),
  delivery: oneOf<DeliveryMode>(DELIVERY_MODES, 'Choose who runs the work.').nullish(),
  finishLevel,
});
