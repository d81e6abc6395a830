// Use case: the owner corrects what was understood, and the estimate is priced anew at once, as a new version.
// No job runs; edits of lines are kept. Corrections are free. The first lines of an estimate that only had questions,
// and more added work than was read at first, count as runs.
import type { Context } from '../../context.ts';
import { InvalidInput } from '../../domain/errors.ts';
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import { isSame } from '../../domain/is-same.ts';
import { keepSame } from '../../domain/keep-same.ts';
import { isFinal } from '../../domain/estimate/job-status.ts';
import { parsePatches, patchFault } from '../../domain/scope/patch-input.ts';
import { reviseScopeSchema } from '../../domain/scope/scope-input.ts';
import type { ScopeOfWork, Work } from '../../domain/scope/scope-of-work.ts';
import type { ScopePatch } from '../../domain/scope/scope-patch.ts';
import { parseInput } from '../../domain/validation.ts';
import type { EstimateTerms } from '../../estimator/estimate-request.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { accountIdOf } from '../accounts/accounts.access.ts';
import { publishAccountChange } from '../accounts/accounts.events.ts';
import { callingOwner, limitCalls } from '../accounts/limit-calls.ts';
import { writeDocument } from '../files/document-room.ts';
import { countAddedWork } from '../estimates/added-work.ts';
import { lockRuns } from '../quota/lock-runs.ts';
import { requireOwnKind, takeAddedRuns } from '../quota/run-quota.ts';
import type { RunningJob } from '../quota/runs.ts';
import { requireTrialToAnswer } from '../quota/free-trial.ts';
import { replaceVersion } from '../estimates/estimate-versions.ts';
import { requireStanding, type StandingWithJob, termsOf } from '../estimates/standing-estimate.ts';
import { publishEstimateChange } from '../estimates/estimates.events.ts';
import { lastPriced, repricedVersion } from '../estimates/priced-versions.ts';
import { readDocument } from '../document/read-document.ts';
import { keepAtHand, keepKnown } from '../document/versions-at-hand.ts';
import type { PriceBook } from '../../estimator/book/price-book.ts';
import { nameOf } from '../../estimator/scope/work-name.ts';

// What a correction of the scope changed, in words for the list of versions.

/** Beyond these the number of the others is told. */
const PHRASES_MAX = 6;

interface ScopeNames {
  place(id: string): string;
  work(work: Pick<Work, 'label' | 'does'> | undefined): string;
}

const namesIn = ({ places }: ScopeOfWork, book: PriceBook): ScopeNames => ({
  place: (id) => places.find((place) => place.id === id)?.label || 'A place',
  work: (work) => (work ? nameOf(work, book) : 'Work'),
});

const addedName = (patch: Extract<ScopePatch, { kind: 'ADD_WORK' }>, book: PriceBook): string =>
  patch.label ??
  book.assemblies.get(patch.assembly ?? '')?.name ??
  book.items.get(patch.code ?? '')?.name ??
  'Work';

const answerOf = ({ questions }: ScopeOfWork, questionId: string, answer: number): string => {
  const question = questions.find(({ id }) => id === questionId);
  return [question?.text, question?.answers[answer]?.label].filter(Boolean).join(' ');
};

const phraseOf = (patch: ScopePatch, before: ScopeOfWork, book: PriceBook): string => {
  const names = namesIn(before, book);
  switch (patch.kind) {
    case 'ADD_PLACE':
      return `${patch.label} added`;
    case 'SET_PLACE':
      return `${names.place(patch.placeId)} corrected`;
    case 'DROP_PLACE':
      return `${names.place(patch.placeId)} taken out`;
    case 'ADD_WORK':
      return `${addedName(patch, book)} added`;
    case 'SET_WORK':
      return `${names.work(before.work.find(({ id }) => id === patch.workId))} changed`;
    case 'DROP_WORK':
      return `${names.work(before.work.find(({ id }) => id === patch.workId))} taken out`;
    case 'EXCLUDE':
      return `Not to be done: ${patch.words}`;
    case 'INCLUDE':
      return `No longer left out: ${before.excluded.find(({ id }) => id === patch.exclusionId)?.words ?? ''}`;
    case 'DISMISS':
      return `Only background: ${before.unread.find(({ start, end }) => start === patch.start && end === patch.end)?.words ?? ''}`;
    case 'SET_FACTS':
      return 'What is true of the whole job corrected';
    case 'ANSWER':
      return answerOf(before, patch.questionId, patch.answer);
  }
};

