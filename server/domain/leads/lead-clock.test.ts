import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ClockLead, clockStep, nextStepAt } from './lead-clock.ts';
import { LEAD_STATUSES, type LeadStatus, situationOf } from './lead-status.ts';
import { CLOCK, MATCHING } from './matching-rules.ts';

const START = new Date('2026-11-24T12:00:00Z');
const HOUR = 3_600_000;
const at = (hours: number) => new Date(START.getTime() + hours * HOUR);
const EXPIRES = new Date(START.getTime() + CLOCK.requestMs);

const lead = (
  id: number,
  status: LeadStatus = 'OPEN',
  { round = 1, postedAt = START, reminders = [] }: Partial<ClockLead> = {},
): ClockLead => ({
  id,
  status,
  round,
  postedAt,
  respondBy: new Date(postedAt.getTime() + CLOCK.acceptanceMs),
  reminders,
});
const step = (hours: number, ...leads: ClockLead[]) =>
  clockStep({ expiresAt: EXPIRES, leads }, at(hours));

const QUIET = { expired: [], reminded: [], tellsSilence: false, asks: 0, ends: false };

describe('the clock of a request', () => {
  it.each<[string, number, ClockLead[], object]>([
    ['asks a pair at once', 0, [], { asks: 2, round: 1 }],
    ['leaves the pair its two hours', 1.9, [lead(1), lead(2)], QUIET],
    ['asks the next pair then', 2, [lead(1), lead(2)], { asks: 2, round: 2 }],
    [
      'asks it sooner when both decline',
      0.1,
      [lead(1, 'DECLINED'), lead(2, 'DECLINED')],
      { asks: 2 },
    ],
    ['waits while one of them may answer', 1, [lead(1, 'DECLINED'), lead(2)], QUIET],
    ['asks nobody more when two are there', 2, [lead(1, 'AVAILABLE'), lead(2, 'AVAILABLE')], QUIET],
    ['nor after an introduction', 3, [lead(1, 'INTRODUCED'), lead(2)], { asks: 0, ends: false }],
    [
      'never asks more than four',
      3,
      [1, 2, 3, 4].map((id) => lead(id, 'DECLINED')),
      { asks: 0, ends: true },
    ],
    [
      'fills up to four',
      3,
      [lead(1, 'DECLINED'), lead(2, 'DECLINED'), lead(3, 'DECLINED', { round: 2 })],
      { asks: 1, round: 3 },
    ],
    [
      'goes on looking when nobody is left to answer',
      50,
      [lead(1, 'DECLINED')],
      { asks: 2, ends: false },
    ],
    [
      'ends after the introduction when nobody else waits',
      3,
      [lead(1, 'INTRODUCED'), lead(2, 'DECLINED')],
      { ends: true },
    ],
    ['ends when its time is over', 168, [lead(1, 'AVAILABLE')], { expired: [1], ends: true }],
  ])('%s', (_name, hours, leads, expected) => {
    expect(step(hours, ...leads)).toMatchObject(expected);
  });

  it('reminds at 6, 12 and 24 hours, once each, and lets time run out at 48', () => {
    expect(step(6, lead(1)).reminded).toEqual([{ id: 1, hours: [6] }]);
    expect(step(7, lead(1, 'OPEN', { reminders: [6] })).reminded).toEqual([]);
    expect(step(13, lead(1)).reminded).toEqual([{ id: 1, hours: [6, 12] }]);
    expect(step(13, lead(1, 'AVAILABLE')).reminded).toEqual([]);
    expect(step(48, lead(1, 'OPEN', { reminders: [6, 12, 24] }))).toMatchObject({
      expired: [1],
      reminded: [],
    });
  });

  it('tells the homeowner once when a day has gone by in silence', () => {
    const reminded = { reminders: [6, 12] };
    expect(step(24, lead(1, 'OPEN', reminded), lead(2, 'DECLINED')).tellsSilence).toBe(true);
    expect(step(24, lead(1, 'OPEN', reminded), lead(2, 'AVAILABLE')).tellsSilence).toBe(false);
    const told = lead(1, 'OPEN', { reminders: [6, 12, 24] });
    const second = lead(3, 'OPEN', { round: 2, postedAt: at(2), ...reminded });
    expect(step(26, told, second).tellsSilence).toBe(false);
  });

  it('always has something to look at next, later than now and not after the end', () => {
    const someLead = fc
      .record({
        status: fc.constantFrom(...LEAD_STATUSES),
        round: fc.integer({ min: 1, max: 4 }),
        postedAt: fc.integer({ min: 0, max: 40 }).map(at),
        reminders: fc.subarray([6, 12, 24]),
      })
      .map(({ status, ...rest }) => lead(1, status, rest));
    fc.assert(
      fc.property(
        fc.array(someLead, { maxLength: MATCHING.askedMost }),
        fc.integer({ min: 40, max: 167 }),
        (some, hours) => {
          const leads = some.map((one, index) => ({ ...one, id: index + 1 }));
          const { expired, reminded, asks, ends } = step(hours, ...leads);
          expect(leads.length + asks).toBeLessThanOrEqual(MATCHING.askedMost);
          fc.pre(!ends);
          const after = leads.map((one): ClockLead => ({
            ...one,
            status: expired.includes(one.id) ? 'EXPIRED' : one.status,
            reminders: [
              ...one.reminders,
              ...(reminded.find(({ id }) => id === one.id)?.hours ?? []),
            ],
          }));
          const next = nextStepAt({ expiresAt: EXPIRES, leads: after }, at(hours));
          expect(next.getTime()).toBeGreaterThan(at(hours).getTime());
          expect(next.getTime()).toBeLessThanOrEqual(EXPIRES.getTime());
        },
      ),
    );
  });
});

describe('what a request comes to', () => {
  it.each([
    ['OPEN', [], 'LOOKING'],
    ['OPEN', ['OPEN', 'DECLINED'], 'ASKED'],
    ['OPEN', ['DECLINED'], 'LOOKING'],
    ['OPEN', ['OPEN', 'AVAILABLE', 'INTRODUCED'], 'AVAILABLE'],
    ['ENDED', ['INTRODUCED', 'EXPIRED'], 'INTRODUCED'],
    ['ENDED', ['EXPIRED'], 'NOBODY'],
    ['WITHDRAWN', ['WITHDRAWN'], 'WITHDRAWN'],
  ] as const)('%s with %j is %s', (status, leads, situation) => {
    expect(situationOf(status, leads)).toBe(situation);
  });
});
