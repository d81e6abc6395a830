import { expect, it } from 'vitest';
import { sampleLine } from '../../../testing/samples.ts';
import { lineOf } from '../editor/line-of.ts';
import { lineFacts } from './line-facts.ts';

it('tells what is known of a line, in a reader’s order', () => {
  expect(lineFacts(lineOf(sampleLine('1')), 'USD')).toEqual([
    { label: 'Includes', text: 'Two coats on the walls, with paint.' },
    { label: 'Not included', text: 'Primer, ceiling and trim.' },
    { label: 'Price from', text: 'Built-in price book' },
    { label: 'Quantity', text: 'as you stated it' },
    { label: 'Formula', text: 'wall area less openings, with perimeter: 52 ft' },
    { label: 'Likely range', text: '$180.00 to $260.00' },
    { label: 'Confidence', text: 'B: from one source' },
    { label: 'Catalog code', text: 'PNT-WALL' },
  ]);
});

it('leaves out what is not known', () => {
  const bare = sampleLine('1', {
    source: '',
    includes: null,
    excludes: null,
    metadata: {
      __typename: 'LineMetadata',
      basis: null,
      quantityFrom: null,
      code: null,
      confidence: null,
      formula: null,
      high: null,
      low: null,
      room: null,
      rooms: [],
      workId: null,
      taxRate: null,
      taxByHand: false,
      bases: [],
      charge: null,
      claim: null,
      cost: null,
      finishLevel: null,
      finishPrices: null,
    },
  });
  expect(lineFacts(lineOf(bare), 'USD')).toEqual([
    { label: 'Price from', text: 'Not recorded for this line.' },
  ]);
});

it('names the upload that a quantity was read from', () => {
  const { metadata } = sampleLine('1');
  const read = (basis: 'PLAN' | 'DERIVED' | 'STATED') =>
    lineFacts(
      lineOf(
        sampleLine('1', { metadata: { ...metadata, basis, quantityFrom: 'plan.pdf, page 1' } }),
      ),
      'USD',
    );
  expect(read('PLAN')).toContainEqual({ label: 'Quantity', text: 'read from plan.pdf, page 1' });
  expect(read('STATED')).toContainEqual({ label: 'Quantity', text: 'stated in plan.pdf, page 1' });
  expect(read('DERIVED')).toContainEqual({
    label: 'Quantity',
    text: 'worked out from sizes in plan.pdf, page 1',
  });
});

it('tells what age has taken from a line of a claim, and what a line of a bid is made of', () => {
  const { metadata } = sampleLine('1');
  const claimed = sampleLine('1', {
    metadata: {
      ...metadata,
      claim: {
        __typename: 'LineClaim',
        age: 7,
        isAgeAssumed: true,
        life: 20,
        depreciationRate: 0.35,
        depreciation: 40,
        isRecoverable: true,
        acv: 165,
      },
      cost: { __typename: 'LineCost', labor: 120, material: 80, equipment: 0 },
    },
  });
  const facts = lineFacts(lineOf(claimed), 'USD');
  expect(facts).toContainEqual({ label: 'Age', text: '7 of 20 years, age assumed' });
  expect(facts).toContainEqual({
    label: 'Depreciation',
    text: '$40.00 (35% of the material), recoverable',
  });
  expect(facts).toContainEqual({ label: 'Actual cash value', text: '$165.00' });
  expect(facts).toContainEqual({
    label: 'Made of',
    text: 'labor $120.00, material $80.00, equipment $0.00',
  });
});
