// Loads estimates whose documents may be asked for, within the lines that their owner may read.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { STORED_ESTIMATE } from '../../domain/stored-documents.ts';
import type { Estimate, Prisma } from '../../generated/prisma/client.ts';
import { LINES_IN_ONE_PIECE, loadDocument } from './document-in-pieces.ts';
import { documentOf, readInTurns, withDocument } from '../document/read-document.ts';
import { takeLines } from '../document/take-lines.ts';
import { documentsAtHand, hasAtHand, keepKnown, lastKnown } from '../document/versions-at-hand.ts';

export type EstimateSelection = Pick<Prisma.EstimateFindManyArgs, 'select' | 'include'>;

/** Without a selection the whole row is loaded. */
const readsDocument = ({ select }: EstimateSelection): boolean =>
  !select || select.document === true;

/** The last load of documents that each request has begun. */
const underWay = new WeakMap<Context, Promise<unknown>>();

/** Documents of one request come one after the other, whatever fields ask for them. Others are served between them. */
const afterOthers = <Result>(ctx: Context, load: () => Promise<Result>): Promise<Result> => {
  const before = underWay.get(ctx);
  const loading = before ? before.then(() => nextTurn()).then(load) : load();
  // What was loaded is not held for as long as the request: a subscription stays for hours.
  const over = () => undefined;
  underWay.set(ctx, loading.then(over, over));
  return loading;
};

/** Lines of a list that is loaded in one piece: as many as one estimate may have. */
const LINES_AT_ONCE = 5_000;

const loadList = async (ctx: Context, args: Prisma.EstimateFindManyArgs): Promise<Estimate[]> => {
  const { include, select, ...list } = args;
  const found = await ctx.db.estimate.findMany({ ...list, select: { id: true, itemCount: true } });
  const counts = found.map(({ itemCount }) => itemCount);
  takeLines(ctx, counts);
  if (counts.reduce((sum, count) => sum + count, 0) <= LINES_AT_ONCE)
    return ctx.db.estimate.findMany(args);
  const loaded: Estimate[] = [];
  for (const { id } of found) {
    const where = { AND: [list.where ?? {}, { id }] };
    const one = { ...(select && { select }), ...(include && { include }), where };
    loaded.push(...(await ctx.db.estimate.findMany(one)));
  }
  return loaded;
};

/**
 * Loads a list. Its lines are counted before its documents are loaded. Many come one document after the other, so that others are
 * served between them. Throws TOO_LARGE, BUSY.
 */
export const loadEstimates = (
  ctx: Context,
  args: Prisma.EstimateFindManyArgs,
): Promise<Estimate[]> =>
  readsDocument(args)
    ? afterOthers(ctx, () => loadList(ctx, args))
    : ctx.db.estimate.findMany(args);

/** Returns null where the request has not just written the version that stands. */
const loadWritten = async (
  ctx: Context,
  { where, select }: Prisma.EstimateFindFirstArgs,
): Promise<Estimate | null> => {
  if (!select || !hasAtHand(ctx)) return null;
  const { document: _document, ...rest } = select;
  const args: Prisma.EstimateFindFirstArgs = { select: { ...rest, id: true, version: true } };
  const found = await ctx.db.estimate.findFirst({ ...args, ...(where && { where }) });
  const document = found && documentsAtHand(ctx, found.id).get(found.version);
  return document ? withDocument(found, document) : null;
};

/** Returns null where this process has neither written nor read the version that stands. */
const loadLastKnown = async (
  ctx: Context,
  { where, select }: Prisma.EstimateFindFirstArgs,
): Promise<Estimate | null> => {
  const written = typeof where?.id === 'number' ? lastKnown(ctx, where.id) : undefined;
  if (!select || !written) return null;
  const { document: _document, ...rest } = select;
  const { version, updatedAt, document } = written;
  const args: Prisma.EstimateFindFirstArgs = { select: { ...rest, id: true } };
  const isThat = { AND: [where ?? {}, { version, updatedAt }] };
  const found = await ctx.db.estimate.findFirst({ ...args, where: isThat });
  if (!found) return null;
  takeLines(ctx, [document.items.length]);
  return withDocument(found, document);
};

/** The whole row in one piece. */
const loadWhole = async (
  ctx: Context,
  args: Prisma.EstimateFindFirstArgs,
): Promise<Estimate | null> => {
  const found = await ctx.db.estimate.findFirst(args);
  if (found) takeLines(ctx, [found.itemCount]);
  return found;
};

/** The row with its document, at once where it has few lines and in pieces where it has many. */
const loadSelected = async (
  ctx: Context,
  args: Prisma.EstimateFindFirstArgs,
  select: Prisma.EstimateSelect,
): Promise<Estimate | null> => {
  const isShort = { itemCount: { lte: LINES_IN_ONE_PIECE } };
  const whole = { ...args, select: { ...select, itemCount: true } };
  const short = await loadWhole(ctx, { ...whole, where: { AND: [args.where ?? {}, isShort] } });
  if (short) return short;
  const { document: _document, ...rest } = select;
  const row = await ctx.db.estimate.findFirst({
    ...args,
    select: { ...rest, id: true, version: true, itemCount: true, updatedAt: true },
  });
  if (!row) return null;
  takeLines(ctx, [row.itemCount]);
  const known = lastKnown(ctx, row.id);
  if (known?.version === row.version && known.updatedAt.getTime() === row.updatedAt.getTime())
    return withDocument({ ...row, document: known.document }, known.document);
  const stored = await loadDocument(ctx, row);
  // Another version stands by now: it is read as a whole, with all else that changed.
  if (!stored) return loadWhole(ctx, whole);
  await nextTurn();
  const document = await readInTurns(stored);
  const { id: estimateId, version, updatedAt } = row;
  // Whoever saves it next does not read it once more, which takes the server's own loop 60 ms in one piece.
  if ((lastKnown(ctx, estimateId)?.version ?? 0) <= version) {
    const { form } = STORED_ESTIMATE;
    keepKnown(ctx, { estimateId, version, updatedAt, document: { ...document, form } });
  }
  return withDocument({ ...row, document: stored }, document);
};

const loadOne = async (
  ctx: Context,
  args: Prisma.EstimateFindFirstArgs,
): Promise<Estimate | null> => {
  const written = await loadWritten(ctx, args);
  if (written) return written;
  takeLines(ctx, []);
  const known = await loadLastKnown(ctx, args);
  if (known) return known;
  const found = await (args.select ? loadSelected(ctx, args, args.select) : loadWhole(ctx, args));
  if (!found) return null;
  // Parsed here, as whoever asks next waits for it.
  documentOf(found);
  if (found.itemCount > LINES_IN_ONE_PIECE) await nextTurn();
  return found;
};

/** Loads one, and counts its lines. Throws BUSY while its owner has read too many. */
export const loadEstimate = async (
  ctx: Context,
  args: Prisma.EstimateFindFirstArgs,
): Promise<Estimate | null> =>
  readsDocument(args)
    ? afterOthers(ctx, () => loadOne(ctx, args))
    : ctx.db.estimate.findFirst(args);
