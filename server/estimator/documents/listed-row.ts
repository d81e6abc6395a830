// Reads one row of a document as work of the price book, or says that it cannot. Quantities come from the document,
// prices never do; words of a row choose a catalogue row and nothing else.
import type { UploadReading } from '../upload-reading.ts';
import { addressedTo } from '../uploads/orders-in-text.ts';
import type { CatalogueItem } from '../price-book/catalogue.ts';
import type { DocumentLine } from '../upload-reading.ts';
import type { MatchRow } from './match-row.ts';
import { roomOf } from './same-thing.ts';
import { unitsOf } from './units.ts';

export interface ListedRow {
  upload: Pick<UploadReading, 'fileId' | 'name'>;
  line: DocumentLine;
}

export interface ListedWork extends ListedRow {
  /** In working order: the removal first, when the row removes and replaces; the primer before the paint. */
  items: readonly CatalogueItem[];
  /** In the items' unit, exact. */
  quantity: number;
  /** The document's price per unit of the items; null when it states none. */
  unitPrice: number | null;
  room: string | null;
  lacksRemoval: boolean;
}

/** Somebody else's work, or work nobody has ordered yet. */
const NOT_ORDERED =
  /\b(?:by (?:the )?(?:owner|others|client|customer|tenant)|(?:owner|client)[- ](?:supplied|provided|furnished)|not included|not in contract|n\.?i\.?c\.?|excluded|exclusions?|optional|option|alternate|alt\.?|deduct|credit|waived|no charge|existing to remain|to remain)(?!\w)/i;

/** @returns null when the row cannot be priced */
export const listedWorkOf = (
  row: ListedRow,
  match: MatchRow,
  isCommercial: boolean,
): ListedWork | null => {
  const { description, quantity, unit, unitPrice, room } = row.line;
  if (NOT_ORDERED.test(description) || addressedTo(description).length > 0) return null;
  for (const measure of unitsOf(unit, description)) {
    const found = match({ description, unit: measure.unit, isCommercial });
    if (!found) continue;
    return {
      ...row,
      items: [found.removal, found.primer, found.item].filter((item) => item !== null),
      quantity: quantity * measure.factor,
      unitPrice: unitPrice === null ? null : unitPrice / measure.factor,
      room: roomOf(room),
      lacksRemoval: found.lacksRemoval,
    };
  }
  return null;
};
