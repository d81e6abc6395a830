import { expect, it } from 'vitest';
import { createReservations } from './reservations.ts';

it('a reservation that is released twice takes nothing of another under its name', () => {
  const { reserve, of } = createReservations();
  const one = reserve('content', 1);
  const other = reserve('content', 1);
  expect([one.ahead, other.ahead, of('content')]).toEqual([0, 1, 2]);
  one.release();
  one.release();
  expect(of('content')).toBe(1);
  other.release();
  expect(of('content')).toBe(0);
});
