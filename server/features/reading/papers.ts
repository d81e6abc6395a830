// Papers as rows: what was read of a document's numbers, what its owner put right, and what is done with it.
import type { Context, Ports } from '../../context.ts';
import {
  addCorrections,
  addedLines,
  choosePaperUseSchema,
  correctedPaper,
  correctPaperSchema,
  readCorrections,
  readIncluded,
  hasCorrections,
  readMatches,
  rereadPaperSchema,
} from '../../domain/paper/correct-paper.ts';
import type { PaperMatch } from '../../domain/paper/paper-comparison.ts';
import type { PaperEstimate } from '../../domain/paper/paper-estimate.ts';
import { storablePaper } from '../../domain/paper/storable-paper.ts';
import { readStoredPaper } from '../../domain/stored-documents.ts';
import { badInput, DomainError, notFound } from '../../domain/errors.ts';
import { isSame } from '../../domain/is-same.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import { atVersion, nextVersion, requireSeen } from '../../domain/versions.ts';
import { READER_VERSION } from '../../estimator/upload-reading.ts';
import { type File, type Paper, Prisma } from '../../generated/prisma/client.ts';
import type { Statements } from '../../infra/db/statements.ts';
import { accountIdOf } from '../accounts/accounts.access.ts';
import { accountsInTurn } from '../accounts/turns.ts';
import { limitCalls } from '../accounts/limit-calls.ts';
import { paperChanges, type PaperEvent, publishPaperChange } from './papers.events.ts';
import { NOT_KEPT } from './reading-notes.ts';
import type { PaperReading } from './read-source.ts';
import { readPaperJob } from './read-paper.definition.ts';

type StoringPorts = Pick<Ports, 'db' | 'events' | 'now' | 'log'>;

const ownPaper = ({ viewer }: Context, fileId: number) => ({
  fileId,
  file: { accountId: accountIdOf(viewer) },
});

/** Returns null when it is missing or someone else's. */
export const findPaper = ({ db, ...ctx }: Context, fileId: number): Promise<Paper | null> =>
  db.paper.findFirst({ where: ownPaper({ db, ...ctx }, fileId) });

/** Those of the files' that are the viewer's, in no order. */
export const findPapers = ({ db, viewer }: Context, fileIds: readonly number[]): Promise<Paper[]> =>
  db.paper.findMany({
    where: { fileId: { in: [...fileIds] }, file: { accountId: accountIdOf(viewer) } },
  });

/** Throws NOT_FOUND. */
export const requirePaper = async (ctx: Context, rawId: unknown): Promise<Paper> => {
  const paper = await findPaper(ctx, parseInput(idSchema, rawId));
  if (!paper) throw notFound('This document');
  return paper;
};

/** Most papers of one owner that wait. Usually a paper waits a second or two (read-paper.job.ts). */
const WAITING_MOST = 100;
const WAITING_RETRY_SECONDS = 60;

/** Queues a paper behind those of its owner, or of all guests of its network. Throws BUSY when too many wait. */
const sendToReader = async (
  { queue }: Pick<Ports, 'queue'>,
  tx: Prisma.TransactionClient & Statements,
  fileId: number,
  accountId: number,
): Promise<void> => {
  const accounts = await accountsInTurn(tx, accountId);
  const ahead = await tx.paper.count({
    where: { state: 'WAITING', fileId: { not: fileId }, file: { accountId: { in: accounts } } },
  });
  if (ahead >= WAITING_MOST) {
    throw new DomainError(
      'BUSY',
      `${WAITING_MOST} documents of yours, or of others in your network, wait to be read. Wait a minute, then try this one again.`,
      { retryAfterSeconds: WAITING_RETRY_SECONDS },
    );
  }
  await queue.send(readPaperJob, { fileId }, tx, ahead);
};

/** Writes the row and the message to read it, in the transaction that writes the file. Throws BUSY. */
export const awaitPaper = async (
  ports: Pick<Ports, 'queue'>,
  tx: Prisma.TransactionClient & Statements,
  { id: fileId, accountId }: Pick<File, 'id' | 'accountId'>,
): Promise<void> => {
  await tx.paper.create({ data: { fileId } });
  await sendToReader(ports, tx, fileId, accountId);
};

type Read = Pick<Paper, 'reading' | 'corrections'>;

/** Each row is parsed once, however many fields of a request ask for it; rows are never changed. */
const parsedRows = new WeakMap<Read, PaperEstimate | null>();

