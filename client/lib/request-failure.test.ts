import { describe, expect, it } from 'vitest';
import { graphqlFailure, httpFailure, noConnection } from '../testing/failures.ts';
import { isGone, messageFor, readFailure } from './request-failure.ts';

describe('readFailure', () => {
  it.each([
    ['LOGIN_REQUIRED in a GraphQL answer', graphqlFailure('LOGIN_REQUIRED', 'Sign in.'), 'login'],
    ['QUOTA_EXHAUSTED', graphqlFailure('QUOTA_EXHAUSTED', 'Used up.'), 'login'],
    ['402 of the REST shape', httpFailure(402, { code: 'guest_quota_exhausted' }), 'login'],
    ['401 with login_required', httpFailure(401, { login_required: true }), 'login'],
    ['a 429 that means the quota', httpFailure(429, { code: 'quota_exhausted' }), 'login'],
    ['403 with the word as its error', httpFailure(403, { error: 'quota_exhausted' }), 'login'],
    ['401 with the word as its detail', httpFailure(401, { detail: 'login_required' }), 'login'],
    ['402 with a flag', httpFailure(402, { guest_quota_exhausted: true }), 'login'],
    [
      'a 429 that speaks of throttling and of the quota',
      httpFailure(429, { code: 'quota_exhausted', detail: 'Request was throttled.' }),
      'throttled',
    ],
    ['a 500 whatever it carries', httpFailure(500, { login_required: true }), 'other'],
    ['UNAUTHENTICATED', graphqlFailure('UNAUTHENTICATED', 'Expired.'), 'unauthenticated'],
    ['401 without a word', httpFailure(401, { detail: 'Bad token.' }), 'unauthenticated'],
    ['THROTTLED', graphqlFailure('THROTTLED', 'Slow.', { retryAfterSeconds: 120 }), 'throttled'],
    ['429 that speaks of throttling', httpFailure(429, { detail: 'Throttled.' }), 'throttled'],
    ['429 without Retry-After', httpFailure(429, { detail: 'Busy.' }), 'throttled'],
    ['429 for a moment', httpFailure(429, { detail: 'Busy.' }, { 'Retry-After': '3' }), 'busy'],
    ['503', httpFailure(503), 'busy'],
    ['UNAVAILABLE', graphqlFailure('UNAVAILABLE', 'Later.'), 'busy'],
    ['a proxy without a server behind it', httpFailure(502, '<html>'), 'unreachable'],
    ['no connection', noConnection(), 'unreachable'],
    ['500', httpFailure(500, { errors: [{ message: 'Oops.' }] }), 'other'],
    ['NOT_FOUND', graphqlFailure('NOT_FOUND', 'Not found.'), 'other'],
  ])('reads %s', (_what, error, kind) => {
    expect(readFailure(error).kind).toBe(kind);
  });

  it('takes the wait from the header first, then from the extensions', () => {
    const both = httpFailure(
      503,
      { errors: [{ message: 'Busy.', extensions: { retryAfterSeconds: 9 } }] },
      { 'Retry-After': '4' },
    );
    expect(readFailure(both)).toMatchObject({ retryAfterSeconds: 4 });
    const extension = graphqlFailure('UNAVAILABLE', 'Busy.', { retryAfterSeconds: 9 });
    expect(readFailure(extension)).toMatchObject({ retryAfterSeconds: 9 });
  });

  it('has a message for a login that came without one', () => {
    const bodies = [{ code: 'quota_exhausted' }, { detail: 'login_required' }];
    for (const body of bodies) {
      expect(readFailure(httpFailure(402, body)).message).toBe(
        'Free trial used up — sign in to continue.',
      );
    }
  });
});

describe('messageFor', () => {
  it('tells a throttled guest how to get more, and a user what the server said', () => {
    expect(messageFor('Request was throttled.', false)).toBe('Sign in to get more estimates.');
    expect(messageFor('Request was throttled.', true)).toBe('Request was throttled.');
    expect(messageFor('The project is gone.', false)).toBe('The project is gone.');
  });
});

it.each([
  [httpFailure(404), true],
  [httpFailure(410), true],
  [graphqlFailure('NOT_FOUND', 'Gone.'), true],
  [httpFailure(500), false],
  [noConnection(), false],
])('tells what is gone from what failed', (error, expected) => {
  expect(isGone(error)).toBe(expected);
});

it('takes only codes that somebody sends: others do not compile', () => {
  // @ts-expect-error nobody sends it
  expect(readFailure(graphqlFailure('QUOTA_USED_UP', 'Over.')).kind).toBe('other');
});
