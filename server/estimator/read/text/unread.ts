// What of a text nothing was made of, though it may order something: words of the book or amounts outside of all segments,
// and orders that no row was found for. Each with its exact place, for its owner to add as work or to call background.
import type { Meaning, UnreadWords, Work } from '../../../domain/scope/scope-of-work.ts';
import type { Because } from '../../../domain/scope/scope-parts.ts';
import { plainWords, stemOf } from '../../book/word-stems.ts';
import type { PriceBook } from '../../book/price-book.ts';
import { LEAST_CHANCE } from './meaning.ts';
import { measuresIn } from './measures.ts';
import { HEIGHT } from './things.ts';
import type { Mention } from './neighbors.ts';
import type { MeasureKind } from './measure-units.ts';
import { DOUBTFUL } from './segments.ts';
import type { SaidPhrase } from './row-phrases.ts';
import type { Segment } from './segments.ts';

const AMOUNTS: ReadonlySet<MeasureKind> = new Set([
  'AREA',
  'LENGTH',
  'SQUARES',
  'VOLUME',
  'SIDES',
  'SHEETS',
]);
/** Words of the book that people use of everything. */
const COMMON: ReadonlySet<string> = new Set(
  'new old work job room house home small large per and for with the floor wall side top line door light water area unit material labor remove replace install repair set use each high low flat full long short wide part system kind type standard single double one two day hour month install plain heavy light good air dry wet clean white cut open close move fix front back main out off over under'
    .split(' ')
    .map((word) => stemOf(word)),
);
const LEAST_LETTERS = 4;
/** Shorter names of things. */
const SHORT_NAMES: ReadonlySet<string> = new Set(
  'tub fan pad vct lvp pex sod spa tpo epdm osb frp'.split(' '),
);
/** Words round a detail that order nothing. */
const SMALL = /\b(?:about|around|their|there|which|where|thick|thickness|height|depth|total)\b/gi;

const known = new WeakMap<PriceBook['items'], ReadonlySet<string>>();

const bookWords = ({ items }: Pick<PriceBook, 'items'>): ReadonlySet<string> => {
  const before = known.get(items);
  if (before) return before;
  const words = new Set(
    [...items.values()]
      .flatMap(({ name, keywords }) => plainWords(`${name} ${keywords.join(' ')}`))
      .map((word) => stemOf(word)),
  );
  const own = new Set(
    [...words].filter(
      (word) =>
        (word.length >= LEAST_LETTERS || SHORT_NAMES.has(word)) &&
        !COMMON.has(word) &&
        !/\d/.test(word),
    ),
  );
  known.set(items, own);
  return own;
};

interface Span {
  start: number;
  end: number;
}

/** What joins a clause to another one, at its end or its beginning. */
const JOINED = /^(?:(?:and|but|or|so|then|also|plus) )+|(?: (?:and|but|or|so|then|also|plus))+$/gi;

/** Clauses between the segments, without blanks, stops and joining words at their ends. */
const gapsIn = (text: string, segments: readonly Span[]): Span[] => {
  const gaps: Span[] = [];
  let at = 0;
  for (const { start, end } of [...segments, { start: text.length, end: text.length }]) {
    for (const { 0: clause, index } of text.slice(at, start).matchAll(/[^.;!?\n,]+/g)) {
      const words = clause.trim().replace(JOINED, '');
      const from = at + index + clause.indexOf(words);
      if (words !== '') gaps.push({ start: from, end: from + words.length });
    }
    at = Math.max(at, end);
  }
  return gaps;
};

/** Words that are only a pitch, which is a fact of the whole job (facts.ts). */
const PITCH_ALONE =
  /^\W*(?:(?:with|an?|the|roof) )*(?:pitch|slope)(?: of| is|:)? ?\d{1,2} ?(?:\/|:|in|on) ?12\W*$/i;

