// Reads numbers and sums as people type them: `1,200`, `3*12`, `1 1/2`, `(4 + 2) × 8`. A descent over the text; nothing in it
// is ever run.

export interface TypedSum {
  value: number;
  /** What follows the sum, e.g. a unit; trimmed. */
  rest: string;
}

/** Longer texts are no sums that anybody typed. */
const LONGEST = 80;

/** `1,200.5`; then `15,5`, which is fifteen and a half; then `1200.5` and `.5`. A dollar sign before it is passed over. */
const NUMBER =
  /\$?\s*(?:(?<grouped>\d{1,3}(?:,\d{3})+(?![\d,])(?:\.\d*)?)|(?<comma>\d+,\d+(?![\d,.]))|(?<plain>\d+\.?\d*|\.\d+))/y;
/** `1/2` behind a whole number makes it one and a half. */
const FRACTION = /\s+(\d+)\s*\/\s*(\d+)(?![\d.,])/y;
/** `(12.50)` is how accountants write a negative. */
const ACCOUNTING = /^\(\s*(\$?\s*[\d.,]+)\s*\)$/;

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[×✕]|(?<=[\d)]\s*)x(?=\s*[\d(.])/gi, '*'],
  [/[÷⁄]/g, '/'],
  [/[−–]/g, '-'],
  [/½/g, ' 1/2'],
  [/¼/g, ' 1/4'],
  [/¾/g, ' 3/4'],
  [/⅓/g, ' 1/3'],
  [/⅔/g, ' 2/3'],
  [/⅛/g, ' 1/8'],
];

const numberOf = ({ grouped, comma, plain }: Record<string, string | undefined>): number =>
  Number(grouped?.replaceAll(',', '') ?? comma?.replace(',', '.') ?? plain);

const APPLY: Readonly<Record<string, (one: number, other: number) => number>> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '/': (one, other) => one / other,
};

class FormulaReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get rest(): string {
    return this.#text.slice(this.#at).trim();
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found) this.#at = pattern.lastIndex;
    return found;
  }

  /** Goes back to where it was when it does not find what it looked for. */
  #try(read: () => number | null): number | null {
    const start = this.#at;
    const value = read();
    if (value === null) this.#at = start;
    return value;
  }

  #number(): number | null {
    const found = this.#match(NUMBER);
    if (!found) return null;
    const value = numberOf(found.groups ?? {});
    const fraction = Number.isInteger(value) ? this.#match(FRACTION) : null;
    return fraction ? value + Number(fraction[1]) / Number(fraction[2]) : value;
  }

  #factor(): number | null {
    const sign = this.#match(/\s*([-+(])?\s*/y)?.[1];
    if (sign === undefined) return this.#number();
    if (sign === '(') {
      const value = this.sum();
      return value !== null && this.#match(/\s*\)/y) ? value : null;
    }
    const value = this.#factor();
    return value !== null && sign === '-' ? -value : value;
  }

  /** Values joined by some signs, from left to right; a sign that nothing follows belongs to the rest. */
  #joined(signs: RegExp, next: () => number | null): number | null {
    let value = next();
    while (value !== null) {
      const left: number = value;
      const right = this.#try(() => {
        const sign = this.#match(signs)?.[1] ?? '';
        const operand = sign === '' ? null : next();
        return operand === null ? null : (APPLY[sign]?.(left, operand) ?? null);
      });
      if (right === null) break;
      value = right;
    }
    return value;
  }

  #product(): number | null {
    return this.#joined(/\s*([*/])/y, () => this.#try(() => this.#factor()));
  }

  sum(): number | null {
    return this.#joined(/\s*([-+])/y, () => this.#product());
  }
}

const plain = (text: string): string =>
  SIGNS.reduce((words, [sign, ours]) => words.replaceAll(sign, ours), text)
    .trim()
    .replace(/^=/, '')
    .replace(ACCOUNTING, '-$1');

/** The sum a text begins with; null where it begins with none. The value is not finite where something is divided by 0. */
export const readSum = (text: string): TypedSum | null => {
  if (text.length > LONGEST) return null;
  const reader = new FormulaReader(plain(text));
  const value = reader.sum();
  // Adding 0 turns -0 into 0.
  return value === null ? null : { value: value + 0, rest: reader.rest };
};
