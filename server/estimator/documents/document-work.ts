// Turns the line items of uploaded bids and claims into work lines and joins them with the work of the description.
// Matching is pure; the documents' prices are only compared, and what they say beyond naming work changes nothing.
import type { UploadReading } from '../estimator.ts';
import type { PriceBook } from '../price-book.ts';
import type { PricingContext } from '../pricing/context.ts';
import { unitPrice } from '../pricing/unit-price.ts';
import type { Scope } from '../scope/scope.ts';
import type { WorkLine } from '../takeoff/work-line.ts';
import {
  joinNotes,
  priceWarnings,
  removalWarnings,
  repeatWarnings,
  takenNotes,
  unpricedWarnings,
} from './document-notes.ts';
import { repeatedIn, workLinesOf } from './gather.ts';
import { joinWork } from './join-work.ts';
import type { Joined } from './join-work.ts';
import { listedWorkOf } from './listed-row.ts';
import type { ListedRow, ListedWork } from './listed-row.ts';
import { matcherOf } from './match-row.ts';
import { unwantedIn } from './unwanted.ts';

export interface DocumentWorkInput {
  uploads: readonly UploadReading[];
  book: PriceBook;
  scope: Scope;
  context: PricingContext;
  /** What the description alone asks for. */
  work: readonly WorkLine[];
  /** The documents whose text says what that is; null when the user's own does. */
  statedIn: string | null;
}

export interface DocumentWork {
  work: readonly WorkLine[];
  /** For the reasoning. */
  notes: string[];
  warnings: string[];
}

/** Of all documents together; a longer list is no estimate anybody reads. */
const MOST_ROWS = 300;

const isPriced = ({ items, room }: ListedWork, { known }: Joined): boolean =>
  !items.every((item) => known.some((line) => line.item === item && line.room === room));

export const documentWork = (input: DocumentWorkInput): DocumentWork => {
  const { uploads, book, scope, context, work, statedIn } = input;
  const rows: ListedRow[] = uploads.flatMap((upload) =>
    upload.lines.map((line) => ({ upload, line })),
  );
  if (rows.length === 0) return { work, notes: [], warnings: [] };

  const match = matcherOf(book);
  const unpriced: ListedRow[] = [];
  const priced: ListedWork[] = [];
  for (const [index, row] of rows.entries()) {
    const listed = index < MOST_ROWS ? listedWorkOf(row, match, context.commercial) : null;
    if (listed) priced.push(listed);
    else unpriced.push(row);
  }
  const isUnwanted = unwantedIn(scope);
  const wanted = priced.filter((listed) => !isUnwanted(listed));
  const repeated = repeatedIn(wanted);
  const taken = wanted.filter((listed) => !repeated.has(listed));
  const joined = joinWork(work, workLinesOf(taken));
  const ours = ({ items }: ListedWork): number =>
    items.reduce((sum, item) => sum + unitPrice(item, context).price, 0);
  return {
    work: joined.work,
    notes: [
      ...takenNotes(taken.filter((row) => isPriced(row, joined))),
      ...joinNotes(joined, statedIn),
    ],
    warnings: [
      ...unpricedWarnings(unpriced),
      ...removalWarnings(taken),
      ...repeatWarnings([...repeated]),
      ...priceWarnings(taken, ours),
    ],
  };
};
