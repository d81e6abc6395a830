import type { Context } from '../../context.ts';
import { bidLineTotal, bidTotals } from '../../domain/bid/bid-totals.ts';
import { type BidLine } from '../../domain/bid/contractor-bid.ts';
import { sumMoney } from '../../domain/money/money.ts';
import type { ContractorBid } from '../../generated/prisma/client.ts';
import { created, type RestAnswer } from '../../rest/respond.ts';
import type { RestRoute } from '../../rest/route.ts';
import { optionalBodyOf } from '../../rest/json-body.ts';
import { accountIdOf } from '../accounts/accounts.access.ts';
import { BY_CLAIM_OR_ID, BY_JOB, type ResultAddress } from '../estimates/result-refs.rest.ts';
import { requireResultIds, type ResultRef } from '../estimates/find-result.ts';
import { downloadLink } from '../downloads/download-links.ts';
import { requireBid } from './bids.service.ts';
import { bidDocumentOf } from './bid-columns.ts';
import { createBid } from './create-bid.ts';
import { bidPayments } from '../../domain/bid/bid-payments.ts';

/** The wire knows two parts of a price: what is not labor counts as material, so that the parts add up. */
const goodsOf = ({ material, equipment, tax }: Pick<BidLine, 'material' | 'equipment' | 'tax'>) =>
  sumMoney([material, equipment, tax]);

const toRestLine = (line: BidLine) => ({
  id: Number(line.id),
  name: line.name,
  description: line.description,
  quantity: line.quantity,
  unit: line.unit,
  labor: line.labor,
  material: goodsOf(line),
  total: bidLineTotal(line),
});

const toRestBid = (ctx: Context, bid: ContractorBid) => {
  const document = bidDocumentOf(bid);
  const totals = bidTotals(document);
  return {
    id: bid.id,
    title: document.title,
    summary: document.summary,
    line_items: document.lineItems.map(toRestLine),
    labor_total: totals.labor,
    material_total: goodsOf(totals),
    overhead: document.overhead,
    profit: document.profit,
    contingency: document.contingency,
    total: totals.total,
    schedule: document.schedule.map(({ name, startDay, days }) => ({
      name,
      start_day: startDay,
      days,
    })),
    exclusions: document.exclusions,
    payment_schedule: bidPayments(document),
    pdf_url: downloadLink(
      ctx,
      { id: bid.estimateId, accountId: accountIdOf(ctx.viewer) },
      'bid.pdf',
    ).url,
  };
};

const answerBid = async (
  ctx: Context,
  ref: ResultRef,
  body: Record<string, unknown>,
): Promise<RestAnswer> => {
  const { estimateId } = await requireResultIds(ctx, ref);
  await createBid(ctx, { estimateId, note: body['note'] });
  return created(toRestBid(ctx, await requireBid(ctx, estimateId)));
};

const bidRoute = ({ path, refOf }: ResultAddress): RestRoute => ({
  method: 'POST',
  path: `${path}contractor_bid/`,
  scope: 'ESTIMATES_WRITE',
  handle: (ctx, request) => answerBid(ctx, refOf(request), optionalBodyOf(request)),
});

export const BID_ROUTES: readonly RestRoute[] = [bidRoute(BY_JOB), bidRoute(BY_CLAIM_OR_ID)];
