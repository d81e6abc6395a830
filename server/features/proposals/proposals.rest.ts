import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { InvalidInput, notFound } from '../../domain/errors.ts';
import { isoDay } from '../../domain/text/iso-day.ts';
import type { ProposalCosts } from '../../domain/bid/proposal.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { bodyOf } from '../../rest/json-body.ts';
import { created, ok, type RestAnswer } from '../../rest/respond.ts';
import { limitOf, pathParam, type RestRoute } from '../../rest/route.ts';
import { requireSignIn } from '../accounts/accounts.access.ts';
import { priceLead } from '../leads/price-lead.ts';
import { requireLead } from '../leads/leads.service.ts';
import { requireThread } from '../messages/messages.service.ts';
import { acceptProposal, declineProposal, withdrawProposal } from './decide-on-proposal.ts';
import {
  linkFor,
  listProposals,
  proposalDocumentOf,
  type ProposalWithSides,
  requireProposal,
  statusNow,
  WITH_SIDES,
} from './proposal-rows.ts';
import { sendProposal } from './send-proposal.ts';

/** Leaves the member out where costs are hidden. */
const costsIn = (costs: ProposalCosts | null) => costs && { costs };

const toRestProposal = (ctx: Context, proposal: ProposalWithSides) => {
  const { from, phases, addOns, ...shown } = proposalDocumentOf(proposal);
  return {
    id: proposal.id,
    lead: proposal.leadId,
    version: proposal.version,
    status: statusNow(proposal, ctx).toLowerCase(),
    sent_at: proposal.sentAt.toISOString(),
    valid_until: isoDay(proposal.validUntil),
    title: shown.title,
    company: from.name,
    license_number: from.licenseNumber,
    terms: from.terms,
    summary: shown.summary,
    note: shown.note,
    currency: shown.currency,
    total: shown.total,
    prices_by: shown.pricesBy.toLowerCase(),
    hides_costs: shown.hidesCosts,
    phases: phases.map(({ name, amount, costs, lines }) => ({
      name,
      amount,
      ...costsIn(costs),
      lines: lines.map((line) => ({
        name: line.name,
        description: line.description,
        quantity: line.quantity,
        unit: line.unit,
        amount: line.amount,
        ...costsIn(line.costs),
      })),
    })),
    add_ons: addOns.map(({ kind, amount }) => ({ kind: kind.toLowerCase(), amount })),
    schedule: shown.schedule.map(({ name, startDay, days }) => ({
      name,
      start_day: startDay,
      days,
    })),
    exclusions: shown.exclusions,
    payment_schedule: shown.payments,
    covers_scope: shown.coversScope,
    left_out: shown.leftOut,
    signature:
      proposal.acceptedAt && proposal.signedOn
        ? {
            name: proposal.signedName ?? '',
            date: isoDay(proposal.signedOn),
            accepted_at: proposal.acceptedAt.toISOString(),
          }
        : null,
    decline_reason: proposal.declineReason,
    withdrawal: proposal.withdrawnAt && {
      by: proposal.withdrawnByContractor ? 'contractor' : 'homeowner',
      reason: proposal.withdrawReason ?? '',
      withdrawn_at: proposal.withdrawnAt.toISOString(),
    },
    pdf_url: linkFor(ctx, proposal).url,
  };
};

const answer = async (ctx: Context, id: number | string) =>
  toRestProposal(
    ctx,
    (await requireProposal(ctx, id, { include: WITH_SIDES })) as ProposalWithSides,
  );

const PRICED = {
  pricing: {
    select: {
      estimateId: true,
      estimate: { select: { job: { select: { id: true, claimNumber: true } } } },
    },
  },
} satisfies Prisma.LeadInclude;
type PricedLead = Prisma.LeadGetPayload<{ include: typeof PRICED }>;

