// Use case: a homeowner says yes or no to a contractor who is available. A yes gives both each other's contacts.
import type { Context } from '../../context.ts';
import { InvalidInput, notFound } from '../../domain/errors.ts';
import { idSchema, parseInput } from '../../domain/validation.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { requireSignIn } from '../accounts/accounts.access.ts';
import { isVerified } from '../contractors/matchable-contractors.ts';
import { leadMail, type LeadMailKind } from './lead-mail.definition.ts';
import { CONTRACTOR_ACCOUNT, lockRequest } from './lead-rows.ts';
import { requestedBy } from './leads.access.ts';
import { LeadConflict } from './leads.errors.ts';
import { publishLeadNews } from './leads.events.ts';
import { tellAnswer } from './tell-answer.ts';

type Decision = 'INTRODUCED' | 'PASSED';

const MAILS: Record<Decision, readonly LeadMailKind[]> = {
  INTRODUCED: ['INTRODUCED_HOMEOWNER', 'INTRODUCED_CONTRACTOR'],
  PASSED: ['PASSED'],
};

const ON_HOLD =
  'This contractor is on hold and cannot be introduced at the moment. Pass on them, or wait for the others.';

/** Checks again: whoever was verified when they answered may be on hold by now. */
const requireVerified = async (tx: Prisma.TransactionClient, id: number): Promise<void> => {
  if (!(await isVerified(tx, id))) throw new InvalidInput(ON_HOLD);
};

/** Writes the decision under the request's lock. Returns null when it was decided so before. */
const writeDecision = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  { id, requestId }: { id: number; requestId: number },
  decision: Decision,
) => {
  await lockRequest(tx, requestId);
  const lead = await tx.lead.findUniqueOrThrow({ where: { id } });
  if (lead.status === decision) return null;
  if (lead.status !== 'AVAILABLE') throw new LeadConflict('HOMEOWNER', lead.status);
  if (decision === 'INTRODUCED') await requireVerified(tx, lead.contractorId);
  const now = ctx.now();
  await tx.contractorRequest.update({ where: { id: requestId }, data: { nextStepAt: now } });
  for (const kind of MAILS[decision]) await ctx.queue.send(leadMail, { kind, id, hours: null }, tx);
  const decided = await tx.lead.update({
    where: { id },
    data: { status: decision, decidedAt: now, updatedAt: now },
    include: CONTRACTOR_ACCOUNT,
  });
  await tellAnswer(ctx, tx, decided, decision);
  return decided;
};

/** Gives the estimate's id. Throws UNAUTHENTICATED, NOT_FOUND, InvalidInput, LeadConflict. */
const decide = async (ctx: Context, rawId: unknown, decision: Decision): Promise<number> => {
  requireSignIn(ctx.viewer);
  const id = parseInput(idSchema, rawId);
  const asked = await ctx.db.lead.findFirst({
    where: { id, request: requestedBy(ctx.viewer) },
    select: { id: true, requestId: true, request: { select: { estimateId: true } } },
  });
  if (!asked) throw notFound('This contractor');
  const { estimateId } = asked.request;
  const lead = await ctx.db.$transaction((tx) => writeDecision(ctx, tx, asked, decision));
  if (lead) await publishLeadNews(ctx, [{ estimateId, leads: [lead] }]);
  return estimateId;
};

export const acceptContractor = (ctx: Context, rawLeadId: unknown): Promise<number> =>
  decide(ctx, rawLeadId, 'INTRODUCED');

export const passOnContractor = (ctx: Context, rawLeadId: unknown): Promise<number> =>
  decide(ctx, rawLeadId, 'PASSED');
