// What the server accepts as a contractor's application: the form's rules, and limits that no form lets anybody reach.
import { z } from 'zod';
import { applicationFaults } from './contractor-application.ts';
import {
  projectSizes,
  projectTypes,
  text,
  trades,
  website,
  yearsExperience,
  yesOrNo,
  zipCodes,
} from './contractor-fields.ts';
import { emailSchema } from '../account/email.ts';
import { CONTRACTOR_LIMITS, EMAIL_LIMITS } from '../limits.ts';

export const applicationSchema = z
  .object({
    fullName: text(CONTRACTOR_LIMITS.longName),
    company: text(CONTRACTOR_LIMITS.longName),
    email: text(EMAIL_LIMITS.address * 2),
    phone: text(CONTRACTOR_LIMITS.phone),
    website,
    trades,
    zipCodes,
    licenseNumber: text(CONTRACTOR_LIMITS.license),
    insured: yesOrNo.nullish().transform((sent) => sent ?? false),
    bonded: yesOrNo.nullish().transform((sent) => sent ?? false),
    yearsExperience,
    projectSizes,
    projectTypes,
    availability: text(CONTRACTOR_LIMITS.availability),
    notes: text(CONTRACTOR_LIMITS.notes),
    howHeard: text(CONTRACTOR_LIMITS.howHeard),
  })
  .superRefine((form, context) => {
    for (const { path, message } of applicationFaults(form)) {
      context.addIssue({ code: 'custom', path: [path], message });
    }
  })
  .transform((form, context) => {
    const email = emailSchema.safeParse(form.email);
    if (email.success) return { ...form, email: email.data };
    // The form's own check may have let it through.
    for (const { message } of applicationFaults(form).length === 0 ? email.error.issues : []) {
      context.addIssue({ code: 'custom', path: ['email'], message });
    }
    return z.NEVER;
  });
export type ApplicationInput = z.infer<typeof applicationSchema>;
