// Mends misspelt words against the phrase book: one wrong, missing, doubled or swapped letter, in words of five or more.
import { PHRASES } from './phrase-book.ts';
import type { Token } from './tokens.ts';

const LEAST_LENGTH = 5;

const withoutOne = (word: string): string[] =>
  Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1));

/** Words that look like a slip but are not. */
const REAL_WORDS = new Set([
  'about', 'after', 'again', 'along', 'being', 'below', 'board', 'bring', 'cover', 'doing', 'every', 'first', 'great', 'green', 'grand', 'group', 'having', 'heard', 'heart', 'hours', 'light', 'lower', 'might', 'minor', 'mirror', 'month', 'needs', 'never', 'other', 'paper', 'parts', 'phone', 'please', 'power', 'price', 'quote', 'ready', 'right', 'round', 'shape', 'share', 'short', 'since', 'small', 'sound', 'space', 'start', 'state', 'still', 'style', 'table', 'there', 'these', 'thick', 'think', 'those', 'three', 'today', 'total', 'touch', 'under', 'until', 'using', 'value', 'water', 'where', 'which', 'white', 'while', 'whole', 'would', 'years', 'young', 'black', 'point', 'store', 'story', 'could', 'should', 'paid', 'spent', 'beach', 'bread', 'cable', 'chart', 'claim', 'clock', 'coach', 'couch', 'count', 'court', 'dance', 'dream', 'drink', 'field', 'fight', 'final', 'force', 'frank', 'front', 'fruit', 'funny', 'guess', 'horse', 'human', 'image', 'judge', 'knife', 'later', 'laugh', 'learn', 'leave', 'legal', 'level', 'limit', 'lunch', 'major', 'maker', 'march', 'match', 'maybe', 'meter', 'model', 'money', 'mouse', 'mouth', 'movie', 'music', 'night', 'noise', 'north', 'novel', 'nurse', 'ocean', 'offer', 'order', 'owner', 'peace', 'photo', 'piano', 'pilot', 'pizza', 'place', 'plane', 'plate', 'prime', 'prior', 'proud', 'quick', 'quiet', 'radio', 'raise', 'reach', 'river', 'scene', 'score', 'sense', 'serve', 'shirt', 'shock', 'shoot', 'skill', 'sleep', 'smile', 'solve', 'south', 'speak', 'speed', 'spend', 'sport', 'staff', 'stage', 'stand', 'steal', 'stick', 'stock', 'stone', 'storm', 'study', 'stuff', 'sugar', 'sweet', 'teach', 'thank', 'theme', 'thing', 'third', 'title', 'tough', 'tower', 'track', 'trade', 'train', 'treat', 'trial', 'truck', 'trust', 'truth', 'twice', 'uncle', 'union', 'usual', 'video', 'visit', 'voice', 'waste', 'watch', 'wheel', 'woman', 'world', 'worry', 'worse', 'worst', 'worth', 'write', 'wrong', 'youth', 'going', 'wants', 'needed', 'looking', 'weather', 'better', 'letter', 'matter', 'number', 'person', 'second', 'summer', 'winter', 'mother', 'father', 'sister', 'brother', 'ignore', 'recipe', 'hello', 'sure', 'bitter', 'doctor', 'dinner', 'flower', 'garden', 'corner', 'center', 'within', 'without', 'between', 'nothing', 'something', 'anything', 'everything', 'weekend', 'picking', 'having', 'making', 'parking', 'talking', 'walking', 'working', 'getting', 'putting', 'already', 'quarter', 'plumber', 'rafter', 'stud', 'carpenter', 'painter', 'roofer', 'installer', 'electrician', 'marked', 'packed', 'backed', 'finally', 'ceased',
]);

const buildIndex = (): ReadonlyMap<string, string> => {
  const index = new Map<string, string>();
  for (const word of PHRASES.words) {
    if (word.length < LEAST_LENGTH || /\d/.test(word)) continue;
    for (const piece of withoutOne(word)) if (!index.has(piece)) index.set(piece, word);
  }
  return index;
};

const INDEX = buildIndex();

const swaps = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, i) => word.slice(0, i) + (word[i + 1] ?? '') + (word[i] ?? '') + word.slice(i + 2));

const mend = (word: string): string | undefined => {
  const missing = INDEX.get(word);
  if (missing) return missing;
  for (const piece of withoutOne(word)) if (PHRASES.words.has(piece) && piece.length >= LEAST_LENGTH) return piece;
  for (const swapped of swaps(word)) if (PHRASES.words.has(swapped)) return swapped;
  for (const piece of withoutOne(word)) {
    const found = INDEX.get(piece);
    if (found && found.length === word.length && found[0] === word[0] && word.length >= 6) return found;
  }
  return undefined;
};

/** Tokens with misspelt words replaced; `table` holds known slips first. */
export const mendSpelling = (tokens: readonly Token[], table: Readonly<Record<string, string>>): Token[] =>
  tokens.map((token) => {
    if (token.kind !== 'word') return token;
    const { text } = token;
    const known = Object.hasOwn(table, text) ? table[text] : undefined;
    if (known !== undefined) return { ...token, text: known };
    if (text.length < LEAST_LENGTH || text.length > 16 || PHRASES.words.has(text)) return token;
    if (REAL_WORDS.has(text) || REAL_WORDS.has(token.written)) return token;
    const mended = mend(text);
    return mended === undefined ? token : { ...token, text: mended };
  });
