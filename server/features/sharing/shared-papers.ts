// What the readers of a link see of somebody else's paper: the comparison with our estimate, or the request for supplement that
// its owner makes of it. It is compared as for its owner, then cut; neither the paper itself nor the estimate is opened.
import type { Ports } from '../../context.ts';
import type { ComparisonRow, PaperComparison } from '../../domain/paper/paper-comparison.ts';
import { type AskedRows, readAsked } from '../../domain/account/shared-link-input.ts';
import type { Hide } from '../../domain/estimate/shared-document.ts';
import { supplementOf, type SupplementRequest } from '../../estimator/second-opinion/supplement.ts';
import { callerOf } from '../accounts/turns.ts';
import { documentOf } from '../document/read-document.ts';
import { findEstimateWithJob, type WholeEstimate } from '../estimates/whole-estimates.ts';
import { paperOf, requireRead } from '../reading/papers.ts';
import { comparePaperWith, nameOfCompared } from '../second-opinion/compare-own-paper.ts';
import { limitComparisons, type OpenedLink } from './open-shared-link.ts';

export type SharedFile = WholeEstimate['job']['uploads'][number]['file'];

export interface SharedPaper extends PaperComparison {
  /** Name of the paper's file; null where the link hides it. */
  name: string | null;
  /** When our side was changed last. */
  updatedAt: Date;
}

export interface SharedSupplement extends SupplementRequest {
  /** Uploads that show what is asked for. */
  pictures: SharedFile[];
  updatedAt: Date;
}

/** Bidder that was shared. A paper that was read anew may have fewer of them. */
const sharedBidder = ({ link, paper }: OpenedLink): number | null => {
  const bidders = (paper && paperOf(paper)?.bidders) ?? [];
  if (bidders.length === 0) return null;
  return Math.min(link.bidder ?? 0, bidders.length - 1);
};

/** Returns null when its estimate went meanwhile. Throws BUSY, TOO_LARGE, UNAVAILABLE. */
const compareOpened = async (
  ports: Pick<Ports, 'db' | 'pool' | 'estimator' | 'callLimits' | 'now'>,
  opened: OpenedLink,
  signal?: AbortSignal,
): Promise<PaperComparison | null> => {
  const { link, paper } = opened;
  if (!paper) return null;
  limitComparisons(ports, opened);
  const estimate = await findEstimateWithJob(ports, link.estimateId);
  const caller = await callerOf(ports, link.accountId, signal);
  return estimate && comparePaperWith(ports, paper, estimate, sharedBidder(opened), caller);
};

/** Leaves out where the prices of a contractor's own lines come from: that is theirs to know. */
const withoutSources = (row: ComparisonRow): ComparisonRow => ({
  ...row,
  ours: row.ours && { ...row.ours, source: '' },
});

/** @param at stands for an id that names a room */
const hiddenRow = (row: ComparisonRow, at: number, hide: Hide): ComparisonRow => {
  const { room, theirs, ours, missing, why } = row;
  return {
    ...row,
    id: String(at + 1),
    room: room && hide(room),
    theirs: theirs && {
      ...theirs,
      description: hide(theirs.description),
      unit: theirs.unit && hide(theirs.unit),
      place: { ...theirs.place, sheet: theirs.place.sheet && hide(theirs.place.sheet) },
    },
    ours: ours && {
      ...ours,
      name: hide(ours.name),
      unit: hide(ours.unit),
      source: hide(ours.source),
    },
    missing: missing && { ...missing, why: hide(missing.why) },
    why: hide(why),
  };
};

const hiddenComparison = (comparison: PaperComparison, hide: Hide): PaperComparison => ({
  ...comparison,
  rows: comparison.rows.map((row, at) => hiddenRow(row, at, hide)),
  summary: hide(comparison.summary),
  questions: comparison.questions.map(({ question, why }) => ({
    question: hide(question),
    why: hide(why),
  })),
});

/** Returns null for a link to anything else. Throws BUSY, TOO_LARGE, UNAVAILABLE. */
export const openPaperComparison = async (
  ports: Pick<Ports, 'db' | 'pool' | 'estimator' | 'callLimits' | 'now'>,
  opened: OpenedLink,
  signal?: AbortSignal,
): Promise<SharedPaper | null> => {
  const { link, paper, estimate, hide } = opened;
  if (link.kind !== 'PAPER_COMPARISON' || !paper) return null;
  const whole = await compareOpened(ports, opened, signal);
  if (!whole) return null;
  const isBid = documentOf(estimate).workflow === 'CONTRACTOR';
  const told = isBid ? { ...whole, rows: whole.rows.map(withoutSources) } : whole;
  return {
    ...(hide ? hiddenComparison(told, hide) : told),
    name: hide ? null : nameOfCompared(paper, sharedBidder(opened)),
    updatedAt: estimate.updatedAt,
  };
};

const hiddenRequest = (request: SupplementRequest, hide: Hide): SupplementRequest => ({
  ...request,
  claimNumber: null,
  policyNumber: null,
  insured: null,
  adjuster: null,
  carrier: null,
  address: null,
  rows: request.rows.map((row, at) => ({
    ...row,
    rowId: String(at + 1),
    description: hide(row.description),
    room: row.room && hide(row.room),
    unit: hide(row.unit),
    reason: hide(row.reason),
  })),
});

/** Pictures that can be shown. A link that hides who its owner is shows none: `estimate` has no uploads then. */
const shownPictures = ({ job }: WholeEstimate): SharedFile[] =>
  job.uploads.map(({ file }) => file).filter(({ displayKey }) => displayKey !== null);

/** Leaves out photos that readers do not get. */
const askedWith = (
  asked: AskedRows,
  askedPhotoIds: readonly number[],
  pictures: readonly SharedFile[],
) => {
  const known = new Set(pictures.map(({ id }) => id));
  const shown = (ids: readonly number[]) => ids.filter((id) => known.has(id)).map(String);
  return {
    rows: asked.map(({ rowId, photoIds }) => ({ rowId, photoIds: shown(photoIds) })),
    photoIds: shown(askedPhotoIds),
  };
};

/** Returns null for a link to anything else. Throws BUSY, TOO_LARGE, UNAVAILABLE. */
export const openSupplement = async (
  ports: Pick<Ports, 'db' | 'pool' | 'estimator' | 'callLimits' | 'now'>,
  opened: OpenedLink,
  signal?: AbortSignal,
): Promise<SharedSupplement | null> => {
  const { link, paper, estimate, hide } = opened;
  const asked = readAsked(link.asked);
  if (link.kind !== 'SUPPLEMENT_REQUEST' || !paper || !asked) return null;
  const comparison = await compareOpened(ports, opened, signal);
  if (!comparison) return null;
  const pictures = shownPictures(estimate);
  const { rows, photoIds } = askedWith(asked, link.askedPhotoIds, pictures);
  const request = supplementOf(requireRead(paper), comparison, rows, photoIds);
  const byId = new Map(pictures.map((file) => [String(file.id), file]));
  return {
    ...(hide ? hiddenRequest(request, hide) : request),
    pictures: request.photoIds.flatMap((id) => byId.get(id) ?? []),
    updatedAt: estimate.updatedAt,
  };
};
