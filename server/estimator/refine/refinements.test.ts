import { describe, expect, it } from 'vitest';
import { estimateTotal } from '../../domain/pricing.ts';
import { estimate } from '../testing/estimate.ts';
import { withRefinements } from './refinements.ts';

const KITCHEN =
  'Remodel the kitchen, 10x12. New cabinets, laminate countertops, paint walls and ceiling, 4 outlets.';
const BATH = 'Hall bathroom 5x8 gut remodel: new tub, toilet, vanity, tile floor, paint';

describe('the text with refinements', () => {
  it.each([
    ['nothing to refine', KITCHEN, [], KITCHEN],
    [
      'what is kept leaves the work and is said',
      KITCHEN,
      ['keep the cabinets, add recessed lights'],
      'Remodel the kitchen, 10x12. laminate countertops, paint walls and ceiling, 4 outlets.\nAdd recessed lights.\nKeep the existing cabinets.',
    ],
    [
      'painting goes with all it is done to',
      KITCHEN,
      ['remove the painting'],
      'Remodel the kitchen, 10x12. New cabinets, laminate countertops, 4 outlets.\nNo painting.',
    ],
    [
      'two more are added to those there were',
      KITCHEN,
      ['two more outlets'],
      KITCHEN.replace('4 outlets', '6 outlets'),
    ],
    [
      'more of what was not counted is work of its own',
      BATH,
      ['another outlet'],
      `${BATH}.\nAdd 1 outlet.`,
    ],
    [
      'a size takes the place of the one there was',
      BATH,
      ['make the bathroom 6x9'],
      BATH.replace('5x8', '6x9'),
    ],
    [
      'a size without a room is that of the only one',
      BATH,
      ['Actually it is 6 x 9 ft.'],
      BATH.replace('5x8', '6 x 9 ft'),
    ],
    [
      'a size finds its room among several',
      'Kitchen 10x12 remodel. Bathroom 5x8 remodel.',
      ['the kitchen is 12x15 instead of 10x12'],
      'Kitchen 12x15 remodel. Bathroom 5x8 remodel.',
    ],
    [
      'a size goes to its room when there was none',
      'Full kitchen remodel',
      ['the kitchen is 12x15'],
      'Full kitchen 12x15 remodel',
    ],
    ['the last word counts', BATH, ['it is 6x9', 'no, it is 7x9'], BATH.replace('5x8', '7x9')],
    [
      'what is asked for again is wanted again',
      'Remodel the kitchen',
      ['no painting', 'paint the walls after all'],
      'Remodel the kitchen.\nPaint the walls after all.',
    ],
    [
      'removing what nobody asked for is work',
      'Paint the bedroom 10x12',
      ['remove the popcorn ceiling'],
      'Paint the bedroom 10x12.\nRemove the popcorn ceiling.',
    ],
    [
      'one of two things leaves the other its verb',
      'Replace the tub and vanity in the bathroom.',
      ['skip the tub'],
      'Replace the vanity in the bathroom.\nNo tub.',
    ],
    [
      'a list of what is not wanted',
      'Remodel the bathroom with tile floor, new lights',
      ['no painting, lights or doors'],
      'Remodel the bathroom with tile floor.\nNo painting.\nNo lights.\nNo doors.',
    ],
  ])('%s', (_what, text, refinements, expected) => {
    expect(withRefinements(text, refinements)).toBe(expected);
  });

  it('holds for text of any kind', () => {
    for (const odd of [
      '((((',
      '[a-z]+ \\d',
      '.'.repeat(2_000),
      'x '.repeat(1_000),
      '5x5x5x5',
      '$&',
    ]) {
      expect(typeof withRefinements(KITCHEN, [odd, `no ${odd}`, `3 more ${odd}`])).toBe('string');
    }
  });
});

describe('what refinements do to an estimate', () => {
  const codesAfter = async (text: string, ...refinements: string[]) =>
    estimate(withRefinements(text, refinements));

  it('keeps the cabinets of a kitchen that was to get new ones', async () => {
    const before = await estimate(KITCHEN);
    const after = await codesAfter(KITCHEN, 'keep the cabinets, add 8 recessed lights');
    expect(before.codes).toContain('CAB-BASE');
    expect(after.codes).not.toContain('CAB-BASE');
    expect(after.quantityOf('ELE-RECESS')).toBe(8);
  });

  it('uses other countertops', async () => {
    const after = await codesAfter(KITCHEN, 'use quartz countertops');
    expect(after.codes).toContain('CTP-QUARTZ');
    expect(after.codes).not.toContain('CTP-LAM');
  });

  it('takes the painting out, and brings it back', async () => {
    const without = await codesAfter(BATH, 'remove the painting');
    expect(without.codes).not.toContain('PNT-WALL');
    const again = await codesAfter(BATH, 'remove the painting', 'paint the walls and ceiling');
    expect(again.codes).toContain('PNT-WALL');
  });

  it('measures anew', async () => {
    const after = await codesAfter(BATH, 'make the bathroom 6x9');
    const direct = await estimate(BATH.replace('5x8', '6x9'));
    expect(estimateTotal(after.document)).toBe(estimateTotal(direct.document));
  });
});
