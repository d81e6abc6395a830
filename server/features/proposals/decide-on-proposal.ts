// Use cases of those who decide on a proposal: the homeowner accepts one with name and date, or declines it. Either side steps
// back in writing. Accepting one closes the others for the same work.
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { badField, DomainError, InvalidInput, notFound } from '../../domain/errors.ts';
import { oneLine, someLines } from '../../domain/text/form-text.ts';
import { isoDay } from '../../domain/text/iso-day.ts';
import { PROPOSAL_LIMITS } from '../../domain/limits.ts';
import { PROPOSAL_STATUSES, type ProposalStatus } from '../../domain/bid/proposal.ts';
import { DAY_MS } from '../../domain/time.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { accountIdOf, requireSignIn } from '../accounts/accounts.access.ts';
import { limitCalls } from '../accounts/limit-calls.ts';
import { lockRequestsFor } from '../leads/lead-rows.ts';
import { introducedWith, requestedBy, requireNotOnHold } from '../leads/leads.access.ts';
import { noteProposal, publishThread } from '../messages/write-message.ts';
import { proposalMail, type ProposalMailKind } from './proposal-mail.ts';
import {
  isItsContractor,
  isOnHold,
  proposalDocumentOf,
  type ProposalWithSides,
  statusNow,
  WITH_SIDES,
} from './proposal-rows.ts';
import {
  acceptedNotice,
  CLOSED_NOTICE,
  declinedNotice,
  withdrawnNotice,
} from './proposal-words.ts';
import { ProposalConflict, WorkIsTaken } from './proposals.errors.ts';

