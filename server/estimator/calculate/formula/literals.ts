// The numbers and words written in a formula: with which names they are compared, and which words it may give.
import { lex } from './lex.ts';
import type { FormulaToken } from './lex.ts';
import type { Value } from './functions.ts';

const COMPARISONS = new Set(['==', '!=', '<', '>', '<=', '>=']);

export interface Literals {
  /** `demo=="tile"` and `kind in ("bay", "slider")`, one entry for each value. */
  compared: readonly { name: string; value: Value }[];
  /** Words that are compared with nothing: what the formula gives. */
  words: readonly string[];
}

const literal = (token: FormulaToken | undefined): Value | undefined =>
  token?.kind === 'string' ? token.text : token?.kind === 'number' ? Number(token.text) : undefined;

/** @throws FormulaError as {@link lex} does. */
export const literalsOf = (source: string): Literals => {
  const tokens = lex(source);
  const compared: { name: string; value: Value }[] = [];
  const words: string[] = [];
  /** The name before `in (`, while its list is read. */
  let listed: string | null = null;
  for (const [index, token] of tokens.entries()) {
    const [name, operator] = [tokens[index - 2], tokens[index - 1]];
    if (token.text === '(' && operator?.text === 'in' && name?.kind === 'name') listed = name.text;
    if (token.text === ')') listed = null;
    const value = literal(token);
    if (value === undefined) continue;
    if (listed !== null) compared.push({ name: listed, value });
    else if (operator && COMPARISONS.has(operator.text)) {
      if (name?.kind === 'name') compared.push({ name: name.text, value });
    } else if (typeof value === 'string') words.push(value);
  }
  return { compared, words };
};