const priceRoute: RestRoute = {
  method: 'POST',
  path: 'contractor-leads/:id/price/',
  scope: 'CONTRACTORS_WRITE',
  handle: async (ctx, request) => {
    const id = await priceLead(ctx, pathParam(request, 'id'));
    const { pricing } = (await requireLead(ctx, id, { include: PRICED })) as PricedLead;
    if (!pricing) throw notFound('This estimate');
    const { job } = pricing.estimate;
    return ok({ id: job.id, claim_number: job.claimNumber });
  },
};

/** Proposals of a page; each may have thousands of lines. */
const PROPOSALS_OF_A_PAGE = 10;

/** Reads `?before=`, a version. Throws InvalidInput. */
const beforeOf = ({ query }: FastifyRequest): number | undefined => {
  const { before } = query as { before?: unknown };
  if (before === undefined) return undefined;
  if (typeof before === 'string' && /^[1-9]\d{0,5}$/.test(before)) return Number(before);
  throw new InvalidInput('before must be the version of a proposal.');
};

const listRoute: RestRoute = {
  method: 'GET',
  path: 'contractor-leads/:id/proposals/',
  query: ['limit', 'before'],
  scope: 'CONTRACTORS_READ',
  handle: async (ctx, request) => {
    requireSignIn(ctx.viewer);
    const { id } = await requireThread(ctx, pathParam(request, 'id'), { select: { id: true } });
    const limit = limitOf(request, PROPOSALS_OF_A_PAGE);
    const page = { limit, before: beforeOf(request) };
    const proposals = await listProposals(ctx, id, page);
    return ok(proposals.map((proposal) => toRestProposal(ctx, proposal)));
  },
};

const NOT_PRICED =
  'Price the lead first (POST contractor-leads/{id}/price/), make the bid of that estimate, then send it.';

const word = (sent: unknown): unknown => (typeof sent === 'string' ? sent.toUpperCase() : sent);

const sendRoute: RestRoute = {
  method: 'POST',
  path: 'contractor-leads/:id/proposals/',
  scope: 'CONTRACTORS_WRITE',
  handle: async (ctx, request) => {
    requireSignIn(ctx.viewer);
    const { pricing } = (await requireLead(ctx, pathParam(request, 'id'), {
      include: PRICED,
    })) as PricedLead;
    const body = bodyOf(request);
    if (!pricing) throw new InvalidInput(NOT_PRICED);
    const id = await sendProposal(ctx, {
      estimateId: pricing.estimateId,
      bidVersion: body['bid_version'],
      pricesBy: word(body['prices_by'] ?? 'line'),
      hidesCosts: body['hides_costs'] ?? true,
      coversScope: body['covers_scope'] ?? false,
      note: body['note'],
      validUntil: body['valid_until'],
      clientKey: body['client_key'],
    });
    return created(await answer(ctx, id));
  },
};

const showRoute: RestRoute = {
  method: 'GET',
  path: 'proposals/:id/',
  scope: 'CONTRACTORS_READ',
  handle: async (ctx, request) => {
    requireSignIn(ctx.viewer);
    return ok(await answer(ctx, pathParam(request, 'id')));
  },
};

type Decide = (ctx: Context, input: { proposalId: unknown } & Body) => Promise<number>;
type Body = Record<'name' | 'date' | 'status' | 'reason', unknown>;

const decideRoute = (what: string, decide: Decide): RestRoute => ({
  method: 'POST',
  path: `proposals/:id/${what}/`,
  scope: 'CONTRACTORS_WRITE',
  handle: async (ctx: Context, request: FastifyRequest): Promise<RestAnswer> => {
    const { name, date, status, reason } = bodyOf(request);
    const proposalId = pathParam(request, 'id');
    const decision = { proposalId, name, date, status: word(status), reason };
    return ok(await answer(ctx, await decide(ctx, decision)));
  },
});

/** Routes of this product's own. */
export const PROPOSAL_ROUTES: readonly RestRoute[] = [
  priceRoute,
  listRoute,
  sendRoute,
  showRoute,
  decideRoute('accept', acceptProposal),
  decideRoute('decline', declineProposal),
  decideRoute('withdraw', withdrawProposal),
];
