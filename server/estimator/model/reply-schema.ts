// The shape of the model's reply: told to the model without bounds, read back with them. Unknown members are dropped.
import { z } from 'zod';
import { UNITS } from '../price-book/catalogue.ts';

const OPERATIONS = ['add', 'drop', 'change'] as const;
const BASES = ['stated', 'plan', 'photo', 'derived', 'assumed'] as const;

/** As sent to the server: every member required, absence is null, no bounds (not all servers take them). */
export const wireSchema = z.object({
  changes: z
    .array(
      z.object({
        op: z.enum(OPERATIONS),
        line: z.string().nullable().describe('Key of the draft line, e.g. L3; null when adding'),
        code: z.string().nullable().describe('Price book code; null when no row fits'),
        name: z.string().nullable().describe('Short name of the work; null when dropping'),
        room: z.string().nullable(),
        quantity: z.number().nullable(),
        unit: z.enum(UNITS).nullable(),
        unitPrice: z.number().nullable().describe('Only when code is null: dollars per unit'),
        basis: z.enum(BASES).nullable().describe('Where the quantity comes from'),
        reason: z.string().describe('One sentence'),
      }),
    )
    .describe('Drafts lines in their order first, additions last; empty when the draft is right'),
  reasoning: z.string().nullable(),
  questions: z.array(z.string()),
  assumptions: z.array(z.string()),
  warnings: z.array(z.string()),
  futureActions: z.array(z.string()),
});

const nullableText = (max: number) =>
  z
    .string()
    .nullish()
    .transform((text) => text?.slice(0, max) ?? null);
const amount = z
  .number()
  .positive()
  .max(1e6)
  .nullish()
  .transform((value) => value ?? null);

/** One suggestion as it is read; anything else is refused as unreadable. */
export const changeSchema = z.object({
  op: z.enum(OPERATIONS),
  line: nullableText(20),
  code: nullableText(40),
  name: nullableText(200),
  room: nullableText(80),
  quantity: amount,
  unit: z
    .enum(UNITS)
    .nullish()
    .transform((unit) => unit ?? null),
  unitPrice: z
    .number()
    .positive()
    .max(1e6)
    .nullish()
    .catch(null)
    .transform((value) => value ?? null),
  basis: z
    .enum(BASES)
    .nullish()
    .catch(null)
    .transform((basis) => basis ?? null),
  reason: nullableText(400).transform((text) => text ?? ''),
});
export type Change = z.output<typeof changeSchema>;

const texts = z
  .array(z.string().catch(''))
  .catch([])
  .transform((list) => list.slice(0, 12));

/** The reply as a whole; its words are cleaned before anybody sees them. */
export const replySchema = z.object({
  changes: z.array(z.unknown()),
  reasoning: nullableText(8_000).catch(null),
  questions: texts,
  assumptions: texts,
  warnings: texts,
  futureActions: texts,
});
export type Reply = z.output<typeof replySchema>;
