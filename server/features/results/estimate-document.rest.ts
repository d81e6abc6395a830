// The estimate document as `raw_json`: with the files of its parts the one place that knows its wire names.
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import { type NumberedLine, withNumbers } from '../../domain/estimate/line-numbers.ts';
import { estimateTotal } from '../../domain/money/pricing.ts';
import { AGENT_KIND, DELIVERY, PROPERTY_TYPE } from '../../rest/spellings.ts';
import { toRestScope } from '../scope/scope.rest.ts';
import { toRestBid, toRestClaim } from './agent-sums.rest.ts';
import { toRestItem } from './line-item.rest.ts';

const toRestDeliveryTotals = (totals: EstimateDocument['deliveryTotals']) =>
  totals && {
    trade_direct: totals.tradeDirect,
    gc_managed: totals.gcManaged,
    full_service: totals.fullService,
  };

/** @param items the lines that are shown, if not all */
export const toRestDocument = (
  document: EstimateDocument,
  items: readonly NumberedLine[] = withNumbers(document.items),
) => ({
  title: document.title,
  project_name: document.projectName,
  summary: {
    title: document.title,
    project_name: document.projectName,
    total_project_cost: estimateTotal(document),
    estimate_reasoning: document.reasoning,
    future_actions: document.futureActions,
    questions: document.questions,
    assumptions: document.assumptions,
    exclusions: document.exclusions,
    warnings: document.warnings,
    range: document.range,
    accuracy_class: document.accuracyClass?.toLowerCase() ?? null,
    delivery: DELIVERY.toWire(document.delivery),
    delivery_totals: toRestDeliveryTotals(document.deliveryTotals),
    finish_totals: document.finishTotals,
    claim: toRestClaim(document.claim),
    bid: toRestBid(document.bid),
  },
  items: items.map(toRestItem),
  currency: document.currency,
  workflow: AGENT_KIND.toWire(document.workflow),
  property_type: PROPERTY_TYPE.toWire(document.propertyType),
  peril: document.peril,
  location: document.location,
  version: document.version,
  scope: toRestScope(document.scope),
  generated_at: document.generatedAt,
});
