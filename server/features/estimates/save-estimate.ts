// Use cases: an owner saves edits of an estimate, or brings an earlier version back. Both make a new version.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { editedDocument, type EstimateEdits } from '../../domain/estimate/apply-edits.ts';
import { badField, notFound } from '../../domain/errors.ts';
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import {
  editedVersionSchema,
  readEdits,
  restoreVersionSchema,
} from '../../domain/estimate/estimate-input.ts';
import { isSame } from '../../domain/is-same.ts';
import type { Steps } from '../../domain/steps.ts';
import { parseInput } from '../../domain/validation.ts';
import { editsOfWhole, type SentEstimate } from '../../domain/estimate/whole-edits.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { accountIdOf } from '../accounts/accounts.access.ts';
import { publishAccountChange } from '../accounts/accounts.events.ts';
import { writeDocument } from '../files/document-room.ts';
import { takeChoices } from '../jobs/jobs.service.ts';
import { findKeptVersion } from './kept-versions.ts';
import { type NewVersion, replaceVersion } from './estimate-versions.ts';
import { EstimateConflict } from './estimates.errors.ts';
import { publishEstimateChange } from './estimates.events.ts';
import { findEstimate } from './estimates.service.ts';
import { pricingOfRevision } from './priced-versions.ts';
import { type EditedEstimate, requireEdited } from './standing-estimate.ts';
import { checkInTurns, readDocument } from '../document/read-document.ts';
import { keepAtHand, keepKnown } from '../document/versions-at-hand.ts';

export interface EstimateVersion {
  id: number;
  version: number;
}

/**
 * Locks for a change that names no version: it is made on whichever is current. A bid of the estimate may be written
 * meanwhile, as its writer holds the room that this change will wait for.
 */
const lockEstimate = (tx: Prisma.TransactionClient, id: number) =>
  tx.$queryRaw`SELECT id FROM estimates WHERE id = ${id} FOR NO KEY UPDATE`;

/**
 * Checks access and version, and replaces the current version with `next`, in one transaction; null changes nothing.
 * Throws NOT_FOUND, EstimateConflict, STORAGE_FULL, TOO_LARGE, QUOTA_EXHAUSTED.
 */
const changeEstimate = async (
  ctx: Context,
  id: number,
  version: number | undefined,
  next: (
    tx: Prisma.TransactionClient,
    standing: EditedEstimate,
  ) => Promise<Omit<NewVersion, 'at'> | null>,
): Promise<EstimateVersion> => {
  const { before, after } = await writeDocument(ctx, async (tx, takeRoom) => {
    if (version === undefined) await lockEstimate(tx, id);
    const standing = await requireEdited(ctx, tx, id);
    if (standing.version !== (version ?? standing.version)) {
      throw new EstimateConflict(id, standing.version);
    }
    const changed = await next(tx, standing);
    const updatedAt = ctx.now();
    const change = changed && { ...changed, at: updatedAt };
    const written = change && (await replaceVersion(tx, standing, change, takeRoom));
    const { mergedFrom } = standing;
    return { before: standing, after: written && { updatedAt, mergedFrom, ...written } };
  });
  if (!after) return { id, version: before.version };
  const made = { id, version: before.version + 1 };
  keepAtHand(
    ctx,
    { estimateId: id, version: before.version, document: before.document },
    { estimateId: id, version: made.version, document: after.document },
  );
  keepKnown(ctx, { estimateId: id, version: made.version, ...after });
  await publishEstimateChange(ctx, id);
  await publishAccountChange(ctx, accountIdOf(ctx.viewer), {
    kind: 'ESTIMATE',
    id,
    action: 'UPDATED',
  });
  return made;
};

/** Others are served between its steps, and after the last. */
const stepByStep = async <Result>(steps: Steps<Result>): Promise<Result> => {
  for (;;) {
    const step = steps.next();
    await nextTurn();
    if (step.done) return step.value;
  }
};

/** Reads an estimate that was sent whole against the one that stands. */
function* readWhole(sent: SentEstimate, stored: EstimateDocument): Steps<EstimateEdits> {
  return yield* readEdits(yield* editsOfWhole(sent, stored), stored.items);
}

/** Saves the edits that `read` makes of the document as it stands. */
const saveEdits = (
  ctx: Context,
  id: number,
  version: number | undefined,
  read: (stored: EstimateDocument) => Steps<EstimateEdits>,
): Promise<EstimateVersion> =>
  changeEstimate(ctx, id, version, async (_tx, standing) => {
    const { document: before } = standing;
    await nextTurn();
    const edits = await stepByStep(read(before));
    const document = await checkInTurns(await stepByStep(editedDocument(before, edits)));
    return isSame(before, document) ? null : { document, change: 'SAVED', changeNote: null };
  });

/**
 * Makes the next version of the edits, with every figure following; edits that change nothing make none.
 * Throws NOT_FOUND, InvalidInput, EstimateConflict, STORAGE_FULL, TOO_LARGE, QUOTA_EXHAUSTED.
 */
export const saveEstimate = async (
  ctx: Context,
  input: { estimateId: unknown; version: unknown },
): Promise<EstimateVersion> => {
  const { estimateId, version } = parseInput(editedVersionSchema, input);
  return saveEdits(ctx, estimateId, version, ({ items }) => readEdits(input, items));
};

/** Works like `saveEstimate`, for a whole estimate, by claim or job number; edits the current one when no version is named. */
export const saveResult = async (
  ctx: Context,
  claimOrId: string,
  { version, sent }: { version: unknown; sent: SentEstimate },
): Promise<EstimateVersion> => {
  const estimate = await findEstimate(ctx, { lookup: claimOrId }, { select: { id: true } });
  if (!estimate) throw notFound('This estimate');
  const edited = parseInput(editedVersionSchema.pick({ version: true }).partial(), {
    version: version ?? undefined,
  });
  return saveEdits(ctx, estimate.id, edited.version, (stored) => readWhole(sent, stored));
};

/** Does nothing while the job has no estimate, or when that is its title. */
export const renameEstimate = async (ctx: Context, jobId: number, title: string): Promise<void> => {
  const estimate = await findEstimate(ctx, { jobId }, { select: { id: true } });
  if (estimate)
    await saveEdits(ctx, estimate.id, undefined, ({ items }) => readEdits({ title }, items));
};

/** Throws NOT_FOUND, InvalidInput, EstimateConflict, STORAGE_FULL, TOO_LARGE, QUOTA_EXHAUSTED. */
export const restoreVersion = async (
  ctx: Context,
  input: { estimateId: unknown },
): Promise<EstimateVersion> => {
  const { estimateId: id, version, toVersion } = parseInput(restoreVersionSchema, input);
  return changeEstimate(ctx, id, version, async (tx) => {
    if (toVersion === version) return null;
    const kept = await findKeptVersion(tx, id, toVersion);
    if (!kept) {
      const message =
        toVersion > 0 && toVersion < version
          ? `Version ${toVersion} is no longer kept: older versions are removed when they take too much room. Choose another.`
          : `There is no version ${toVersion} to bring back. Reload the page and choose another.`;
      throw badField('toVersion', message);
    }
    const document = readDocument(kept.document);
    await takeChoices(tx, id, document);
    return {
      document,
      change: 'RESTORED',
      changeNote: `Version ${toVersion}`,
      pricing: await pricingOfRevision(tx, id, kept),
    };
  });
};
