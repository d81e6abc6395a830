// Links at which others read one thing: what can be shared, for how long, and what is sent to make one.
import { z } from 'zod';
import { holdsLink } from './contact-patterns.ts';
import { emailSchema } from './email.ts';
import { someLines } from './form-text.ts';
import { SHARE_LIMITS } from './limits.ts';
import { DAY_MS } from './time.ts';
import { idSchema, oneOf } from './validation.ts';

/** Days that a link is good for. */
export const SHARED_LINK_DAYS = { WEEK: 7, MONTH: 30, YEAR: 365 } as const;
export type SharedLinkLife = keyof typeof SHARED_LINK_DAYS;

/** For people. */
export const SHARED_LINK_LIVES = {
  WEEK: '7 days',
  MONTH: '30 days',
  YEAR: '1 year',
} as const satisfies Record<SharedLinkLife, string>;

/** Said of every link that opens nothing, whatever the reason. */
export const SHARED_LINK_GONE = 'This link is no longer valid. Ask its sender for a new one.';

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

export const sharedLinkEnd = (life: SharedLinkLife, from: Date): Date =>
  new Date(from.getTime() + SHARED_LINK_DAYS[life] * DAY_MS);
