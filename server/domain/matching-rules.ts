// How contractors are found for a request: the figures of fairness and of the response clock, once.
// Source: the matching rules of the specification; where they leave something open, the comment says whose choice it is.
import { HOUR_MS } from './time.ts';

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
  /** Of them at a time. */
  pair: 2,
  /** Leads of one contractor that wait for an answer or for the homeowner. */
  openLeadsMost: 8,
  /** A contractor gets one lead of the same homeowner in so many days. */
  sameHomeownerDays: 30,
  /** So many leads count as a newcomer's. */
  newcomerLeads: 10,
  /** For how many days back answers are counted. */
  historyDays: 90,
  /** Enough to choose from: nobody more is asked. Own choice. */
  enoughAvailable: 2,
  /** While nobody suits, a request goes on looking for so long. Own choice. */
  requestDays: 7,
} as const;

export const CLOCK = {
  /** The first pair has the lead to itself. */
  exclusiveMs: 2 * HOUR_MS,
  /** Within it an answer is promised. */
  firstResponseMs: 24 * HOUR_MS,
  /** Hours after which whoever has not answered is reminded. */
  reminderHours: [6, 12, 24],
  /** Until then an answer counts; and at least so long a homeowner has for theirs. */
  acceptanceMs: 48 * HOUR_MS,
  requestMs: MATCHING.requestDays * 24 * HOUR_MS,
} as const;

/** Within so many hours an answer is promised, as people read it. */
export const ANSWER_HOURS = CLOCK.firstResponseMs / HOUR_MS;
