// Words of the request that places, work and exclusions were read in, and those that nothing was made of.
import { SCOPE_LIMITS } from '../../domain/scope-parts.ts';
import type { Because } from '../../domain/scope-parts.ts';
import type { ReadScope } from '../parser/parsed-request.ts';
import { hullOf } from '../parser/span.ts';
import type { Span } from '../parser/span.ts';

/** Anything that knows where it was read: a place, a task, an exclusion (`span`), a piece of work (`spans`). */
export interface Read {
  span?: Span | null;
  /** The one that says most first. */
  spans?: readonly Span[];
}

/** Words between two parts that were read as one thing, characters. */
const NEAR = 60;

/** "den (12x14": with its closing bracket. */
const closed = ({ start, end }: Span, text: string): Span => {
  const said = text.slice(start, end);
  const isOpen = said.lastIndexOf('(') > said.lastIndexOf(')');
  return { start, end: isOpen && text[end] === ')' ? end + 1 : end };
};

const quoted = (span: Span, text: string): Because => {
  const { start, end } = closed(span, text);
  const last = Math.min(end, start + SCOPE_LIMITS.words);
  return { source: 'request', words: text.slice(start, last), start, end: last, page: null };
};

/**
 * @param text the request as its owner wrote it
 * @returns null when it was not read in the request: usual work, or told in an upload
 */
export const becauseOf = ({ span, spans = [] }: Read, text: string): Because | null => {
  const [first, ...others] = [...(span ? [span] : []), ...spans];
  if (!first) return null;
  const away = ({ start }: Span): number => Math.abs(start - first.start);
  let found = first;
  for (const other of others.toSorted((a, b) => away(a) - away(b))) {
    const both = hullOf([found, other]) ?? found;
    const apart = both.end - both.start - (found.end - found.start) - (other.end - other.start);
    if (apart <= NEAR && both.end - both.start <= SCOPE_LIMITS.words) found = both;
  }
  return quoted(found, text);
};

/** Parts of the request that nothing was made of, in their order; not what was left out on purpose. */
export const unreadOf = (scope: ReadScope, text: string): Because[] =>
  (scope.unread ?? [])
    .toSorted((a, b) => a.start - b.start)
    .slice(0, SCOPE_LIMITS.unread)
    .map((span) => quoted(span, text));
