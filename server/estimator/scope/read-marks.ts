// Turns tokens into marks: the parser's view of a text. Knows words and measures, not what belongs together.
import { noFacts } from './marks.ts';
import type { Facts, Mark, NewMark } from './marks.ts';
import { PHRASES } from './phrase-book.ts';
import type { Meaning } from './phrase-book.ts';
import { readNumber, setFact } from './read-number.ts';
import type { Token } from './tokens.ts';

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  couple: 2,
  pair: 2,
  both: 2,
  few: 3,
  several: 4,
  dozen: 12,
  fifteen: 15,
  twenty: 20,
};
const OLD = new Set(['old', 'existing', 'current', 'currently', 'outdated', 'worn']);
const ALL_WORDS = new Set(['all', 'every', 'each', 'entire', 'whole']);
const NEGATIONS = new Set([
  'no',
  'not',
  'dont',
  'excluding',
  'exclude',
  'excluded',
  'except',
  'without',
  'skip',
  'leave',
  'leaving',
  'keep',
  'keeping',
  'reuse',
  'reusing',
  'retain',
  'minus',
  'avoid',
  'salvage',
  'omit',
  'nothing',
  'neither',
  'nor',
  'saving',
  'save',
  'excl',
  'never',
  'wont',
]);
const ANDS = new Set(['and', 'plus', 'also', 'then', '&', '+', 'or', 'as']);
const WITHS = new Set(['with', 'including', 'include', 'incl', 'w', 'featuring', 'using']);
const INS = new Set(['in', 'for', 'at', 'on', 'to', 'inside', 'into', 'throughout']);
const SILENT = new Set([
  'the',
  'a',
  'an',
  'of',
  'my',
  'our',
  'to',
  'is',
  'are',
  'be',
  'that',
  'this',
  'it',
  '-',
  '(',
  'please',
  'approx',
  'approximately',
  'about',
  'roughly',
  'around',
  'total',
  'measuring',
  '@',
  'some',
  'existent',
  'new one',
  'his',
  'her',
  'their',
  'approximate',
  'fully',
  'completely',
  'we',
  'i',
]);
const WEAK = new Set([
  'new',
  'place',
  'get',
  'put',
  'run',
  'change',
  'provide',
  'lay',
  'set up',
  'fill',
]);
const BEDS = new Set(['bed', 'bedroom', 'br', 'bdrm']);
const BATHS = new Set(['bath', 'bathroom', 'ba']);
const DWELLINGS = new Set([
  'house',
  'home',
  'apartment',
  'condo',
  'unit',
  'ranch',
  'flat',
  'rental',
  'duplex',
  'townhouse',
  'townhome',
  'bungalow',
  'colonial',
  'adu',
  'apt',
  'rowhouse',
]);

const smallNumber = (token: Token | undefined): number | undefined => {
  if (!token) return undefined;
  if (token.kind === 'number') return token.value;
  return Object.hasOwn(NUMBER_WORDS, token.text) ? NUMBER_WORDS[token.text] : undefined;
};

/** "3 bed 2 bath", "2 br apartment": a description of the dwelling, not rooms to work on. Returns tokens to skip. */
const dwellingDescription = (tokens: readonly Token[], index: number): number => {
  if (smallNumber(tokens[index]) === undefined || !BEDS.has(tokens[index + 1]?.text ?? ''))
    return 0;
  let next = index + 2;
  while (['/', ',', '-'].includes(tokens[next]?.text ?? '')) next += 1;
  if (smallNumber(tokens[next]) !== undefined && BATHS.has(tokens[next + 1]?.text ?? ''))
    return next + 2 - index;
  const after = tokens[index + 2];
  if (DWELLINGS.has(after?.text ?? '')) return 2;
  return after?.kind === 'number' && ['sqft', 'sqm'].includes(tokens[index + 3]?.text ?? '')
    ? 2
    : 0;
};

const BUDGET_WORDS = new Set([
  'budget',
  'spend',
  'afford',
  'cap',
  'limit',
  'under',
  'max',
  'maximum',
]);

const skipMoney = (tokens: readonly Token[], index: number, facts: Facts): number => {
  const amount = tokens[index + 1];
  if (amount?.kind !== 'number') return index + 1;
  let next = index + 2;
  let value = amount.value;
  const suffix = tokens[next]?.text;
  if (suffix === 'k' || suffix === 'grand' || suffix === 'thousand') {
    value *= 1000;
    next += 1;
  }
  const near = tokens.slice(Math.max(0, index - 5), next + 2).map(({ text }) => text);
  if (near.some((word) => BUDGET_WORDS.has(word))) facts.budget = value;
  while (['/', 'per', 'a', 'sqft', 'lf', 'sf', 'ft'].includes(tokens[next]?.text ?? '')) next += 1;
  return next;
};

