// Words of loss: what caused the damage, and how dirty the water is.
import { phrasesOf } from '../language.ts';

export type Peril =
  | 'water'
  | 'fire'
  | 'mold'
  | 'smoke'
  | 'wind'
  | 'hail'
  | 'impact'
  | 'freeze'
  | 'theft';

export const PERIL_WORDS = phrasesOf('perils');

export const WATER_CATEGORY_WORDS = phrasesOf('water-categories');

/** Things whose water is of a category, but which are no loss by themselves. */
export const CARRIERS = phrasesOf('carriers');
