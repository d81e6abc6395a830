// What is said of damage and of what goes: causes, patches, the size of a hole, "instead of the tub".
import type { Clause } from '../clauses.ts';
import type { Mark } from '../marks.ts';
import { wordSet } from '../language.ts';

const CAUSES = new Set(['after', 'from', 'due', 'because', 'caused', 'since', 'following']);
const LEAKS = new Set(['roof_leak', 'pipe_leak', 'drain_clog', 'window_leak', 'tree']);

/** "Three holes from moving furniture": how the damage came about is no work. */
export const withoutCauses = (clause: Clause): Clause => {
  const dropped = new Set<Mark>();
  clause.forEach((mark, index) => {
    const verb = clause[index + 1];
    const object = clause[index + 2];
    // "From an old roof leak", "after a small pipe leak".
    const cause = clause
      .slice(index + 1, index + 4)
      .find(({ kind }) => kind !== 'word' && kind !== 'qualifier');
    if (
      mark.kind === 'word' &&
      CAUSES.has(mark.text) &&
      cause?.kind === 'object' &&
      LEAKS.has(cause.concept)
    ) {
      dropped.add(cause);
      return;
    }
    if (mark.kind !== 'word' || mark.text !== 'from' || verb?.kind !== 'verb') return;
    dropped.add(verb);
    if (object?.kind === 'object') dropped.add(object);
  });
  return dropped.size === 0 ? clause : clause.filter((mark) => !dropped.has(mark));
};

const REASONS = new Set(['because', 'since', 'cause']);

/** "Mold on the sheathing because the bath fan dumps there": what brought it about is no work. */
export const withoutReasons = (clause: Clause): Clause => {
  const at = clause.findIndex(
    (mark, index) => mark.kind === 'word' && REASONS.has(mark.text) && index > 0,
  );
  const told = clause.slice(0, Math.max(0, at));
  if (!told.some(({ kind }) => kind === 'object' || kind === 'peril')) return clause;
  const rest = clause.slice(at);
  const end = rest.findIndex((mark) => mark.kind === 'break' && mark.stop !== 'in');
  const reason = end < 0 ? rest : rest.slice(0, end);
  return clause.filter((mark) => !reason.includes(mark));
};

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
