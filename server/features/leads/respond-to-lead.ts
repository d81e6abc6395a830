// Use case: a contractor answers a lead. The homeowner hears of a yes by mail and on the page.
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { holdsContact } from '../../domain/leads/contact-patterns.ts';
import { badField, notFound } from '../../domain/errors.ts';
import { DECLINE_REASONS, type DeclineReason } from '../../domain/leads/lead-status.ts';
import { LEAD_LIMITS } from '../../domain/limits.ts';
import { CLOCK } from '../../domain/leads/matching-rules.ts';
import { idSchema, oneOf, parseInput, words } from '../../domain/validation.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { requireSignIn } from '../accounts/accounts.access.ts';
import { leadMail } from './lead-mail.definition.ts';
import { CONTRACTOR_ACCOUNT, lockRequest } from './lead-rows.ts';
import { requireActive, sentTo } from './leads.access.ts';
import { LeadConflict } from './leads.errors.ts';
import { publishLeadNews } from './leads.events.ts';
import { tellAnswer } from './tell-answer.ts';

const NOTE_WITH_CONTACT =
  'Leave phone numbers, e-mail addresses and links out of the note. You get each other’s contacts once the homeowner accepts.';

const answerSchema = z.object({
  leadId: idSchema,
  answer: z.enum(['AVAILABLE', 'DECLINED'], 'Say whether you are available or decline.'),
  reason: oneOf<DeclineReason>(DECLINE_REASONS, 'Choose a reason from the list.').nullish(),
  note: words(LEAD_LIMITS.note, 'note')
    .nullish()
    .transform((note) => note?.trim() ?? '')
    .refine((note) => !holdsContact(note), NOTE_WITH_CONTACT),
});
type LeadAnswer = z.infer<typeof answerSchema>;

const REASON_MISSING = 'Say why you decline: it helps us send you leads that suit you.';

const parseAnswer = (rawInput: unknown): LeadAnswer => {
  const answer = parseInput(answerSchema, rawInput);
  if (answer.answer === 'DECLINED' && !answer.reason) {
    throw badField('reason', REASON_MISSING);
  }
  return answer;
};

const LEAD = {
  request: { select: { expiresAt: true, estimateId: true } },
  contractor: { select: { accountId: true, suspendedReason: true } },
} satisfies Prisma.LeadInclude;

/** Writes the answer under the request's lock. Returns null when the same was answered before. */
const writeAnswer = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  requestId: number,
  answer: LeadAnswer,
) => {
  const { expiresAt, nextStepAt } = await lockRequest(tx, requestId);
  const lead = await tx.lead.findUniqueOrThrow({ where: { id: answer.leadId } });
  const now = ctx.now();
  if (lead.status === answer.answer) return null;
  if (lead.status !== 'OPEN') throw new LeadConflict('CONTRACTOR', lead.status);
  if (lead.respondBy <= now) throw new LeadConflict('CONTRACTOR', 'EXPIRED');
  const isYes = answer.answer === 'AVAILABLE';
  // The homeowner, too, has the whole window for their answer.
  const decideBy = new Date(now.getTime() + CLOCK.acceptanceMs);
  await tx.contractorRequest.update({
    where: { id: requestId },
    data: isYes
      ? { expiresAt: expiresAt && expiresAt > decideBy ? expiresAt : decideBy, nextStepAt }
      : { nextStepAt: now },
  });
  if (isYes) await ctx.queue.send(leadMail, { kind: 'AVAILABLE', id: lead.id, hours: null }, tx);
  const answered = await tx.lead.update({
    where: { id: lead.id },
    data: {
      status: answer.answer,
      respondedAt: now,
      updatedAt: now,
      note: answer.note,
      declineReason: isYes ? null : (answer.reason ?? null),
    },
    include: CONTRACTOR_ACCOUNT,
  });
  await tellAnswer(ctx, tx, answered, answer.answer);
  return answered;
};

/** Gives the lead's id. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, InvalidInput, LeadConflict. */
export const respondToLead = async (
  ctx: Context,
  rawInput: { leadId: unknown; answer: unknown; reason?: unknown; note?: unknown },
): Promise<number> => {
  requireSignIn(ctx.viewer);
  const id = parseInput(idSchema, rawInput.leadId);
  const asked = await ctx.db.lead.findFirst({
    where: { id, ...sentTo(ctx.viewer) },
    include: LEAD,
  });
  if (!asked) throw notFound('This lead');
  const { requestId, request, contractor } = asked;
  const answer = parseAnswer(rawInput);
  requireActive(contractor, 'answer leads');
  const lead = await ctx.db.$transaction((tx) => writeAnswer(ctx, tx, requestId, answer));
  if (lead) await publishLeadNews(ctx, [{ estimateId: request.estimateId, leads: [lead] }]);
  return id;
};
