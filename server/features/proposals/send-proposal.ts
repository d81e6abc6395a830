// Use case: a contractor sends a homeowner what he offers, or a revised version of it, which takes the place of the one before.
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { badField, DomainError, InvalidInput } from '../../domain/errors.ts';
import { isoDay } from '../../domain/text/iso-day.ts';
import { PROPOSAL_LIMITS } from '../../domain/limits.ts';
import { isExpired, type ProposalDocument, makeProposal } from '../../domain/bid/proposal.ts';
import { DAY_MS } from '../../domain/time.ts';
import type { Prisma, Proposal } from '../../generated/prisma/client.ts';
import { requireSignIn } from '../accounts/accounts.access.ts';
import { limitCalls } from '../accounts/limit-calls.ts';
import { lockRequestsFor, companyNameOf, leadDocumentIn } from '../leads/lead-rows.ts';
import { standingNow } from '../contractors/standing.ts';
import { requireActive } from '../leads/leads.access.ts';
import { noteProposal, publishThread, unreadSince } from '../messages/write-message.ts';
import { proposalMail } from './proposal-mail.ts';
import { columnsOf, proposalDocumentOf, statusNow } from './proposal-rows.ts';
import { sentNotice } from './proposal-words.ts';
import { WorkIsTaken } from './proposals.errors.ts';
import { leftOutOf } from '../../domain/bid/compare-proposals.ts';
import { someLines } from '../../domain/text/form-text.ts';
import { PRICES_BY, type PricesBy } from '../../domain/bid/proposal-choices.ts';
import { idSchema, oneOf, parseInput } from '../../domain/validation.ts';
import { PHASE_ORDER, phaseOf } from '../../estimator/present/contractor-bid/phase-order.ts';
import { proposalSummaryOf } from '../../estimator/present/contractor-bid/summary.ts';
import { bidDocumentOf } from '../bids/bid-columns.ts';
import { BidConflict } from '../bids/bids.errors.ts';
import { requireBid } from '../bids/bids.service.ts';
import { readEstimateFacts } from '../estimates/estimate-facts.ts';
import { requireEstimate } from '../estimates/estimates.service.ts';
import { type PricedLead, requirePricedLead } from '../leads/introductions.ts';

// Turns a contractor's bid into what the homeowner would be shown. The preview and the sending both read it here.

const offerSchema = z.object({
  estimateId: idSchema,
  /** Version of the bid as the contractor saw it. */
  bidVersion: z.int('The version is a whole number, as it was read.'),
  pricesBy: oneOf<PricesBy>(PRICES_BY, 'Choose whether prices are shown by line or by phase.'),
  hidesCosts: z.boolean(),
  coversScope: z.boolean(),
  /** Note of the proposal; the bid's own when left out. */
  note: someLines(PROPOSAL_LIMITS.note).nullish(),
});
type OfferInput = z.infer<typeof offerSchema>;

interface Offer<Input extends OfferInput = OfferInput> {
  lead: PricedLead;
  document: ProposalDocument;
  input: Input;
}

const NO_LINES =
  'This bid has no lines yet, so there is nothing to offer. Add lines to it, save, then send the proposal.';

