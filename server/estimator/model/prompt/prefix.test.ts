import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { emptyScope } from '../../../domain/scope/scope-of-work.ts';
import { book, preview, request } from '../../testing/estimate.ts';
import { SHAPE_CHARS } from '../budget.ts';
import { requestTokens } from '../book-form.ts';
import { textTokens } from '../token-counts.ts';
import { wireSchema } from '../reply/wire.ts';
import { createPrefix } from './prefix.ts';

const TEXTS = ['Remodel the 5x8 bathroom, replace the kitchen faucet, paint the fence'];
const headFor = (maxInputTokens: number, texts = TEXTS): string =>
  createPrefix(book, { maxInputTokens })({ texts, hint: emptyScope('RULES') });

describe('the head of a prompt', () => {
  it('names every assembly and every row, and what rows hold where there is room', () => {
    const whole = headFor(100_000);
    for (const { id } of book.assemblies.values()) expect(whole).toContain(`\n${id} | `);
    for (const { code } of book.items.values()) expect(whole).toContain(`\n${code} | `);
    expect(whole).toContain(book.items.get('PLB-TOILET')?.includes);
    expect(headFor(60_000)).not.toContain(book.items.get('PLB-TOILET')?.includes);
  });

  it.each([12_000, 16_000, 24_000, 49_999, 50_000, 60_000, 90_000, 128_000])(
    'leaves the room that the budget of a request counts on: %i tokens',
    (tokens) => {
      const left = tokens - textTokens(headFor(tokens).length + SHAPE_CHARS);
      expect(left).toBeGreaterThanOrEqual(requestTokens(tokens));
      expect(requestTokens(tokens)).toBeGreaterThan(tokens / 5);
    },
  );

  it('is followed by a schema no longer than counted', () => {
    expect(JSON.stringify(z.toJSONSchema(wireSchema)).length).toBeLessThan(SHAPE_CHARS);
  });

  it('holds in a small context what the rules found, before anything else', () => {
    const hint = preview(request('Replace 24 squares of architectural shingles'));
    const head = createPrefix(book, { maxInputTokens: 12_000 })({ texts: ['zzz'], hint });
    expect(head).toContain('roof_replace | ');
    expect(head).toContain('RFG-ARCH');
  });
});
