// Segments that a phrase of a row runs across, made one.
import { ORDERS } from './chain.ts';
import type { Role } from './chain.ts';
import type { RowChance } from './network.ts';
import { rowsSaid } from './row-phrases.ts';
import type { SaidPhrase } from './row-phrases.ts';

const BESIDE = /^[\s"'(,-]{0,3}$/;
/** What the book leaves out is no part of what stands before its comma. */
const BESIDE_LEFT_OUT = /^[\s"'(-]{0,3}$/;

/** What a segment says, wherever it comes from. */
interface Marked {
  role: Role;
  words: string;
  /** Characters of the text, end exclusive. */
  start: number;
  end: number;
  candidates: readonly RowChance[];
}

/** Segments that a phrase runs across, or that stand right before it, are one: "Run 24 ft of 18 inch | culvert". */
export const joinedBy = <Segment extends Marked>(
  text: string,
  segments: readonly Segment[],
  said: readonly SaidPhrase[],
): Segment[] => {
  let made = [...segments];
  for (const { phrase, start, end } of said) {
    const own = made.filter(
      (segment) => segment.start < end && segment.end > start && segment.role !== 'number',
    );
    const beside = phrase.codes[0] === 'NONE' ? BESIDE_LEFT_OUT : BESIDE;
    const before = made.findLast(
      (segment) =>
        ORDERS.has(segment.role) &&
        segment.end <= start &&
        beside.test(text.slice(segment.end, start)),
    );
    const parts = own.some(({ role }) => ORDERS.has(role)) ? own : before ? [before, ...own] : [];
    const [first] = parts.filter(({ role }) => ORDERS.has(role));
    const from = Math.min(start, ...parts.map((part) => part.start));
    const to = Math.max(end, ...parts.map((part) => part.end));
    if (!first || (parts.length === 1 && first.start === from && first.end === to)) continue;
    const candidates = rowsSaid(said, { start, end }, () => first.candidates);
    const whole = { ...first, words: text.slice(from, to), start: from, end: to, candidates };
    made = made.flatMap((segment) =>
      segment === first ? [whole] : parts.includes(segment) ? [] : [segment],
    );
  }
  return made;
};
