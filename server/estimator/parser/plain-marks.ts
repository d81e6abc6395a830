// One phrase or one little word as marks. Knows single words only, not their neighbours.
import type { Facts, NewMark } from './marks.ts';
import type { Meaning } from './phrase-entries.ts';
import type { Token } from './tokens.ts';
import {
  ALL_WORDS,
  ANDS,
  INS,
  NEGATIONS,
  NUMBER_WORDS,
  OLD,
  SILENT,
  WEAK,
  WITHS,
} from './vocabulary/small-words.ts';

const PAST_FORMS = new Set(['done', 'redone', 'built', 'put', 'cut', 'torn', 'hung', 'laid']);
const isPast = (word: string): boolean => PAST_FORMS.has(word) || word.endsWith('ed');

/** Marks of one phrase, `used` being its tokens. */
export const marksOf = (
  meaning: Meaning,
  used: readonly Token[],
  facts: Facts,
  nextText: string,
): NewMark[] => {
  const { room, concept, verb, qualifier, inner, floor, peril, waterCategory, left } = meaning;
  const marks: NewMark[] = [];
  const first = used[0]?.text ?? '';
  const last = used.at(-1);
  const plural = last && last.written !== last.text && last.written.endsWith('s');
  if (meaning.word !== undefined) marks.push({ kind: 'word', text: meaning.word });
  if (left) {
    marks.push({ kind: 'left', ...left });
    return marks;
  }
  if (qualifier === 'one_coat') facts.coats ??= 1;
  if (waterCategory !== undefined) facts.waterCategory = waterCategory;
  if (peril !== undefined) {
    marks.push({ kind: 'peril', peril, ...(waterCategory === undefined ? {} : { waterCategory }) });
  }
  if (concept !== undefined) {
    marks.push({
      kind: 'object',
      concept,
      qualifiers: [
        ...(qualifier === undefined ? [] : [qualifier]),
        ...(inner ?? []),
        ...(plural ? ['plural'] : []),
      ],
      ...(verb === undefined ? {} : { verb }),
    });
  } else if (room !== undefined) {
    marks.push({
      kind: 'room',
      room,
      ...(qualifier === undefined ? {} : { qualifier }),
      ...(plural ? { plural: true as const } : {}),
    });
  } else if (floor !== undefined) {
    marks.push({
      kind: 'object',
      concept: 'floor',
      qualifiers: qualifier === undefined ? [] : [qualifier],
      floor,
      ...(verb === undefined ? {} : { verb }),
    });
  } else if (verb !== undefined && !(verb === 'estimate' && nextText === '')) {
    marks.push({
      kind: 'verb',
      verb,
      // "Get rid of" is as strong as any.
      weak: WEAK.has(first) && verb !== 'remove',
      ...(isPast(used[0]?.written ?? '') ? { past: true as const } : {}),
    });
  } else if (qualifier !== undefined) marks.push({ kind: 'qualifier', qualifier });
  return marks;
};

export const plainMark = (token: Token): NewMark | null => {
  const { text, kind } = token;
  if (text === '\n') return { kind: 'break', stop: '.', word: text };
  if (kind === 'stop') return { kind: 'break', stop: text === ',' ? ',' : '.' };
  if (text === ')') return { kind: 'break', stop: ')' };
  if (text === ':') return { kind: 'break', stop: ':' };
  if (NEGATIONS.has(text)) return { kind: 'not', word: text };
  if (ANDS.has(text)) return { kind: 'break', stop: 'and' };
  if (WITHS.has(text)) return { kind: 'break', stop: 'with' };
  if (INS.has(text)) return { kind: 'break', stop: 'in', word: text };
  if (OLD.has(text)) return { kind: 'word', text: 'old' };
  if (text === 'total' || text === 'combined') return { kind: 'total' };
  if (ALL_WORDS.has(text)) return { kind: 'all' };
  const number = Object.hasOwn(NUMBER_WORDS, text) ? NUMBER_WORDS[text] : undefined;
  if (number !== undefined) return { kind: 'count', value: number };
  if (SILENT.has(text) || kind === 'mark') return null;
  return { kind: 'word', text };
};
