// The head of every prompt: the rules of reading and the price book. The whole book is the same to the byte for all
// requests, so that a provider's cache pays for most of it; where the context is small, the part a request needs.
import type { ScopeOfWork } from '../../../domain/scope-of-work.ts';
import type { PriceBook } from '../../price-book.ts';
import { bookFormFor } from '../book-form.ts';
import { retrieve } from '../retrieve.ts';
import type { ModelSettings } from '../settings.ts';
import { bookText } from './book-text.ts';
import type { BookPart } from './book-text.ts';
import { READING_RULES } from './rules.ts';

/** Tokens of input for which one assembly, and one row, is listed: with the rules about half of them. */
const TOKENS_PER_ASSEMBLY = 1_500;
const TOKENS_PER_ROW = 200;

const SHORTENED = 'Only the part of the price book that the request seems to need is listed.';

export interface PrefixInput {
  /** The request and its uploads. */
  texts: readonly string[];
  /** The quick reading by rules; what it names is listed first. */
  hint: ScopeOfWork;
}
export type Prefix = (input: PrefixInput) => string;

const unique = <T>(list: readonly (T | undefined)[], most: number): T[] =>
  [...new Set(list)].filter((each) => each !== undefined).slice(0, most);

const shortenedFor = (
  book: PriceBook,
  maxInputTokens: number,
): ((input: PrefixInput) => BookPart) => {
  const mostAssemblies = Math.ceil(maxInputTokens / TOKENS_PER_ASSEMBLY);
  const mostRows = Math.ceil(maxInputTokens / TOKENS_PER_ROW);
  return ({ texts, hint }) => {
    const does = hint.work.map((work) => work.does);
    const found = retrieve(book, texts);
    const assemblies = unique(
      [
        ...does.map((each) =>
          each.kind === 'ASSEMBLY' ? book.assemblies.get(each.assembly) : undefined,
        ),
        ...found.assemblies.map((id) => book.assemblies.get(id)),
      ],
      mostAssemblies,
    );
    // Lines of the likeliest assemblies are told by their names, too.
    const rows = unique(
      [
        ...does.map((each) => (each.kind === 'ROW' ? book.items.get(each.code) : undefined)),
        ...found.rows.slice(0, Math.ceil(mostRows / 2)).map((code) => book.items.get(code)),
        ...assemblies.flatMap(({ items }) => items.map(({ code }) => book.items.get(code))),
      ],
      mostRows,
    );
    return { assemblies, rows, hasContents: false };
  };
};

export const createPrefix = (
  book: PriceBook,
  { maxInputTokens }: Pick<ModelSettings, 'maxInputTokens'>,
): Prefix => {
  const form = bookFormFor(maxInputTokens);
  if (form === 'part') {
    const partFor = shortenedFor(book, maxInputTokens);
    return (input) => `${READING_RULES}\n\n${SHORTENED}\n\n${bookText(book, partFor(input))}`;
  }
  const whole = {
    assemblies: [...book.assemblies.values()],
    rows: [...book.items.values()],
    hasContents: form === 'with contents',
  };
  const text = `${READING_RULES}\n\n${bookText(book, whole)}`;
  return () => text;
};