/** Returns what its owner knows of it, or null while it waits and where nothing could be read. */
export const paperOf = (row: Read): PaperEstimate | null => {
  const known = parsedRows.get(row);
  if (known !== undefined) return known;
  const read = readStoredPaper(row.reading);
  const paper = read && correctedPaper(read, readCorrections(row.corrections));
  parsedRows.set(row, paper);
  return paper;
};

/** Whether its owner put something right. */
export const isCorrected = ({ corrections }: Pick<Paper, 'corrections'>): boolean =>
  hasCorrections(readCorrections(corrections));

/** What its owner put together by hand, the latest last. */
export const matchesOf = ({ matches }: Pick<Paper, 'matches'>): readonly PaperMatch[] =>
  readMatches(matches);

/** Ids of missing rows that its owner counts in. */
export const includedOf = ({ included }: Pick<Paper, 'included'>): readonly string[] =>
  readIncluded(included);

/** Finds the paper of any owner. */
export const findAnyPaper = ({ db }: Pick<Ports, 'db'>, fileId: number) =>
  db.paper.findUnique({
    where: { fileId },
    include: { file: { select: { name: true, accountId: true } } },
  });

/** Papers of the files that have one. Callers have checked access. */
export const findNamedPapers = ({ db }: Pick<Ports, 'db'>, fileIds: readonly number[]) =>
  db.paper.findMany({
    where: { fileId: { in: [...fileIds] } },
    include: { file: { select: { name: true, accountId: true } } },
  });

/** The papers that a job of the viewer's was submitted with, in their order. */
export const findPapersOf = ({ db, viewer }: Context, jobId: number) =>
  db.paper.findMany({
    where: { file: { accountId: accountIdOf(viewer), jobs: { some: { jobId } } } },
    include: { file: { select: { name: true } } },
    orderBy: { fileId: 'asc' },
  });

/** A paper that cannot be stored fails alone; what else its owner does goes on. */
const storable = (
  { log }: Pick<Ports, 'log'>,
  fileId: number,
  { paper, notes }: PaperReading,
): PaperReading => {
  try {
    return { paper: paper && storablePaper(paper), notes };
  } catch (error) {
    log.error({ err: error, fileId }, 'A paper was read to what cannot be stored');
    return { paper: null, notes: [NOT_KEPT] };
  }
};

/** Where it still waits for one: who reads it later changes nothing. */
export const storeReading = async (
  ports: StoringPorts,
  fileId: number,
  reading: PaperReading,
): Promise<void> => {
  const { paper, notes } = storable(ports, fileId, reading);
  const { count } = await ports.db.paper.updateMany({
    where: { fileId, state: 'WAITING' },
    data: {
      state: paper ? 'READ' : 'FAILED',
      ...(paper && { reading: paper }),
      note: notes.join(' ') || null,
      readAt: ports.now(),
      reader: READER_VERSION,
    },
  });
  if (count > 0) await publishPaperChange(ports, fileId);
};

/** The same for a job, which goes on with the row as it is then. */
export const keepReading = async (
  ports: StoringPorts,
  fileId: number,
  reading: PaperReading,
): Promise<Paper> => {
  await ports.db.paper.createMany({ data: { fileId }, skipDuplicates: true });
  await storeReading(ports, fileId, reading);
  return ports.db.paper.findUniqueOrThrow({ where: { fileId } });
};

/** Returns null while it waits, and for a file that was uploaded before there were papers. */
export const findReading = ({ db }: Pick<Ports, 'db'>, fileId: number): Promise<Paper | null> =>
  db.paper.findFirst({ where: { fileId, state: { not: 'WAITING' } } });

/** Throws BAD_INPUT while nothing is read of it. */
export const requireRead = (paper: Paper): PaperEstimate => {
  const read = paperOf(paper);
  if (read) return read;
  throw badInput(
    paper.state === 'WAITING'
      ? 'This document is still being read. Try again in a moment.'
      : 'Nothing could be read in this document. Upload a clearer copy of it.',
  );
};

/** What its owner says of it, as its next version. Throws NOT_FOUND, VersionConflict. */
export const changePaper = async (
  ctx: Context,
  paper: Paper,
  version: number | null | undefined,
  data: Prisma.PaperUpdateManyMutationInput,
): Promise<Paper> => {
  const { fileId } = paper;
  const [changed] = await ctx.db.paper.updateManyAndReturn({
    // Corrections are put together from what was read before: a second tab's must not be lost.
    where: { ...ownPaper(ctx, fileId), ...atVersion(version ?? paper.version) },
    data: { ...data, ...nextVersion },
  });
  if (!changed) {
    requireSeen('document', (await requirePaper(ctx, fileId)).version, version ?? paper.version);
    throw notFound('This document');
  }
  await publishPaperChange(ctx, fileId);
  return changed;
};

