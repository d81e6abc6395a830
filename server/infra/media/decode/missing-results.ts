// Works out formulas whose results a workbook does not hold: programs that write workbooks, unlike those that people type into,
// leave them to be worked out. Knows sums, products and rounding; what goes beyond stays without a result.
import { SSF, utils, type CellObject, type WorkBook } from '@e965/xlsx';

type Value = number | string | null;

/** Thrown where a formula is none that is worked out here. */
class Beyond extends Error {}

const TOKEN =
  /\s*(?:(?<number>\d+\.?\d*(?:E[+-]?\d+)?|\.\d+)|(?<text>"(?:[^"]|"")*")|(?<call>[A-Z]+)\(|(?<cell>(?:(?:'(?:[^']|'')+'|[\p{L}\d_.]+)!)?\$?[A-Z]{1,3}\$?\d{1,7}(?::\$?[A-Z]{1,3}\$?\d{1,7})?)|(?<mark>[-+*/^%(),]))/iuy;

interface Token {
  kind: 'number' | 'text' | 'call' | 'cell' | 'mark';
  text: string;
}

const MAX_TOKENS = 400;

const tokensOf = (formula: string): Token[] => {
  const pattern = new RegExp(TOKEN);
  const tokens: Token[] = [];
  while (pattern.lastIndex < formula.trimEnd().length) {
    const groups = pattern.exec(formula)?.groups;
    const [kind, text] =
      Object.entries(groups ?? {}).find(([, found]) => found !== undefined) ?? [];
    if (kind === undefined || text === undefined || tokens.length > MAX_TOKENS) throw new Beyond();
    tokens.push({ kind: kind as Token['kind'], text });
  }
  return tokens;
};

const roundTo = (round: (value: number) => number) => (values: readonly number[]) => {
  const [value = 0, digits = 0] = values;
  const scale = 10 ** Math.trunc(digits);
  // What is rounded is the figure as written, not its binary neighbor.
  return (Math.sign(value) * round(Number((Math.abs(value) * scale).toPrecision(14)))) / scale;
};
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const FUNCTIONS: Readonly<Record<string, (values: readonly number[]) => number>> = {
  SUM: sum,
  PRODUCT: (values) => values.reduce((product, value) => product * value, 1),
  AVERAGE: (values) => sum(values) / values.length,
  MIN: (values) => (values.length > 0 ? values.reduce((a, b) => Math.min(a, b)) : 0),
  MAX: (values) => (values.length > 0 ? values.reduce((a, b) => Math.max(a, b)) : 0),
  ROUND: roundTo(Math.round),
  ROUNDUP: roundTo(Math.ceil),
  ROUNDDOWN: roundTo(Math.floor),
  ABS: ([value = 0]) => Math.abs(value),
  INT: ([value = 0]) => Math.floor(value),
};

const numberOf = (value: Value): number => {
  if (typeof value === 'string') throw new Beyond();
  return value ?? 0;
};

/** Cells that wait for each other. */
const MAX_DEPTH = 100;
/** Most work on one workbook, some seconds: rows and cells read, letters of formulas, and ten for each formula. */
const MAX_WORK = 6_000_000;
const WORK_OF_FORMULA = 10;

class Worker {
  readonly #book: WorkBook;
  readonly #results = new Map<CellObject, Value | undefined>();
  #work = 0;
  #depth = 0;

  constructor(book: WorkBook) {
    this.#book = book;
  }

  /** True once the work on this workbook exceeds its limit. */
  get isSpent(): boolean {
    return this.#work > MAX_WORK;
  }

  #spend(work: number): void {
    this.#work += work;
    if (this.isSpent) throw new Beyond();
  }

  /** Throws Beyond. */
  resultOf(cell: CellObject, sheet: string): Value {
    if (this.#results.has(cell)) {
      const known = this.#results.get(cell);
      if (known === undefined) throw new Beyond();
      return known;
    }
    // A cell that waits for itself finds itself without a result.
    this.#results.set(cell, undefined);
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw new Beyond();
    try {
      const { f: formula = '' } = cell;
      this.#spend(WORK_OF_FORMULA + formula.length);
      const value = new Formula(tokensOf(formula), (place) => this.#valuesAt(place, sheet)).value();
      if (typeof value === 'number' && !Number.isFinite(value)) throw new Beyond();
      this.#results.set(cell, value);
      return value;
    } finally {
      this.#depth -= 1;
    }
  }

  #valuesAt(place: string, here: string): Value[] {
    const at = place.lastIndexOf('!');
    const name =
      at < 0
        ? here
        : place
            .slice(0, at)
            .replace(/^'(.*)'$/, '$1')
            .replaceAll("''", "'");
    const rows = this.#book.Sheets[name]?.['!data'];
    if (!rows) throw new Beyond();
    const { s: start, e: end } = utils.decode_range(place.slice(at + 1).replaceAll('$', ''));
    const values: Value[] = [];
    for (const row of rows.slice(start.r, end.r + 1)) {
      this.#spend(1);
      for (const cell of row?.slice(start.c, end.c + 1) ?? []) {
        this.#spend(1);
        values.push(this.#valueOf(cell, name));
      }
    }
    return values;
  }

  #valueOf(cell: CellObject | undefined, sheet: string): Value {
    if (!cell) return null;
    if (isWithoutResult(cell)) return this.resultOf(cell, sheet);
    if (cell.t === 'e') throw new Beyond();
    if (typeof cell.v === 'number' || typeof cell.v === 'string')
      return cell.t === 'z' ? null : cell.v;
    return typeof cell.v === 'boolean' ? Number(cell.v) : null;
  }
}

