// How well a contractor suits a request, from 0 to 1. What the product has no figures of counts as neither good nor bad.
import { type Candidate, servesZip, type WantedWork } from './match-candidate.ts';
import { CLOCK, MATCHING, SCORE_SHARES, type ScorePart } from './matching-rules.ts';

/** Score of what is not known. */
const NEUTRAL = 0.5;
/** Answers that everybody begins with, half of them yes: a few answers say little. */
const PRIOR = 4;

const SCORES: Record<ScorePart, (candidate: Candidate, wanted: WantedWork) => number> = {
  /** An answer at once is best; one after a day, which is promised, counts nothing. */
  responseTime: ({ history: { medianResponseMs } }) =>
    medianResponseMs === null
      ? NEUTRAL
      : 1 - Math.min(1, Math.max(0, medianResponseMs) / CLOCK.firstResponseMs),
  acceptance: ({ history: { available, declined, unanswered } }) =>
    (available + PRIOR * NEUTRAL) / (available + declined + unanswered + PRIOR),
  /** The product collects no reviews: everybody has the same. */
  reviews: () => NEUTRAL,
  /** Half how much of what is wanted they do, half how much of what they do is wanted. */
  specialty: ({ trades }, wanted) => {
    const shared = wanted.trades.filter((trade) => trades.includes(trade)).length;
    return (shared / wanted.trades.length + shared / Math.max(1, trades.length)) / 2;
  },
  /** Nobody tells how far away they are. A ZIP that was named counts whole, any other half. */
  distance: ({ zipCodes }, { zip }) =>
    servesZip({ zipCodes, servesNearbyZips: false }, zip) ? 1 : NEUTRAL,
  openSlots: ({ history: { open } }) => 1 - Math.min(1, open / MATCHING.openLeadsMost),
  newcomer: ({ history: { all } }) => (all < MATCHING.newcomerLeads ? 1 : 0),
};

export const scoreOf = (candidate: Candidate, wanted: WantedWork): number =>
  (Object.keys(SCORE_SHARES) as ScorePart[]).reduce(
    (sum, part) => sum + SCORE_SHARES[part] * SCORES[part](candidate, wanted),
    0,
  );
