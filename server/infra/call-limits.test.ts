import { expect, it } from 'vitest';
import { createCallLimits } from './call-limits.ts';

it('counts each caller and each kind of call by itself, a minute at a time', () => {
  let time = 0;
  const limits = createCallLimits(() => new Date(time));
  const call = (what = 'read', caller = 'a') => limits.count(what, caller, 2);
  call();
  call();
  time = 20_500;
  expect(() => call()).toThrow('Too many requests. Try again in 40 seconds.');
  call('read', 'b');
  call('search');
  time = 60_000;
  call();
  call();
  expect(() => call()).toThrow('in 60 seconds');
});
