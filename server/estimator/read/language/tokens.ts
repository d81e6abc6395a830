// Cuts even text into words, numbers and marks. Linear, no backtracking, whatever the input.

// English nouns in the singular: irregular ones and words that end in an s of their own by a table, the rest by rule.

const KEEP_S = new Set([
  'gas',
  'glass',
  'brass',
  'this',
  'is',
  'has',
  'was',
  'its',
  'plus',
  'minus',
  'across',
  'bus',
  'us',
  'yes',
  'always',
  'access',
  'pass',
  'less',
  'address',
  'canvas',
  'stainless',
  'fiberglass',
  'dress',
  'loss',
  'process',
  'porous',
  'various',
  'previous',
  'as',
  'does',
]);
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    feet: 'foot',
    shelves: 'shelf',
    halves: 'half',
    baños: 'baño',
    switches: 'switch',
    finishes: 'finish',
    patches: 'patch',
    porches: 'porch',
    benches: 'bench',
    niches: 'niche',
    bushes: 'bush',
    brushes: 'brush',
    boxes: 'box',
    fixes: 'fix',
    windowsills: 'windowsill',
    dishwashers: 'dishwasher',
    hinges: 'hinge',
    yrs: 'yr',
    hrs: 'hr',
    pcs: 'pc',
    sqs: 'sq',
    yds: 'yd',
    lbs: 'lb',
    fts: 'ft',
    fences: 'fence',
  }),
);

/** Singular form of an English noun, good enough to match a word list built the same way. */
const singular = (word: string): string => {
  const known = IRREGULAR.get(word);
  if (known) return known;
  if (word.length < 4 || KEEP_S.has(word) || !word.endsWith('s') || word.endsWith('ss'))
    return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
};

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