/** Greetings, thanks, when to call and when it was, as whole clauses: they can be no work. */
const SMALL_TALK =
  /^\W*(?:(?:hi|hello|hey|dear)(?: (?:there|all|guys|folks|team|everyone))?|good (?:morning|afternoon|evening)|(?:many )?thanks?(?: (?:you|so much|a lot|in advance|again))*|my name is \w+(?: \w+)?|(?:please )?(?:call|text|e-?mail) (?:me|us)(?: (?:back|any ?time|after|before|at|on|by|around|\d{1,2}|[ap]m|mon|tues|wednes|thurs|fri|satur|sun|day|days|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|this week|next week))*|yesterday|(?:last|this past) (?:night|week(?:end)?|month|year|spring|summer|fall|winter)|(?:please )?let (?:me|us) know(?: (?:by|on|before) \w+)?)\W*$/i;

/** "My house": where, and no work. */
const HOUSE_ALONE = /^(?:(?:with|on|at|in|to|my|our|the|this|a) )*(?:house|home|place|property)$/i;
/** "Strip and refinish the floor": the first verb is of what the second one is of. */
const VERB_ALONE = /^(?:prep|sand|scrape|strip)$/i;

/** Chance below which the row of a mention is a guess that its owner is shown. */
const SURE = 0.75;
const MOST_MEANINGS = 3;

const meaningOf = (
  code: string,
  { items, assemblies }: Pick<PriceBook, 'items' | 'assemblies'>,
): Meaning[] => {
  if (code.startsWith('@')) {
    const assembly = assemblies.get(code.slice(1));
    return assembly
      ? [{ kind: 'ASSEMBLY', id: assembly.id, name: assembly.name.slice(0, 200) }]
      : [];
  }
  const item = items.get(code);
  return item ? [{ kind: 'ROW', id: code, name: item.name.slice(0, 200) }] : [];
};

export interface Unused {
  segments: readonly (Span & Partial<Pick<Segment, 'doubt' | 'candidates'>>)[];
  mentions: readonly Mention[];
  /** Mentions that no patch was made of. */
  unpriced: readonly Mention[];
  /** Words that tell a size, and order nothing. */
  told: readonly Span[];
  /** Words of which is asked what they mean. */
  asked: readonly SaidPhrase[];
}

/** Words of a span that no detail uses: "4 inches thick" leaves nothing where the thickness was told by it. */
const restOf = (text: string, { start, end }: Span, used: readonly Span[]): string => {
  let rest = text.slice(start, end);
  for (const span of used) {
    const [from, to] = [Math.max(start, span.start) - start, Math.min(end, span.end) - start];
    if (from < to) rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
  }
  return rest;
};

/** Whether details use a span, and leave no words of it that may order something. */
const isOnlyDetail = (text: string, span: Span, used: readonly Span[]): boolean =>
  used.some(({ start, end }) => start < span.end && end > span.start) &&
  !/[a-z]{5,}/i.test(restOf(text, span, used).replaceAll(SMALL, ''));

/** Details told of work, by their characters in the text. Words of a text in another language stand elsewhere. */
const usedBy = (text: string, work: readonly Work[]): Span[] =>
  work.flatMap(({ does }) =>
    does.kind === 'ROW'
      ? []
      : does.params.flatMap(({ because }) =>
          because?.start == null ||
          because.end === null ||
          !text.startsWith(because.words, because.start)
            ? []
            : [{ start: because.start, end: because.end }],
        ),
  );

const overlaps = (one: Span, other: Span): boolean =>
  one.start < other.end && one.end > other.start;

/** Orders beside which nobody is asked what happened. */
const MOST_BESIDE = 5;

const does = ({ does: content }: Work, codes: readonly string[]): boolean =>
  codes.includes(content.kind === 'ROW' ? content.code : `@${content.assembly}`);

/** Whether what is asked is not done by other work, of which there is little. */
const mayBeMeant = ({ phrase: { codes } }: SaidPhrase, work: readonly Work[]): boolean =>
  new Set(work.map(({ because }) => because?.start)).size <= MOST_BESIDE &&
  !work.some((one) => does(one, codes));

/** Clauses in no segment that may be work. */
const openIn = (
  text: string,
  segments: readonly Span[],
  used: readonly Span[],
  book: Pick<PriceBook, 'items'>,
): Span[] => {
  const words = bookWords(book);
  return gapsIn(text, segments).filter((span) => {
    const part = restOf(text, span, used);
    if (PITCH_ALONE.test(part) || SMALL_TALK.test(part)) return false;
    return (
      plainWords(part).some((word) => words.has(stemOf(word))) ||
      measuresIn(part).some(({ kind }) => AMOUNTS.has(kind))
    );
  });
};

