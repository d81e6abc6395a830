// What the server accepts as a contractor's profile. Whatever is not sent stays as it is.
import { z } from 'zod';
import {
  projectSizes,
  projectTypes,
  state,
  text,
  trades,
  website,
  yearsExperience,
  yesOrNo,
  zipCodes,
} from './contractor-fields.ts';
import { CONTRACTOR_LIMITS } from '../limits.ts';

const country = text(100).pipe(
  z
    .string()
    .regex(/^([A-Za-z]{2})?$/, 'Write the country as two letters, like US.')
    .transform((letters) => letters.toUpperCase() || 'US'),
);

const profileSchema = z.object({
  role: text(CONTRACTOR_LIMITS.role),
  firstName: text(CONTRACTOR_LIMITS.name),
  lastName: text(CONTRACTOR_LIMITS.name),
  commercialName: text(CONTRACTOR_LIMITS.longName),
  phone: text(CONTRACTOR_LIMITS.phone),
  website,
  yearsExperience,
  addressLine1: text(CONTRACTOR_LIMITS.addressLine),
  addressLine2: text(CONTRACTOR_LIMITS.addressLine),
  city: text(CONTRACTOR_LIMITS.city),
  state,
  postalCode: text(10),
  country,
  bio: text(CONTRACTOR_LIMITS.bio),
  trades: trades.refine((sent) => sent.length > 0, 'Select at least one trade.'),
  zipCodes,
  servesNearbyZips: yesOrNo,
  projectSizes,
  projectTypes,
  insured: yesOrNo,
  bonded: yesOrNo,
  licenseNumber: text(CONTRACTOR_LIMITS.license),
  proposalTerms: text(CONTRACTOR_LIMITS.proposalTerms),
  /** No new leads for now. */
  isPaused: yesOrNo,
});
export type ProfileInput = Partial<z.infer<typeof profileSchema>>;
type ProfileField = keyof ProfileInput;

/** Schema of only what was sent: a field that is absent, or null, stays as it is. */
export const profileSchemaOf = (
  sent: Readonly<Record<string, unknown>>,
): z.ZodType<ProfileInput> => {
  const mask: Partial<Record<ProfileField, true>> = {};
  for (const name of profileSchema.keyof().options) if (sent[name] != null) mask[name] = true;
  return profileSchema.pick(mask);
};

/** What comes along with a document that proves who somebody is. */
export const identitySchema = z.object({
  identityNumber: text(CONTRACTOR_LIMITS.identityNumber).pipe(
    z.string().min(4, 'Enter the number on the document.'),
  ),
});
