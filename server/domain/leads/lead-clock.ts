// What a request's clock does at a moment: who is reminded, whose time is over, how many more are asked, when it ends.
import { isPending, isRefused, type LeadStatus } from './lead-status.ts';
import { CLOCK, MATCHING } from './matching-rules.ts';
import { HOUR_MS } from '../time.ts';

/** Wait while somebody is looked for in vain. */
const LOOK_AGAIN_MS = HOUR_MS / 4;

export interface ClockLead {
  id: number;
  status: LeadStatus;
  /** Which pair it was asked in, from 1. */
  round: number;
  postedAt: Date;
  respondBy: Date;
  /** Hours of the reminders that were sent. */
  reminders: readonly number[];
}

export interface ClockRequest {
  expiresAt: Date;
  leads: readonly ClockLead[];
}

export interface ClockStep {
  /** Leads whose time is over. */
  expired: number[];
  /** Leads to remind, with all hours that are due. One mail is sent, for the last hour. */
  reminded: { id: number; hours: number[] }[];
  /** A day has gone by, and nobody has said yes. */
  tellsSilence: boolean;
  /** How many more are asked now. */
  asks: number;
  /** Number of the pair that is asked now. */
  round: number;
  ends: boolean;
}

const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);
const isDue = (moment: Date, now: Date): boolean => moment.getTime() <= now.getTime();

const countOf = (leads: readonly ClockLead[], status: LeadStatus): number =>
  leads.filter((lead) => lead.status === status).length;

const mayAskMore = (leads: readonly ClockLead[]): boolean =>
  leads.length < MATCHING.askedMost &&
  countOf(leads, 'INTRODUCED') === 0 &&
  countOf(leads, 'AVAILABLE') < MATCHING.enoughAvailable;

const lastRoundOf = (leads: readonly ClockLead[]): number =>
  Math.max(0, ...leads.map(({ round }) => round));

/** When the next ones may be asked: the pair before has had its time, or wants none of it. */
const asksFrom = (leads: readonly ClockLead[]): Date => {
  const pair = leads.filter(({ round }) => round === lastRoundOf(leads));
  if (pair.every(({ status }) => isRefused(status))) return new Date(0);
  return after(pair[0]?.postedAt ?? new Date(0), CLOCK.exclusiveMs);
};

const hoursDue = ({ status, postedAt, reminders }: ClockLead, now: Date): number[] =>
  status === 'OPEN'
    ? CLOCK.reminderHours.filter(
        (hours) => !reminders.includes(hours) && isDue(after(postedAt, hours * HOUR_MS), now),
      )
    : [];

const LAST_REMINDER = Math.max(...CLOCK.reminderHours);

/** The step of a request that is open. */
export const clockStep = ({ expiresAt, leads }: ClockRequest, now: Date): ClockStep => {
  const isOver = isDue(expiresAt, now);
  const expired = leads.filter(
    ({ status, respondBy }) =>
      (status === 'OPEN' && isDue(respondBy, now)) || (isOver && isPending(status)),
  );
  const standing = leads.map((lead): ClockLead =>
    expired.includes(lead) ? { ...lead, status: 'EXPIRED' } : lead,
  );
  const reminded = standing.flatMap((lead) => {
    const hours = hoursDue(lead, now);
    return hours.length > 0 ? [{ id: lead.id, hours }] : [];
  });
  const isFirstDay =
    reminded.some(({ hours }) => hours.includes(LAST_REMINDER)) &&
    !leads.some(({ reminders }) => reminders.includes(LAST_REMINDER));
  const asks = !isOver && mayAskMore(standing) && isDue(asksFrom(standing), now);
  return {
    expired: expired.map(({ id }) => id),
    reminded,
    tellsSilence: isFirstDay && standing.every(({ status }) => !answersYes(status)),
    asks: asks ? Math.min(MATCHING.pair, MATCHING.askedMost - leads.length) : 0,
    round: lastRoundOf(leads) + 1,
    ends: isOver || (!mayAskMore(standing) && !standing.some(({ status }) => isPending(status))),
  };
};

const answersYes = (status: LeadStatus): boolean =>
  status === 'AVAILABLE' || status === 'INTRODUCED' || status === 'PASSED';

/** When the clock is to be looked at again. @param leads as they stand after the step */
export const nextStepAt = ({ expiresAt, leads }: ClockRequest, now: Date): Date => {
  const asks = mayAskMore(leads)
    ? [Math.max(asksFrom(leads).getTime(), now.getTime() + LOOK_AGAIN_MS)]
    : [];
  const ofLeads = leads
    .filter(({ status }) => status === 'OPEN')
    .flatMap(({ postedAt, respondBy, reminders }) => [
      respondBy.getTime(),
      ...CLOCK.reminderHours
        .filter((hours) => !reminders.includes(hours))
        .map((hours) => after(postedAt, hours * HOUR_MS).getTime()),
    ]);
  return new Date(Math.min(expiresAt.getTime(), ...asks, ...ofLeads));
};

/** Time by which the first of those who are asked has promised an answer. It is null when nobody is to answer. */
export const answerExpectedBy = (
  leads: readonly Pick<ClockLead, 'status' | 'postedAt'>[],
): Date | null => {
  const open = leads.filter(({ status }) => status === 'OPEN');
  if (open.length === 0) return null;
  const first = Math.min(...open.map(({ postedAt }) => postedAt.getTime()));
  return new Date(first + CLOCK.firstResponseMs);
};
