import type { AccuracyClass } from '../../../../server/domain/estimate.ts';

/** AACE's classes in words for people who have never heard of them. */
const LABELS: Record<AccuracyClass, string> = {
  CLASS_1: 'Class 1 estimate: as close as a final bid.',
  CLASS_2: 'Class 2 estimate: close enough to check bids against.',
  CLASS_3: 'Class 3 estimate: close enough to set a budget.',
  CLASS_4: 'Class 4 estimate: good for comparing options; the final cost may differ noticeably.',
  CLASS_5: 'Class 5 estimate: a first rough figure; the final cost may differ a lot.',
};

/** How sure the number is, and where its prices are from. */
export const basisWords = (accuracyClass: AccuracyClass | null, location: string): string =>
  `${accuracyClass ? `${LABELS[accuracyClass]} ` : ''}Prices for ${location}.`;
