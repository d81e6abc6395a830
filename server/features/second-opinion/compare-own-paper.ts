// Use cases: set somebody else's paper beside one's own estimate of its work, put lines together by hand, count what is missing.
import { z } from 'zod';
import type { Context, Ports } from '../../context.ts';
import { badField, badInput } from '../../domain/errors.ts';
import { idOf } from '../../domain/ids.ts';
import { lineIdSchema } from '../../domain/paper/correct-paper.ts';
import type { PaperComparison } from '../../domain/paper/paper-comparison.ts';
import { SHARE_LIMITS, TOO_MANY_PHOTOS } from '../../domain/account/shared-links.ts';
import { cleanText, idSchema, parseInput } from '../../domain/validation.ts';
import { seenVersionSchema } from '../../domain/versions.ts';
import type { PaperEstimate } from '../../domain/paper/paper-estimate.ts';
import type { NamedPaper, BidsComparison } from '../../domain/paper/bids-comparison.ts';
import { whyNotByHand } from '../../estimator/second-opinion/match.ts';
import {
  type ChosenRow,
  supplementOf,
  type SupplementRequest,
} from '../../estimator/second-opinion/supplement.ts';
import type { File, Paper } from '../../generated/prisma/client.ts';
import type { Caller } from '../../infra/caller.ts';
import { callingOwner, limitCalls } from '../accounts/limit-calls.ts';
import { documentOf } from '../document/read-document.ts';
import { takeLines } from '../document/take-lines.ts';
import { type EstimateWithJob, findEstimateWithJob } from '../estimates/whole-estimates.ts';
import { type EstimateRef, findEstimate } from '../estimates/estimates.service.ts';
import { requireOwnPhotos } from '../files/files.service.ts';
import {
  changePaper,
  findPaper,
  findPapersOf,
  includedOf,
  matchesOf,
  paperOf,
  requirePaper,
  requireRead,
} from '../reading/papers.ts';
import { termsOf } from '../estimates/standing-estimate.ts';

const COMPARISONS_A_MINUTE = 60;

export interface ComparedPaper extends PaperComparison {
  paper: Paper;
  estimate: EstimateWithJob;
  /** Which one of several bidders of the paper it is, from 0; null where there is one. */
  bidder: number | null;
}

const NO_BIDDER = 'This bidder is not on the document. Reload the page and choose again.';

/** Whose figures of a paper are compared: the first bidder's unless another one is asked for. Throws BAD_INPUT where it has no such bidder. */
export const bidderOn = (
  { bidders }: PaperEstimate,
  asked: number | null | undefined,
): number | null => {
  const bidder = asked ?? 0;
  if (asked != null && !bidders[bidder]) throw badField('bidder', NO_BIDDER);
  return bidders.length === 0 ? null : bidder;
};

/** Ids of the missing rows that count in our total; of what its owner counts in, this comparison may not hold all. */
export const includedRowsOf = ({ paper, rows }: ComparedPaper): string[] => {
  const included = new Set(includedOf(paper));
  return rows.flatMap(({ id, kind }) =>
    kind === 'MISSING_FROM_THEIRS' && included.has(id) ? [id] : [],
  );
};

/** The file, and of several bidders on it the one that is compared. */
export const nameOfCompared = (
  paper: Paper & { file: { name: string } },
  bidder: number | null,
): string => {
  const named = bidder === null ? null : requireRead(paper).bidders[bidder];
  return named ? `${paper.file.name}, ${named.name}` : paper.file.name;
};

/** Whoever asks has proven that both are theirs. Throws BAD_INPUT while the paper is not read; BUSY, TOO_LARGE, UNAVAILABLE. */
export const comparePaperWith = (
  { estimator, now }: Pick<Ports, 'estimator' | 'now'>,
  paper: Paper,
  estimate: EstimateWithJob,
  bidder: number | null,
  caller: Caller,
): Promise<PaperComparison> => {
  const ours = documentOf(estimate);
  return estimator.comparePaper(
    {
      paper: requireRead(paper),
      bidder,
      ours,
      terms: termsOf(estimate, ours, now()),
      matches: matchesOf(paper),
      included: includedOf(paper),
    },
    caller,
  );
};

/** Returns null when one of them is missing, not ready or someone else's. Throws BAD_INPUT while the paper is not read, and for a bidder that it has not; BUSY, TOO_LARGE, UNAVAILABLE. */
export const compareOwnPaper = async (
  ctx: Context,
  fileId: string | number,
  ref: EstimateRef,
  asked?: number | null,
): Promise<ComparedPaper | null> => {
  const paper = await findPaper(ctx, idOf(fileId));
  const estimate = await findOwnEstimate(ctx, ref);
  if (!paper || !estimate) return null;
  limitCalls(ctx, 'paperComparison', COMPARISONS_A_MINUTE);
  const bidder = bidderOn(requireRead(paper), asked);
  const caller = { owner: callingOwner(ctx) };
  const comparison = await comparePaperWith(ctx, paper, estimate, bidder, caller);
  return { ...comparison, paper, estimate, bidder };
};

const findOwnEstimate = async (ctx: Context, ref: EstimateRef) => {
  const found = await findEstimate(ctx, ref, { select: { id: true, itemCount: true } });
  if (!found) return null;
  takeLines(ctx, [found.itemCount]);
  return findEstimateWithJob(ctx, found.id);
};

export interface ComparedBids extends BidsComparison {
  estimate: EstimateWithJob;
}

/**
 * All bids that the estimate was asked for with, side by side.
 * Null when it is missing or someone else's. Throws BAD_INPUT with fewer than two bids.
 */
