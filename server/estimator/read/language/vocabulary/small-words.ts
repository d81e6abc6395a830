// Little words that carry the grammar: numbers, breaks, negations, and words that say nothing.
import { figuresOf, wordSet } from '../language.ts';

export const CARDINALS = figuresOf('cardinals');
export const NUMBER_WORDS = figuresOf('number_words');
export const OLD = wordSet('old');
export const NEGATIONS = wordSet('negations');
export const ANDS = wordSet('ands');
export const WITHS = wordSet('withs');
export const INS = wordSet('ins');
export const SILENT = wordSet('silent');
