// How contractors are found for a request: the figures of fairness and of the response clock, once.
// Source: the matching rules of the specification; where they leave something open, the comment says whose choice it is.
import { HOUR_MS } from '../time.ts';

/** How the score of a contractor is put together; the shares add up to 1. */
export const SCORE_SHARES = {
  responseTime: 0.3,
  acceptance: 0.15,
  reviews: 0.2,
  specialty: 0.15,
  distance: 0.1,
  openSlots: 0.05,
  newcomer: 0.05,
} as const;
export type ScorePart = keyof typeof SCORE_SHARES;

export const MATCHING = {
  /** Contractors that one request may ever be shown to. */
  askedMost: 4,
  /** Contractors that are asked at a time. */
  pair: 2,
  /** Leads of one contractor that wait for an answer or for the homeowner. */
  openLeadsMost: 8,
  /** Days in which a contractor gets only one lead of the same homeowner. */
  sameHomeownerDays: 30,
  /** Number of leads below which a contractor counts as a newcomer. */
  newcomerLeads: 10,
  /** Days back for which answers are counted. */
  historyDays: 90,
  /** Available contractors that are enough to choose from: nobody more is asked. Own choice. */
  enoughAvailable: 2,
  /** Days for which a request goes on looking while nobody suits. Own choice. */
  requestDays: 7,
} as const;

export const CLOCK = {
  /** Time for which the first pair has the lead to itself. */
  exclusiveMs: 2 * HOUR_MS,
  /** Time within which an answer is promised. */
  firstResponseMs: 24 * HOUR_MS,
  /** Hours after which whoever has not answered is reminded. */
  reminderHours: [6, 12, 24],
  /** Time until which an answer counts. A homeowner has at least this long for theirs. */
  acceptanceMs: 48 * HOUR_MS,
  requestMs: MATCHING.requestDays * 24 * HOUR_MS,
} as const;

/** Hours within which an answer is promised, as people read it. */
export const ANSWER_HOURS = CLOCK.firstResponseMs / HOUR_MS;
