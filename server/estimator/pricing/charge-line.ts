// Writes a charge that was worked out from other lines as a line item of its own.
import { chargeFigures } from '../../domain/charge-amounts.ts';
import type { LineItem } from '../../domain/estimate.ts';
import type { TaxedCharge } from './total.ts';

export const chargeLine = ({
  name,
  details,
  amount,
  rule,
  tag,
  tax,
  taxRate,
}: TaxedCharge): Omit<LineItem, 'id'> => {
  const { metadata, ...figures } = chargeFigures(rule, amount, tax, details);
  return {
    name,
    details,
    unit: 'LS',
    category: 'General Conditions',
    tags: ['General Contractor', tag],
    ...figures,
    metadata: {
      code: null,
      quantityFrom: null,
      room: null,
      rooms: [],
      workId: null,
      finishLevel: null,
      finishPrices: null,
      taxRate,
      taxByHand: false,
      bases: [],
      charge: { rule, isLocked: false, movedFrom: null },
      claim: null,
      cost: null,
      ...metadata,
    },
  };
};
