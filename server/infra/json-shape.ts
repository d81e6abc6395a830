// What a JSON text holds, looked through before it is parsed, and parsed in pieces where it is long. Eight megabytes of `[],` take a
// quarter of a second to parse, and as many different names take longer. Others would wait for that.
import { inWords } from '../domain/numbers.ts';
import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { InvalidInput } from '../domain/errors.ts';
import { isRecord } from '../domain/is-record.ts';

/** Levels of a body: deeper than anything that is kept, as an item's metadata has four. */
const DEPTH_MAX = 20;
/** Different names of members. The longest body of this product has sixty. */
const NAMES_MAX = 1_000;
/** Characters of one text as it is written: the longest takes 120,000 where a client escapes each of them. */
const TEXT_MAX = 200_000;
/** Letters that are looked through, or parsed, before others are served: 5 ms. */
const LETTERS_OF_A_TURN = 500_000;
/** Levels of objects in which a long list is found: `scope.work` of the `raw_json` of a body. */
const LIST_DEPTH_MAX = 4;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const [BRACKET, BRACKET_END] = [0x5b, 0x5d];
const [BRACE, BRACE_END] = [0x7b, 0x7d];

const tooMuch = (most: number, what: string) =>
  new InvalidInput(`This JSON has more than ${inWords(most)} ${what}. Send less at once.`);

/** Half of a pair cannot be written as UTF-8, and PostgreSQL keeps no NUL. Texts are cleaned where they are read, names are not. */
const isGoodName = (written: string): boolean => {
  if (!written.includes('\\')) return written.isWellFormed();
  try {
    const name = String(JSON.parse(`"${written}"`));
    return !name.includes('\0') && name.isWellFormed();
  } catch {
    // Whoever parses the whole text says where it is no JSON.
    return true;
  }
};

/** Where the text that begins at `from` ends: the place of its last quotation mark, or the end of all. Throws InvalidInput. */
const endOfText = (json: string, from: number): number => {
  const after = from + TEXT_MAX;
  for (let end = json.indexOf('"', from); end >= 0; end = json.indexOf('"', end + 1)) {
    if (end > after) throw tooMuch(TEXT_MAX, 'characters in one text');
    let first = end;
    while (json.charCodeAt(first - 1) === BACKSLASH && first > from) first -= 1;
    if ((end - first) % 2 === 0) return end;
  }
  return json.length;
};

/** A list that takes more than a turn to parse, as places in its text. */
export interface LongList {
  /** The place behind its opening bracket. */
  start: number;
  /** Commas between its entries, so far apart as a turn takes. */
  cuts: readonly number[];
  /** Place of its closing bracket. */
  end: number;
}

class Shape {
  readonly #json: string;
  readonly #valuesMax: number;
  readonly #names = new Set<string>();
  #depth = 0;
  /** Each value but the first one of a text begins with a bracket or a brace, or follows a comma. */
  #values = 0;
  /** The text that was read last: it is a name where a colon follows. */
  #last = '';
  /** The outermost list around this place, and how deep its entries stand. */
  #list: { start: number; cuts: number[]; depth: number } | null = null;
  readonly longLists: LongList[] = [];
  at = 0;

  constructor(json: string, valuesMax: number) {
    this.#json = json;
    this.#valuesMax = valuesMax;
  }

