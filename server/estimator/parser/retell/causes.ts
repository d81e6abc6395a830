// How a damage came about is no work: "three holes from moving furniture", "mold because the bath fan dumps there".
import type { Clause } from '../clauses.ts';
import type { Mark } from '../marks.ts';

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