/** One formula: terms, factors, powers, as arithmetic has them. */
class Formula {
  #at = 0;
  readonly #tokens: readonly Token[];
  readonly #valuesAt: (place: string) => Value[];

  constructor(tokens: readonly Token[], valuesAt: (place: string) => Value[]) {
    this.#tokens = tokens;
    this.#valuesAt = valuesAt;
  }

  value(): Value {
    const value = this.#sum();
    if (this.#at < this.#tokens.length) throw new Beyond();
    return value;
  }

  #takes(...marks: string[]): string | null {
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'mark' || !marks.includes(token.text)) return null;
    this.#at += 1;
    return token.text;
  }

  #sum(): Value {
    let value = this.#product();
    for (let mark = this.#takes('+', '-'); mark; mark = this.#takes('+', '-')) {
      const next = numberOf(this.#product());
      value = numberOf(value) + (mark === '+' ? next : -next);
    }
    return value;
  }

  #product(): Value {
    let value = this.#power();
    for (let mark = this.#takes('*', '/'); mark; mark = this.#takes('*', '/')) {
      const next = numberOf(this.#power());
      value = mark === '*' ? numberOf(value) * next : numberOf(value) / next;
    }
    return value;
  }

  #power(): Value {
    let value = this.#signed();
    while (this.#takes('^')) value = numberOf(value) ** numberOf(this.#signed());
    return value;
  }

  #signed(): Value {
    if (this.#takes('-')) return -numberOf(this.#signed());
    if (this.#takes('+')) return this.#signed();
    let value = this.#single();
    while (this.#takes('%')) value = numberOf(value) / 100;
    return value;
  }

  #single(): Value {
    if (this.#takes('(')) {
      const value = this.#sum();
      if (!this.#takes(')')) throw new Beyond();
      return value;
    }
    const token = this.#tokens[this.#at];
    this.#at += 1;
    if (token?.kind === 'number') return Number(token.text);
    if (token?.kind === 'text') return token.text.slice(1, -1).replaceAll('""', '"');
    if (token?.kind === 'call') return this.#call(token.text.toUpperCase());
    if (token?.kind !== 'cell' || token.text.includes(':')) throw new Beyond();
    return this.#valuesAt(token.text)[0] ?? null;
  }

  #call(name: string): number {
    const work = FUNCTIONS[name];
    if (!work) throw new Beyond();
    const values: number[] = [];
    do {
      const token = this.#tokens[this.#at];
      const isRange = token?.kind === 'cell' && token.text.includes(':');
      if (!isRange) values.push(numberOf(this.#sum()));
      else {
        this.#at += 1;
        for (const value of this.#valuesAt(token.text)) {
          if (typeof value === 'number') values.push(value);
        }
      }
    } while (this.#takes(','));
    if (!this.#takes(')')) throw new Beyond();
    return work(values);
  }
}

export const isWithoutResult = (cell: CellObject): boolean =>
  cell.f !== undefined && (cell.t === 'z' || cell.v === undefined);

const show = (cell: CellObject, value: Value): void => {
  if (value === null) return;
  Object.assign(cell, { t: typeof value === 'number' ? 'n' : 's', v: value });
  cell.w = typeof value === 'number' ? SSF.format(cell.z ?? 'General', value) : value;
};

const missingIn = (book: WorkBook, columns: number): { cell: CellObject; name: string }[] =>
  book.SheetNames.flatMap((name) =>
    (book.Sheets[name]?.['!data'] ?? []).flatMap((row) =>
      (row?.slice(0, columns) ?? [])
        .filter((cell) => cell && isWithoutResult(cell))
        .map((cell) => ({ cell, name })),
    ),
  );

/** A formula of many brackets that waits for others of that kind may take all of the stack. */
const isBeyond = (error: unknown): boolean =>
  error instanceof Beyond || error instanceof RangeError;

/**
 * Gives the results that can be worked out to the cells of the first columns; the others stay as they are.
 * @returns false when there was too much of it, and the rest was not tried
 */
export const workOutMissing = (book: WorkBook, columns: number): boolean => {
  const worker = new Worker(book);
  const found: [CellObject, Value][] = [];
  for (const { cell, name } of missingIn(book, columns)) {
    try {
      found.push([cell, worker.resultOf(cell, name)]);
    } catch (error) {
      if (!isBeyond(error)) throw error;
    }
    if (worker.isSpent) break;
  }
  for (const [cell, value] of found) show(cell, value);
  return !worker.isSpent;
};
