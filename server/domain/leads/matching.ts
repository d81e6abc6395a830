// Who may get the lead of a request, and in which order contractors are asked. Pure: whoever calls brings the figures.
import type { Trade } from './contractor-choices.ts';
import { type Candidate, servesZip, type WantedWork } from './match-candidate.ts';
import { CLOCK, MATCHING, SCORE_SHARES, type ScorePart } from './matching-rules.ts';
import { DAY_MS } from '../time.ts';

/** The last day counts whole, wherever on earth it is still that day. */
const isOver = (day: Date, now: Date): boolean => day.getTime() + 2 * DAY_MS <= now.getTime();

const takes = (chosen: readonly string[], wanted: readonly string[]): boolean =>
  chosen.length === 0 || wanted.some((one) => chosen.includes(one));

type Rule = (candidate: Candidate, wanted: WantedWork, now: Date) => boolean;

/** What keeps a contractor from a lead, each with its reason. */
const OBSTACLES = {
  NOT_APPROVED: ({ isApproved }) => !isApproved,
  IDENTITY: ({ isIdentityApproved }) => !isIdentityApproved,
  LICENSE: ({ licenseNumber, licenseExpiresOn }, _wanted, now) =>
    licenseNumber.trim() === '' || (licenseExpiresOn !== null && isOver(licenseExpiresOn, now)),
  INSURANCE: ({ insuranceExpiresOn }, _wanted, now) =>
    insuranceExpiresOn === null || isOver(insuranceExpiresOn, now),
  SUSPENDED: ({ isSuspended }) => isSuspended,
  PAUSED: ({ isPaused }) => isPaused,
  OWN_REQUEST: ({ accountId }, wanted) => accountId === wanted.accountId,
  TRADE: ({ trades }, wanted) => !wanted.trades.some((trade) => trades.includes(trade)),
  AREA: (candidate, wanted) => !servesZip(candidate, wanted.zip),
  SIZE: ({ projectSizes }, wanted) => !takes(projectSizes, [wanted.size]),
  TYPE: ({ projectTypes }, wanted) => !takes(projectTypes, wanted.types),
  FULL: ({ history }) => history.open >= MATCHING.openLeadsMost,
  SAME_HOMEOWNER: ({ history }, _wanted, now) =>
    history.lastOfHomeowner !== null &&
    now.getTime() - history.lastOfHomeowner.getTime() < MATCHING.sameHomeownerDays * DAY_MS,
} satisfies Record<string, Rule>;
export type Obstacle = keyof typeof OBSTACLES;

/** Reasons why a contractor does not get the lead; none when it may. */
export const obstaclesOf = (candidate: Candidate, wanted: WantedWork, now: Date): Obstacle[] =>
  (Object.entries(OBSTACLES) as [Obstacle, Rule][]).flatMap(([obstacle, holds]) =>
    holds(candidate, wanted, now) ? [obstacle] : [],
  );

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

/** How well a contractor suits a request, from 0 to 1. What the product has no figures of counts as neither good nor bad. */
export const scoreOf = (candidate: Candidate, wanted: WantedWork): number =>
  (Object.keys(SCORE_SHARES) as ScorePart[]).reduce(
    (sum, part) => sum + SCORE_SHARES[part] * SCORES[part](candidate, wanted),
    0,
  );

/** The trade with most of the value that a contractor has; the rotation is counted by it. */
export const mainTradeOf = (
  { trades }: Pick<Candidate, 'trades'>,
  wanted: Pick<WantedWork, 'trades'>,
): Trade | null => wanted.trades.find((trade) => trades.includes(trade)) ?? null;

/** Who got the last lead there stands one place further back. @param order best first */
export const rotate = <One extends { id: number }>(
  order: readonly One[],
  last: ReadonlySet<number>,
): One[] => {
  const turned = [...order];
  for (let place = turned.length - 2; place >= 0; place -= 1) {
    const [one, next] = [turned[place], turned[place + 1]];
    if (one && next && last.has(one.id) && !last.has(next.id)) {
      turned.splice(place, 2, next, one);
    }
  }
  return turned;
};

/** Milliseconds of a moment. A moment that never was comes before all others. */
const timeOf = (moment: Date | null): number => moment?.getTime() ?? Number.NEGATIVE_INFINITY;

/**
 * Those who may get the lead, in the order in which they are asked. Whoever has waited longest goes first among equals.
 * @param last contractors that got the last lead of the same area and trade
 */
export const orderOf = (
  candidates: readonly Candidate[],
  wanted: WantedWork,
  { last, now }: { last: ReadonlySet<number>; now: Date },
): Candidate[] => {
  const scored = candidates
    .filter((candidate) => obstaclesOf(candidate, wanted, now).length === 0)
    .map((candidate) => ({ id: candidate.id, candidate, score: scoreOf(candidate, wanted) }))
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        timeOf(a.candidate.history.lastThere) - timeOf(b.candidate.history.lastThere) ||
        a.id - b.id,
    );
  return rotate(scored, last).map(({ candidate }) => candidate);
};
