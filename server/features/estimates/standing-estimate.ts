// An estimate as it stands: for those who edit it, and with what its job was asked for those who price it anew.
// Nothing of what this process has just written, or read in pieces, is read back.
import type { Context } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import { STORED_ESTIMATE } from '../../domain/stored-documents.ts';
import type { EstimateTerms } from '../../estimator/estimate-request.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { readDocument, readInTurns } from '../document/read-document.ts';
import { keepKnown, lastKnown, type KnownVersion } from '../document/versions-at-hand.ts';
import { visibleTo } from '../accounts/accounts.access.ts';
import {
  LINES_IN_ONE_PIECE,
  loadLongIn,
  OVERTAKEN,
  unlessOvertaken,
} from './document-in-pieces.ts';
import { STANDING } from './estimate-versions.ts';
import { EstimateConflict } from './estimates.errors.ts';

const WITH_JOB = {
  ...STANDING,
  project: { select: { name: true, zip: true } },
  job: {
    select: {
      id: true,
      stage: true,
      title: true,
      propertyType: true,
      finishLevel: true,
      agentKind: true,
      isTest: true,
    },
  },
} satisfies Prisma.EstimateSelect;
export type StandingWithJob = Prisma.EstimateGetPayload<{ select: typeof WITH_JOB }>;

const { document: _document, mergedFrom: _mergedFrom, ...AROUND } = WITH_JOB;

/** The row while it is what this process wrote or read, and the viewer's. */
const rowOf = ({ viewer }: Context, { estimateId: id, version, updatedAt }: KnownVersion) => ({
  id,
  version,
  updatedAt,
  ...visibleTo(viewer),
});

/** Reads what it was merged from where that is not known yet, and keeps it: whoever corrects an estimate corrects it again. */
const readMergedFrom = async (
  ctx: Context,
  written: KnownVersion,
): Promise<StandingWithJob | null> => {
  const { document } = written;
  const select = { ...AROUND, mergedFrom: true };
  const found = await ctx.db.estimate.findFirst({ where: rowOf(ctx, written), select });
  if (!found) return null;
  const { form } = STORED_ESTIMATE;
  const mergedFrom = found.mergedFrom === null ? null : { ...readDocument(found.mergedFrom), form };
  if (lastKnown(ctx, found.id) === written) keepKnown(ctx, { ...written, mergedFrom });
  return { ...found, document, mergedFrom };
};

const findWritten = async (ctx: Context, id: number): Promise<StandingWithJob | null> => {
  const written = lastKnown(ctx, id);
  if (!written) return null;
  const { document, mergedFrom } = written;
  if (mergedFrom === undefined) return readMergedFrom(ctx, written);
  const around = await ctx.db.estimate.findFirst({ where: rowOf(ctx, written), select: AROUND });
  return around && { ...around, document, mergedFrom };
};

/** Throws NOT_FOUND, EstimateConflict. */
export const requireStanding = async (
  ctx: Context,
  id: number,
  version: number,
): Promise<StandingWithJob> => {
  const where = { id, ...visibleTo(ctx.viewer) };
  const estimate =
    (await findWritten(ctx, id)) ?? (await ctx.db.estimate.findFirst({ where, select: WITH_JOB }));
  if (!estimate) throw notFound('This estimate');
  if (estimate.version !== version) throw new EstimateConflict(id, estimate.version);
  return estimate;
};

/** What the version that stands is priced with. */
export const termsOf = (
  { job, project }: Pick<StandingWithJob, 'job' | 'project'>,
  before: EstimateDocument,
  now: Date,
): EstimateTerms => ({
  title: job.title,
  propertyType: job.propertyType,
  // What the version that stands was priced for, which its job no longer may be.
  finishLevel: before.finishLevel ?? job.finishLevel,
  delivery: before.delivery,
  agentKind: job.agentKind,
  projectName: project.name,
  zip: project.zip,
  now,
});

const EDITED = { id: true, version: true, pricedVersion: true } satisfies Prisma.EstimateSelect;

export interface EditedEstimate extends Prisma.EstimateGetPayload<{ select: typeof EDITED }> {
  document: EstimateDocument;
  /** Absent where it was not read: an edit leaves it as it is. */
  mergedFrom?: KnownVersion['mergedFrom'];
}

/** At once where it has few lines, in pieces where it has many. */
const findEdited = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  id: number,
): Promise<EditedEstimate | typeof OVERTAKEN> => {
  const where = { id, ...visibleTo(ctx.viewer) };
  const short = await tx.estimate.findFirst({
    where: { ...where, itemCount: { lte: LINES_IN_ONE_PIECE } },
    select: { ...EDITED, document: true },
  });
  if (short) return { ...short, document: readDocument(short.document) };
  const row = await tx.estimate.findFirst({ where, select: EDITED });
  if (!row) throw notFound('This estimate');
  const document = await loadLongIn(tx, row);
  return document === null ? OVERTAKEN : { ...row, document: await readInTurns(document) };
};

/** Runs in the transaction that edits it. Throws NOT_FOUND, BUSY. */
export const requireEdited = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  id: number,
): Promise<EditedEstimate> => {
  const written = lastKnown(ctx, id);
  const known =
    written && (await tx.estimate.findFirst({ where: rowOf(ctx, written), select: EDITED }));
  if (known) {
    const { document, mergedFrom } = written;
    return { ...known, document: readDocument(document), mergedFrom };
  }
  return unlessOvertaken(() => findEdited(ctx, tx, id));
};
