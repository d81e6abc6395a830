import { describe, expect, it } from 'vitest';
import { requireCodeAllowance } from './sign-in.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const ago = (...minutes: number[]): Date[] =>
  minutes.map((count) => new Date(NOW.getTime() - count * 60_000));
const each = (count: number, everyMinutes: number): Date[] =>
  ago(...Array.from({ length: count }, (_, index) => (index + 1) * everyMinutes));

const waitOf = (history: Partial<Parameters<typeof requireCodeAllowance>[0]>): number | null => {
  try {
    requireCodeAllowance(
      { own: [], strangers: null, neighbors: null, network: null, ...history },
      NOW,
    );
    return null;
  } catch (error) {
    expect(error).toMatchObject({ code: 'THROTTLED' });
    return (error as { retryAfterSeconds: number }).retryAfterSeconds;
  }
};

describe('how many codes may be asked for', () => {
  it.each([
    ['the first', {}, null],
    ['another one at once', { own: ago(0.25) }, 15],
    ['another one after half a minute', { own: ago(0.5) }, null],
    ['a sixth in an hour', { own: each(5, 1) }, 55 * 60],
    ['a sixth in two hours', { own: each(5, 25) }, null],
    ['a twenty-first in a day', { own: each(20, 60) }, 4 * 3600],
    ['a sixth by neighbors', { neighbors: each(5, 1) }, 55 * 60],
    ['a sixteenth by neighbors in a day', { neighbors: each(15, 60) }, 9 * 3600],
    ['a sixth by strangers elsewhere', { neighbors: [], strangers: each(5, 1) }, null],
    ['a twenty-first by strangers', { strangers: each(20, 1) }, 40 * 60],
    ['a sixty-first by strangers in a day', { strangers: each(60, 20) }, 4 * 3600],
    ['the thirty-first of a network', { network: each(30, 1) }, 30 * 60],
    ['the longest of several waits', { own: ago(0.25), neighbors: each(5, 2) }, 50 * 60],
  ])('%s', (_what, history, seconds) => {
    expect(waitOf(history)).toBe(seconds);
  });
});
