// The shape of the model's reply as it is told to the server: every member required, absence is null, no bounds (not
// all servers take them). Places come first, so that work can be measured the moment it is written.
import { z } from 'zod';
import { CLAIMS } from '../grounds/ground.ts';
import { FACT_NAMES, FINISH_WORDS, NOTE_WORDS } from './reply-words.ts';

const claim = z.enum(CLAIMS);
const words = z.string().nullable();
const amount = z.number().nullable();
const value = z.union([z.number(), z.string()]);

const place = z.object({
  id: z.string().describe('P1, P2, …'),
  label: z.string(),
  type: z.string().describe('One of the place types'),
  count: z.number().describe('How many equal or joined rooms the sizes are of, together'),
  lengthFt: amount,
  widthFt: amount,
  heightFt: amount,
  areaSf: amount,
  perimeterFt: amount,
  doors: amount,
  windows: amount,
  basis: claim,
  words,
});

const work = z.object({
  id: z.string().describe('W1, W2, …'),
  words: words.describe('Copied from the request or an upload'),
  place: z.string().nullable(),
  assembly: z.string().nullable(),
  code: z.string().nullable().describe('A row, where no assembly does'),
  quantity: amount.describe('Of the row, in its unit'),
  basis: claim,
  params: z.array(z.object({ name: z.string(), value, basis: claim, words })),
  times: z.number(),
  without: z.array(z.string()).describe('Codes of lines left out'),
  set: z.array(
    z.object({
      code: z.string(),
      quantity: amount,
      finish: z.enum(FINISH_WORDS).nullable(),
      basis: claim,
      words,
    }),
  ),
  finish: z.enum(FINISH_WORDS).nullable(),
  ownerSupplies: z.boolean(),
  materialsOnly: z.boolean(),
  optional: z.boolean(),
  label: z.string().nullable(),
});

const change = {
  on: z.string().describe('P1 or W1'),
  name: z.string().describe('A size, a parameter, quantity, times, optional, drop, …'),
  value,
};

export const wireSchema = z.object({
  places: z.array(place),
  documents: z.array(z.object({ id: z.string().describe('D1, D2, …') })),
  changes: z.array(z.object({ ...change, words })),
  work: z.array(work),
  excluded: z.array(
    z.object({ words: z.string(), codes: z.array(z.string()), place: z.string().nullable() }),
  ),
  facts: z.array(
    z.object({
      name: z.enum(FACT_NAMES),
      value: z.union([z.number(), z.string(), z.boolean()]).nullable(),
      words: z.string(),
    }),
  ),
  questions: z.array(
    z.object({
      text: z.string(),
      about: z.string().nullable().describe('P1 or W1'),
      answers: z.array(
        z.object({
          label: z.string(),
          changes: z.array(z.object(change)),
        }),
      ),
    }),
  ),
  notes: z.array(z.object({ kind: z.enum(NOTE_WORDS), text: z.string() })),
});
