import { expect, it } from 'vitest';
import { usualUse } from '../../../server/domain/paper/usual-use.ts';
import { isAsked, wordsFor } from './paper-words.ts';

it.each([
  ['CHECK', 'CLAIM'],
  ['CHECK', 'BID'],
  ['PRICE', 'BID'],
] as const)('gives a request without words those that mean %s of a %s', (use, kind) => {
  const words = wordsFor(use, kind);
  expect(usualUse(words)).toBe(use);
  expect(isAsked(words)).toBe(true);
});

it('asks nothing of a paper that is only kept, and knows words of one’s own', () => {
  expect(wordsFor('KEEP', 'BID')).toBe('');
  expect(isAsked('Paint the hall')).toBe(false);
});
