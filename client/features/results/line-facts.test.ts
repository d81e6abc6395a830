import { expect, it } from 'vitest';
import { sampleLine } from '../../testing/samples.ts';
import { categoryOf, lineFacts } from './line-facts.ts';

it('tells what is known of a line, in a reader’s order', () => {
  expect(lineFacts(sampleLine('1'), 'USD')).toEqual([
    { label: 'Price from', text: 'Built-in price book' },
    { label: 'Quantity', text: 'as you stated it' },
    { label: 'Formula', text: 'Wn where P = 52 LF' },
    { label: 'Likely range', text: '$180.00 to $260.00' },
    { label: 'Confidence', text: 'B: from one source' },
    { label: 'Catalogue code', text: 'PNT-WALL' },
  ]);
});

it('leaves out what is not known', () => {
  const bare = sampleLine('1', {
    source: '',
    metadata: {
      __typename: 'LineMetadata',
      basis: null,
      code: null,
      confidence: null,
      formula: null,
      high: null,
      low: null,
      room: null,
    },
  });
  expect(lineFacts(bare, 'USD')).toEqual([]);
  expect(categoryOf({ category: '' })).toBe('Uncategorized');
});
