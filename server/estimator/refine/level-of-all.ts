// The finish level a refinement asks for everything: "switch everything to high end", "make it cheaper".
import type { FinishLevel } from '../../domain/catalog.ts';
import { englishOf } from './english.ts';
import { steppedFrom } from './levels.ts';
import { readWishes } from './wishes.ts';

export interface LevelOfAll {
  level: FinishLevel;
  /** The refinement asks for nothing else. */
  isAll: boolean;
}

/** Null where the refinement does not speak of everything. The last word counts. */
export const levelOfAll = (refinement: string, present: FinishLevel): LevelOfAll | null => {
  const wishes = readWishes(englishOf(refinement));
  const levels = wishes.filter((wish) => wish.kind === 'level' && wish.target === null);
  const last = levels.at(-1);
  if (last?.kind !== 'level') return null;
  return { level: steppedFrom(present, last.step), isAll: levels.length === wishes.length };
};
