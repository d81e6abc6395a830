// Reads one row of a document as work of the price book, or says that it cannot. Quantities come from the document,
// prices never do; words of a row choose a catalog row and nothing else.
import type { DocumentLine, UploadReading } from '../../upload-reading.ts';
import { addressedTo } from '../plans/orders-in-text.ts';
import type { CatalogueItem } from '../../book/catalogue.ts';
import type { PriceBook } from '../../book/price-book.ts';
import { matcherOf } from './match-row.ts';
import { roomOf } from './same-thing.ts';
import { isMaterialsOnly } from './materials-only.ts';
import { type ConvertedUnit, unitsOf } from './units.ts';

export interface ListedRow {
  upload: Pick<UploadReading, 'fileId' | 'name'>;
  line: DocumentLine;
}

/** What is read of one line. */
export interface LineWork {
  /** Rows in working order: the removal first, when the row removes and replaces; the primer before the paint. */
  items: readonly CatalogueItem[];
  /** Exact quantity, in the items' unit. */
  quantity: number;
  /** The document's price per unit of the items; null when it states none. */
  unitPrice: number | null;
  room: string | null;
  lacksRemoval: boolean;
  /** Its owner put the line to this row. */
  isByHand: boolean;
  /** The row sells the goods alone. */
  isMaterialsOnly: boolean;
}

export type ListedWork = ListedRow & LineWork;

/** Somebody else's work, or work nobody has ordered yet. */
const NOT_ORDERED =
  /\b(?:by (?:the )?(?:owner|others|client|customer|tenant)|(?:owner|client)[- ](?:supplied|provided|furnished)|not included|not in contract|n\.?i\.?c\.?|excluded|exclusions?|optional|option|alternate|alt\.?|deduct|credit|waived|no charge|existing to remain|to remain)(?!\w)/i;

/** Units of pieces: one of any of them is one of the others. */
const PIECES: ReadonlySet<string> = new Set(['EA', 'LS', 'JOB', 'LOT']);

/** Units of the row in one unit of the line that its owner puts to it; null where they have nothing to do with each other. */
export const factorByHand = (
  { unit, description }: Pick<DocumentLine, 'unit' | 'description'>,
  item: CatalogueItem,
): number | null => {
  if (unit === null || (PIECES.has(unit) && PIECES.has(item.unit))) return 1;
  return unitsOf(unit, description).find((one) => one.unit === item.unit)?.factor ?? null;
};

/** What its owner put the line to, at the line's own quantity; null where the units have nothing to do with each other. */
const workByHand = (line: DocumentLine, item: CatalogueItem): LineWork | null => {
  const { description, quantity, unitPrice, room } = line;
  const factor = factorByHand(line, item);
  return factor !== null
    ? {
        items: [item],
        quantity: quantity * factor,
        unitPrice: unitPrice === null ? null : unitPrice / factor,
        room: roomOf(room),
        lacksRemoval: false,
        isByHand: true,
        isMaterialsOnly: isMaterialsOnly(description),
      }
    : null;
};

const HAULING = /\b(?:haul(?:ing|[- ]?off)?|debris|trash[- ]?out)\b/i;

/** `Haul debris 1 LS` without a price is a load; with one nobody knows how many loads it pays. */
const measuresOf = ({ unit, description, unitPrice }: DocumentLine): ConvertedUnit[] => [
  ...unitsOf(unit, description),
  ...(unit === 'LS' && unitPrice === null && HAULING.test(description)
    ? [{ unit: 'EA' as const, factor: 1 }]
    : []),
];

/** @returns null when the line cannot be priced */
export const lineWorkOf = (
  line: DocumentLine,
  book: PriceBook,
  isCommercial: boolean,
): LineWork | null => {
  const { description, quantity, unitPrice, room, code } = line;
  if (code === null) return null;
  const chosen = code === undefined ? undefined : book.items.get(code);
  if (chosen) return workByHand(line, chosen);
  if (NOT_ORDERED.test(description) || addressedTo(description).length > 0) return null;
  const match = matcherOf(book);
  for (const measure of measuresOf(line)) {
    const found = match({ description, unit: measure.unit, isCommercial });
    if (!found) continue;
    return {
      items: [found.removal, found.beside, found.item].filter((item) => item !== null),
      quantity: quantity * measure.factor,
      unitPrice: unitPrice === null ? null : unitPrice / measure.factor,
      room: roomOf(room),
      lacksRemoval: found.lacksRemoval,
      isByHand: false,
      isMaterialsOnly: isMaterialsOnly(description),
    };
  }
  return null;
};
