// The estimate document as `raw_json` of spec §3: the one place that knows its wire names.
import type { EstimateDocument, FinishPrices, LineItem } from '../../domain/estimate.ts';
import type { BidSums, ClaimSums, LineClaim } from '../../domain/estimate-figures.ts';
import { estimateTotal, lineTotal } from '../../domain/pricing.ts';
import { toRestScope } from '../scope/scope.rest.ts';
import { AGENT_KIND, DELIVERY, PROPERTY_TYPE, WORK_GRADE } from '../../rest/spellings.ts';

const toRestLineClaim = (claim: LineClaim | null) =>
  claim
    ? {
        removal_code: claim.removalCode,
        age: claim.age,
        is_age_assumed: claim.isAgeAssumed,
        life: claim.life,
        depreciation_rate: claim.depreciationRate,
        depreciation: claim.depreciation,
        is_recoverable: claim.isRecoverable,
        acv: claim.acv,
      }
    : null;

const toRestClaim = (claim: ClaimSums | null) =>
  claim
    ? {
        rcv: claim.rcv,
        recoverable_depreciation: claim.recoverableDepreciation,
        non_recoverable_depreciation: claim.nonRecoverableDepreciation,
        acv: claim.acv,
        deductible: claim.deductible,
        net: claim.net,
        net_on_completion: claim.netOnCompletion,
        overhead_method: claim.overheadMethod.toLowerCase(),
        overhead_reason: claim.overheadReason,
      }
    : null;

const toRestBid = (bid: BidSums | null) =>
  bid
    ? {
        labor: bid.labor,
        material: bid.material,
        equipment: bid.equipment,
        tax: bid.tax,
        direct_cost: bid.directCost,
        markup_rate: bid.markupRate,
        margin: bid.margin,
        usual_markup_rate: bid.usualMarkupRate,
        usual_price: bid.usualPrice,
        contingency_rate: bid.contingencyRate,
        contingency: bid.contingency,
        price: bid.price,
        valid_days: bid.validDays,
        alternates: bid.alternates,
        allowances: bid.allowances.map(({ unitAmount, statedIn, ...allowance }) => ({
          ...allowance,
          unit_amount: unitAmount,
          stated_in: statedIn,
        })),
        payment_schedule: bid.paymentSchedule,
        deposit_note: bid.depositNote,
      }
    : null;

type ItemMetadata = LineItem['metadata'];

const toRestPrice = ({ unitPrice, unitTax }: FinishPrices['LOW']) => ({
  unit_price: unitPrice,
  unit_tax: unitTax,
});

const toRestFinishPrices = (prices: FinishPrices | null) =>
  prices
    ? {
        low: toRestPrice(prices.LOW),
        standard: toRestPrice(prices.STANDARD),
        high: toRestPrice(prices.HIGH),
      }
    : null;

const toRestMetadata = (metadata: ItemMetadata) => ({
  code: metadata.code,
  formula: metadata.formula,
  basis: metadata.basis?.toLowerCase() ?? null,
  quantity_from: metadata.quantityFrom,
  low: metadata.low,
  high: metadata.high,
  confidence: metadata.confidence,
  room: metadata.room,
  rooms: metadata.rooms,
  work_id: metadata.workId,
  finish_level: metadata.finishLevel ? WORK_GRADE.toWire(metadata.finishLevel) : null,
  finish_prices: toRestFinishPrices(metadata.finishPrices),
  claim: toRestLineClaim(metadata.claim),
  cost: metadata.cost,
});

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
  metadata: toRestMetadata(item.metadata),
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
    finish_totals: document.finishTotals,
    claim: toRestClaim(document.claim),
    bid: toRestBid(document.bid),
  },
  items: document.items.map(toRestItem),
  currency: document.currency,
  workflow: AGENT_KIND.toWire(document.workflow),
  property_type: PROPERTY_TYPE.toWire(document.propertyType),
  peril: document.peril,
  location: document.location,
  version: document.version,
  scope: toRestScope(document.scope),
  generated_at: document.generatedAt,
});
