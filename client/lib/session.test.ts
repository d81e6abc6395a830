import { describe, expect, it } from 'vitest';
import { guestKey, identityHeaders, initialsOf, signedInUser } from './session.ts';

describe('guestKey', () => {
  it('is a random UUID, made once and kept', () => {
    const key = guestKey();
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(guestKey()).toBe(key);
    localStorage.clear();
    expect(guestKey()).not.toBe(key);
  });
});

describe('identityHeaders', () => {
  it('adds the token to the guest key once there is one', () => {
    expect(identityHeaders()).toEqual({ 'X-Guest-Key': guestKey() });
    localStorage.setItem('auth.token', 'abc');
    expect(identityHeaders()).toEqual({ 'X-Guest-Key': guestKey(), Authorization: 'Token abc' });
  });
});

describe('signedInUser', () => {
  it('needs both the token and the user', () => {
    localStorage.setItem('auth.user', JSON.stringify({ email: 'ada@example.com' }));
    expect(signedInUser()).toBeNull();
    localStorage.setItem('auth.token', 'abc');
    expect(signedInUser()).toEqual({ email: 'ada@example.com' });
  });
});

it.each([
  ['ada.lovelace@example.com', 'AL'],
  ['grace@example.com', 'GR'],
  ['x@example.com', 'X'],
])('initialsOf(%s) is %s', (email, initials) => {
  expect(initialsOf(email)).toBe(initials);
});
