// Which lines are charges on the whole job: worked out from the other lines, no work of their own.
import type { LineItem } from '../estimate/estimate.ts';

/** Tags that the pricing gives such lines. */
const CHARGE_TAGS = ['minimum-charge', 'overhead-profit', 'design'] as const;
export type ChargeTag = (typeof CHARGE_TAGS)[number];

/** Tag of the lines that carry a general contractor's overhead and profit. */
export const OVERHEAD_TAG: ChargeTag = 'overhead-profit';

const TAGS = new Set<string>(CHARGE_TAGS);

export const isCharge = ({ tags }: Pick<LineItem, 'tags'>): boolean =>
  tags.some((tag) => TAGS.has(tag));

export const isOverhead = ({ tags }: Pick<LineItem, 'tags'>): boolean =>
  tags.includes(OVERHEAD_TAG);
