// Words beside a number that make it no quantity of work: ratings, times, labels, years.
import { wordSet } from '../language.ts';

/** Words after a number that make it a property of a product, a time or a rate, never a quantity of work. */
export const SPECIFICATIONS = wordSet('specifications');

export const LABELS_BEFORE = wordSet('labels_before');

export const YEAR_WORDS = wordSet('year_words');
