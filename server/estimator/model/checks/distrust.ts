// Where an upload speaks to a program, the model's reading is held against the one made without it: a file that talked
// a model into another job must not set the price. Requests without such uploads know no such yardstick.
import type { EstimateDocument } from '../../../domain/estimate/estimate.ts';
import { estimateTotal } from '../../../domain/money/pricing.ts';
import type { EstimateRequest } from '../../estimate-request.ts';
import { addressedTo } from '../../read/plans/orders-in-text.ts';

/** Band of the model's total, as a share of the built-in total. Source: estimator_rules.json, llm_grounding.checks_on_reply. */
export const BAND = { low: 0.45, high: 2.2 } as const;

/** The model's reading is not taken because an upload holds such text. The message is fit for the owner. */
export class Distrusted extends Error {
  override readonly name = 'Distrusted';
}

/** Names of uploads that hold text addressed to a program. */
export const uploadsWithOrders = ({ uploads }: Pick<EstimateRequest, 'uploads'>): string[] =>
  uploads.filter(({ text }) => addressedTo(text).length > 0).map(({ name }) => name);

/** @throws Distrusted when orders were found and the totals are far apart */
export const requireTrust = (
  document: EstimateDocument,
  baseline: EstimateDocument,
  orders: readonly string[],
): void => {
  if (orders.length === 0) return;
  const [read, builtIn] = [estimateTotal(document), estimateTotal(baseline)];
  if (read >= builtIn * BAND.low && read <= builtIn * BAND.high) return;
  throw new Distrusted('an upload speaks to it, and its reading is far from the built-in one');
};
