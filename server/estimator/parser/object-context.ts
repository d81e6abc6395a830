// What the words around an object say of it: that it is the old one, that it gets the work named before it.
import type { Mark } from './marks.ts';
import type { Verb } from './vocabulary/verbs.ts';
import { wordSet } from './language.ts';

/** Work that is done to the object named right after it: "recaulk the tub", "haul away the old fence". */
export const SERVICES = wordSet('services');

/** "New outlets" are further ones; a new toilet replaces the old. */
export const NEW_MEANS_ADDED = wordSet('new_means_added');

export const isOld = (marks: readonly Mark[], index: number): boolean => {
  const before = marks[index - 1];
  return before?.kind === 'word' && before.text === 'old';
};

/** "Patch ceiling and floor": what follows a damage word at once is mended, whatever verb stood before. */
export const listedVerb = (marks: readonly Mark[], index: number): Verb | undefined => {
  for (let i = index - 1; i >= 0 && index - i <= 4; i -= 1) {
    const mark = marks[i];
    if (mark?.kind === 'object' && mark.verb === 'repair') return mark.verb;
    const listed = mark?.kind === 'object' || (mark?.kind === 'break' && mark.stop === 'and');
    if (!listed) return undefined;
  }
  return undefined;
};

export const isNextTo = (marks: readonly Mark[], index: number): boolean => {
  const [before, here] = [marks[index - 1], marks[index]];
  return before?.kind === 'object' && here !== undefined && here.at - before.at <= 4;
};