  /** Throws InvalidInput. */
  readTo(end: number): void {
    while (this.at < end) {
      const letter = this.#json.charCodeAt(this.at);
      if (letter === QUOTE) {
        const last = endOfText(this.#json, this.at + 1);
        this.#last = this.#json.slice(this.at + 1, last);
        this.at = last;
      } else if (letter === COLON) this.#takeName(this.#last);
      else if (letter === COMMA) this.#takeEntry();
      else if (letter === BRACKET || letter === BRACE) this.#goDeeper(letter === BRACKET);
      else if (letter === BRACKET_END || letter === BRACE_END)
        this.#comeBack(letter === BRACKET_END);
      this.at += 1;
    }
  }

  #takeName(name: string): void {
    if (this.#names.has(name)) return;
    if (!isGoodName(name))
      throw new InvalidInput('A name in this JSON holds a character that cannot be kept.');
    if (this.#names.size === NAMES_MAX) throw tooMuch(NAMES_MAX, 'different names');
    this.#names.add(name);
  }

  #takeValue(): void {
    this.#values += 1;
    if (this.#values > this.#valuesMax) throw tooMuch(this.#valuesMax, 'values');
  }

  #takeEntry(): void {
    this.#takeValue();
    if (this.#list?.depth !== this.#depth) return;
    const { start, cuts } = this.#list;
    if (this.at - (cuts.at(-1) ?? start) > LETTERS_OF_A_TURN) cuts.push(this.at);
  }

  #goDeeper(isList: boolean): void {
    this.#takeValue();
    this.#depth += 1;
    if (this.#depth > DEPTH_MAX) throw new InvalidInput('This JSON is nested too deeply.');
    if (isList && !this.#list && this.#depth <= LIST_DEPTH_MAX)
      this.#list = { start: this.at + 1, cuts: [], depth: this.#depth };
  }

  /** What ends a list by a brace is no JSON, and is parsed as a whole to be refused. */
  #comeBack(isList: boolean): void {
    if (this.#list?.depth === this.#depth) {
      const { start, cuts } = this.#list;
      if (isList && cuts.length > 0) this.longLists.push({ start, cuts, end: this.at });
      this.#list = null;
    }
    this.#depth -= 1;
  }
}

/**
 * Refuses what would take long to parse or cannot be worked with; text that is no JSON is left to whoever parses it. Others are
 * served meanwhile.
 * @param valuesMax lists, objects, entries and members, all together
 * @returns its long lists, for `parseInTurns`. Throws InvalidInput.
 */
export const requireShape = async (
  json: string,
  valuesMax: number,
): Promise<readonly LongList[]> => {
  const shape = new Shape(json, valuesMax);
  // What comes before a long text, its own receipt, and what is parsed of it, take turns of their own.
  const isLong = json.length > LETTERS_OF_A_TURN;
  if (isLong) await nextTurn();
  while (shape.at < json.length) {
    shape.readTo(Math.min(shape.at + LETTERS_OF_A_TURN, json.length));
    if (isLong) await nextTurn();
  }
  return shape.longLists;
};

/** Parses a text that is JSON, or throws. */
type Parse = (json: string) => Promise<unknown>;

const entriesOf = async (json: string, list: LongList, parse: Parse): Promise<unknown[]> => {
  const entries: unknown[] = [];
  let from = list.start;
  for (const to of [...list.cuts, list.end]) {
    // Where an entry is missing, nothing follows the comma behind the 0, and that is no JSON either.
    const piece = await parse(`[0,${json.slice(from, to)}]`);
    if (Array.isArray(piece)) for (const entry of piece.slice(1)) entries.push(entry);
    from = to + 1;
    await nextTurn();
  }
  return entries;
};

/** Gives the list for the one that holds its mark alone, and puts those in objects where their marks stand. */
const withLists = (
  value: unknown,
  lists: ReadonlyMap<unknown, unknown[]>,
  depth = LIST_DEPTH_MAX,
): unknown => {
  if (Array.isArray(value)) return lists.get(value[0]) ?? value;
  if (!isRecord(value) || depth === 0) return value;
  for (const [name, member] of Object.entries(value))
    value[name] = withLists(member, lists, depth - 1);
  return value;
};

/** Works like `parse` of the whole text, and others are served between pieces of its long lists. */
export const parseInTurns = async (
  json: string,
  longLists: readonly LongList[],
  parse: Parse,
): Promise<unknown> => {
  const lists = new Map<unknown, unknown[]>();
  let around = '';
  let from = 0;
  for (const list of longLists) {
    // Nobody who sends a text knows it. It stands in a list, as no list may stand where a name does.
    const mark: string = randomUUID();
    lists.set(mark, await entriesOf(json, list, parse));
    around += `${json.slice(from, list.start)}"${mark}"]`;
    from = list.end + 1;
  }
  const body = await parse(around + json.slice(from));
  return lists.size > 0 ? withLists(body, lists) : body;
};
