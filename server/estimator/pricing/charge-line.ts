// Writes a charge that was worked out from other lines as a line item of its own.
import type { LineItem } from '../../domain/estimate.ts';
import type { TaxedCharge } from './total.ts';

const SPREAD = 0.15;
const cents = (amount: number): number => Math.round(amount * 100) / 100;

export const chargeLine = ({
  name,
  details,
  amount,
  source,
  tag,
  tax,
}: TaxedCharge): Omit<LineItem, 'id'> => ({
  name,
  details,
  quantity: 1,
  unit: 'LS',
  unitPrice: amount,
  tax,
  category: 'General Conditions',
  tags: ['General Contractor', tag],
  source,
  metadata: {
    code: null,
    formula: details.slice(0, 500),
    basis: 'DERIVED',
    quantityFrom: null,
    low: cents((amount + tax) * (1 - SPREAD)),
    high: cents((amount + tax) * (1 + SPREAD)),
    confidence: 'B',
    room: null,
    rooms: [],
    workId: null,
    finishLevel: null,
    finishPrices: null,
    claim: null,
    cost: null,
  },
});
