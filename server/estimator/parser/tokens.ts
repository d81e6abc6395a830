// Cuts even text into words, numbers and marks. Linear, no backtracking, whatever the input.
import { singular } from './singular.ts';

type TokenKind = 'word' | 'number' | 'mark' | 'stop';

export interface Token {
  kind: TokenKind;
  /** Words are singular: "doors" reads "door". */
  text: string;
  /** The word as written, for echoing. */
  written: string;
  /** Numbers only. */
  value: number;
}

const PIECE =
  /(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)|(\p{L}[\p{L}']*)|([$%'"/x&+#:()@-])|([.,;!?\n])/gu;

const cleaned = (word: string): string => word.replace(/'s?$/u, '').replaceAll("'", '');

export const tokenize = (even: string): Token[] => {
  const tokens: Token[] = [];
  for (const [, number, word, mark, stop] of even.matchAll(PIECE)) {
    if (number !== undefined) {
      tokens.push({
        kind: 'number',
        text: number,
        written: number,
        value: Number(number.replaceAll(',', '')),
      });
    } else if (word !== undefined) {
      // "12x14" leaves its x as a mark; a lone x between numbers is one as well.
      if (/^x\d*$/.test(word)) tokens.push({ kind: 'mark', text: 'x', written: 'x', value: 0 });
      else tokens.push({ kind: 'word', text: singular(cleaned(word)), written: word, value: 0 });
    } else if (mark !== undefined)
      tokens.push({ kind: 'mark', text: mark, written: mark, value: 0 });
    else if (stop !== undefined) tokens.push({ kind: 'stop', text: stop, written: stop, value: 0 });
  }
  return tokens;
};
