// Lines that papers list and no row of the price book is: they are priced as listed there, whole, and marked so. Nothing is
// charged on top of them, no finish level or place moves them, and their range is wide: nobody has checked their price.
import type { ListedPrice } from '../../domain/scope/scope-of-work.ts';
import { roundCents } from '../../domain/money/money.ts';
import type { CatalogueItem, UnitCost } from '../book/catalogue.ts';
import type { Unit } from '../book/units.ts';
import { NO_ORIGIN } from './origin.ts';
import type { WorkLine } from './work-line.ts';

const AS_LISTED = 'As listed';

const SPREAD = { low: 0.65, high: 1.4 };

/** Quantity and unit price that make the amount to the cent; else all of it is one lump sum. */
const priced = ({ quantity, amount }: ListedPrice): { quantity: number; unitPrice: number } => {
  const unitPrice = roundCents(amount / quantity);
  return roundCents(quantity * unitPrice) === amount
    ? { quantity, unitPrice }
    : { quantity: 1, unitPrice: amount };
};

const itemOf = (listed: ListedPrice, unitPrice: number): CatalogueItem => {
  const cost: UnitCost = { hours: 0, labor: 0, material: 0, equipment: 0, price: unitPrice };
  return {
    code: '',
    name: listed.name,
    // Units stay in the paper's own words: nothing converts them from here on.
    unit: listed.unit as Unit,
    category: AS_LISTED,
    trade: 'General Contractor',
    action: 'listed',
    rateKey: '',
    taxed: false,
    marksUp: false,
    lifeKey: null,
    confidence: 'C',
    isOwnPrice: true,
    keywords: [],
    source: `Their price, as listed in ${listed.source}: no row of our price book is this work.`,
    wastePercent: 0,
    costs: [cost, cost, cost],
    band: { low: unitPrice * SPREAD.low, high: unitPrice * SPREAD.high },
    includes: 'What the paper means by it.',
    excludes: null,
  };
};

export const listedWorkLine = (listed: ListedPrice): WorkLine => {
  const { quantity, unitPrice } = priced(listed);
  const isLump = quantity !== listed.quantity;
  const unit = isLump ? 'LS' : listed.unit;
  const amount = `${listed.quantity} ${listed.unit} listed in ${listed.source}`;
  return {
    item: itemOf({ ...listed, unit }, unitPrice),
    from: { ...NO_ORIGIN, workIds: [listed.id], isListed: true },
    quantity,
    priceShare: 1,
    basis: 'PLAN',
    quantityFrom: listed.source,
    formula: isLump ? `All of it as one sum: ${amount}` : amount,
    room: listed.room,
    work: 'Not matched: their price',
    makeReady: false,
    asListed: listed,
  };
};

/** Low and high end of a line at their price, dollars. */
export const listedRange = (total: number): { low: number; high: number } => ({
  low: roundCents(total * SPREAD.low),
  high: roundCents(total * SPREAD.high),
});
