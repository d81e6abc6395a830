// Adds up the rows that list the same work, and leaves out what a second document lists again.
import { NO_ORIGIN } from '../../calculate/origin.ts';
import { asListedQuantity } from '../../calculate/order-quantity.ts';
import type { WorkLine } from '../../calculate/work-line.ts';
import { allPlaces } from '../../../domain/scope/upload-place.ts';
import { amountText, quoted } from './document-notes.ts';
import type { ListedWork } from './listed-row.ts';
import { isSameThing, roomsMeet } from './same-thing.ts';

/** The same work twice in one document is that much more of it; in another document it is the same work again. */
export const repeatedIn = (rows: readonly ListedWork[]): Set<ListedWork> => {
  const repeats = (row: ListedWork, earlier: ListedWork): boolean =>
    earlier.upload.fileId !== row.upload.fileId &&
    roomsMeet(earlier.room, row.room) &&
    row.items.some((item) => earlier.items.some((other) => isSameThing(item, other)));
  return new Set(
    rows.filter((row, index) => rows.slice(0, index).some((earlier) => repeats(row, earlier))),
  );
};

const formulaOf = ({ line, items, quantity, upload, room }: ListedWork): string =>
  `${amountText(line.quantity, line.unit)}${quantity === line.quantity ? '' : ` = ${amountText(quantity, items[0]?.unit ?? null)}`} listed in ${line.source ?? upload.name}${room === null ? '' : `, ${room}`}`;

/** One work line for each item, room and age, in the order of the documents. */
export const workLinesOf = (rows: readonly ListedWork[]): WorkLine[] => {
  const sums = new Map<string, { line: WorkLine; exact: number; places: string[] }>();
  for (const row of rows) {
    for (const item of row.items) {
      const { age } = row.line;
      const key = `${item.code}|${row.room ?? ''}|${age ?? ''}|${row.isMaterialsOnly}`;
      const known = sums.get(key);
      const exact = (known?.exact ?? 0) + row.quantity;
      const place = row.line.source ?? row.upload.name;
      const formula = known ? `${known.line.formula} + ${formulaOf(row)}` : formulaOf(row);
      const line: WorkLine = {
        item,
        from: { ...NO_ORIGIN, isListed: true },
        ...asListedQuantity(item, exact),
        basis: 'PLAN',
        quantityFrom: allPlaces([...(known?.places ?? []), place]),
        formula,
        room: row.room,
        work: `Line items of ${quoted(row.upload.name)}`,
        makeReady: false,
        ...(row.isMaterialsOnly ? { materialsOnly: true as const } : {}),
        ...(age === undefined ? {} : { listedAge: { years: age, source: place } }),
      };
      sums.set(key, { line, exact, places: [...(known?.places ?? []), place] });
    }
  }
  return [...sums.values()].map(({ line }) => line);
};
