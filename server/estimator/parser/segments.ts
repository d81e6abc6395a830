// The parts a sentence is made of, with their words as written: what is named in each, and what the parser saw there.
import type { Clause } from './clauses.ts';
import { isMeasure } from './distance.ts';
import type { Mark } from './marks.ts';
import type { Token } from './tokens.ts';
import type { Segment } from './segment.ts';

/** More than any order names; the rest of a longer text has no second look. */
const MOST_SEGMENTS = 60;

/** Words of one part; no piece of work is told in more. */
const MOST_WORDS = 40;

const cuts = (mark: Mark): boolean =>
  mark.kind === 'break' && (mark.stop === ',' || mark.stop === 'and' || mark.stop === ':');

const segment = (
  marks: readonly Mark[],
  to: number,
  negated: ReadonlySet<Mark>,
  tokens: readonly Token[],
  clause: number,
): Segment | null => {
  const [first] = marks;
  if (!first) return null;
  const said = tokens.slice(first.at, Math.min(to, first.at + MOST_WORDS));
  const verb = marks.find((mark) => mark.kind === 'verb');
  return {
    clause,
    from: first.at,
    to,
    text: said.map(({ text }) => text).join(' '),
    written: said.map(({ written }) => written).join(' '),
    plain: marks.flatMap((mark) => (mark.kind === 'word' ? [mark.text] : [])),
    objects: marks.filter(({ kind }) => kind === 'object').length,
    rooms: marks.filter(({ kind }) => kind === 'room').length,
    verb: verb?.kind === 'verb' ? verb.verb : null,
    measures: marks.filter(isMeasure),
    refused: marks.some(
      (mark) =>
        negated.has(mark) || mark.kind === 'not' || mark.kind === 'left' || mark.kind === 'peril',
    ),
  };
};

/** Parts of a sentence between commas, colons and "and". */
export const segmentsOf = (
  clause: Clause,
  negated: ReadonlySet<Mark>,
  tokens: readonly Token[],
  number: number,
): Segment[] => {
  const found: Segment[] = [];
  let open: Mark[] = [];
  const close = (to: number): void => {
    const made = segment(open, to, negated, tokens, number);
    if (made) found.push(made);
    open = [];
  };
  for (const mark of clause) {
    if (cuts(mark) || (mark.opens && open.length > 0)) close(mark.at);
    if (!cuts(mark)) open.push(mark);
  }
  const last = clause.at(-1)?.at ?? 0;
  const after = tokens.slice(last + 1, last + 1 + MOST_WORDS);
  const stop = after.findIndex(({ kind, text }) => kind === 'stop' || text === ')');
  close(last + 1 + (stop < 0 ? after.length : stop));
  return found;
};

export const hasRoomFor = (segments: readonly Segment[]): boolean =>
  segments.length < MOST_SEGMENTS;
