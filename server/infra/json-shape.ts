// What a JSON text holds, looked through before it is parsed. Eight megabytes of `[],` take a quarter of a second to parse, and as
// many different names take longer. Others would wait for that.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { InvalidInput } from '../domain/errors.ts';
import { inWords } from '../domain/limits.ts';

/** Levels of a body: deeper than anything that is kept, as an item's metadata has four. */
const DEPTH_MAX = 20;
/** Different names of members. The longest body of this product has sixty. */
const NAMES_MAX = 1_000;
/** Characters of one text as it is written: the longest takes 120,000 where a client escapes each of them. */
const TEXT_MAX = 200_000;
/** Letters that are looked through before others are served: 5 ms. */
const LETTERS_OF_A_TURN = 500_000;

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

class Shape {
  readonly #json: string;
  readonly #valuesMax: number;
  readonly #names = new Set<string>();
  #depth = 0;
  /** Each value but the first one of a text begins with a bracket or a brace, or follows a comma. */
  #values = 0;
  /** The text that was read last: it is a name where a colon follows. */
  #last = '';
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
      else if (letter === COMMA) this.#takeValue();
      else if (letter === BRACKET || letter === BRACE) this.#goDeeper();
      else if (letter === BRACKET_END || letter === BRACE_END) this.#depth -= 1;
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

  #goDeeper(): void {
    this.#takeValue();
    this.#depth += 1;
    if (this.#depth > DEPTH_MAX) throw new InvalidInput('This JSON is nested too deeply.');
  }
}

/**
 * Refuses what would take long to parse or cannot be worked with; text that is no JSON is left to whoever parses it. Others are
 * served meanwhile.
 * @param valuesMax lists, objects, entries and members, all together
 * Throws InvalidInput.
 */
export const requireShape = async (json: string, valuesMax: number): Promise<void> => {
  const shape = new Shape(json, valuesMax);
  while (shape.at < json.length) {
    shape.readTo(Math.min(shape.at + LETTERS_OF_A_TURN, json.length));
    // What a long text is parsed to takes a turn of its own, too.
    if (json.length > LETTERS_OF_A_TURN) await nextTurn();
  }
};
