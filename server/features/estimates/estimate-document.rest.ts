// The estimate document as `raw_json` of spec §3: the one place that knows its wire names.
import type { EstimateDocument, LineItem } from '../../domain/estimate.ts';
import { estimateTotal } from '../../domain/estimate.ts';
import { lineTotal } from '../../domain/pricing.ts';
import { AGENT_KIND, DELIVERY, PROPERTY_TYPE } from '../../rest/spellings.ts';

const toRestItem = (item: LineItem) => ({
  id: Number(item.id),
  line_items: item.name,
  Details: item.details,
  QUANTITY: item.quantity,
  unit_code: item.unit,
  UNIT_PRICE: item.unitPrice,
  TAX: item.tax,
  TOTAL_PRICE: lineTotal(item),
  category: item.category,
  tags: item.tags,
  source: item.source,
  metadata: { ...item.metadata, basis: item.metadata.basis?.toLowerCase() ?? null },
});

const toRestDeliveryTotals = (totals: EstimateDocument['deliveryTotals']) =>
  totals && {
    trade_direct: totals.tradeDirect,
    gc_managed: totals.gcManaged,
    full_service: totals.fullService,
  };

export const toRestDocument = (document: EstimateDocument) => ({
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
  },
  items: document.items.map(toRestItem),
  currency: document.currency,
  workflow: AGENT_KIND.toWire(document.workflow),
  property_type: PROPERTY_TYPE.toWire(document.propertyType),
  peril: document.peril,
  location: document.location,
  version: document.version,
  generated_at: document.generatedAt,
});
