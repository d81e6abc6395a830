// Qualities that stand for their thing: "cabinets and quartz", "4 casement", "22 LF base", "22 squares".
import type { Clause } from '../clauses.ts';
import type { Mark } from '../marks.ts';
import { COUNTER_MATERIALS } from '../vocabulary/qualifiers.ts';

const STONES = new Set<string>(COUNTER_MATERIALS);

/** "Kitchen cabinets and quartz": the stone stands for its counter. */
export const withCounters = (clause: Clause): Clause => {
  const has = (...concepts: string[]) =>
    clause.some((mark) => mark.kind === 'object' && concepts.includes(mark.concept));
  if (!has('cabinets') || has('countertop', 'island', 'vanity')) return clause;
  return clause.map((mark, index) => {
    const [before, next] = [clause[index - 1], clause[index + 1]];
    const alone = before?.kind === 'break' && (!next || next.kind === 'break');
    return mark.kind === 'qualifier' && STONES.has(mark.qualifier) && alone
      ? { kind: 'object', concept: 'countertop', qualifiers: [mark.qualifier], at: mark.at }
      : mark;
  });
};

const WINDOW_KINDS = new Set(['casement', 'picture', 'sliding', 'bay']);

/** "14 windows: 10 double hung and 4 casement": the kind stands for the window. */
export const withWindowKinds = (clause: Clause): Clause => {
  if (!clause.some((mark) => mark.kind === 'object' && mark.concept === 'window')) return clause;
  return clause.map((mark, index) => {
    const next = clause[index + 1];
    const led = clause[index - 1];
    const before = led?.kind === 'word' ? clause[index - 2] : led;
    return mark.kind === 'qualifier' &&
      WINDOW_KINDS.has(mark.qualifier) &&
      before?.kind === 'count' &&
      (!next || next.kind === 'break')
      ? { kind: 'object', concept: 'window', qualifiers: [mark.qualifier, 'plural'], at: mark.at }
      : mark;
  });
};

/** "22 LF base and 18 LF upper cabinets", "50 SF quartz": a quality with its own amount stands for its thing. */
export const withMeasuredQualities = (clause: Clause): Clause => {
  const kitchen = clause.some(
    (mark) =>
      mark.kind === 'object' && ['cabinets', 'backsplash', 'countertop'].includes(mark.concept),
  );
  const thingOf = (quality: string, amount: Mark): string | null => {
    if (amount.kind === 'area' && STONES.has(quality)) return 'countertop';
    if (amount.kind !== 'length' || !['base', 'upper'].includes(quality)) return null;
    if (kitchen) return 'cabinets';
    return quality === 'base' ? 'baseboard' : null;
  };
  return clause.map((mark, index): Mark => {
    const next = clause[index + 1];
    const ends = !next || next.kind === 'break' || next.kind === 'length' || next.kind === 'area';
    if (mark.kind !== 'qualifier' || !ends) return mark;
    const isAmount = ({ kind }: Mark) => kind === 'area' || kind === 'length';
    const amount =
      clause.slice(Math.max(0, index - 3), index).findLast(isAmount) ??
      clause.slice(index + 1, index + 2).find(isAmount);
    const concept = amount ? thingOf(mark.qualifier, amount) : null;
    return concept === null
      ? mark
      : { kind: 'object', concept, qualifiers: [mark.qualifier], at: mark.at };
  });
};