type Tx = Prisma.TransactionClient;
type Lead = ProposalWithSides['lead'];
type Decided = Prisma.ProposalUpdateInput & { status: 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' };

const NAME_LEAST = 2;
const SIGN = 'Type your first and last name, as you sign.';

const signatureSchema = z.object({
  name: oneLine(PROPOSAL_LIMITS.name).pipe(z.string().min(NAME_LEAST, SIGN)),
  date: z.iso.date('Write the day as YYYY-MM-DD.'),
});
const reasonSchema = z.object({
  reason: someLines(PROPOSAL_LIMITS.reason).pipe(
    z.string().min(1, 'Say why, in a word or two: the other side reads it.'),
  ),
});

const withdrawalSchema = reasonSchema.extend({
  /** Status as seen by the one who withdraws. */
  status: z.enum(
    PROPOSAL_STATUSES,
    'Say where the proposal stood when you saw it, so that nothing else is withdrawn.',
  ),
});

/** Requires the date of today, wherever on earth somebody signs. */
const requireToday = (date: string, now: Date): void => {
  const days = [-1, 0, 1].map((more) => isoDay(new Date(now.getTime() + more * DAY_MS)));
  if (!days.includes(date)) throw badField('date', 'Sign with today’s date.');
};

/** Throws UNAUTHENTICATED, NOT_FOUND, BUSY. */
const requireOne = async (
  ctx: Context,
  rawId: unknown,
  lead: Prisma.LeadWhereInput,
): Promise<ProposalWithSides> => {
  requireSignIn(ctx.viewer);
  const id = parseInput(idSchema, rawId);
  const proposal = await ctx.db.proposal.findFirst({ where: { id, lead }, include: WITH_SIDES });
  if (!proposal) throw notFound('This proposal');
  limitCalls(ctx, 'proposals', PROPOSAL_LIMITS.proposalsAMinute);
  return proposal;
};

const offering = (rawId: unknown): Prisma.LeadWhereInput => ({
  proposals: { some: { id: parseInput(idSchema, rawId) } },
});

/** Finds a proposal of the homeowner, as long as their estimate is there. */
const requireOwn = (ctx: Context, rawId: unknown) =>
  requireOne(ctx, rawId, { status: 'INTRODUCED', request: requestedBy(ctx.viewer) });

interface Notice {
  what: string;
  text: string;
  senderId: number;
  mails: readonly ProposalMailKind[];
}

const tell = async (
  ctx: Context,
  tx: Tx,
  { id, leadId }: Pick<ProposalWithSides, 'id' | 'leadId'>,
  { mails, ...notice }: Notice,
): Promise<void> => {
  await noteProposal(ctx, tx, { leadId, proposalId: id, ...notice });
  for (const kind of mails) await ctx.queue.send(proposalMail, { kind, id }, tx);
};

/** Takes the locks of the work and reads the proposal as it stands now. */
const lockProposal = async (tx: Tx, { id, lead }: ProposalWithSides) => {
  await lockRequestsFor(tx, lead.request.estimateId);
  const now = await tx.proposal.findUnique({ where: { id }, include: WITH_SIDES });
  if (!now) throw notFound('This proposal');
  return now;
};

/** Closes those of other contractors that wait for the homeowner. Gives their leads, to be told after the commit. */
const closeOthers = async (ctx: Context, tx: Tx, accepted: ProposalWithSides): Promise<Lead[]> => {
  const { request } = accepted.lead;
  const others = await tx.proposal.findMany({
    where: {
      status: 'SENT',
      id: { not: accepted.id },
      lead: { request: { estimateId: request.estimateId } },
    },
    include: WITH_SIDES,
    orderBy: { id: 'asc' },
  });
  const waiting = others.filter((each) => statusNow(each, ctx) === 'SENT');
  for (const other of waiting) {
    await tx.proposal.update({
      where: { id: other.id },
      data: { status: 'CLOSED', decidedAt: ctx.now() },
    });
    const notice = { what: 'closed', text: CLOSED_NOTICE, senderId: request.accountId };
    await tell(ctx, tx, other, { ...notice, mails: ['CLOSED'] });
  }
  return waiting.map(({ lead }) => lead);
};

const requireFree = async (tx: Tx, { lead: { request } }: ProposalWithSides): Promise<void> => {
  const where = {
    status: 'ACCEPTED',
    lead: { request: { estimateId: request.estimateId } },
  } as const;
  if ((await tx.proposal.count({ where })) > 0) throw new WorkIsTaken('HOMEOWNER', false);
};

const ON_HOLD =
  'This contractor is on hold at the moment, so their proposal cannot be accepted. Decline it, or wait until they are back.';

/** Finds one that waits. Returns null when it was decided on so before. Throws ProposalConflict. */
const waitingFor = async (
  ctx: Context,
  tx: Tx,
  proposal: ProposalWithSides,
  decision: ProposalStatus,
): Promise<ProposalWithSides | null> => {
  const standing = await lockProposal(tx, proposal);
  const status = statusNow(standing, ctx);
  if (status === decision) return null;
  if (status !== 'SENT') throw new ProposalConflict(standing.id, status);
  return standing;
};

const publishAll = async (ctx: Context, leads: readonly Lead[]): Promise<void> => {
  for (const lead of leads) await publishThread(ctx, lead);
};

/**
 * Records name, day and moment. A proposal accepted before stays as it was signed. Gives the proposal's id.
 * Throws UNAUTHENTICATED, NOT_FOUND, BUSY, InvalidInput, ProposalConflict, WorkIsTaken.
 */
export const acceptProposal = async (
  ctx: Context,
  rawInput: { proposalId: unknown; name: unknown; date: unknown },
): Promise<number> => {
  const proposal = await requireOwn(ctx, rawInput.proposalId);
  const { name, date } = parseInput(signatureSchema, rawInput);
  requireToday(date, ctx.now());
  const told = await ctx.db.$transaction(async (tx) => {
    const standing = await waitingFor(ctx, tx, proposal, 'ACCEPTED');
    if (!standing) return [];
    if (isOnHold(standing)) throw new InvalidInput(ON_HOLD);
    await requireFree(tx, standing);
    const now = ctx.now();
    const accepted = await tx.proposal.update({
      where: { id: standing.id },
      data: {
        status: 'ACCEPTED',
        signedName: name,
        signedOn: new Date(date),
        acceptedAt: now,
        decidedAt: now,
      },
    });
    await tell(ctx, tx, standing, {
      what: 'accepted',
      text: acceptedNotice({ ...accepted, shown: proposalDocumentOf(standing) }),
      senderId: standing.lead.request.accountId,
      mails: ['ACCEPTED', 'SIGNED'],
    });
    return [standing.lead, ...(await closeOthers(ctx, tx, standing))];
  });
  await publishAll(ctx, told);
  return proposal.id;
};

const settle = async (tx: Tx, { id }: ProposalWithSides, data: Decided): Promise<void> => {
  await tx.proposal.update({ where: { id }, data });
};

/** Gives the proposal's id; one declined before stays so. Throws as `acceptProposal`. */
export const declineProposal = async (
  ctx: Context,
  rawInput: { proposalId: unknown; reason: unknown },
): Promise<number> => {
  const proposal = await requireOwn(ctx, rawInput.proposalId);
  const { reason } = parseInput(reasonSchema, rawInput);
  const told = await ctx.db.$transaction(async (tx) => {
    const standing = await waitingFor(ctx, tx, proposal, 'DECLINED');
    if (!standing) return [];
    await settle(tx, standing, {
      status: 'DECLINED',
      declineReason: reason,
      decidedAt: ctx.now(),
    });
    await tell(ctx, tx, standing, {
      what: 'declined',
      text: declinedNotice(standing, reason),
      senderId: standing.lead.request.accountId,
      mails: ['DECLINED'],
    });
    return [standing.lead];
  });
  await publishAll(ctx, told);
  return proposal.id;
};

/**
 * The contractor may withdraw a proposal that waits; both sides may withdraw one that was accepted. Whoever saw it waiting does
 * not undo what was signed meanwhile. Throws FORBIDDEN, ProposalConflict.
 */
const requireWithdrawable = (
  { id }: Pick<ProposalWithSides, 'id'>,
  { status, seen }: Record<'status' | 'seen', ProposalStatus>,
  byContractor: boolean,
): void => {
  if ((seen === 'ACCEPTED') !== (status === 'ACCEPTED')) throw new ProposalConflict(id, status);
  if (status === 'ACCEPTED') return;
  if (status !== 'SENT' && status !== 'EXPIRED') throw new ProposalConflict(id, status);
  if (byContractor) return;
  throw new DomainError(
    'FORBIDDEN',
    'Only its contractor can withdraw a proposal that is not accepted. Decline it instead.',
  );
};

/**
 * Withdraws in writing: the other side reads why. What was signed stays on record; one withdrawn before stays so. Gives the
 * proposal's id.
 * Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, BUSY, InvalidInput, ProposalConflict.
 */
export const withdrawProposal = async (
  ctx: Context,
  rawInput: { proposalId: unknown; status: unknown; reason: unknown },
): Promise<number> => {
  requireSignIn(ctx.viewer);
  await requireNotOnHold(ctx, offering(rawInput.proposalId), 'withdraw proposals');
  const proposal = await requireOne(ctx, rawInput.proposalId, introducedWith(ctx.viewer));
  const { reason, status: seen } = parseInput(withdrawalSchema, rawInput);
  const byContractor = isItsContractor(ctx.viewer, proposal);
  const told = await ctx.db.$transaction(async (tx) => {
    const standing = await lockProposal(tx, proposal);
    const status = statusNow(standing, ctx);
    if (status === 'WITHDRAWN') return [];
    requireWithdrawable(standing, { status, seen }, byContractor);
    await settle(tx, standing, {
      status: 'WITHDRAWN',
      withdrawnAt: ctx.now(),
      withdrawnByContractor: byContractor,
      withdrawReason: reason,
    });
    await tell(ctx, tx, standing, {
      what: 'withdrawn',
      text: withdrawnNotice(standing, { reason, wasAccepted: status === 'ACCEPTED' }),
      senderId: accountIdOf(ctx.viewer),
      mails: ['WITHDRAWN'],
    });
    return [standing.lead];
  });
  await publishAll(ctx, told);
  return proposal.id;
};
