// When the estimator's summary may no longer name the figures of the estimate it stands beside. Words only: it must
// not touch the summary itself.

/** Note above a summary of an estimate that was changed by hand since. */
export const SUMMARY_NOTE =
  'Written when the estimate was made; the totals above follow your edits.';

const BY_HAND: ReadonlySet<string> = new Set(['SAVED', 'RESTORED']);

/**
 * Whether the latest version was made by a person rather than by the estimator, so that its summary is of an earlier
 * one.
 * @param change what made the version, as an EstimateChange
 */
export const isSummaryOlder = (change: string): boolean => BY_HAND.has(change);
