import type { AccuracyClass } from '../../../../server/domain/estimate/estimate.ts';

/** AACE's classes in words for people who have never heard of them. The range beside them says how far off it may be. */
const LABELS: Record<AccuracyClass, string> = {
  CLASS_1: 'As close as a final bid (class 1).',
  CLASS_2: 'Good enough to check bids against (class 2).',
  CLASS_3: 'Good enough to set a budget.',
  CLASS_4: 'Good for comparing options.',
  CLASS_5: 'A first rough figure.',
};

/** How sure the number is, and where its prices are from. */
export const basisWords = (accuracyClass: AccuracyClass | null, location: string): string =>
  `${accuracyClass ? `${LABELS[accuracyClass]} ` : ''}Prices for ${location}.`;
