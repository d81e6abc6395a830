// The small safe expression language of the assembly data: parsed once into closures, never evaluated as code.
import type { Value } from './functions.ts';
import { type Evaluate, Parser, type Variables } from './parser.ts';

export type { Variables } from './parser.ts';

/** A formula as plain data, so that a price book can be kept in a file. `evaluate` works it out. */
export interface Formula {
  readonly source: string;
  /** Names the formula reads, in order of appearance. */
  readonly variables: readonly string[];
}

/** Parsed formulas by source: those of the data, and no others. */
const parsed = new Map<string, Evaluate>();

/**
 * Parses one formula.
 * @throws FormulaError naming what is wrong and at which character.
 */
export const parseFormula = (source: string): Formula => {
  const parser = new Parser(source);
  parsed.set(source, parser.parse());
  return { source, variables: [...parser.variables] };
};

/**
 * The value of a formula; one that comes from a file is parsed at its first use.
 * @throws FormulaError when a variable is missing or a word stands where a number is needed.
 */
export const evaluate = ({ source }: Formula, variables: Variables): Value => {
  const known = parsed.get(source);
  if (known) return known(variables);
  const made = new Parser(source).parse();
  parsed.set(source, made);
  return made(variables);
};
