// Orders told as a question, a wish or a need behind a story.
import { describe, expect, it } from 'vitest';
import { linesIn } from './testing/lines-in.ts';

describe('the one order of a story', () => {
  it.each([
    [
      'The crew keeps tramping through my bathroom. Could you bring a portable toilet out here',
      'GCN-TOILET 1',
    ],
    [
      'My electrician can’t reach the gym ceiling. Rent us a scissor lift for two days',
      'GCN-LIFT 2',
    ],
    [
      'The roof is stripped and the shingles are on order, so we need felt put down before Friday',
      'RFG-FELT, -RFG-ARCH',
    ],
  ])('%s', (text, lines) => expect(linesIn(text, lines)).toBe(lines));
});
