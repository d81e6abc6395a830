// The grammar of formulas: turns one into closures.
import { FUNCTIONS, toNumber, truthy, type Value } from './functions.ts';
import { FormulaError, lex, type FormulaToken } from './lex.ts';

// The operators of formulas by their rank; what they compare is 1 or 0.

const bool = (value: boolean): number => (value ? 1 : 0);

const ARITHMETIC: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => {
    if (b === 0) throw new FormulaError('division by zero');
    return a / b;
  },
  '<': (a, b) => bool(a < b),
  '>': (a, b) => bool(a > b),
  '<=': (a, b) => bool(a <= b),
  '>=': (a, b) => bool(a >= b),
};

/** The loosest first. */
const LEVELS: readonly (readonly string[])[] = [
  ['<', '>', '<=', '>='],
  ['+', '-'],
  ['*', '/'],
];

export type Variables = Readonly<Record<string, Value>>;
export type Evaluate = (variables: Variables) => Value;

const MAX_DEPTH = 64;
export class Parser {
  readonly variables = new Set<string>();
  private index = 0;
  private depth = 0;
  private readonly source: string;
  private readonly tokens: readonly FormulaToken[];

  constructor(source: string) {
    this.source = source;
    this.tokens = lex(source);
  }

  parse(): Evaluate {
    const evaluate = this.or();
    if (this.current.kind !== 'end') this.fail(`unexpected "${this.current.text}"`);
    return evaluate;
  }

  private get current(): FormulaToken {
    return (
      this.tokens[this.index] ?? { kind: 'end', text: 'end of formula', at: this.source.length + 1 }
    );
  }

  private fail(problem: string): never {
    throw new FormulaError(`${problem} at position ${this.current.at} of "${this.source}"`);
  }

  private take(text: string): boolean {
    const { kind } = this.current;
    const matches = this.current.text === text && (kind === 'operator' || kind === 'name');
    if (matches) this.index += 1;
    return matches;
  }

  private expect(text: string): void {
    if (!this.take(text)) this.fail(`expected "${text}" but found "${this.current.text}"`);
  }

  private or(): Evaluate {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) this.fail('nested too deeply');
    let left = this.and();
    while (this.take('or')) {
      const [a, b] = [left, this.and()];
      left = (variables) => bool(truthy(a(variables)) || truthy(b(variables)));
    }
    this.depth -= 1;
    return left;
  }

  private and(): Evaluate {
    let left = this.not();
    while (this.take('and')) {
      const [a, b] = [left, this.not()];
      left = (variables) => bool(truthy(a(variables)) && truthy(b(variables)));
    }
    return left;
  }

  private not(): Evaluate {
    let negated = false;
    let any = false;
    while (this.take('not')) {
      negated = !negated;
      any = true;
    }
    const inner = this.equality();
    return any ? (variables) => bool(truthy(inner(variables)) !== negated) : inner;
  }

  private equality(): Evaluate {
    const left = this.binary(0);
    for (const operator of ['==', '!='] as const) {
      if (!this.take(operator)) continue;
      const right = this.binary(0);
      return (variables) => bool((left(variables) === right(variables)) === (operator === '=='));
    }
    if (this.take('in')) {
      const options = this.argumentList();
      return (variables) => {
        const value = left(variables);
        return bool(options.some((option) => option(variables) === value));
      };
    }
    return left;
  }

  private binary(level: number): Evaluate {
    const operators = LEVELS[level];
    if (!operators) return this.unary();
    let left = this.binary(level + 1);
    for (;;) {
      const operator = operators.find((candidate) => this.take(candidate));
      const apply = operator === undefined ? undefined : ARITHMETIC[operator];
      if (!apply) return left;
      const [a, b] = [left, this.binary(level + 1)];
      left = (variables) => apply(toNumber(a(variables)), toNumber(b(variables)));
    }
  }

  private unary(): Evaluate {
    let negative = false;
    while (this.take('-')) negative = !negative;
    const inner = this.primary();
    return negative ? (variables) => -toNumber(inner(variables)) : inner;
  }

  private primary(): Evaluate {
    const token = this.current;
    if (this.take('(')) {
      const inner = this.or();
      this.expect(')');
      return inner;
    }
    if (token.kind === 'operator' || token.kind === 'end') this.fail(`unexpected "${token.text}"`);
    this.index += 1;
    if (token.kind === 'number') {
      const value = Number(token.text);
      return () => value;
    }
    if (token.kind === 'string') return () => token.text;
    if (this.current.text === '(' && this.current.kind === 'operator') return this.call(token);
    return this.variable(token);
  }

  private variable({ text, at }: FormulaToken): Evaluate {
    if (text === 'and' || text === 'or' || text === 'not' || text === 'in') {
      throw new FormulaError(`unexpected "${text}" at position ${at} of "${this.source}"`);
    }
    this.variables.add(text);
    return (variables) => {
      // What every object has, `constructor` for one, is neither.
      const value: unknown = variables[text];
      if (typeof value === 'number' || typeof value === 'string') return value;
      throw new FormulaError(`unknown variable "${text}" in "${this.source}"`);
    };
  }

  private argumentList(): Evaluate[] {
    this.expect('(');
    const args = [this.or()];
    while (this.take(',')) args.push(this.or());
    this.expect(')');
    return args;
  }

  private call({ text, at }: FormulaToken): Evaluate {
    const args = this.argumentList();
    const wrongCount = () =>
      new FormulaError(
        `wrong number of arguments for ${text} at position ${at} of "${this.source}"`,
      );
    if (text === 'iff') {
      const [condition, yes, no] = args;
      if (!condition || !yes || !no || args.length > 3) throw wrongCount();
      return (variables) => (truthy(condition(variables)) ? yes(variables) : no(variables));
    }
    const known = Object.hasOwn(FUNCTIONS, text) ? FUNCTIONS[text] : undefined;
    if (!known)
      throw new FormulaError(`unknown function "${text}" at position ${at} of "${this.source}"`);
    if (args.length < known.least || args.length > known.most) throw wrongCount();
    return (variables) => known.apply(args.map((arg) => arg(variables)));
  }
}