export const compareOwnBids = async (
  ctx: Context,
  ref: EstimateRef,
): Promise<ComparedBids | null> => {
  const estimate = await findOwnEstimate(ctx, ref);
  if (!estimate) return null;
  limitCalls(ctx, 'paperComparison', COMPARISONS_A_MINUTE);
  const rows = await findPapersOf(ctx, estimate.jobId);
  const papers = rows.flatMap((row): NamedPaper[] => {
    const paper = paperOf(row);
    const isBid = paper !== null && row.use !== 'KEEP' && paper.lines.length > 0;
    if (!isBid) return [];
    const name = paper.from.company ?? row.file.name;
    return [{ name, fileId: String(row.fileId), paper, matches: matchesOf(row) }];
  });
  const count = papers.reduce((sum, { paper }) => sum + Math.max(1, paper.bidders.length), 0);
  if (count < 2)
    throw badInput('Upload two or more bids with the estimate to see them side by side.');
  const ours = documentOf(estimate);
  const terms = termsOf(estimate, ours, ctx.now());
  const caller = { owner: callingOwner(ctx) };
  return { ...(await ctx.estimator.compareBids({ papers, ours, terms }, caller)), estimate };
};

const matchSchema = z.object({
  fileId: idSchema,
  version: seenVersionSchema,
  lineIds: z
    .array(lineIdSchema)
    .min(1, 'Choose a line of the paper.')
    .max(200, 'Choose fewer lines at once.'),
  code: z.string().nullish(),
});

/** The last word about a line counts. Throws NOT_FOUND, InvalidInput, VersionConflict. */
export const matchPaperLines = async (ctx: Context, input: unknown): Promise<Paper> => {
  const { fileId, version, lineIds, code = null } = parseInput(matchSchema, input);
  const paper = await requirePaper(ctx, fileId);
  const known = new Map(requireRead(paper).lines.map((line) => [line.id, line]));
  const lines = lineIds.flatMap((id) => known.get(id) ?? []);
  if (lines.length < lineIds.length)
    throw badInput('This line is not on the paper. Reload the page.');
  if (code !== null) {
    const item = ctx.priceBook.items.get(code);
    if (!item) throw badInput('This row is not in the price book. Choose another one.');
    for (const line of lines) {
      const fault = whyNotByHand(line, item);
      if (fault !== null) throw badInput(fault);
    }
  }
  const others = matchesOf(paper).map((match) => ({
    ...match,
    lineIds: match.lineIds.filter((id) => !lineIds.includes(id)),
  }));
  const matches = [...others.filter((match) => match.lineIds.length > 0), { lineIds, code }];
  return changePaper(ctx, paper, version, { matches });
};

const NOT_MISSING = 'This work is not on the list of what is missing. Reload the page.';

const includeSchema = z.object({
  fileId: idSchema,
  version: seenVersionSchema,
  rowIds: z
    .array(
      z
        .string()
        .max(300, NOT_MISSING)
        .refine((id) => cleanText(id) === id, NOT_MISSING),
    )
    .max(500, 'Choose fewer rows.'),
});

/** A row of the price book with its room, or work that the description orders: which of them are missing is seen beside an estimate. */
const canBeMissing = ({ priceBook }: Pick<Ports, 'priceBook'>, rowId: string): boolean =>
  /^ordered \w+$/.test(rowId) || priceBook.items.has(rowId.split('@', 1)[0] ?? '');

/** What counts in our total beside the work of the paper, in place of what did. Throws as `matchPaperLines`. */
export const includeMissing = async (ctx: Context, input: unknown): Promise<Paper> => {
  const { fileId, version, rowIds } = parseInput(includeSchema, input);
  const paper = await requirePaper(ctx, fileId);
  requireRead(paper);
  if (!rowIds.every((id) => canBeMissing(ctx, id))) throw badField('rowIds', NOT_MISSING);
  return changePaper(ctx, paper, version, { included: rowIds });
};

export interface AskedSupplement {
  /** Whose figures of several bidders are compared, from 0; the first unless said. */
  bidder?: number | null;
  rows: readonly ChosenRow[];
  /** Show the request as a whole. */
  photoIds: readonly string[];
}

export interface OwnSupplement extends SupplementRequest {
  compared: ComparedPaper;
  /** Those of `photoIds`. */
  photos: File[];
}

const idsOfPhotos = ({ rows, photoIds }: AskedSupplement): number[] => [
  ...new Set([...photoIds, ...rows.flatMap((row) => row.photoIds ?? [])].map(idOf)),
];

/** Returns null where `compareOwnPaper` does; rows that ask for nothing are left out. Throws as it does, and BAD_INPUT for rows that are not compared and photos that are not the viewer's, or too many. */
export const requestSupplement = async (
  ctx: Context,
  fileId: string | number,
  ref: EstimateRef,
  asked: AskedSupplement,
): Promise<OwnSupplement | null> => {
  const compared = await compareOwnPaper(ctx, fileId, ref, asked.bidder);
  if (!compared) return null;
  if (asked.photoIds.length > SHARE_LIMITS.photosOfRequest)
    throw badField('photoIds', TOO_MANY_PHOTOS);
  const photos = await requireOwnPhotos(ctx, idsOfPhotos(asked));
  const request = supplementOf(requireRead(compared.paper), compared, asked.rows, asked.photoIds);
  const shown = new Set(request.photoIds.map(idOf));
  return { ...request, compared, photos: photos.filter(({ id }) => shown.has(id)) };
};
