import { expect, it } from 'vitest';
import { sampleLine } from '../../../testing/samples.ts';
import { lineOf } from '../editor/line-of.ts';
import { commonDetails } from './common-details.ts';

const commonOf = (...details: string[]) =>
  commonDetails(details.map((text, at) => lineOf(sampleLine(String(at), { details: text }))));

it('is what three lines in four say alike', () => {
  expect(commonOf('two coats', 'two coats', 'two coats', 'one coat')).toBe('two coats');
  expect(commonOf('two coats', 'two coats', 'two coats', '')).toBe('two coats');
  expect(commonOf('two coats', 'two coats', 'one coat')).toBe('');
});

it('is nothing where no two lines agree, or most say nothing', () => {
  expect(commonOf()).toBe('');
  expect(commonOf('two coats')).toBe('');
  expect(commonOf('', '', '', 'two coats')).toBe('');
});
