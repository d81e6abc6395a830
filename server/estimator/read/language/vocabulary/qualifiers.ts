// Adjectives and materials that choose between catalog items or set a parameter.
import { phrasesOf } from '../language.ts';

export const QUALIFIER_WORDS = phrasesOf('qualities');

/** Verbs that name their material. */
export const FLOORING_VERBS = phrasesOf('flooring-verbs');

/** Floor materials: each word stands for a floor of that kind as well as for the material. */
export const FLOOR_WORDS = phrasesOf('floors');