const meantBy = (
  { candidates = [] }: Pick<Partial<Mention>, 'candidates'>,
  book: Pick<PriceBook, 'items' | 'assemblies'>,
): Meaning[] =>
  candidates
    .filter(({ chance }) => chance >= LEAST_CHANCE)
    .flatMap(({ code }) => meaningOf(code, book))
    .slice(0, MOST_MEANINGS);

/** "How much does it cost?": words without any of the book or an amount mean no row of it, whatever is likeliest. */
const namesAny = (part: string, book: Pick<PriceBook, 'items'>): boolean => {
  const words = bookWords(book);
  return (
    /\d|\b(?:a\/?c|hvac|tv|ev)\b/i.test(part) ||
    plainWords(part)
      .filter((word) => word.length >= LEAST_LETTERS || SHORT_NAMES.has(word))
      .map((word) => stemOf(word))
      .some((stem) => words.has(stem) || COMMON.has(stem))
  );
};

/** @param work of the scope, to find what a guess was priced as */
export const unreadIn = (
  text: string,
  { segments, mentions, unpriced, told, asked }: Unused,
  work: readonly Work[],
  book: Pick<PriceBook, 'items' | 'assemblies'>,
  becauseOf: (span: Span) => Because,
): UnreadWords[] => {
  const used = [...told, ...usedBy(text, work)];
  const isWork = ({ role }: Mention): boolean => role === 'order' || role === 'remove';
  const pricedAs = (mention: Mention): string | null =>
    unpriced.includes(mention)
      ? null
      : (work.find(({ because }) => because?.start === becauseOf(mention).start)?.id ?? null);
  const isUsed = (span: Span): boolean => isOnlyDetail(text, span, used);
  // A guess that shaped the work of surer words is no work of its own to show.
  const guesses = mentions.filter(
    (mention) =>
      isWork(mention) &&
      !HOUSE_ALONE.test(mention.words) &&
      !isUsed(mention) &&
      ((unpriced.includes(mention) && !VERB_ALONE.test(mention.words)) ||
        (mention.chance < SURE && pricedAs(mention) !== null)),
  );
  const offered = asked.filter(
    (said) => !guesses.some((one) => overlaps(one, said)) && mayBeMeant(said, work),
  );
  // Read as kept, as done or as a mere fact, but it may be an order.
  const isOrdered = ({ start, end }: Span): boolean =>
    mentions.some((mention) => isWork(mention) && mention.start < end && mention.end > start);
  const doubted = segments.filter(
    (segment) =>
      // Words that were read as a statement and may be an order.
      (segment.doubt ?? 0) >= DOUBTFUL &&
      !isOrdered(segment) &&
      !offered.some((said) => overlaps(said, segment)) &&
      !isUsed(segment) &&
      !HEIGHT.test(text.slice(segment.start, segment.end)) &&
      !PITCH_ALONE.test(text.slice(segment.start, segment.end)),
  );
  const open = openIn(text, segments, used, book).filter(
    (span) => !offered.some((said) => overlaps(said, span)),
  );
  return [
    ...offered.map(({ phrase: { codes }, ...span }): UnreadWords => ({
      ...becauseOf(span),
      meanings: codes.flatMap((code) => meaningOf(code, book)).slice(0, MOST_MEANINGS),
      workId: null,
      isOrdered: true,
    })),
    ...doubted.map((segment): UnreadWords => ({
      ...becauseOf(segment),
      meanings: meantBy(segment, book),
      workId: null,
    })),
    ...open.map((span): UnreadWords => ({ ...becauseOf(span), meanings: [], workId: null })),
    ...guesses.map((mention): UnreadWords => ({
      ...becauseOf(mention),
      meanings: work.length > 0 || namesAny(mention.words, book) ? meantBy(mention, book) : [],
      workId: pricedAs(mention),
      isOrdered: true,
    })),
  ].toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0));
};
