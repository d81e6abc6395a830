// What is said of damage: patches, the size of a hole, the boards behind a fixture.
import type { Clause } from '../clauses.ts';
import type { Mark } from '../marks.ts';
import { wordSet } from '../language.ts';

const PATCHED = wordSet('patched');

const BETWEEN: ReadonlySet<Mark['kind']> = new Set([
  'area',
  'length',
  'feet',
  'count',
  'qualifier',
]);

/** "Patch ceiling grid": the patch is what is done, not a hole in a wall. */
export const withPatchedThings = (clause: Clause): Clause =>
  clause.map((mark, index) => {
    // "Patch 40 sq ft of missing shingles": the amount stands between.
    const next = clause.slice(index + 1, index + 4).find(({ kind }) => !BETWEEN.has(kind));
    const isOrder =
      mark.kind === 'object' &&
      mark.concept === 'drywall_hole' &&
      next?.kind === 'object' &&
      PATCHED.has(next.concept);
    return isOrder ? { kind: 'verb', verb: 'repair', weak: false, at: mark.at } : mark;
  });

/** "Repair the ceiling 4x6 in the hallway": the size of the damage, not of the hall. */
export const withDamageSizes = (clause: Clause): Clause => {
  const repairs = clause.some((mark) => mark.kind === 'verb' && mark.verb === 'repair');
  if (!repairs) return clause;
  return clause.map((mark, index) => {
    const [before, next] = [clause[index - 1], clause[index + 1]];
    const isDamage =
      mark.kind === 'size' &&
      before?.kind === 'object' &&
      next?.kind === 'break' &&
      next.stop === 'in' &&
      ['ceiling', 'drywall', 'walls', 'drywall_hole', 'subfloor', 'plaster'].includes(
        before.concept,
      );
    return isDamage ? { kind: 'area', value: mark.length * mark.width, at: mark.at } : mark;
  });
};

const BESIDE = new Set(['behind', 'around', 'under', 'beneath']);
const AMOUNTS: ReadonlySet<Mark['kind']> = new Set(['area', 'size', 'length', 'feet']);

/** "Fix the shower valve and replace the drywall behind it": boards of an opening, not of a room. */
export const withOpenings = (clause: Clause): Clause => {
  if (clause.some(({ kind }) => AMOUNTS.has(kind))) return clause;
  return clause.map((mark, index) => {
    const next = clause[index + 1];
    const isOpening =
      mark.kind === 'object' &&
      mark.concept === 'drywall' &&
      next?.kind === 'word' &&
      BESIDE.has(next.text);
    return isOpening
      ? { ...mark, concept: 'drywall_hole', qualifiers: [...mark.qualifiers, 'large'] }
      : mark;
  });
};
