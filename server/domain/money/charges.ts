// Which lines are charges on the whole job: worked out from the other lines, no work of their own.
import type { LineItem } from '../estimate/estimate.ts';

/** Tags that the pricing gives such lines. */
const CHARGE_TAGS = ['small-job-labor', 'minimum-charge', 'overhead-profit', 'design'] as const;
export type ChargeTag = (typeof CHARGE_TAGS)[number];

/** Tag of the lines that carry a general contractor's overhead and profit. */
export const OVERHEAD_TAG: ChargeTag = 'overhead-profit';

const TAGS = new Set<string>(CHARGE_TAGS);

export const isCharge = ({ tags }: Pick<LineItem, 'tags'>): boolean =>
  tags.some((tag) => TAGS.has(tag));

export const isOverhead = ({ tags }: Pick<LineItem, 'tags'>): boolean =>
  tags.includes(OVERHEAD_TAG);

/** Tags of charges that pay for labor on site: they are price, not overhead. */
const LABOR_TAGS = new Set<string>(['small-job-labor', 'minimum-charge'] satisfies ChargeTag[]);

/** True for what a small job and a visit's least price add to the labor of the lines. */
export const isLaborCharge = ({ tags }: Pick<LineItem, 'tags'>): boolean =>
  tags.some((tag) => LABOR_TAGS.has(tag));

/** Tags of charges whose words and rules tell figures that a contractor keeps from a client: rates, and labor by itself. */
const TELLING_TAGS = new Set<string>(['small-job-labor', OVERHEAD_TAG] satisfies ChargeTag[]);

export const tellsWorkings = ({ tags }: Pick<LineItem, 'tags'>): boolean =>
  tags.some((tag) => TELLING_TAGS.has(tag));
