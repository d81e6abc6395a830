// Puts Spanish words of common scopes into English before parsing.
import { z } from 'zod';
import { readLanguage, wordSet } from './language.ts';
import { tokenize } from './tokens.ts';
import type { Token } from './tokens.ts';
import { rewritten, wordings } from './wordings.ts';

const ROOMS = new Set(
  'sala cuarto cuartos recámara recámaras recamara recamaras cocina baño baños dormitorio habitación comedor pasillo oficina'.split(
    ' ',
  ),
);
const ROOFS = new Set('tejas tejado teja cuadros goteras gotera impermeabilizar'.split(' '));
/** Spanish words of common scopes and their English. A short list, not a translator. */
const SPANISH_WORDS = readLanguage('spanish', z.record(z.string(), z.string()));
/** Words that say a text is Spanish; a single one may be a name or a product. */
const SPANISH_MARKERS = wordSet('spanish_markers');
const LONGEST = 4;
/** Spanish units, in Spanish and English texts alike. */
const SPANISH_UNITS = wordings('spanish-units');

const SWAP = /^(?:cambi|reempla[zc]|sustitu[iy])\p{L}*$/u;
const SENTENCE_END = /[.;!?\n](?!\d)/;
const FIGURE_BEFORE = /\d\s*$/;
const FIGURE_AFTER = /^\s*\d/;

/** "Cambiar X por Y" is replacing X with Y; "12 por 15" stays a size. Pieces are words and what stands between them. */
const swapped = (pieces: readonly string[]): string[] => {
  let isSwap = false;
  return pieces.map((piece, at) => {
    if (SWAP.test(piece)) isSwap = true;
    else if (SENTENCE_END.test(piece)) isSwap = false;
    const isSize =
      FIGURE_BEFORE.test(pieces[at - 1] ?? '') && FIGURE_AFTER.test(pieces[at + 1] ?? '');
    return piece === 'por' && isSwap && !isSize ? 'with' : piece;
  });
};

/** A part of a text and its English. */
interface Part {
  english: string;
  /** Characters that it takes in the text. */
  length: number;
}

/** The text part by part, in English words when it looks Spanish. */
const partsOf = (even: string): Part[] => {
  const words = even.match(/\p{L}+/gu) ?? [];
  if (words.filter((word) => SPANISH_MARKERS.has(word)).length < 2)
    return [{ english: even, length: even.length }];
  // "Techo" is the roof of a house and the ceiling of a room.
  const indoors = words.some((word) => ROOMS.has(word)) && !words.some((word) => ROOFS.has(word));
  const own = even.split(/(\p{L}+)/u);
  const pieces = swapped(own);
  const parts: Part[] = [];
  for (let i = 0; i < pieces.length; i += 1) {
    let used = 0;
    for (let length = LONGEST; length >= 1 && used === 0; length -= 1) {
      const span = pieces.slice(i, i + 2 * length - 1);
      const key = span.map((piece) => (piece.trim() === '' ? ' ' : piece)).join('');
      const known = [key, key.replace(/s$/u, ''), key.replace(/es$/u, '')].find((form) =>
        Object.hasOwn(SPANISH_WORDS, form),
      );
      const english =
        known === 'techo' && indoors
          ? 'ceiling'
          : known === undefined
            ? undefined
            : SPANISH_WORDS[known];
      if (english !== undefined) {
        used = 2 * length - 1;
        parts.push({ english, length: own.slice(i, i + used).join('').length });
      }
    }
    if (used > 0) i += used - 1;
    else parts.push({ english: pieces[i] ?? '', length: own[i]?.length ?? 0 });
  }
  return parts;
};

/** Even text in English words when it looks Spanish; otherwise the same text. */
const fromSpanish = (even: string): string =>
  partsOf(even)
    .map(({ english }) => english)
    .join('');

export interface InEnglish {
  text: string;
  /** Where a span of the English stands in the text as written; whole words. */
  written: (span: { start: number; end: number }) => { start: number; end: number };
}

/** A request in English words, and the way back to what was written; null where it is not Spanish. */
export const inEnglish = (text: string): InEnglish | null => {
  const small = text.toLowerCase();
  // Letters whose small form is longer would move what stands behind them.
  if (small.length !== text.length) return null;
  const parts = partsOf(small);
  const english = parts.map((part) => part.english).join('');
  if (english === small) return null;
  const ends: { english: number; written: number }[] = [];
  let [at, own] = [0, 0];
  for (const part of parts)
    ends.push({ english: (at += part.english.length), written: (own += part.length) });
  const written: InEnglish['written'] = ({ start, end }) => {
    const first = ends.findIndex((part) => part.english > start);
    const last = ends.findIndex((part) => part.english >= end);
    return { start: ends[first - 1]?.written ?? 0, end: ends[last]?.written ?? text.length };
  };
  return { text: english, written };
};

export const tokensOf = (even: string): Token[] =>
  tokenize(rewritten(fromSpanish(even), SPANISH_UNITS));
