// Turns a contractor's bid into what the homeowner would be shown. The preview and the sending both read it here.
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { leftOutOf } from '../../domain/compare-proposals.ts';
import { badField, InvalidInput } from '../../domain/errors.ts';
import { someLines } from '../../domain/form-text.ts';
import { PROPOSAL_LIMITS } from '../../domain/limits.ts';
import { PRICES_BY, type PricesBy } from '../../domain/proposal-choices.ts';
import { makeProposal, type ProposalDocument } from '../../domain/proposal.ts';
import { idSchema, oneOf, parseInput } from '../../domain/validation.ts';
import { PHASE_ORDER, phaseOf } from '../../estimator/contractor-bid/phase-order.ts';
import { proposalSummaryOf } from '../../estimator/contractor-bid/summary.ts';
import { bidDocumentOf } from '../bids/bid-columns.ts';
import { BidConflict } from '../bids/bids.errors.ts';
import { requireBid } from '../bids/bids.service.ts';
import { readEstimateFacts } from '../estimates/estimate-facts.ts';
import { requireEstimate } from '../estimates/estimates.service.ts';
import { type PricedLead, requirePricedLead } from '../leads/introductions.ts';
import { companyNameOf, leadDocumentIn } from '../leads/lead-rows.ts';

export const offerSchema = z.object({
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

export interface Offer<Input extends OfferInput = OfferInput> {
  lead: PricedLead;
  document: ProposalDocument;
  input: Input;
}

const NO_LINES =
  'This bid has no lines yet, so there is nothing to offer. Add lines to it, save, then send the proposal.';

/** Throws NOT_FOUND, InvalidInput, BidConflict. */
export const makeOffer = async <Input extends OfferInput>(
  ctx: Context,
  rawInput: { estimateId: unknown },
  schema: z.ZodType<Input>,
): Promise<Offer<Input>> => {
  const { id } = await requireEstimate(ctx, rawInput.estimateId, { select: { id: true } });
  const lead = await requirePricedLead(ctx, id);
  const input = parseInput(schema, rawInput);
  const stored = await requireBid(ctx, id);
  if (stored.version !== input.bidVersion) throw new BidConflict(id);
  const bid = bidDocumentOf(stored);
  if (bid.lineItems.length === 0) throw new InvalidInput(NO_LINES);
  const facts = await readEstimateFacts(ctx.db, id);
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
    throw badField('bidVersion', 'The total of the bid must be more than nothing.');
  }
  return { lead, document, input };
};
