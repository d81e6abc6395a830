// What is left of the exclusions of a code when their owner asks for it after all.
import type { Exclusion, Place } from '../../domain/scope-of-work.ts';
import { fits } from '../takeoff/work-package.ts';
import type { Edit } from './edit.ts';
import { withNote } from './edit.ts';
import { exclusionsOf, isInForce } from './exclusions-of.ts';

/** A star pattern that stands for more codes than an exclusion may list is given up as a whole. */
const MOST_CODES = 100;

/** An exclusion without some codes: what else its patterns stand for stays excluded. */
const narrowed = (exclusion: Exclusion, lifted: readonly string[], { book }: Edit): Exclusion => {
  const codes = exclusion.codes.flatMap((pattern) => {
    if (!lifted.some((code) => fits(code, pattern))) return [pattern];
    return [...book.items.keys()].filter((code) => fits(code, pattern) && !lifted.includes(code));
  });
  const kept =
    codes.length > MOST_CODES
      ? exclusion.codes.filter((code) => !lifted.some((one) => fits(one, code)))
      : codes;
  return { ...exclusion, codes: [...new Set(kept)] };
};

/** The owner asks for what was left out: it is no longer excluded, and a note says so. */
export const lifted = (edit: Edit, codes: readonly string[], place: Place): Edit => {
  const wanted = codes.filter((code) => exclusionsOf(code, place, edit.scope).length > 0);
  if (wanted.length === 0) return edit;
  const excluded = edit.scope.excluded.flatMap((exclusion) => {
    if (!isInForce(exclusion, place)) return [exclusion];
    const left = narrowed(exclusion, wanted, edit);
    return left.codes.length > 0 || exclusion.codes.length === 0 ? [left] : [];
  });
  const names = wanted.map((code) => edit.book.items.get(code)?.name ?? code);
  const text = `Left out before and now wanted: ${names.join(', ')}.`.slice(0, 1_000);
  return { ...edit, scope: withNote({ ...edit.scope, excluded }, text) };
};
