// What operators decide on contractors, as the server accepts it.
import { z } from 'zod';
import { PAPERS_KEPT_DAYS } from '../catalog.ts';
import { text } from './contractor-fields.ts';
import { CONTRACTOR_LIMITS } from '../limits.ts';
import { idSchema } from '../validation.ts';
import { DAY_MS } from '../time.ts';
import { seenVersionSchema } from '../versions.ts';

export const papersKeptUntil = (decidedAt: Date): Date =>
  new Date(decidedAt.getTime() + PAPERS_KEPT_DAYS * DAY_MS);

const REASON_MISSING = 'Say why, in a sentence for the contractor.';
const reason = text(CONTRACTOR_LIMITS.reason);

const decision = { isApproved: z.boolean(), reason };
const hasReason = ({ isApproved, reason: given }: { isApproved: boolean; reason: string }) =>
  isApproved || given !== '';
const REASON_FAULT = { path: ['reason'], message: REASON_MISSING };

export const applicationDecisionSchema = z
  .object({ applicationId: idSchema, version: z.int(), ...decision })
  .refine(hasReason, REASON_FAULT);
export type ApplicationDecision = z.infer<typeof applicationDecisionSchema>;

export const identityDecisionSchema = z
  .object({ documentId: idSchema, ...decision })
  .refine(hasReason, REASON_FAULT);
export type IdentityDecision = z.infer<typeof identityDecisionSchema>;

const DATE_WANTED = 'Enter a date, like 2027-06-30.';

/** `2027-06-30` */
const day = z
  .string(DATE_WANTED)
  .regex(/^20\d{2}-\d{2}-\d{2}$/, { error: DATE_WANTED, abort: true })
  .transform((sent, context) => {
    const date = new Date(`${sent}T00:00:00Z`);
    if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(sent)) return date;
    context.addIssue({ code: 'custom', message: 'There is no such date.' });
    return z.NEVER;
  });

export const credentialsSchema = z.object({
  contractorId: idSchema,
  licenseNumber: text(CONTRACTOR_LIMITS.license).pipe(
    z.string().min(1, 'Enter the number of the license.'),
  ),
  licenseExpiresOn: day,
  insuranceExpiresOn: day,
  /** Version of the profile, whose license number this writes over. */
  version: seenVersionSchema,
});
export type Credentials = z.infer<typeof credentialsSchema>;

export const suspensionSchema = z.object({
  contractorId: idSchema,
  reason: reason.pipe(z.string().min(1, REASON_MISSING)),
});
export type Suspension = z.infer<typeof suspensionSchema>;
