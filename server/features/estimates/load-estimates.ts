// Loads estimates whose documents may be asked for, within the lines that their owner may read.
import type { Context } from '../../context.ts';
import type { Estimate, Prisma } from '../../generated/prisma/client.ts';
import { takeLines } from '../document/take-lines.ts';

type Selection = Pick<Prisma.EstimateFindManyArgs, 'select' | 'include'>;

/** Without a selection the whole row is loaded. */
const readsDocument = ({ select }: Selection): boolean => !select || select.document === true;

/** Loads a list. Its lines are counted before its documents are loaded. Throws TOO_LARGE, BUSY. */
export const loadEstimates = async (
  ctx: Context,
  args: Prisma.EstimateFindManyArgs,
): Promise<Estimate[]> => {
  if (readsDocument(args)) {
    const { include: _include, ...list } = args;
    const counted = await ctx.db.estimate.findMany({ ...list, select: { itemCount: true } });
    takeLines(
      ctx,
      counted.map(({ itemCount }) => itemCount),
    );
  }
  return ctx.db.estimate.findMany(args);
};

/** Loads one, and counts its lines. Throws BUSY while its owner has read too many. */
export const loadEstimate = async (
  ctx: Context,
  args: Prisma.EstimateFindFirstArgs,
): Promise<Estimate | null> => {
  if (!readsDocument(args)) return ctx.db.estimate.findFirst(args);
  takeLines(ctx, []);
  const select = args.select ? { ...args.select, itemCount: true } : args.select;
  const found = await ctx.db.estimate.findFirst({ ...args, ...(select && { select }) });
  if (found) takeLines(ctx, [found.itemCount]);
  return found;
};
