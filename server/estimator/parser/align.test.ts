import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { align } from './align.ts';
import { tokensOf } from './spanish.ts';
import { evenText, READ_AT_MOST } from './text.ts';

const wordsAt = (text: string): string[] =>
  align(tokensOf(evenText(text)), text).map((span) =>
    span === null ? '' : text.slice(span.start, span.end),
  );

describe('tokens stand where they were written', () => {
  it.each([
    ['as they are', 'Paint 2 walls', ['Paint', '2', 'walls']],
    ['two words made one', '40 sq. ft of tile', ['40', 'sq. ft', 'of', 'tile']],
    ['one word made two', 'new uppers', ['new', 'uppers', 'uppers']],
    ['after a sentence that was left out', 'Call 555-123-4567. Fix tub', ['.', 'Fix', 'tub']],
    ['in another language', 'pintar la sala', ['pintar', 'la', 'sala', 'sala']],
    ['in the order of the text', 'door, door and door', ['door', ',', 'door', 'and', 'door']],
  ])('%s', (_name, text, words) => {
    expect(wordsAt(text).slice(-words.length)).toEqual(words);
  });

  it('also when much of a long text was left out before', () => {
    const text = `${'My old boss told a story of this. '.repeat(60)}Replace the toilet. ${'It was fun. '.repeat(60)}`;
    const tokens = tokensOf('replace the toilet .');
    expect(align(tokens, text).map((span) => span && text.slice(span.start, span.end))).toEqual([
      'Replace',
      'the',
      'toilet',
      '.',
    ]);
  });
});

describe('any text', () => {
  const piece = fc.constantFrom(
    ...'all,and\n. 12x14 no new paint the kitchen " \' ½ é 12’ & ) ( :\t$ pared 3,000 sq ft'.split(
      ' ',
    ),
  );
  const text = fc.array(fc.oneof(piece, fc.string({ maxLength: 12 })), { maxLength: 80 });

  it('gives spans within it, one for each token', () => {
    fc.assert(
      fc.property(text, text, (written, read) => {
        const [own, other] = [written.join(' '), read.join(' ')];
        for (const source of [own, other]) {
          const tokens = tokensOf(evenText(source));
          const spans = align(tokens, own);
          expect(spans).toHaveLength(tokens.length);
          const outside = spans.filter(
            (span) => span && !(0 <= span.start && span.start < span.end && span.end <= own.length),
          );
          expect(outside).toEqual([]);
        }
      }),
    );
  });

  it.each(['all ', ',', '\n', 'paint the wall ', '12x14 ', 'a b c d e f g h '])(
    'is laid out in time when it repeats %j',
    (unit) => {
      const written = unit.repeat(Math.ceil(READ_AT_MOST / unit.length));
      const tokens = tokensOf(evenText(written));
      const started = performance.now();
      const spans = align(tokens, written);
      expect(performance.now() - started).toBeLessThan(1_500);
      expect(spans.filter((span) => span === null).length).toBeLessThan(tokens.length);
    },
  );
});
