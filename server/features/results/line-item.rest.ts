// A line of an estimate as `raw_json` has it.
import type { FinishPrices, LineItem } from '../../domain/estimate/estimate.ts';
import type { NumberedLine } from '../../domain/estimate/line-numbers.ts';
import type { LineClaim } from '../../domain/estimate/estimate-figures.ts';
import { lineTotal } from '../../domain/money/pricing.ts';
import { WORK_GRADE } from '../../rest/spellings.ts';

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

const toRestCharge = (charge: ItemMetadata['charge']) =>
  charge && {
    is_locked: charge.isLocked,
    moved_from: charge.movedFrom,
    rule: {
      kind: charge.rule.kind.toLowerCase(),
      least: charge.rule.least,
      parts: charge.rule.parts.map(({ of, rate, ramp, fade, leastTrades }) => ({
        of,
        rate,
        ramp,
        fade: fade ?? null,
        least_trades: leastTrades,
      })),
      above: charge.rule.above,
      words: charge.rule.words,
    },
  };

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
  tax_rate: metadata.taxRate,
  tax_by_hand: metadata.taxByHand,
  bases: metadata.bases,
  charge: toRestCharge(metadata.charge),
  cost: metadata.cost,
});

export const toRestItem = (item: NumberedLine) => ({
  id: Number(item.id),
  number: item.number ?? null,
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
