// What a reading is composed with: the book, and what is true of the whole job.
import type { AgentKind } from '../../../domain/catalog.ts';
import type { Because } from '../../../domain/scope/scope-parts.ts';
import type { Grade } from '../../book/grades.ts';
import type { PriceBook } from '../../book/price-book.ts';
import type { RowFacts } from './meaning.ts';

export interface ComposeContext {
  book: PriceBook;
  facts: RowFacts;
  grade: Grade;
  agent: AgentKind;
  /** A claim, or a text that tells of a loss. */
  isLoss: boolean;
  /** Stories of the building; 1 where not told. */
  stories: number;
  /** The whole text as it was written. */
  text: string;
  /** Quotes the words of a mention. It gives null where they are not those of the request. */
  becauseOf: (mention: { start: number; end: number }) => Because | null;
}
