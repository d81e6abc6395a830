// Refinements in Spanish: a few words are too short for the parser to tell the language by.
import { fromSpanish, isSpanishWord } from '../parser/spanish.ts';
import { evenText } from '../parser/text.ts';

/** The same text unless half of its words are Spanish ones of common scopes. */
export const englishOf = (refinement: string): string => {
  const words = refinement.toLowerCase().match(/\p{L}+/gu) ?? [];
  const known = words.filter(isSpanishWord).length;
  return known >= 2 && known * 2 >= words.length
    ? fromSpanish(evenText(refinement), true).replace(/\b(replace .+?) a (?=\w)/g, '$1 with ')
    : refinement;
};
