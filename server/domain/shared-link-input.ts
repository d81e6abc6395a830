// What is sent to make a link at which others read one thing.
import { z } from 'zod';
import { holdsLink } from './contact-patterns.ts';
import { emailSchema } from './email.ts';
import { someLines } from './form-text.ts';
import { SHARE_LIMITS, SHARED_LINK_LIVES, type SharedLinkLife } from './shared-links.ts';
import { idSchema, oneOf } from './validation.ts';

const NO_LIFE = 'Choose how long the link is good for.';
const NO_SIDE = 'Name the two estimates that are compared.';
const NO_LINKS = 'Leave web addresses out of the note: the mail brings the link itself.';

/** Names what is shared. */
export const sharedSubjectSchema = z.union(
  [
    z.object({ estimateId: idSchema }).transform(({ estimateId }) => ({
      kind: 'ESTIMATE' as const,
      estimateId,
      otherEstimateId: null,
    })),
    z
      .object({ comparison: z.object({ leftId: idSchema, rightId: idSchema }, NO_SIDE) })
      .transform(({ comparison }) => ({
        kind: 'COMPARISON' as const,
        estimateId: comparison.leftId,
        otherEstimateId: comparison.rightId,
      })),
  ],
  'Name an estimate or a comparison to share.',
);
export type SharedSubject = z.infer<typeof sharedSubjectSchema>;

const mailSchema = z.object({
  to: emailSchema,
  note: someLines(SHARE_LIMITS.note)
    .nullish()
    .transform((note) => note ?? '')
    .refine((note) => !holdsLink(note), NO_LINKS),
});

export const createSharedLinkSchema = z.object({
  subject: sharedSubjectSchema,
  life: oneOf<SharedLinkLife>(SHARED_LINK_LIVES, NO_LIFE),
  hidesIdentity: z.boolean('Say whether names, addresses and claim numbers are hidden.'),
  mail: mailSchema.nullish().transform((mail) => mail ?? null),
});
