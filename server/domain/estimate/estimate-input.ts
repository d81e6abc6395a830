// The rules of saving and refining an estimate: screens use them beside a field, services to accept input.
import { inWords } from '../numbers.ts';
import { z } from 'zod';
import type { EstimateEdits } from './apply-edits.ts';
import type { EditedLine } from './edit-lines.ts';
import type { LineItem } from './estimate.ts';
import { badField } from '../errors.ts';
import { DELIVERY_MODES, type DeliveryMode, FINISH_LEVELS, type FinishLevel } from '../catalog.ts';
import { sumMoney } from '../money/money.ts';
import { lineTotal } from '../money/pricing.ts';
import { ENTRIES_OF_A_STEP, type Steps } from '../steps.ts';
import { idSchema, type Issue, oneOf, refusalOf, words } from '../validation.ts';
import { ESTIMATE_LIMITS, LARGEST_ENTERED, LARGEST_QUANTITY, LINE_LIMITS } from '../limits.ts';
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

const TOO_MANY_LINES = `At most ${inWords(ESTIMATE_LIMITS.lines)} lines fit into one estimate.`;
const TWICE = 'Two lines have the same id. Reload the page and edit it once more.';

const isTooMuch = (lines: readonly EditedLine[]): boolean =>
  Math.abs(sumMoney(lines.map(lineTotal))) > LARGEST_ENTERED;

/** Faults of a form that are told at once. */
const FAULTS_MAX = 50;

const sentLines = z.array(z.unknown()).max(ESTIMATE_LIMITS.lines, TOO_MANY_LINES).nullish();
const piecesSchema = z.array(editedLineSchema);

type Lists = 'items' | 'changedLines';

/** What is wrong with lines that are good one by one. */
const faultsTogether = (name: Lists, lines: readonly EditedLine[]): Issue[] => {
  const seen = new Set<string>();
  const again = lines.flatMap(({ id }, at) => {
    const isAgain = seen.has(id);
    seen.add(id);
    return isAgain ? [{ path: [name, at, 'id'], message: TWICE, input: id }] : [];
  });
  const all = isTooMuch(lines) ? [{ path: [name], message: TOO_MUCH, input: lines }] : [];
  return [...again, ...all].map((fault) => ({ code: 'custom', ...fault }));
};

/** The lines of a list of a form, or what is wrong with the first that cannot be read; null where there is no such list. */
function* readLines(
  name: Lists,
  sent: z.infer<typeof sentLines>,
): Steps<{ lines: EditedLine[] | null; faults: Issue[] }> {
  if (!sent) return { lines: null, faults: [] };
  const lines: EditedLine[] = [];
  for (let at = 0; at < sent.length; at += ENTRIES_OF_A_STEP) {
    yield;
    const piece = piecesSchema.safeParse(sent.slice(at, at + ENTRIES_OF_A_STEP), {
      reportInput: true,
    });
    if (!piece.success) {
      const faults = piece.error.issues.map((issue) => {
        const [index, ...rest] = issue.path;
        return { ...issue, path: [name, at + Number(index), ...rest] };
      });
      return { lines, faults };
    }
    lines.push(...piece.data);
  }
  yield;
  return { lines, faults: faultsTogether(name, lines) };
}

const lineOrderSchema = z
  .array(lineId)
  .max(ESTIMATE_LIMITS.lines, TOO_MANY_LINES)
  .refine((ids) => new Set(ids).size === ids.length, TWICE);

export const versionSchema = z
  .int('Say which version was edited. Reload the page and try again.')
  .min(1, 'Versions count from 1. Reload the page and try again.');

/** Names the estimate and the version that was edited. */
export const editedVersionSchema = z.object({ estimateId: idSchema, version: versionSchema });

const listsSchema = z.object({ items: sentLines, changedLines: sentLines });

/** The form without its lists of lines, which are read in steps. */
const valuesSchema = z.object({
  title: words(ESTIMATE_LIMITS.title, 'title').nullish(),
  lineOrder: lineOrderSchema.nullish(),
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

/** The order in which faults are told: the title, the lines, the rest. */
const FORM = valuesSchema
  .pick({ title: true })
  .extend(listsSchema.shape)
  .extend(valuesSchema.shape);

interface SentLists {
  items: readonly EditedLine[] | null;
  changedLines: readonly EditedLine[] | null;
  lineOrder: readonly string[] | null | undefined;
}

/** All lines after a form that sends only what it changed of `stored`; undefined where it leaves them as they are. Throws InvalidInput. */
const linesAfter = (
  { items, changedLines, lineOrder }: SentLists,
  stored: readonly LineItem[],
): readonly EditedLine[] | undefined => {
  if (!changedLines && !lineOrder) return items ?? undefined;
  if (items) throw badField('items', 'Send all lines, or those that changed; not both.');
  const changed = new Map(changedLines?.map((line) => [line.id, line]));
  const known = new Map<string, EditedLine>(stored.map((line) => [line.id, line]));
  const order = lineOrder ?? [...known.keys()];
  if (order.length > ESTIMATE_LIMITS.lines) throw badField('lineOrder', TOO_MANY_LINES);
  const standing = new Set(order);
  const left = changedLines?.findIndex(({ id }) => !standing.has(id)) ?? -1;
  if (left >= 0) {
    const message = 'Name the ids of all lines in `lineOrder`, a new one among them.';
    throw badField(`changedLines.${left}.id`, message);
  }
  const lines = order.map((id, index) => {
    const line = changed.get(id) ?? known.get(id);
    if (line) return line;
    throw badField(`lineOrder.${index}`, 'A new line stands in `changedLines`, too.');
  });
  if (isTooMuch(lines)) throw badField('changedLines', TOO_MUCH);
  return lines;
};

/** Messages about a line of all lines say which one, as the person counts them. */
const nameLine = (message: string, path: readonly PropertyKey[]): string =>
  path[0] === 'items' && typeof path[1] === 'number' ? `Line ${path[1] + 1}: ${message}` : message;

/** What a form changes of an estimate whose lines are `stored`. Throws InvalidInput. */
export function* readEdits(form: unknown, stored: readonly LineItem[]): Steps<EstimateEdits> {
  const values = valuesSchema.safeParse(form, { reportInput: true });
  yield;
  const lists = listsSchema.safeParse(form, { reportInput: true });
  const items = yield* readLines('items', lists.data?.items);
  const changed = yield* readLines('changedLines', lists.data?.changedLines);
  const faults = [
    ...(values.error?.issues ?? []),
    ...(lists.error?.issues ?? []),
    ...items.faults,
    ...changed.faults,
  ];
  if (!values.success || faults.length > 0) {
    throw refusalOf(FORM, faults.slice(0, FAULTS_MAX), nameLine);
  }
  const edits = values.data;
  const { lineOrder } = edits;
  return {
    title: edits.title?.trim(),
    items: linesAfter({ items: items.lines, changedLines: changed.lines, lineOrder }, stored),
    futureActions: edits.futureActions ?? undefined,
    totalOverride: edits.clearTotalOverride ? null : (edits.totalOverride ?? undefined),
  };
}

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
