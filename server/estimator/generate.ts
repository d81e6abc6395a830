// Run by scripts/ensure.mjs when data or code have changed: checks the price book and writes the files that servers and tests take
// what never changes from.
import { cutRows, GENERATED_WORDS } from './read/papers/row-words.ts';
import { GENERATED_BOOK } from './book/price-book.ts';
import { readPriceBook } from './book/read-price-book.ts';
import { GENERATED_PHRASES } from './read/language/phrase-book.ts';
import { phraseEntries } from './read/language/phrase-entries.ts';

try {
  const book = readPriceBook();
  GENERATED_BOOK.write(book);
  GENERATED_WORDS.write(cutRows(book.items.values()));
  GENERATED_PHRASES.write(phraseEntries());
} catch (error) {
  // Which file and row is all there is to say.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
