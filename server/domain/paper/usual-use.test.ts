import { expect, it } from 'vitest';
import { usualUse } from './usual-use.ts';

it.each([
  'Is this quote fair?',
  'is this fair',
  'What did my insurer leave out?',
  'Please check what my insurer left out.',
  'Check the attached estimate.',
  'Can you review my contractor’s bid',
  'I think the bid for my roof is too high.',
  'Which of these bids is the better one?',
  'Hail in May. Is anything missing?',
  'I would like a second opinion on this claim',
])('%s asks for a check', (words) => {
  expect(usualUse(words)).toBe('CHECK');
});

it.each([
  '',
  'Price the attached bid.',
  'Estimate the attached list of work',
  'Replace the missing shingles on the north slope',
  'The siding is in fair condition; paint it',
  'Check the attic for leaks and insulate it',
  'Remodel the 5x8 bathroom. Can you use reasonably priced tile',
  'How much is a new roof?',
])('%s asks for a price', (words) => {
  expect(usualUse(words)).toBe('PRICE');
});
