// Prices one work line and writes it as the line item users see: price, tax, range, source and where the quantity comes from.
import { clip } from '../../domain/text/plain-text.ts';
import { lineTotal } from '../../domain/money/pricing.ts';
import type { WorkLine } from './work-line.ts';
import type { PricingContext } from './context.ts';
import { listedRange } from './as-listed.ts';
import { lineRange } from './range.ts';
import { lineTax, materialTaxShare, unitTax } from './tax.ts';
import { atAllowance, unitPrice } from './unit-price.ts';
import type { PricedLine } from './priced-line.ts';
import type { FinishLevel } from '../../domain/catalog.ts';
import type { FinishPrices } from '../../domain/estimate/estimate.ts';
import { type Grade, GRADE_OF } from '../book/grades.ts';

// One unit of a line at each finish level, so that an owner can switch a single line without pricing the job anew.

const FINISH_AT: Record<Grade, FinishLevel> = { 0: 'LOW', 1: 'STANDARD', 2: 'HIGH' };

/** Enough for a million units to keep their cents. */
const shorten = (dollars: number): number => Math.round(dollars * 1e8) / 1e8;

/** Dollars per unit and tax per unit by level; null where the level changes nothing. */
const finishPricesOf = (
  { item, priceShare }: Pick<WorkLine, 'item' | 'priceShare'>,
  context: PricingContext,
): FinishPrices | null => {
  const { region, laborMultiplier } = context;
  const at = (level: FinishLevel) => {
    const unit = unitPrice(item, { grade: GRADE_OF[level], region, laborMultiplier }, priceShare);
    return { unitPrice: unit.price, unitTax: shorten(unitTax(item, unit, context)) };
  };
  const prices = { LOW: at('LOW'), STANDARD: at('STANDARD'), HIGH: at('HIGH') };
  const isOnePrice =
    prices.LOW.unitPrice === prices.STANDARD.unitPrice &&
    prices.STANDARD.unitPrice === prices.HIGH.unitPrice;
  return isOnePrice ? null : prices;
};

const GRADE_WORDS = ['low-end', 'standard', 'high-end'] as const;
/** Characters of a place that a document keeps. */
const LONGEST_PLACE = 300;

const allowanceWords = ({ allowance, item }: WorkLine): string =>
  allowance
    ? ` Material at an allowance of $${allowance.unitAmount.toFixed(2)} per ${item.unit}, stated in ${allowance.statedIn}.`
    : '';

/** Waste as it was told, which the price of the material holds and the order adds. */
const toldWasteWords = ({ usualWaste, item: { wastePercent } }: WorkLine): string => {
  if (usualWaste === undefined) return '';
  return wastePercent === 0
    ? ' The amount told holds its waste: none is added.'
    : ` Material with ${wastePercent}% waste as told, in place of the usual ${usualWaste}%.`;
};

const sourceOf = (
  { item, asListed }: WorkLine,
  { grade, region, dataVersion }: PricingContext,
): string => {
  if (asListed) return clip(item.source, 500);
  if (item.isOwnPrice)
    return clip(`${item.source} Price book ${dataVersion}, ${GRADE_WORDS[grade]} finish.`, 500);
  const place = region.known
    ? `${region.label} factors (labor ${region.labor.toFixed(2)}, material ${region.material.toFixed(2)})`
    : 'US average';
  return clip(
    `Price book ${dataVersion}, ${GRADE_WORDS[grade]} finish, ${place}. ${item.source}`,
    500,
  );
};

/** `Paint, Bedroom`; the room only where the work does not name it: `Bathroom remodel`. */
const whatFor = ({ work, room }: WorkLine): string =>
  room && !work.toLowerCase().includes(room.toLowerCase()) ? `${work}, ${room}` : work;

/** Rooms that the words of `room` take together. */
const roomsOf = ({ room, from: { rooms } }: WorkLine): string[] => {
  if (room === null) return [];
  return rooms.length > 1 ? [...new Set(rooms)] : [room];
};

export const priceLine = (work: WorkLine, job: PricingContext): PricedLine => {
  const { item, quantity, basis } = work;
  const context = work.grade === undefined ? job : { ...job, grade: work.grade };
  const own = unitPrice(item, context, work.priceShare);
  const unit = work.allowance ? atAllowance(own, item, work.allowance.unitAmount) : own;
  const tax = lineTax(item, quantity, unit, context);
  const total = lineTotal({ quantity, unitPrice: unit.price, tax });
  const finishPrices = finishPricesOf(work, context);
  const line: PricedLine['line'] = {
    name: clip(item.name, 300),
    details: clip(`${whatFor(work)}.${allowanceWords(work)}${toldWasteWords(work)}`, 2_000),
    quantity,
    unit: item.unit,
    unitPrice: unit.price,
    tax,
    category: item.category,
    tags: [item.trade, item.action],
    source: sourceOf(work, context),
    metadata: {
      code: work.asListed ? null : item.code,
      formula: clip(work.formula, 500),
      basis,
      quantityFrom: work.quantityFrom ? clip(work.quantityFrom, LONGEST_PLACE) : null,
      ...(work.asListed ? listedRange(total) : lineRange(item, basis, total)),
      confidence: item.confidence,
      room: work.room,
      rooms: roomsOf(work),
      workId: work.from.workIds[0] ?? null,
      finishLevel: finishPrices && FINISH_AT[context.grade],
      finishPrices,
      taxRate: unit.price === 0 ? 0 : unitTax(item, unit, context) / unit.price,
      taxByHand: false,
      bases: [],
      charge: null,
      claim: null,
      cost: null,
      ...(work.goods ? { goods: [...work.goods] } : {}),
      ...(work.materialsOnly ? { materialsOnly: true as const } : {}),
      ...(work.usualWaste === undefined ? {} : { wastePercent: item.wastePercent }),
    },
  };
  return { work, unit, line, total, materialTax: tax * materialTaxShare(unit, context) };
};
