// The opening words of a bid, for the customer. Amounts stand in the table, not here, so that edits never contradict them.
import type { BidPhase } from '../../../domain/bid/contractor-bid.ts';
import { DELIVERY_MODES } from '../../../domain/catalog.ts';
import { counted } from '../../../domain/money/written.ts';
import type { EstimateDocument } from '../../../domain/estimate/estimate.ts';

interface BidFacts {
  lineCount: number;
  /** Lines split by what is usual in their category. */
  usualSplits: number;
  phases: readonly BidPhase[];
  hasContingency: boolean;
  validDays: number;
  /** The state's rule on deposits; null where none is known. */
  deposit: string | null;
}

/** Sentences as they are written below: how lines divide, and how long a bid holds. */
const DIVISION =
  /How [\d,]+ lines? divides? into labor and material is approximate; the prices stand as stated\. ?/;
const VALIDITY = /The offer holds for [\d,]+ days?\. ?/;

/** Summary for a proposal, which has a last day of its own. @param hidesCosts it tells of no labor and material */
export const proposalSummaryOf = (summary: string, hidesCosts: boolean): string =>
  (hidesCosts ? summary.replace(DIVISION, '') : summary).replace(VALIDITY, '').trim();

export const summaryOf = (
  { projectName, location, delivery }: EstimateDocument,
  { lineCount, usualSplits, phases, hasContingency, validDays, deposit }: BidFacts,
): string => {
  const days = phases.reduce((last, phase) => Math.max(last, phase.startDay + phase.days - 1), 0);
  return [
    `We offer to do the work listed below at ${projectName}: ${counted(lineCount, 'line')}, priced for ${location}. ${DELIVERY_MODES[delivery]}.`,
    ...(days > 0
      ? [
          `The work takes about ${counted(days, 'working day')} on site; lead times, inspections and drying come on top.`,
        ]
      : []),
    ...(hasContingency
      ? [
          'The total holds a contingency for what is found once work begins. It is spent only with your agreement, and what is left is credited with the last payment.',
        ]
      : []),
    ...(usualSplits > 0
      ? [
          `How ${counted(usualSplits, 'line')} ${usualSplits === 1 ? 'divides' : 'divide'} into labor and material is approximate; the prices stand as stated.`,
        ]
      : []),
    ...(deposit ? [deposit] : []),
    `The offer holds for ${counted(validDays, 'day')}.`,
  ].join(' ');
};
