// Reads a layer of USD that is written as text (USDA): its prims with their numbers, words and references. Source: OpenUSD.
import { badInput } from '../../../../domain/errors.ts';

export interface Prim {
  type: string;
  name: string;
  /** Numbers of an attribute, nested ones in a row: `points`, `xformOp:transform`. */
  numbers: ReadonlyMap<string, readonly number[]>;
  /** Words of an attribute: `xformOpOrder`. */
  words: ReadonlyMap<string, readonly string[]>;
  /** Paths of layers that stand in its place. */
  references: readonly string[];
  children: Prim[];
}

const unreadable = () =>
  badInput(
    'This scan could not be opened; it is damaged. Export it again from your scanning app and upload the new copy.',
  );

/** Strings, paths of layers, numbers, names and marks; comments fall between. */
const TOKEN =
  /#[^\n]*|"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|@[^@\n]*@|<[^>\n]*>|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?|[A-Za-z_][\w:.]*|[{}()[\]=,;]/giy;
const SPACE = /\s*/y;
const DEEPEST = 40;
const OPEN: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

class Tokens {
  readonly #text: string;
  #at = 0;
  #next: string | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  /** The token that comes next; null at the end. */
  peek(): string | null {
    while (this.#next === null) {
      SPACE.lastIndex = this.#at;
      SPACE.test(this.#text);
      this.#at = SPACE.lastIndex;
      if (this.#at >= this.#text.length) return null;
      TOKEN.lastIndex = this.#at;
      const [token] = TOKEN.exec(this.#text) ?? [];
      if (token === undefined) throw unreadable();
      this.#at = TOKEN.lastIndex;
      if (!token.startsWith('#')) this.#next = token;
    }
    return this.#next;
  }

  take(): string {
    const token = this.peek();
    if (token === null) throw unreadable();
    this.#next = null;
    return token;
  }

  /** Everything up to the bracket that closes `open`, without the brackets themselves. */
  takeInside(open: string): string[] {
    const waiting = [OPEN.get(open)];
    const inside: string[] = [];
    for (;;) {
      const token = this.take();
      if (token === waiting.at(-1)) {
        waiting.pop();
        if (waiting.length === 0) return inside;
      } else if (OPEN.has(token)) {
        if (waiting.length > DEEPEST) throw unreadable();
        waiting.push(OPEN.get(token));
      }
      inside.push(token);
    }
  }
}

const isNumber = (token: string) => /^[-+]?\.?\d/.test(token);
const isText = (token: string) => /^["']/.test(token);
const unquoted = (token: string) => token.replaceAll(/^(?:"""|'''|["'@])|(?:"""|'''|["'@])$/g, '');

/** `references = @./a.usda@</Room>` in the brackets behind a prim's name. */
const referencesIn = (tokens: readonly string[]): string[] => {
  const at = tokens.indexOf('references');
  if (at < 0) return [];
  const end = tokens.findIndex((token, index) => index > at + 1 && /^[a-z]/i.test(token));
  return tokens
    .slice(at, end < 0 ? undefined : end)
    .filter((token) => token.startsWith('@'))
    .map(unquoted);
};

type Found = Pick<Prim, 'children'> & {
  numbers: Map<string, number[]>;
  words: Map<string, string[]>;
};
const nothing = (): Found => ({ numbers: new Map(), words: new Map(), children: [] });

const addValue = (name: string, tokens: Tokens, into: Found): void => {
  const first = tokens.take();
  const values = OPEN.has(first) ? tokens.takeInside(first) : [first];
  const numbers = values.filter(isNumber).map(Number);
  if (numbers.length > 0) into.numbers.set(name, numbers);
  const words = values.filter(isText).map(unquoted);
  if (words.length > 0) into.words.set(name, words);
  if (tokens.peek() === '(') tokens.takeInside(tokens.take());
};

const readPrim = (tokens: Tokens, depth: number): Prim => {
  const named = tokens.take();
  const [type, name] = isText(named) ? ['', named] : [named, tokens.take()];
  const metadata = tokens.peek() === '(' ? tokens.takeInside(tokens.take()) : [];
  if (tokens.take() !== '{') throw unreadable();
  const found = readBody(tokens, depth + 1);
  return { type, name: unquoted(name), references: referencesIn(metadata), ...found };
};

const SPECIFIERS = new Set(['def', 'over']);

/** Attributes and prims up to the closing bracket or the end. */
const readBody = (tokens: Tokens, depth: number): Found => {
  if (depth > DEEPEST) throw unreadable();
  const found = nothing();
  let last = '';
  for (let token = tokens.peek(); token !== null; token = tokens.peek()) {
    tokens.take();
    if (token === '}' && depth > 0) return found;
    if (SPECIFIERS.has(token)) found.children.push(readPrim(tokens, depth));
    else if (token === '=') addValue(last, tokens, found);
    else if (OPEN.has(token)) tokens.takeInside(token);
    else if (/^[a-z_]/i.test(token)) last = token;
  }
  if (depth > 0) throw unreadable();
  return found;
};

/** Numbers of the layer itself, such as `metersPerUnit`. */
const headOf = (tokens: Tokens): Map<string, number[]> => {
  const found = nothing();
  if (tokens.peek() !== '(') return found.numbers;
  tokens.take();
  let last = '';
  for (let token = tokens.take(); token !== ')'; token = tokens.take()) {
    if (token === '=') addValue(last, tokens, found);
    else if (/^[a-z_]/i.test(token)) last = token;
  }
  return found.numbers;
};

/**
 * @returns the layer as a prim without a name
 * @throws DomainError BAD_INPUT
 */
export const readUsda = (text: string): Prim => {
  if (!text.startsWith('#usda')) throw unreadable();
  const tokens = new Tokens(text);
  const numbers = headOf(tokens);
  const { children } = readBody(tokens, 0);
  return { type: '', name: '', numbers, words: new Map(), references: [], children };
};
