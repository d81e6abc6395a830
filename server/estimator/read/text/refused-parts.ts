// Parts of a text that order nothing by their heading or their verb: lists of exclusions, credits of a change order, and
// openings that are taken off a wall.
import type { ToldMeasure } from './measures.ts';
import { openingsSfIn } from './opening-sizes.ts';
import type { Segment } from './segments.ts';

interface Span {
  start: number;
  end: number;
}

/** A heading of what is left out, with its list behind it or on the lines below. */
const EXCLUDED =
  /(?:^|\n|[.;] )[ \t*•#-]*(?:exclu(?:sions?|ded?|des)(?: from (?:this|the|our) \w+)?|(?:is |are )?not included(?: in (?:this|the|our) \w+)?|not in (?:this |the |our )?(?:scope|contract|price|bid)|(?:work )?by others|does not include|to be left)[ \t-]*(?::[ \t]*|(?=\n))/gi;
/** A heading of something else ends the list. */
const HEADING = /^[ \t*#-]*[A-Za-z][A-Za-z /&-]{2,40}:|^[A-Z][A-Z /&-]{3,40}$|^[ \t*•-]*inclu/;

/** Parts of one text that are looked at, and characters of one list: work on a text grows with its length alone. */
const MOST_PARTS = 40;
const MOST_LISTED = 4_000;

const found = (text: string, parts: RegExp): RegExpExecArray[] =>
  [...text.matchAll(parts)].slice(0, MOST_PARTS);

/** Characters from the heading to the end of its list. */
const listEnd = (whole: string, from: number): number => {
  const text = whole.slice(0, from + MOST_LISTED);
  const line = /^[^\n]*/.exec(text.slice(from))?.[0] ?? '';
  if (line.trim() !== '') {
    const stop = /[.;](?=\s|$)/.exec(line);
    const hasMore = /[,;]\s*$/.test(line) || /^\n[ \t]*[-*•]/.test(text.slice(from + line.length));
    if (stop || !hasMore) return from + (stop?.index ?? line.length);
  }
  let end = from + line.length;
  for (const next of text.slice(end + 1).split('\n')) {
    if (next.trim() === '' ? end > from + line.length : HEADING.test(next)) break;
    end += 1 + next.length;
  }
  return Math.min(end, text.length);
};

/** Words that take something off an order; "less than 5" takes nothing. */
const TAKEN_OFF =
  /\b(?:less(?! than| expensive| costly)|minus|deduct(?:ing)?|subtract(?:ing)?|delet(?:e|ing)|omit(?:ting)?|credit(?: us| me)?(?: back)? for|(?<=(?:^|[.;:,\n(]|\b(?:and|then|plus|please|CO|order)(?: ?#?\d+)?:?)\s{0,3})credit(?:ed|ing)?(?! (?:cards?|score|union|line|to|so|of|from)\b)(?: us| me)?(?: back)?)\b[^.;\n]{0,160}?(?=\bwith\b|[.;\n]|,(?! ?and\b)|\b(?:add|plus|instead)\b|$)/gi;
/** Words that take work off, and never its area off a wall. */
const CREDITED = /^(?:delet|omit|credit)/i;
/** "Bid B replaces 12 windows for $9,100": beside the work of a first bid, a later one orders nothing more. */
const LATER_BID =
  /\b(?:[Bb]id|[Qq]uote|[Pp]roposal|[Bb]idder|[Cc]ontractor) (?:B|C|D|two|three|four|[2-4])\b(?:[^.;\n]|\.(?=\d))*/g;
const FIRST_BID = /\b(?:[Bb]id|[Qq]uote|[Pp]roposal|[Bb]idder|[Cc]ontractor) (?:A|one|1)\b/;
/** Bids that are held against each other; without such words each orders its own work. */
const COMPARED =
  /\b(?:compar\w+|vs|versus|which|better|cheaper|choose|second opinion)\b|\$ ?\d[^$]*\$ ?\d/i;
/** "Remove the fence from the contract". */
const FROM_CONTRACT = /\bfrom (?:the|my|our) (?:contract|scope|order|bid|proposal)\b/gi;
/** Characters before these words in which the work stands. */
const BEFORE_CONTRACT = 120;
const OPENING = /\b(?:doors?|windows?|openings?|sliders?)\b/i;

/** Characters before an opening in which the area stands that it is taken off. */
const NEAR = 160;

/** An area without the openings; null where it is taken off nothing that was told in square feet. */
const lessened = (
  span: Span,
  sf: number,
  measures: readonly ToldMeasure[],
): ToldMeasure[] | null => {
  const area = measures.findLast(
    ({ kind, end, value }) =>
      kind === 'AREA' && end <= span.start && span.start - end < NEAR && value > sf,
  );
  return area
    ? measures
        .filter(({ start }) => start < span.start || start >= span.end)
        .map((measure) => (measure === area ? { ...area, value: area.value - sf } : measure))
    : null;
};

/** A wall told by its area before what is put on it: "side 2,100 sq ft of wall … with vinyl siding". */
const ofWall = (
  text: string,
  segments: readonly Segment[],
  measures: readonly ToldMeasure[],
): Segment[] =>
  segments.flatMap((segment, at): Segment[] => {
    const isWall = ({ role, words, start, end }: Segment): boolean =>
      (role === 'place' || role === 'measure') &&
      /\bwalls?\b/i.test(words) &&
      measures.some((one) => one.kind === 'AREA' && one.start >= start && one.end <= end);
    const isSiding = (one: Segment | undefined): one is Segment =>
      one?.role === 'order' && /^SDG-|^@siding/.test(one.candidates[0]?.code ?? '');
    const last = segments[at - 1];
    if (last && isWall(last) && isSiding(segment))
      return [{ ...segment, start: last.start, words: text.slice(last.start, segment.end) }];
    return isWall(segment) && isSiding(segments[at + 1]) ? [] : [segment];
  });

export interface Parts {
  segments: Segment[];
  /** Amounts of the text, less what is taken off them. */
  measures: readonly ToldMeasure[];
}

const NAMES_WORK: ReadonlySet<Segment['role']> = new Set(['order', 'remove', 'done']);

/** Segments and amounts of a text in which what is left out, credited or taken off orders nothing. */
export const withoutRefused = (
  text: string,
  marked: readonly Segment[],
  told: readonly ToldMeasure[],
): Parts => {
  let segments = [...marked];
  let measures = told;
  const within = (segment: Segment, { start, end }: Span): boolean =>
    segment.start >= start - 1 && segment.start < end;
  const change = (span: Span, as: (segment: Segment) => Segment): void => {
    segments = segments.map((segment) =>
      within(segment, span) && NAMES_WORK.has(segment.role) ? as(segment) : segment,
    );
  };
  /** "40x9 less windows": openings of an unknown size take nothing off, and are none to buy. */
  const withoutOpenings = (span: Span): Segment[] =>
    segments.flatMap((segment): Segment[] => {
      const { start, end, words } = segment;
      if (start < span.start && end > span.start)
        return [
          {
            ...segment,
            role: 'measure',
            candidates: [],
            end: span.start,
            words: words.slice(0, span.start - start).trimEnd(),
          },
        ];
      return within(segment, span) && OPENING.test(words) && !/\d/.test(words) ? [] : [segment];
    });
  const keep = (segment: Segment): Segment => ({ ...segment, role: 'keep' });
  for (const { 0: words, index } of found(text, EXCLUDED)) {
    const start = index + words.length;
    change({ start, end: listEnd(text, start) }, keep);
  }
  for (const { index } of found(text, FROM_CONTRACT)) {
    const before = text.slice(Math.max(0, index - BEFORE_CONTRACT), index);
    change({ start: index - (/[^.;,\n]*$/.exec(before)?.[0].length ?? 0), end: index }, keep);
  }
  const first = COMPARED.test(text) ? (FIRST_BID.exec(text)?.index ?? Infinity) : Infinity;
  const isOrdered = (to: number): boolean =>
    segments.some(({ role, start }) => role === 'order' && start >= first && start < to);
  for (const { 0: words, index } of found(text, LATER_BID))
    if (index > first && isOrdered(index))
      change({ start: index, end: index + words.length }, keep);
  for (const { 0: words, index } of found(text, TAKEN_OFF)) {
    const span = { start: index, end: index + words.length };
    const less = OPENING.test(words) ? lessened(span, openingsSfIn(words), measures) : null;
    if (!OPENING.test(words) || (!less && CREDITED.test(words))) change(span, keep);
    else if (!less && !/\d/.test(words.split(',')[0] ?? '')) segments = withoutOpenings(span);
    if (!less) continue;
    measures = less;
    segments = segments.filter((segment) => !within(segment, span));
  }
  return { segments: measures === told ? segments : ofWall(text, segments, measures), measures };
};
