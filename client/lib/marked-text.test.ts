import { describe, expect, it } from 'vitest';
import { excerptOf, type TextMark, piecesOf } from './marked-text.ts';

const TEXT = 'Paint the walls, keep the sink, hmm';

const mark = (kind: TextMark['kind'], words: string, of: string | null = null): TextMark => {
  const start = TEXT.indexOf(words);
  return { kind, start, end: start + words.length, of };
};
const shown = (marks: readonly TextMark[]) =>
  piecesOf(TEXT, marks).map(({ text, kind, of }) => [text, kind, of.join()]);

describe('piecesOf', () => {
  it('cuts a text at its marks and loses none of it', () => {
    expect(
      shown([
        mark('UNREAD', 'hmm'),
        mark('USED', 'Paint the walls', 'w1'),
        mark('EXCLUDED', 'the sink', 'x2'),
      ]),
    ).toEqual([
      ['Paint the walls', 'USED', 'w1'],
      [', keep ', null, ''],
      ['the sink', 'EXCLUDED', 'x2'],
      [', ', null, ''],
      ['hmm', 'UNREAD', ''],
    ]);
  });

  it('names everything made of the same words, once each', () => {
    expect(
      shown([
        mark('USED', 'Paint the walls', 'w1'),
        mark('USED', 'the walls', 'w2'),
        mark('USED', 'walls', 'w2'),
      ]).slice(0, 2),
    ).toEqual([
      ['Paint ', 'USED', 'w1'],
      ['the walls', 'USED', 'w1,w2'],
    ]);
  });

  it('takes words that were used for used, whatever else was said of them', () => {
    expect(shown([mark('UNREAD', TEXT), mark('USED', 'walls', 'w1')])[1]).toEqual([
      'walls',
      'USED',
      'w1',
    ]);
  });

  it('passes over marks outside of the text and empty ones', () => {
    const odd = [
      { start: 100, end: 120 },
      { start: 5, end: 5 },
      { start: 9, end: 2 },
    ].map((span) => ({ kind: 'USED' as const, of: 'w1', ...span }));
    expect(shown(odd)).toEqual([[TEXT, null, '']]);
    expect(piecesOf('', [mark('USED', 'Paint', 'w1')])).toEqual([]);
    const long = piecesOf(TEXT, [{ kind: 'UNREAD', start: -4, end: 999, of: null }]);
    expect(long.map(({ text }) => text)).toEqual([TEXT]);
  });
});

describe('excerptOf', () => {
  const near = (reach: number, marks: readonly TextMark[]) =>
    excerptOf(piecesOf(TEXT, marks), 'UNREAD', reach).map(({ text, kind }) => [text, kind]);

  it('keeps what stands around the words, and tells where something is passed over', () => {
    expect(near(6, [mark('USED', 'Paint the walls', 'w1'), mark('UNREAD', 'the sink')])).toEqual([
      ['… keep ', null],
      ['the sink', 'UNREAD'],
      [', hmm', null],
    ]);
    expect(near(3, [mark('UNREAD', 'Paint'), mark('UNREAD', 'hmm')])).toEqual([
      ['Paint', 'UNREAD'],
      [' th', null],
      ['…k, ', null],
      ['hmm', 'UNREAD'],
    ]);
  });

  it('keeps all of a short text, and nothing where no such words are', () => {
    expect(
      near(99, [mark('UNREAD', 'hmm')])
        .map(([text]) => text)
        .join(''),
    ).toBe(TEXT);
    expect(near(99, [])).toEqual([]);
  });
});
