// Documents as a reader: rows of bids and claims join the work that the request describes, so that nothing counts twice.
// Rows are matched by words; their prices are only compared, and what they say beyond naming work changes nothing.
import type { ScopeOfWork, Work } from '../../domain/scope-of-work.ts';
import {
  joinNotes,
  priceWarnings,
  removalWarnings,
  repeatWarnings,
  takenNotes,
  unpricedWarnings,
} from '../documents/document-notes.ts';
import { repeatedIn, workLinesOf } from '../documents/gather.ts';
import { joinWork } from '../documents/join-work.ts';
import type { Joined } from '../documents/join-work.ts';
import { listedWorkOf } from '../documents/listed-row.ts';
import type { ListedRow, ListedWork } from '../documents/listed-row.ts';
import { matcherOf } from '../documents/match-row.ts';
import { roomsIn } from '../documents/same-thing.ts';
import type { EstimateRequest } from '../estimate-request.ts';
import type { PriceBook } from '../price-book.ts';
import { pricingContext } from '../pricing/make-context.ts';
import { unitPrice } from '../pricing/unit-price.ts';
import { packagesOf } from '../scope-of-work/packages.ts';
import { takeOff } from '../takeoff/takeoff.ts';
import { fits } from '../takeoff/work-package.ts';
import type { WorkLine } from '../takeoff/work-line.ts';
import { noteOf } from './notes.ts';
import { createIds } from './places.ts';
import type { Ids } from './places.ts';
import { roomPlaces } from './room-places.ts';
import type { RoomPlaces } from './room-places.ts';
import { leaveOut, withAge } from './take-lines.ts';

/** Of all documents together; a longer list is no estimate anybody reads. */
const MOST_ROWS = 300;

/** Whether the request left this work out: its thing, its kind of work, or its room. */
const unwantedIn = ({ excluded, places }: ScopeOfWork): ((listed: ListedWork) => boolean) => {
  const labelOf = (placeId: string | null) =>
    places.find(({ id }) => id === placeId)?.label.toLowerCase();
  return ({ items, room }) =>
    excluded.some(({ codes, placeId }) => {
      const isThere = placeId === null || roomsIn(room).includes(labelOf(placeId) ?? '');
      return codes.length === 0
        ? placeId !== null && isThere
        : isThere && items.some(({ code }) => codes.some((pattern) => fits(code, pattern)));
    });
};

const rowWork = (line: WorkLine, placeId: string, ids: Ids): Work => ({
  id: ids.next('w'),
  placeId,
  label: line.work.slice(0, 200),
  does: {
    kind: 'ROW',
    code: line.item.code,
    quantity: line.quantity * line.priceShare,
    unit: line.item.unit,
    basis: line.basis,
    formula: line.formula.slice(0, 500),
  },
  times: 1,
  without: [],
  set: [],
  finishLevel: null,
  ownerSupplies: false,
  optional: false,
  because: null,
  by: 'DOCUMENT',
  certainty: 'TOLD',
  quantityFrom: line.quantityFrom?.slice(0, 300) ?? null,
  age: line.listedAge ?? null,
});

/** Each row of a document right behind the work whose line it takes the place of, else at the end. */
const placedWork = (
  before: readonly Work[],
  left: readonly Work[],
  { placed }: Joined,
  rooms: RoomPlaces,
  ids: Ids,
): Work[] => {
  const made = placed.map(({ line, at, isAtRoom }) => ({
    behind: at?.from.workIds[0] ?? null,
    row: rowWork(line, (isAtRoom ? at?.from.placeId : null) ?? rooms.idOf(line.room), ids),
  }));
  const behind = (id: string | null) =>
    made.flatMap((entry) => (entry.behind === id ? [entry.row] : []));
  return [
    ...before.flatMap(({ id }) => [...left.filter((entry) => entry.id === id), ...behind(id)]),
    ...behind(null),
  ];
};

const isPriced = ({ items, room }: ListedWork, { known }: Joined): boolean =>
  !items.every((item) => known.some((line) => line.item === item && line.room === room));

/** @param statedIn the documents whose text names what `scope` holds; null when the request itself does */
export const withListedRows = (
  scope: ScopeOfWork,
  request: EstimateRequest,
  statedIn: string | null,
  book: PriceBook,
): ScopeOfWork => {
  const rows: ListedRow[] = request.uploads.flatMap((upload) =>
    upload.lines.map((line) => ({ upload, line })),
  );
  if (rows.length === 0) return scope;
  const packages = packagesOf(scope, book);
  const context = pricingContext(request, book, scope.facts, packages);
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
  const joined = joinWork(takeOff(packages, book, context.grade), workLinesOf(taken));
  const ids = createIds(scope.nextId);
  const rooms = roomPlaces(scope.places, ids, book);
  const left = leaveOut(withAge(scope.work, joined.aged), joined.replaced);
  const ours = ({ items }: ListedWork): number =>
    items.reduce((sum, item) => sum + unitPrice(item, context).price, 0);
  const notes = [
    ...takenNotes(taken.filter((row) => isPriced(row, joined))),
    ...joinNotes(joined, statedIn),
  ];
  const warnings = [
    ...unpricedWarnings(unpriced),
    ...removalWarnings(taken),
    ...repeatWarnings([...repeated]),
    ...priceWarnings(taken, ours),
  ];
  const work = placedWork(scope.work, left, joined, rooms, ids);
  return {
    ...scope,
    work,
    places: rooms.all(),
    notes: [
      ...scope.notes,
      ...notes.map((text) => noteOf('NOTE', text)),
      ...warnings.map((text) => noteOf('WARNING', text)),
    ],
    nextId: ids.count,
  };
};
