// Cuts a formula of the assembly data into tokens. Knows nothing of meaning; positions are kept for error sentences.

export type FormulaTokenKind = 'number' | 'string' | 'name' | 'operator' | 'end';

export interface FormulaToken {
  kind: FormulaTokenKind;
  text: string;
  /** 1-based character position in the formula. */
  at: number;
}

export class FormulaError extends Error {
  override readonly name = 'FormulaError';
}

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|"([^"]*)"|([A-Za-z_]\w*)|(==|!=|<=|>=|[-+*/<>(),]))/y;

/** @throws FormulaError naming the position of a character that starts no token. */
export const lex = (source: string): FormulaToken[] => {
  const tokens: FormulaToken[] = [];
  TOKEN.lastIndex = 0;
  while (source.slice(TOKEN.lastIndex).trim() !== '') {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(source);
    if (!match) {
      const at = from + (source.slice(from).search(/\S/) + 1);
      throw new FormulaError(
        `unexpected "${source.charAt(at - 1)}" at position ${at} of "${source}"`,
      );
    }
    const [, number, string, name, operator] = match;
    const text = number ?? string ?? name ?? operator ?? '';
    const kind: FormulaTokenKind =
      number !== undefined
        ? 'number'
        : string !== undefined
          ? 'string'
          : name
            ? 'name'
            : 'operator';
    tokens.push({ kind, text, at: TOKEN.lastIndex - text.length + 1 });
  }
  tokens.push({ kind: 'end', text: 'end of formula', at: source.length + 1 });
  return tokens;
};
