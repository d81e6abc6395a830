// Parts of a text that order something nobody here knows: words beside an order, or in its list, that nothing was made of.
// They are shown to the customer as not read, so a word of small talk must never be one of them.
import { extentOf } from './marks.ts';
import type { Extent, Mark, MarkOf } from './marks.ts';
import { PHRASES } from './phrase-book.ts';
import type { ReadScope } from './parsed-request.ts';
import type { Token } from './tokens.ts';
import { UnknownWords, unreadWords } from './unknown-words.ts';
import type { Written } from './unknown-words.ts';
import type { Verb } from './vocabulary/verbs.ts';

/** Said of a part, these tell what it is about. */
const TELLING: ReadonlySet<Mark['kind']> = new Set([
  'peril',
  'left',
  'not',
  'area',
  'length',
  'squares',
  'volume',
  'days',
  'hours',
  'size',
  'feet',
  'inches',
]);

/** "The X needs replacing": verbs that speak of a thing before them; "low odor paint" is none. */
const BEHIND: ReadonlySet<Verb> = new Set([
  'replace',
  'install',
  'repair',
  'remove',
  'move',
  'build',
]);

const WANTING = unreadWords('wanting');

/** Before a word these make it a part, a place or a purpose of another thing. */
const PLACED: ReadonlySet<Mark['kind']> = new Set(['object', 'room', 'break']);

/** Between an order and its thing. */
const LEADS = unreadWords('leads');

const SAYING = unreadWords('saying');

/** How a part comes to order something. */
type Order = 'strong' | 'weak' | 'listed';

interface UnreadPart {
  marks: Mark[];
  /** Led by "with": it only describes. */
  describes: boolean;
  /** Follows a comma or an "and". */
  listed: boolean;
}

const partsOf = (marks: readonly Mark[]): UnreadPart[] => {
  const parts: UnreadPart[] = [];
  let part: UnreadPart = { marks: [], describes: false, listed: false };
  for (const mark of marks) {
    const cuts = mark.kind === 'break' && mark.stop !== 'in';
    if (cuts || mark.opens === true) {
      parts.push(part);
      const stop = mark.kind === 'break' ? mark.stop : ')';
      part = { marks: [], describes: stop === 'with', listed: stop === ',' || stop === 'and' };
    }
    if (!cuts) part.marks.push(mark);
  }
  return [...parts, part];
};

const isVerb = (mark: Mark): mark is MarkOf<'verb'> =>
  mark.kind === 'verb' && mark.verb !== 'estimate';

class UnreadFinder {
  private readonly tokens: readonly Token[];
  private readonly words: UnknownWords;

  constructor(tokens: readonly Token[], written: Written) {
    this.tokens = tokens;
    this.words = new UnknownWords(tokens, written);
  }

  /** @param isEmpty nothing was made of the whole text: any rare word counts */
  find(marks: readonly Mark[], isEmpty: boolean): Extent[] {
    const found: Extent[] = [];
    /** The list so far names things. */
    let lists = false;
    for (const part of partsOf(marks)) {
      if (part.marks.length === 0) continue;
      if (part.describes) {
        lists = false;
        continue;
      }
      const extent: Extent | null = this.unread(part, lists, isEmpty);
      if (extent) found.push(extent);
      const isNamed = extent !== null || part.marks.some(({ kind }) => kind === 'object');
      const isMeasured = part.listed && part.marks.every(({ kind }) => kind !== 'word');
      lists = isNamed || (lists && isMeasured);
    }
    return found;
  }

  private unread(part: UnreadPart, lists: boolean, isEmpty: boolean): Extent | null {
    const { marks } = part;
    if (marks.some(({ kind }) => TELLING.has(kind))) return null;
    const order = this.orderOf(part, lists);
    const run = this.run(marks, order, isEmpty);
    const [first] = run;
    const last = run.at(-1);
    if (!first || !last) return null;
    const extent: Extent = [extentOf(first)[0], extentOf(last)[1]];
    if (isEmpty) return run.some((mark) => this.words.isRare(mark)) ? extent : null;
    if (order === null || (order === 'listed' && this.isSaying(extent))) return null;
    if (order === 'strong' && this.isNamed(marks, run)) return extent;
    return run.some(
      (mark) => this.words.isRare(mark) && (order === 'strong' || !this.words.isFamiliar(mark)),
    )
      ? extent
      : null;
  }

  /** "…, it stinks": a sentence of its own, and no thing of the list. */
  private isSaying([from]: Extent): boolean {
    return SAYING.has(this.tokens[from - 1]?.text ?? '');
  }

  private orderOf({ marks, listed }: UnreadPart, lists: boolean): Order | null {
    const verb = marks.find(isVerb);
    if (verb) return verb.weak || verb.past === true ? 'weak' : 'strong';
    if (marks.some((mark) => mark.kind === 'word' && WANTING.has(mark.text))) return 'weak';
    return listed && lists ? 'listed' : null;
  }

  /** The first run of words that mean nothing, unless it describes a thing behind it: "the guest bathroom". */
  private run(marks: readonly Mark[], order: Order | null, isEmpty: boolean): Mark[] {
    const verb = marks.findIndex(isVerb);
    const after = marks.findIndex((mark, index) => index > verb && this.words.isUnknown(mark));
    const behind = marks[verb];
    const speaksBack = behind !== undefined && isVerb(behind) && BEHIND.has(behind.verb);
    const start =
      after >= 0 ? after : speaksBack ? marks.findIndex((mark) => this.words.isUnknown(mark)) : -1;
    if (start < 0 || marks.slice(0, start).some(({ kind }) => PLACED.has(kind))) return [];
    let end = start;
    while (marks[end]?.kind === 'word' || marks[end]?.kind === 'qualifier') end += 1;
    const next = marks[end]?.kind;
    if (!isEmpty && (next === 'object' || next === 'room' || (next === 'verb' && start > verb)))
      return [];
    // In a list only what stands alone is a thing.
    if (order === 'listed' && marks.slice(end).some(({ kind }) => kind !== 'word')) return [];
    const run = marks.slice(start, end);
    return run.slice(0, run.findLastIndex((mark) => this.words.isUnknown(mark)) + 1);
  }

  /** "Fix the clock", "replace 2 clocks": ordered in so many words, whatever it is. */
  private isNamed(marks: readonly Mark[], [first, ...more]: readonly Mark[]): boolean {
    const verb = marks.find(isVerb);
    if (!verb || !first || verb.at > first.at) return false;
    const between = this.tokens.slice(extentOf(verb)[1], extentOf(first)[0]);
    const isShort = BEHIND.has(verb.verb) && between.length === 0 && more.length < 3;
    const isLed =
      between.length > 0 && between.every(({ kind, text }) => kind === 'number' || LEADS.has(text));
    const isPart = verb.verb === 'remove' && PHRASES.words.has(this.words.textOf(first));
    return (isShort || isLed) && !isPart;
  }
}

/**
 * Token positions of such parts, in their order; those of refused or set-aside sentences are none.
 */
export const unreadParts = (
  tokens: readonly Token[],
  marks: readonly Mark[],
  scope: ReadScope,
  written: Written,
): Extent[] => {
  const isEmpty =
    scope.tasks.length + scope.perils.length === 0 &&
    scope.places.every(({ whole }) => whole === null) &&
    scope.bareVerbs.every(({ verb }) => verb === 'estimate');
  return new UnreadFinder(tokens, written)
    .find(marks, isEmpty)
    .filter(
      ([from, to]) =>
        !scope.segments.some((part) => part.refused && part.from < to && part.to > from),
    );
};
