// Says of everything read where in the customer's own text it stands: its name, with its verb and measures beside it.
import type { Extent, Mark } from './marks.ts';
import { extentOf } from './marks.ts';
import type { ReadExclusion, ReadScope } from './parsed-request.ts';
import { hullOf } from './span.ts';
import type { Span } from './span.ts';
import type { Token } from './tokens.ts';
import { unreadParts } from './unread-parts.ts';
import type { Written } from './unknown-words.ts';

/** Longer than the words of any one thing: what lies between is something else. */
const LONGEST = 200;
/** Tokens between a thing and the word that refuses it. */
const REFUSED_WITHIN = 6;

class Locator {
  private readonly spans: readonly (Span | null)[];
  private readonly starts: (Mark | undefined)[] = [];
  /** How many things and ends of sentences begin before each token. */
  private readonly things: Int32Array;

  constructor(marks: readonly Mark[], spans: readonly (Span | null)[]) {
    this.spans = spans;
    this.things = new Int32Array(spans.length + 2);
    for (const mark of marks) {
      const [from] = extentOf(mark);
      this.starts[from] ??= mark;
      const { kind } = mark;
      if (kind === 'object' || kind === 'room' || (kind === 'break' && mark.stop === '.'))
        this.things[from + 1] = 1;
    }
    for (let i = 1; i < this.things.length; i += 1)
      this.things[i] = (this.things[i] ?? 0) + (this.things[i - 1] ?? 0);
  }

  spanOf([from, to]: Extent): Span | null {
    return hullOf(this.spans.slice(from, to));
  }

  /** The name, and of the others what is joined to it by nothing but words of its own. */
  whole([name, ...others]: readonly Extent[]): Span | null {
    if (!name) return null;
    const own = this.spanOf(name);
    let [from, to] = name;
    const byDistance = others
      .map(([start]) => this.extentAt(start))
      .toSorted(([a], [b]) => Math.abs(a - name[0]) - Math.abs(b - name[0]));
    for (const [start, end] of byDistance)
      if (start < from ? !this.isApart(end, from) : !this.isApart(to, start))
        [from, to] = [Math.min(from, start), Math.max(to, end)];
    const all = this.spanOf([from, to]);
    return own && all && all.end - all.start <= LONGEST ? all : (own ?? all);
  }

  /** What is refused and the word that refuses it. */
  refusal({ said }: ReadExclusion): Span | null {
    const [name] = said ?? [];
    if (!name) return null;
    for (let ahead = 1; ahead <= REFUSED_WITHIN; ahead += 1) {
      const before = this.starts[name[0] - ahead];
      if (before?.kind === 'not') return this.whole([name, extentOf(before)]);
    }
    for (let behind = 0; behind < REFUSED_WITHIN; behind += 1) {
      const after = this.starts[name[1] + behind];
      if (after?.kind === 'left') return this.whole([name, extentOf(after)]);
    }
    return this.spanOf(name);
  }

  private extentAt(start: number): Extent {
    const mark = this.starts[start];
    return mark ? extentOf(mark) : [start, start + 1];
  }

  private isApart(end: number, start: number): boolean {
    return end < start && (this.things[start] ?? 0) > (this.things[end] ?? 0);
  }
}

export interface Located {
  tokens: readonly Token[];
  /** As they were read, in the order of the tokens. */
  marks: readonly Mark[];
  /** Of the tokens, in the customer's text. */
  spans: readonly (Span | null)[];
  written: string;
}

const CAPITAL = /^\p{Lu}\p{Ll}/u;
const SENTENCE_END = /[.!?:;\n•*-]\s*$/;

/** Fills the `span` of all that `scope` holds, and what of the text nothing was made of. */
export const locate = (scope: ReadScope, { tokens, marks, spans, written }: Located): void => {
  const locator = new Locator(marks, spans);
  for (const thing of [...scope.places, ...scope.tasks]) {
    const { said = [] } = thing;
    const span = locator.whole(said);
    const more = said.flatMap((extent) => locator.spanOf(extent) ?? []);
    thing.span = span;
    thing.spans = more.filter(({ start, end }) => !span || start < span.start || end > span.end);
  }
  for (const exclusion of scope.exclusions) exclusion.span = locator.refusal(exclusion);
  for (const bare of scope.bareVerbs)
    bare.span = bare.at === undefined ? null : locator.whole([[bare.at, bare.at + 1]]);
  for (const part of scope.segments) part.span = locator.spanOf([part.from, part.to]);
  scope.perilSpans = marks.flatMap((mark) =>
    mark.kind === 'peril' ? (locator.spanOf(extentOf(mark)) ?? []) : [],
  );
  const words: Written = {
    isSame: (token) => {
      const { start, end } = spans[token] ?? { start: 0, end: 0 };
      const said = tokens[token]?.written ?? '';
      return end - start <= said.length && written.slice(start, end).toLowerCase() === said;
    },
    isName: (token) => {
      const at = spans[token]?.start ?? 0;
      const before = written.slice(Math.max(0, at - 5), at);
      return CAPITAL.test(written.slice(at, at + 2)) && at > 0 && !SENTENCE_END.test(before);
    },
  };
  scope.unread = unreadParts(tokens, marks, scope, words).flatMap(
    (part) => locator.spanOf(part) ?? [],
  );
};
