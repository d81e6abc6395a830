// Use cases of the messages between a homeowner and a contractor who are introduced: read and follow.
// Nobody else has a thread, and before the introduction nobody has.
import type { Context } from '../../context.ts';
import { notFound } from '../../domain/errors.ts';
import { idOf } from '../../domain/ids.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { pageOf } from '../../infra/db/page.ts';
import { findIntroduction } from '../leads/introductions.ts';
import { threadChanges, type ThreadEvent } from './messages.events.ts';

/** Throws NOT_FOUND. */
export const requireThread = async (
  ctx: Context,
  leadId: string | number,
  query: Pick<Prisma.LeadFindManyArgs, 'select' | 'include'>,
) => {
  const thread = await findIntroduction(ctx, leadId, query);
  if (!thread) throw notFound('This conversation');
  return thread;
};

/** Newest first. @param leadId of a thread that the viewer was given */
export const listMessages = async (
  { db }: Pick<Context, 'db'>,
  leadId: number,
  query: Pick<Prisma.LeadMessageFindManyArgs, 'select' | 'include' | 'cursor' | 'skip' | 'take'>,
) =>
  db.leadMessage.findMany(
    await pageOf(db.leadMessage, query, {
      where: { leadId },
      owned: { leadId },
      orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }],
    }),
  );

/** @param leadId of a thread that the viewer was given */
export const countMessages = ({ db }: Pick<Context, 'db'>, leadId: number): Promise<number> =>
  db.leadMessage.count({ where: { leadId } });

/** The thread as it is now, then at every message written or read; stays open. Throws NOT_FOUND. */
export const followThread = async (
  ctx: Context,
  rawId: string | number,
): Promise<AsyncIterableIterator<ThreadEvent>> => {
  const { id } = await requireThread(ctx, idOf(rawId), { select: { id: true } });
  return ctx.events.follow(threadChanges, id, {
    first: async () => [{ leadId: id }],
    isLast: () => false,
  });
};
