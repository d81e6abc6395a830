// What the server accepts as a request for contractors: the form's rules, and limits no form lets anybody reach.
import { z } from 'zod';
import { type Timeframe, TIMEFRAMES } from '../catalog.ts';
import { contractorRequestFaults, stateOf } from './contractor-request.ts';
import { cleanText, idSchema, oneOf } from '../validation.ts';
import { REQUEST_LIMITS, keepUnder } from '../limits.ts';

const words = (max: number) =>
  z
    .union([z.string(), z.number()], 'This must be text.')
    .transform((text) => cleanText(String(text)).trim())
    .pipe(z.string().max(max, keepUnder(max)));

const optionalWords = (max: number) =>
  words(max)
    .nullish()
    .transform((text) => text ?? '');

export const contractorRequestSchema = z
  .object({
    estimateId: idSchema,
    firstName: optionalWords(REQUEST_LIMITS.firstName),
    timeframe: oneOf<Timeframe>(TIMEFRAMES, 'Choose when the work should begin.')
      .nullish()
      .transform((timeframe) => timeframe ?? null),
    phone: optionalWords(REQUEST_LIMITS.phone),
    phoneConsent: z
      .boolean('Say whether you may be called with true or false.')
      .nullish()
      .transform((consent) => consent ?? false),
    specialRequest: optionalWords(REQUEST_LIMITS.specialRequest),
    tasks: z
      .array(words(REQUEST_LIMITS.task), 'Send the tasks as a list.')
      .max(REQUEST_LIMITS.tasks, `At most ${REQUEST_LIMITS.tasks} tasks go into one request.`)
      .nullish()
      .transform((tasks) => [...new Set((tasks ?? []).filter(Boolean))]),
    // The field is longer than a state is, so that a wrong entry is reported as no state, not as too long.
    state: optionalWords(REQUEST_LIMITS.firstName).transform(stateOf),
    zip: optionalWords(REQUEST_LIMITS.zip),
  })
  .superRefine((form, context) => {
    for (const { path, message } of contractorRequestFaults(form)) {
      context.addIssue({ code: 'custom', path: [path], message });
    }
  })
  .transform(({ timeframe, ...form }) => ({ ...form, timeframe: timeframe as Timeframe }));
export type ContractorRequestInput = z.infer<typeof contractorRequestSchema>;