/** Cells, lines and totals as they stand on the paper. Throws NOT_FOUND, BAD_INPUT, InvalidInput, VersionConflict. */
export const correctPaper = async (ctx: Context, input: { fileId: unknown }): Promise<Paper> => {
  const paper = await requirePaper(ctx, input.fileId);
  requireRead(paper);
  const parsed = parseInput(correctPaperSchema, input);
  const reading = readStoredPaper(paper.reading) ?? requireRead(paper);
  const known = readCorrections(paper.corrections);
  const corrections = addCorrections(reading, known, parsed);
  if (isSame(corrections, known)) {
    requireSeen('document', paper.version, parsed.version);
    return paper;
  }
  // A line that was added and taken away again may give its id to another one.
  const ofOther = reading.sides?.other.lines ?? [];
  const ids = new Set(
    [...reading.lines, ...ofOther, ...addedLines(corrections)].map(({ id }) => id),
  );
  const matches = matchesOf(paper)
    .map((match) => ({ ...match, lineIds: match.lineIds.filter((id) => ids.has(id)) }))
    .filter(({ lineIds }) => lineIds.length > 0);
  return changePaper(ctx, paper, parsed.version, { corrections, matches });
};

/** What is done with it. Throws NOT_FOUND, InvalidInput, VersionConflict. */
export const choosePaperUse = async (ctx: Context, input: { fileId: unknown }): Promise<Paper> => {
  const paper = await requirePaper(ctx, input.fileId);
  const { use, version } = parseInput(choosePaperUseSchema, input);
  return changePaper(ctx, paper, version, { use });
};

/** What a reading leaves, and what its owner said of that reading; what is done with the paper stays. */
const UNREAD = {
  state: 'WAITING',
  attempts: 0,
  reading: Prisma.DbNull,
  note: null,
  readAt: null,
  reader: null,
  corrections: {},
  matches: [],
  included: [],
} as const satisfies Prisma.PaperUpdateManyMutationInput;

const REREADS_A_MINUTE = 5;

const READ_THE_SAME =
  'This document was read whole, and reading it again would bring the same. Put right by hand what is wrong in it.';

/** Whether another reading may bring something else, or takes back what its owner said of this one. */
export const canReread = (paper: Paper): boolean => {
  if (paper.state !== 'READ') return paper.state === 'FAILED';
  const isWhole = paper.note === null && paper.reader === READER_VERSION;
  const isAsRead = !isCorrected(paper) && matchesOf(paper).length + includedOf(paper).length === 0;
  return !isWhole || !isAsRead;
};

/**
 * Reads the paper again, without the corrections.
 * Throws NOT_FOUND, BAD_INPUT when the result would be the same, BUSY, THROTTLED, VersionConflict.
 */
export const rereadPaper = async (ctx: Context, input: { fileId: unknown }): Promise<Paper> => {
  const standing = await requirePaper(ctx, input.fileId);
  const { fileId, state } = standing;
  const { version } = parseInput(rereadPaperSchema, input);
  requireSeen('document', standing.version, version);
  if (state === 'READ' && !canReread(standing)) throw badInput(READ_THE_SAME);
  limitCalls(ctx, 'rereadPaper', REREADS_A_MINUTE);
  // The queue gives up on what no try could read; then it waits for nothing.
  if (state === 'WAITING' && (await ctx.queue.has(readPaperJob, { fileId })))
    throw badInput('This document is being read already.');
  const paper = await ctx.db.$transaction(async (tx) => {
    const [waiting] = await tx.paper.updateManyAndReturn({
      where: { ...ownPaper(ctx, fileId), state, ...atVersion(version) },
      data: { ...UNREAD, ...nextVersion },
    });
    if (waiting) await sendToReader(ctx, tx, fileId, accountIdOf(ctx.viewer));
    return waiting;
  });
  if (!paper) {
    requireSeen('document', (await requirePaper(ctx, fileId)).version, version);
    throw badInput('This document is being read already.');
  }
  await publishPaperChange(ctx, fileId);
  return paper;
};

/** The paper as it is now, then at every change; stays open. Throws NOT_FOUND. */
export const followPaper = async (
  ctx: Context,
  rawId: unknown,
): Promise<AsyncIterableIterator<PaperEvent>> => {
  const { fileId } = await requirePaper(ctx, rawId);
  return ctx.events.follow(paperChanges, fileId, {
    first: async () => [{ fileId }],
    isLast: () => false,
  });
};