/** Throws NOT_FOUND, InvalidInput, BidConflict. */
const makeOffer = async <Input extends OfferInput>(
  ctx: Context,
  rawInput: { estimateId: unknown },
  schema: z.ZodType<Input>,
): Promise<Offer<Input>> => {
  const { id } = await requireEstimate(ctx, rawInput.estimateId, { select: { id: true } });
  const lead = await requirePricedLead(ctx, id);
  requireActive(lead.contractor, 'offer proposals');
  const input = parseInput(schema, rawInput);
  const stored = await requireBid(ctx, id);
  if (stored.version !== input.bidVersion) throw new BidConflict(id);
  const bid = bidDocumentOf(stored);
  if (bid.lineItems.length === 0) throw new InvalidInput(NO_LINES);
  const facts = await readEstimateFacts(ctx, id);
  const lines = new Map(facts?.document.items.map((line) => [line.id, line]));
  const asked = leadDocumentIn(lead);
  const offered = bid.lineItems.flatMap(({ id: lineId, name }) => {
    const { code = null, claim = null } = lines.get(lineId)?.metadata ?? {};
    return [code, claim?.removalCode ?? null].map((row) => ({ name, code: row }));
  });
  const { contractor } = lead;
  const document = makeProposal(
    { ...bid, title: bid.title.trim() || asked.title },
    {
      from: {
        name: companyNameOf(contractor),
        licenseNumber: contractor.licenseNumber.trim(),
        terms: contractor.proposalTerms.trim(),
      },
      currency: facts?.document.currency ?? asked.currency,
      pricesBy: input.pricesBy,
      hidesCosts: input.hidesCosts,
      coversScope: input.coversScope,
      note: input.note ?? bid.note,
      summary: proposalSummaryOf(bid.summary, input.hidesCosts),
      leftOut: input.coversScope ? [] : leftOutOf(asked.lines, offered),
      phaseOf: (line) => phaseOf(lines.get(line.id)?.category ?? ''),
      phaseOrder: PHASE_ORDER,
    },
  );
  if (document.total <= 0) {
    throw badField('bidVersion', 'The total of the bid must be above $0.');
  }
  return { lead, document, input };
};

const daySchema = z.iso.date('Write the day as YYYY-MM-DD.').transform((day) => new Date(day));

const sendSchema = offerSchema.extend({
  validUntil: daySchema,
  clientKey: z.string().min(1).max(PROPOSAL_LIMITS.clientKey),
});
type SendInput = z.infer<typeof sendSchema>;

/** Throws InvalidInput. */
const requireGoodDay = ({ validUntil }: SendInput, now: Date): void => {
  if (isExpired(validUntil, now)) {
    throw badField('validUntil', 'This day has passed. Choose today or a later day.');
  }
  const last = new Date(now.getTime() + PROPOSAL_LIMITS.validDays * DAY_MS);
  if (validUntil > last) {
    throw badField('validUntil', `A proposal holds for a year at most: until ${isoDay(last)}.`);
  }
};

/** Shows what the homeowner would see. Stores nothing. Throws UNAUTHENTICATED, NOT_FOUND, BUSY, InvalidInput, BidConflict. */
export const previewProposal = async (
  ctx: Context,
  rawInput: { estimateId: unknown },
): Promise<ProposalDocument> => {
  requireSignIn(ctx.viewer);
  limitCalls(ctx, 'preview-proposal', PROPOSAL_LIMITS.proposalPreviewsAMinute);
  return (await makeOffer(ctx, rawInput, offerSchema)).document;
};

const requireFree = async (
  tx: Prisma.TransactionClient,
  { id, request: { estimateId } }: Offer['lead'],
): Promise<void> => {
  const accepted = await tx.proposal.findFirst({
    where: { status: 'ACCEPTED', lead: { request: { estimateId } } },
    select: { leadId: true },
  });
  if (accepted) throw new WorkIsTaken('CONTRACTOR', accepted.leadId === id);
};

/** Throws InvalidInput, THROTTLED. */
const requireRoom = async (ctx: Context, tx: Prisma.TransactionClient, leadId: number) => {
  const { ofALead, ofALeadADay } = PROPOSAL_LIMITS;
  if ((await tx.proposal.count({ where: { leadId } })) >= ofALead) {
    throw new InvalidInput(
      `You have sent this homeowner ${ofALead} proposals, and more are not taken. Write to them in your conversation instead.`,
    );
  }
  const sentAt = { gt: new Date(ctx.now().getTime() - DAY_MS) };
  if ((await tx.proposal.count({ where: { leadId, sentAt } })) < ofALeadADay) return;
  throw new DomainError(
    'THROTTLED',
    `You have sent this homeowner ${ofALeadADay} proposals within a day. Send the next one tomorrow, with all that has changed by then.`,
    { retryAfterSeconds: DAY_MS / 1_000 },
  );
};

