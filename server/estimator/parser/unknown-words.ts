// Words that mean nothing to the parser, and which of them may be the name of a thing.
import { listsOf } from './language.ts';
import { extentOf } from './marks.ts';
import type { Mark } from './marks.ts';
import { PHRASES } from './phrase-book.ts';
import type { Token } from './tokens.ts';
import { isRare } from './vocabulary/english.ts';

/** A list of words of the table `unread`. */
export const unreadWords = (name: string): ReadonlySet<string> => new Set(listsOf('unread')[name]);

/** Words of small talk, which name no thing of a building. */
const TALK = unreadWords('talk');

/** What the customer wrote where a token stands. */
export interface Written {
  /** The word of the token itself, not one it was made of. */
  isSame: (token: number) => boolean;
  /** With a capital within a sentence: "Seattle". */
  isName: (token: number) => boolean;
}

export class UnknownWords {
  private readonly tokens: readonly Token[];
  private readonly written: Written;

  constructor(tokens: readonly Token[], written: Written) {
    this.tokens = tokens;
    this.written = written;
  }

  textOf(mark: Mark): string {
    return this.tokens[extentOf(mark)[0]]?.text ?? '';
  }

  isUnknown(mark: Mark): boolean {
    if (mark.kind !== 'word') return false;
    const [at] = extentOf(mark);
    const text = this.textOf(mark);
    return (
      text === mark.text &&
      this.written.isSame(at) &&
      /^[a-z]{3,}$/.test(text) &&
      !text.endsWith('ly') &&
      !TALK.has(text) &&
      PHRASES.at(this.tokens, at) === undefined
    );
  }

  isRare(mark: Mark): boolean {
    const text = this.textOf(mark);
    return this.isUnknown(mark) && isRare(text) && !/(?:ed|ing)$/.test(text);
  }

  /** A word of the trade within other names, or somebody's name. */
  isFamiliar(mark: Mark): boolean {
    return PHRASES.words.has(this.textOf(mark)) || this.written.isName(extentOf(mark)[0]);
  }
}
