// A removal that is one half of a renewal: "tear off the deck and rebuild", "tear off and architectural shingles".
import type { Clause } from '../clauses.ts';
import type { Mark } from '../marks.ts';
import { SERVICES } from '../object-context.ts';
import { RENEWING_VERBS } from '../vocabulary/verbs.ts';

/** Index of the verb right after a break, a word of its own between; 0 for none. */
const verbAfter = (clause: Clause, index: number): number => {
  const at = clause[index + 1]?.kind === 'word' ? index + 2 : index + 1;
  return clause[at]?.kind === 'verb' ? at : 0;
};

/** "Tear off the deck and rebuild with composite": the deck is replaced. */
export const withRebuilt = (clause: Clause): Clause => {
  const out = clause.findIndex((mark) => mark.kind === 'verb' && mark.verb === 'remove');
  const and = clause.findIndex(
    (mark, index) =>
      index > out &&
      mark.kind === 'break' &&
      (mark.stop === 'and' || mark.stop === ',') &&
      verbAfter(clause, index) > 0,
  );
  const at = verbAfter(clause, and);
  const [again, removal, next] = [clause[at], clause[out], clause[at + 1]];
  const thing = clause.slice(out + 1, Math.max(out + 1, and)).find(({ kind }) => kind === 'object');
  const isAlone = !next || (next.kind === 'break' && next.stop !== 'in');
  const renews = again?.kind === 'verb' && RENEWING_VERBS.has(again.verb);
  if (out < 0 || removal?.kind !== 'verb' || !renews || !thing || !isAlone) return clause;
  return clause.flatMap((mark): Mark[] => {
    if (mark === again || mark === clause[and]) return [];
    return mark === removal ? [{ ...removal, verb: 'replace' }] : [mark];
  });
};

/** "Tear off and architectural shingles": a removal without a thing of its own is that of what goes in. */
export const withBareRemoval = (clause: Clause): Clause =>
  clause.map((mark, index) => {
    const [and, next] = [clause[index + 1], clause[index + 2]];
    const isJoined = and?.kind === 'break' && and.stop === 'and';
    const serves = next?.kind === 'object' && SERVICES.has(next.concept);
    const goesIn =
      (next?.kind === 'object' && next.verb !== 'remove' && !serves) || next?.kind === 'qualifier';
    return mark.kind === 'verb' && mark.verb === 'remove' && isJoined && goesIn
      ? { ...mark, verb: 'replace' }
      : mark;
  });
