// Use cases of those who take part in a conversation: write, and mark as read.
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DomainError, InvalidInput, notFound } from '../../domain/errors.ts';
import { keepUnder, LEAD_LIMITS } from '../../domain/limits.ts';
import { DAY_MS } from '../../domain/time.ts';
import { cleanText, idSchema, parseInput } from '../../domain/validation.ts';
import type { LeadMessage, Prisma } from '../../generated/prisma/client.ts';
import { accountIdOf, requireSignIn } from '../accounts/accounts.access.ts';
import { limitCalls } from '../accounts/limit-calls.ts';
import { findSides, type Introduction } from '../leads/introductions.ts';
import { requireNotOnHold } from '../leads/leads.access.ts';
import { publishLeadNews } from '../leads/leads.events.ts';
import { threadChanges } from './messages.events.ts';

const MESSAGES_A_MINUTE = 30;

const EMPTY = 'Write a message first.';

/** Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for a contractor on hold. */
const requireSides = async (ctx: Context, rawId: unknown): Promise<Introduction> => {
  requireSignIn(ctx.viewer);
  const id = parseInput(idSchema, rawId);
  const lead = await findSides(ctx, id);
  if (lead) return lead;
  await requireNotOnHold(ctx, { id }, 'take part in conversations');
  throw notFound('This conversation');
};

const ON_HOLD =
  'This contractor is on hold at the moment and reads no messages. Write to them again later, or ask for other contractors.';

/** Call it after the commit. */
export const publishThread = async (
  ctx: Pick<Context, 'events'>,
  lead: Pick<Introduction, 'id'> & {
    contractor: { accountId: number };
    request: { estimateId: number };
  },
): Promise<void> => {
  await ctx.events.publish(threadChanges, lead.id, { leadId: lead.id });
  // Both sides count what is unread.
  await publishLeadNews(ctx, [{ estimateId: lead.request.estimateId, leads: [lead] }]);
};

const noticeKey = (proposalId: number, what: string): string => `proposal ${proposalId}: ${what}`;

interface ProposalNotice {
  leadId: number;
  /** The side that acts. */
  senderId: number;
  proposalId: number;
  /** The event, recorded once for each proposal: `sent`. */
  what: string;
  text: string;
  /** Moment when the mail about it went; now when left out. */
  noticedAt?: Date | undefined;
}

/** Moment when the other side was mailed of a notice that it has not read since; undefined where it has. */
export const unreadSince = async (
  tx: Prisma.TransactionClient,
  { leadId, proposalId, what }: Pick<ProposalNotice, 'leadId' | 'proposalId' | 'what'>,
): Promise<Date | undefined> => {
  const key = { leadId, clientKey: noticeKey(proposalId, what) };
  const notice = await tx.leadMessage.findUnique({ where: { leadId_clientKey: key } });
  return notice?.readAt === null ? (notice.noticedAt ?? undefined) : undefined;
};

/** Runs in the transaction in which it happens. Whoever is away gets its own mail, so it is not mailed as a message, too. */
export const noteProposal = async (
  { now }: Pick<Context, 'now'>,
  tx: Prisma.TransactionClient,
  { what, proposalId, noticedAt = now(), ...notice }: ProposalNotice,
): Promise<void> => {
  const clientKey = noticeKey(proposalId, what);
  await tx.leadMessage.create({
    data: {
      ...notice,
      clientKey,
      createdAt: now(),
      noticedAt,
      proposalNote: { create: { proposalId } },
    },
  });
};

const messageSchema = z.object({
  text: z
    .string(EMPTY)
    .transform((text) => cleanText(text).trim())
    .pipe(
      z
        .string()
        .min(1, EMPTY)
        .max(LEAD_LIMITS.message, keepUnder(LEAD_LIMITS.message, 'the message')),
    ),
  clientKey: z.string().min(1).max(LEAD_LIMITS.clientKey),
});

/** Throws THROTTLED. */
const requireDayAllowance = async (
  { db, now }: Context,
  { leadId, senderId }: { leadId: number; senderId: number },
): Promise<void> => {
  const createdAt = { gt: new Date(now().getTime() - DAY_MS) };
  const sent = await db.leadMessage.count({ where: { leadId, senderId, createdAt } });
  if (sent < LEAD_LIMITS.messagesADay) return;
  throw new DomainError(
    'THROTTLED',
    `You have written ${LEAD_LIMITS.messagesADay} messages here within a day. Write on tomorrow, or call each other.`,
    { retryAfterSeconds: DAY_MS / 1_000 },
  );
};

const refuseKey = () => new InvalidInput('Another message was sent with this key.');

/**
 * Sends a message; sent again with the same key it is kept once.
 * Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, BUSY, THROTTLED, InvalidInput.
 */
export const sendLeadMessage = async (
  ctx: Context,
  rawInput: { leadId: unknown; text: unknown; clientKey: unknown },
): Promise<LeadMessage> => {
  const lead = await requireSides(ctx, rawInput.leadId);
  limitCalls(ctx, 'messages', MESSAGES_A_MINUTE);
  if (lead.contractor.suspendedReason !== null) throw new InvalidInput(ON_HOLD);
  const { text, clientKey } = parseInput(messageSchema, rawInput);
  const senderId = accountIdOf(ctx.viewer);
  // The other side may have made up the same key.
  const key = { leadId: lead.id, clientKey: `${senderId}:${clientKey}` };
  const where = { leadId_clientKey: key };
  const repeated = await ctx.db.leadMessage.findUnique({ where, select: { id: true } });
  if (!repeated) await requireDayAllowance(ctx, { leadId: lead.id, senderId });
  const { count } = await ctx.db.leadMessage.createMany({
    data: { ...key, senderId, text, createdAt: ctx.now() },
    skipDuplicates: true,
  });
  const message = await ctx.db.leadMessage.findUniqueOrThrow({ where });
  if (message.text !== text) throw refuseKey();
  if (count > 0) await publishThread(ctx, lead);
  return message;
};

/** Marks the other side's messages as seen. Returns the lead's id. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN. */
export const markThreadRead = async (ctx: Context, rawId: unknown): Promise<number> => {
  const lead = await requireSides(ctx, rawId);
  const { count } = await ctx.db.leadMessage.updateMany({
    where: {
      leadId: lead.id,
      readAt: null,
      OR: [{ senderId: null }, { senderId: { not: accountIdOf(ctx.viewer) } }],
    },
    data: { readAt: ctx.now() },
  });
  if (count > 0) await publishThread(ctx, lead);
  return lead.id;
};
