// What is sent to make a link at which others read one thing.
import { z } from 'zod';
import { holdsLink } from '../leads/contact-patterns.ts';
import { emailSchema } from './email.ts';
import { someLines } from '../text/form-text.ts';
import {
  SHARE_LIMITS,
  SHARED_LINK_LIVES,
  type SharedLinkKind,
  type SharedLinkLife,
  TOO_MANY_PHOTOS,
} from './shared-links.ts';
import { idSchema, oneOf } from '../validation.ts';

const NO_LIFE = 'Choose how long the link is good for.';
const NO_SUBJECT = 'Name an estimate, a comparison or a request for supplement to share.';
const NO_SIDE = 'Name the two estimates that are compared.';
const NO_PAIR = 'Name the document and the estimate that stands beside it.';
const NO_ROWS = 'Choose at least one line to ask for.';
const TOO_MANY_ROWS = `Ask for at most ${SHARE_LIMITS.askedRows} lines in one request for supplement.`;
const NO_LINKS = 'Leave web addresses out of the note: the mail brings the link itself.';

const askedSchema = z
  .array(
    z.object({
      rowId: z.string().max(300),
      photoIds: z
        .array(idSchema)
        .max(SHARE_LIMITS.photosOfRow)
        .nullish()
        .transform((ids) => ids ?? []),
    }),
  )
  .min(1, NO_ROWS)
  .max(SHARE_LIMITS.askedRows, TOO_MANY_ROWS);
/** Rows of a comparison that a shared request for supplement asks for, each with the uploads that show it. */
export type AskedRows = z.infer<typeof askedSchema>;

/** What a row of the database holds; null stands for none. */
export const readAsked = (stored: unknown): AskedRows | null =>
  askedSchema.nullable().parse(stored);

const bidderSchema = z
  .int('Choose one of the bidders on the document.')
  .nullish()
  .transform((bidder) => bidder ?? null);

const photoIdsSchema = z
  .array(idSchema)
  .max(SHARE_LIMITS.photosOfRequest, TOO_MANY_PHOTOS)
  .nullish()
  .transform((ids) => ids ?? []);

export interface SharedSubject {
  kind: SharedLinkKind;
  /** What is shared; of a comparison its left side, of a paper what stands beside it. */
  estimateId: number;
  otherEstimateId: number | null;
  fileId: number | null;
  /** Which of several bidders of the paper; null for the first, and where there is one. */
  bidder: number | null;
  asked: AskedRows | null;
  /** Show a request for supplement as a whole. */
  askedPhotoIds: number[];
}

const NOTHING_BESIDE = {
  otherEstimateId: null,
  fileId: null,
  bidder: null,
  asked: null,
  askedPhotoIds: [],
};
const pair = { fileId: idSchema, estimateId: idSchema, bidder: bidderSchema };

/** Names what is shared, by one of its members. */
export const sharedSubjectSchema = z
  .object({
    estimateId: idSchema.nullish(),
    comparison: z.object({ leftId: idSchema, rightId: idSchema }, NO_SIDE).nullish(),
    paperComparison: z.object(pair, NO_PAIR).nullish(),
    supplement: z
      .object({ ...pair, rows: askedSchema, photoIds: photoIdsSchema }, NO_PAIR)
      .nullish(),
  })
  .transform((named, context): SharedSubject => {
    const { estimateId, comparison, paperComparison, supplement } = named;
    if (estimateId != null) return { ...NOTHING_BESIDE, kind: 'ESTIMATE', estimateId };
    if (comparison) {
      const { leftId, rightId } = comparison;
      return {
        ...NOTHING_BESIDE,
        kind: 'COMPARISON',
        estimateId: leftId,
        otherEstimateId: rightId,
      };
    }
    if (paperComparison) return { ...NOTHING_BESIDE, kind: 'PAPER_COMPARISON', ...paperComparison };
    if (supplement) {
      const { rows: asked, photoIds: askedPhotoIds, ...ids } = supplement;
      return { ...NOTHING_BESIDE, kind: 'SUPPLEMENT_REQUEST', ...ids, asked, askedPhotoIds };
    }
    context.addIssue(NO_SUBJECT);
    return z.NEVER;
  });

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