const marksOf = (meaning: Meaning, token: Token, facts: Facts, nextText: string): NewMark[] => {
  const { room, concept, verb, qualifier, inner, floor, peril, waterCategory } = meaning;
  const marks: NewMark[] = [];
  if (waterCategory !== undefined) facts.waterCategory = waterCategory;
  if (peril !== undefined) {
    marks.push({ kind: 'peril', peril, ...(waterCategory === undefined ? {} : { waterCategory }) });
  }
  if (concept !== undefined) {
    marks.push({
      kind: 'object',
      concept,
      qualifiers: [...(qualifier === undefined ? [] : [qualifier]), ...(inner ?? [])],
      ...(verb === undefined ? {} : { verb }),
    });
  } else if (room !== undefined) {
    marks.push({ kind: 'room', room, ...(qualifier === undefined ? {} : { qualifier }) });
  } else if (floor !== undefined) {
    marks.push({
      kind: 'object',
      concept: 'floor',
      qualifiers: qualifier === undefined ? [] : [qualifier],
      floor,
      ...(verb === undefined ? {} : { verb }),
    });
  } else if (verb !== undefined && !(verb === 'estimate' && nextText === '')) {
    marks.push({ kind: 'verb', verb, weak: WEAK.has(token.text) });
  } else if (qualifier !== undefined) marks.push({ kind: 'qualifier', qualifier });
  return marks;
};

const plainMark = (token: Token): NewMark | null => {
  const { text, kind } = token;
  if (kind === 'stop') return { kind: 'break', stop: text === ',' ? ',' : '.' };
  if (text === ')') return { kind: 'break', stop: ')' };
  if (text === ':') return { kind: 'break', stop: ':' };
  if (NEGATIONS.has(text)) return { kind: 'not' };
  if (ANDS.has(text)) return { kind: 'break', stop: 'and' };
  if (WITHS.has(text)) return { kind: 'break', stop: 'with' };
  if (INS.has(text)) return { kind: 'break', stop: 'in' };
  if (OLD.has(text)) return { kind: 'word', text: 'old' };
  if (text === 'total' || text === 'combined') return { kind: 'total' };
  if (ALL_WORDS.has(text)) return { kind: 'all' };
  const number = Object.hasOwn(NUMBER_WORDS, text) ? NUMBER_WORDS[text] : undefined;
  if (number !== undefined) return { kind: 'count', value: number };
  if (SILENT.has(text) || kind === 'mark') return null;
  return { kind: 'word', text };
};

/** More than a description of the greatest allowed length holds. */
const MOST_MARKS = 2_500;

/** Marks in the order written, and the facts said about the whole job. */
export const readMarks = (tokens: readonly Token[]): { marks: Mark[]; facts: Facts } => {
  const facts = noFacts();
  const marks: Mark[] = [];
  let index = 0;
  const push = (mark: NewMark | null): void => {
    if (mark) marks.push({ ...mark, at: index });
  };
  while (index < tokens.length && marks.length < MOST_MARKS) {
    const token = tokens[index];
    if (!token) break;
    const described = dwellingDescription(tokens, index);
    if (described > 0) {
      index += described;
      continue;
    }
    if (token.text === '$') {
      index = skipMoney(tokens, index, facts);
      continue;
    }
    const phrase = PHRASES.at(tokens, index);
    if (phrase && !(token.kind === 'number' && phrase.length === 1)) {
      for (const mark of marksOf(
        phrase.meaning,
        token,
        facts,
        tokens[index + phrase.length]?.text ?? '',
      ))
        push(mark);
      index += phrase.length;
      const last = marks.at(-1);
      const number = tokens[index];
      const after = tokens[index + 1];
      if (
        last?.kind === 'room' &&
        number?.kind === 'number' &&
        number.value <= 9 &&
        (!after || after.kind !== 'word') &&
        after?.text !== 'x' &&
        after?.text !== "'" &&
        after?.text !== '/'
      ) {
        last.number = number.value;
        index += 1;
      }
      continue;
    }
    if (token.kind === 'number') {
      const reading = readNumber(tokens, index, facts);
      push(reading.mark);
      index = Math.max(reading.next, index + 1);
      continue;
    }
    if (token.text === 'x' && tokens[index + 1]?.kind === 'number') {
      push({ kind: 'word', text: 'times' });
      index += 1;
      continue;
    }
    const dash = tokens[index + 1]?.text === '-' ? 2 : 1;
    const said = smallNumber(token);
    if (said !== undefined && setFact(facts, tokens[index + dash]?.text ?? '', said)) {
      index += dash + 1;
      continue;
    }
    const leadsVerb =
      token.text === 'to' && PHRASES.at(tokens, index + 1)?.meaning.verb !== undefined;
    push(leadsVerb ? null : plainMark(token));
    index += 1;
  }
  return { marks, facts };
};
