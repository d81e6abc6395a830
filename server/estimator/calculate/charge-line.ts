// Writes a charge that was worked out from other lines as a line item of its own.
import { chargeFigures } from '../../domain/money/charge-amounts.ts';
import type { ChargeRule } from '../../domain/money/charge-rules.ts';
import type { LineItem } from '../../domain/estimate/estimate.ts';
import type { TaxedCharge } from './total.ts';

const SOURCES: Record<ChargeRule['kind'], string> = {
  MINIMUM: 'Price book: the least price of a visit by that trade, less the lines above.',
  SHARE: 'Price book: rules for who runs the job, overhead and profit.',
};

export const chargeLine = ({
  name,
  details,
  amount,
  rule,
  tag,
  source,
  tax,
  taxRate,
}: TaxedCharge): Omit<LineItem, 'id'> => {
  const { metadata, ...figures } = chargeFigures(amount, tax, details);
  return {
    name,
    details,
    unit: 'LS',
    category: 'General Conditions',
    tags: ['General Contractor', tag],
    source: source ?? SOURCES[rule.kind],
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