/** Note of the version: a phrase for each change. */
const noteOfRevision = (
  patches: readonly ScopePatch[],
  before: ScopeOfWork,
  book: PriceBook,
): string => {
  const phrases = [...new Set(patches.map((patch) => phraseOf(patch, before, book)))];
  const more = phrases.length - PHRASES_MAX;
  return [...phrases.slice(0, PHRASES_MAX), ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
};

/** Counts work that the owner adds by hand, but none that an answer brings. Throws QUOTA_EXHAUSTED, THROTTLED. */
const takeAdded = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  { id, job }: { id: number; job: RunningJob },
  patches: readonly ScopePatch[],
): Promise<void> => {
  const added = patches.filter(({ kind }) => kind === 'ADD_WORK').length;
  if (added === 0) return;
  await lockRuns(ctx, tx, accountIdOf(ctx.viewer));
  await takeAddedRuns(ctx, tx, job, await countAddedWork(tx, id, added));
};

const REVISIONS_A_MINUTE = 60;

const NO_SCOPE =
  'This estimate was made before what was understood was kept with it. Start it again to correct what was understood.';
const IS_RUNNING =
  'This estimate is being priced again. Correct what was understood once the new version is there.';

const requireEnded = async (
  ctx: Context,
  id: number,
  version: number,
): Promise<StandingWithJob> => {
  const estimate = await requireStanding(ctx, id, version);
  if (!isFinal(estimate.job.stage)) throw new InvalidInput(IS_RUNNING);
  return estimate;
};

/** Places and work that are as they were stay the very same: nobody looks at them again. */
const withKept = (before: ScopeOfWork, after: ScopeOfWork): ScopeOfWork => ({
  ...after,
  places: keepSame(before.places, after.places),
  work: keepSame(before.work, after.work),
});

/** Throws InvalidInput when one of the patches is refused. */
const priceAnew = async (
  ctx: Context,
  scope: ScopeOfWork,
  patches: readonly ScopePatch[],
  terms: EstimateTerms,
): Promise<EstimateDocument> => {
  const caller = { owner: callingOwner(ctx) };
  const { document, refused } = await ctx.estimator.revise(scope, patches, terms, caller);
  if (refused.length > 0) throw patchFault(refused);
  return {
    ...document,
    title: terms.title ?? document.title,
    scope: document.scope && withKept(scope, document.scope),
  };
};

/**
 * Applies patches to the scope. Patches that change nothing make no version.
 * Throws NOT_FOUND, FORBIDDEN, BUSY, TOO_LARGE, UNAVAILABLE, InvalidInput, EstimateConflict, QUOTA_EXHAUSTED,
 * THROTTLED, STORAGE_FULL.
 */
export const reviseScope = async (
  ctx: Context,
  rawInput: { estimateId: unknown; version: unknown; patches: unknown },
): Promise<{ id: number }> => {
  const { estimateId: id, version, patches: given } = parseInput(reviseScopeSchema, rawInput);
  const { job, project, ...standing } = await requireEnded(ctx, id, version);
  requireOwnKind(ctx.viewer, job.isTest);
  limitCalls(ctx, 'reviseScope', REVISIONS_A_MINUTE);
  const patches = parsePatches(given);
  const before = readDocument(standing.document);
  if (!before.scope) throw new InvalidInput(NO_SCOPE);
  const now = ctx.now();
  const terms = termsOf({ job, project, ...standing }, before, now);
  // Priced before the transaction: the embedded database has one connection for everybody.
  const fresh = await priceAnew(ctx, before.scope, patches, terms);
  if (isSame(before.scope, fresh.scope)) return { id };
  const base = await lastPriced(ctx.db, standing);
  const next = repricedVersion(base, standing, fresh, {
    isSameScope: true,
    // What its owner takes out is out, edited or not.
    removedByThem: 'DROP',
  });
  const changeNote = noteOfRevision(patches, before.scope, ctx.priceBook);
  const { document, mergedFrom = null } = await writeDocument(ctx, async (tx, takeRoom) => {
    if (next.document.items.length > 0) await requireTrialToAnswer(ctx, tx, job.id);
    await takeAdded(ctx, tx, { id, job }, patches);
    const change = { ...next, change: 'SCOPE_REVISED' as const, changeNote, at: now };
    return replaceVersion(tx, standing, change, takeRoom);
  });
  keepAtHand(
    ctx,
    { estimateId: id, version, document: before },
    { estimateId: id, version: version + 1, document },
  );
  keepKnown(ctx, { estimateId: id, version: version + 1, updatedAt: now, document, mergedFrom });
  await publishEstimateChange(ctx, id);
  await publishAccountChange(ctx, accountIdOf(ctx.viewer), {
    kind: 'ESTIMATE',
    id,
    action: 'UPDATED',
  });
  return { id };
};
