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
const IRREGULAR: Record<string, string> = {
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
};

/** Singular form of an English noun, good enough to match a word list built the same way. */
export const singular = (word: string): string => {
  const known = IRREGULAR[word];
  if (known) return known;
  if (word.length < 4 || KEEP_S.has(word) || !word.endsWith('s') || word.endsWith('ss'))
    return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
};
