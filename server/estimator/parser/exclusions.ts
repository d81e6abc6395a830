// Finds what the user does not want: "no trim", "gutters excluded", "painting by others", "floor already done".
import { asidesOf } from './asides.ts';
import { isWord } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { noteDescribed, noteOwned } from './described.ts';
import { leaveAlone } from './left-alone.ts';
import { leaveOut } from './refusals.ts';
import type { Refusals } from './refusals.ts';
import { refuse } from './refused.ts';

/** Exclusions of a clause, and which of its marks are no work, described only, or brought by the owner. */
export const findRefusals = (clause: Clause): Refusals => {
  const asides = asidesOf(clause);
  const found: Refusals = {
    exclusions: [],
    negated: asides.marks,
    supplied: new Set(),
    described: new Set(),
    chosen: new Map(),
    reasons: asides.reasons,
  };
  leaveOut(found, clause, asides.done, { again: true });
  clause.forEach((mark, index) => {
    if (mark.kind === 'not') refuse(found, clause, mark, index);
    if (mark.kind === 'left') leaveAlone(found, clause, mark, index);
    if (isWord(mark, 'years old', 'dated', 'located', 'away')) noteDescribed(found, clause, index);
    if (isWord(mark, 'have', 'has')) noteOwned(found, clause, index);
  });
  return found;
};