/** Throws InvalidInput for what the homeowner has in front of them already. */
const requireNews = (
  ctx: Context,
  before: Proposal | null,
  { document, validUntil }: Pick<Proposal, 'document' | 'validUntil'>,
): void => {
  if (before === null || statusNow(before, ctx) !== 'SENT') return;
  const isSame =
    isoDay(before.validUntil) === isoDay(validUntil) &&
    isDeepStrictEqual(proposalDocumentOf(before), proposalDocumentOf({ document }));
  if (!isSame) return;
  throw new InvalidInput(
    `This is the same as version ${before.version}, which the homeowner has and can still accept. Change the bid first, or write them a message.`,
  );
};

/** Moment of the mail about the proposal that a new one replaces. Whoever has not read of it is mailed once a day. */
const mailedOf = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  before: Proposal | null,
): Promise<Date | undefined> => {
  if (before?.status !== 'SENT') return undefined;
  const { id: proposalId, leadId } = before;
  const mailedAt = await unreadSince(tx, { leadId, proposalId, what: 'sent' });
  return mailedAt && ctx.now().getTime() - mailedAt.getTime() < DAY_MS ? mailedAt : undefined;
};

interface Written {
  proposal: Proposal;
  isNew: boolean;
}

/** Writes the proposal under the locks of the work. Throws FORBIDDEN, THROTTLED, InvalidInput, WorkIsTaken. */
const write = async (
  ctx: Context,
  tx: Prisma.TransactionClient,
  { lead, document, input: { validUntil, clientKey } }: Offer<SendInput>,
): Promise<Written> => {
  await lockRequestsFor(tx, lead.request.estimateId);
  const leadId = lead.id;
  const repeated = await tx.proposal.findUnique({
    where: { leadId_clientKey: { leadId, clientKey } },
  });
  if (repeated) return { proposal: repeated, isNew: false };
  // An operator may have put the contractor on hold since the bid was read.
  requireActive(await standingNow(tx, lead.contractorId), 'offer proposals');
  await requireFree(tx, lead);
  const before = await tx.proposal.findFirst({
    where: { leadId },
    orderBy: { version: 'desc' },
  });
  const columns = columnsOf(document);
  requireNews(ctx, before, { document: columns.document, validUntil });
  await requireRoom(ctx, tx, leadId);
  const mailedAt = await mailedOf(ctx, tx, before);
  const now = ctx.now();
  await tx.proposal.updateMany({
    where: { leadId, status: 'SENT' },
    data: { status: 'SUPERSEDED', decidedAt: now },
  });
  const version = (before?.version ?? 0) + 1;
  const proposal = await tx.proposal.create({
    data: { ...columns, leadId, clientKey, version, validUntil, sentAt: now },
  });
  await noteProposal(ctx, tx, {
    leadId,
    senderId: lead.contractor.accountId,
    proposalId: proposal.id,
    what: 'sent',
    text: sentNotice({ ...proposal, shown: document }),
    noticedAt: mailedAt,
  });
  if (!mailedAt) await ctx.queue.send(proposalMail, { kind: 'SENT', id: proposal.id }, tx);
  return { proposal, isNew: true };
};

/**
 * Gives the proposal's id; sent again with the same key it is kept once.
 * Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, BUSY, THROTTLED, InvalidInput, BidConflict, WorkIsTaken.
 */
export const sendProposal = async (
  ctx: Context,
  rawInput: Partial<Record<keyof SendInput, unknown>> & { estimateId: unknown },
): Promise<number> => {
  requireSignIn(ctx.viewer);
  const offer = await makeOffer(ctx, rawInput, sendSchema);
  requireGoodDay(offer.input, ctx.now());
  limitCalls(ctx, 'proposals', PROPOSAL_LIMITS.proposalsAMinute);
  const { proposal, isNew } = await ctx.db.$transaction((tx) => write(ctx, tx, offer));
  if (isNew) await publishThread(ctx, offer.lead);
  return proposal.id;
};
