// Documents as a reader: rows of bids and claims join the work that the request describes, so that nothing counts twice.
// Rows are matched by words; their prices are only compared, and what they say beyond naming work changes nothing.
import type {
  ListedPrice,
  ScopeOfWork,
  Work,
  Place,
  SetLine,
} from '../../../domain/scope/scope-of-work.ts';
import { ordersOnly } from './beside-papers.ts';
import {
  asListedNotes,
  joinNotes,
  leftOutNotes,
  priceWarnings,
  removalWarnings,
  repeatWarnings,
  takenNotes,
  topUpNotes,
  unpricedWarnings,
} from './document-notes.ts';
import { repeatedIn, workLinesOf } from './gather.ts';
import { joinWork, topUpOf, type Joined } from './join-work.ts';
import { lineWorkOf, type ListedRow, type ListedWork } from './listed-row.ts';
import { documentLinesOf, listsWork } from './paper-lines.ts';
import { roomsIn } from './same-thing.ts';
import { sellsMaterialsOnly } from './materials-only.ts';
import { wantedPart } from './wanted-part.ts';
import type { EstimateRequest } from '../../estimate-request.ts';
import type { PriceBook } from '../../book/price-book.ts';
import { pricingContext } from '../../calculate/make-context.ts';
import { asGoods } from '../../calculate/materials-only.ts';
import type { PricingContext } from '../../calculate/context.ts';
import { unitPrice } from '../../calculate/unit-price.ts';
import { listedPricesOf, onceOfBids } from './listed-prices.ts';
import type { UploadReading } from '../../upload-reading.ts';
import { packagesOf } from '../../scope/packages.ts';
import { takeOff } from '../../calculate/takeoff.ts';
import { fits } from '../../calculate/work-package.ts';
import type { WorkLine } from '../../calculate/work-line.ts';
import { noteOf } from './notes.ts';
import { createIds, type Ids, createPlaces } from './places.ts';
import { spaceOfPlace } from '../../scope/place-space.ts';
import { usualPlace } from '../../scope/usual-place.ts';
import { roomTypeOf } from '../plans/room-types.ts';

// Takes single lines out of the work of a scope, or says something of them: what documents and wishes do to lines.

const isOf = (work: Work, line: WorkLine): boolean => line.from.workIds.includes(work.id);

/** Removes lines from the work: a row goes whole, an assembly loses these codes. The takeoff drops assemblies without lines. */
const leaveOut = (work: readonly Work[], lines: readonly WorkLine[]): Work[] =>
  work.flatMap((entry) => {
    const codes = lines.flatMap((line) => (isOf(entry, line) ? [line.item.code] : []));
    if (codes.length === 0) return [entry];
    if (entry.does.kind === 'ROW') return codes.includes(entry.does.code) ? [] : [entry];
    return [{ ...entry, without: [...new Set([...entry.without, ...codes])].slice(0, 200) }];
  });

const UNSET: Omit<SetLine, 'code'> = {
  quantity: null,
  finishLevel: null,
  age: null,
  basis: 'STATED',
  because: null,
};

/** Sets terms of one line of an assembly. Terms that `terms` leaves out stay as they are. */
const setLine = (work: Work, code: string, terms: Partial<SetLine>): Work => {
  const known = work.set.find((entry) => entry.code === code);
  const rest = work.set.filter((entry) => entry !== known);
  return { ...work, set: [...rest, { ...UNSET, ...known, ...terms, code }] };
};

const withAge = (
  work: readonly Work[],
  aged: readonly { line: WorkLine; age: { years: number; source: string } }[],
): Work[] =>
  work.map((entry) =>
    aged.reduce((made, { line, age }) => {
      if (!isOf(made, line)) return made;
      return made.does.kind === 'ROW' ? { ...made, age } : setLine(made, line.item.code, { age });
    }, entry),
  );

// The places of rooms that documents name: those of the scope by their label, new ones with usual sizes.

interface RoomPlaces {
  /** @param room as a document names it; null for work that names no room */
  idOf(room: string | null): string;
  all(): Place[];
}

const roomPlaces = (known: readonly Place[], ids: Ids, book: PriceBook): RoomPlaces => {
  const made = createPlaces(ids, () => ({ because: null, source: null }));
  return {
    idOf: (room) => {
      const label = room ?? '';
      const found = known.find((place) => place.label.toLowerCase() === label.toLowerCase());
      if (found) return found.id;
      const type = room === null ? 'room' : roomTypeOf(room).type;
      return made.idOf(spaceOfPlace(usualPlace(type, label, {}, book)));
    },
    all: () => [...known, ...made.places],
  };
};

/** Rows of all documents together, at most. A longer list is no estimate that anybody reads. */
const MOST_ROWS = 2_000;

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
  ...(line.materialsOnly ? { materialsOnly: true } : {}),
  optional: false,
  because: null,
  by: 'DOCUMENT',
  certainty: 'TOLD',
  quantityFrom: line.quantityFrom?.slice(0, 300) ?? null,
  age: line.listedAge ?? null,
});

/** Puts each row of a document right behind the work whose line it takes the place of, else at the end. */
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

/** Rows of documents, read. */
interface RowsRead {
  priced: ListedWork[];
  unpriced: ListedRow[];
}

const readRows = (
  uploads: readonly UploadReading[],
  book: PriceBook,
  isCommercial: boolean,
): RowsRead => {
  const read: RowsRead = { priced: [], unpriced: [] };
  const rows = uploads.flatMap((upload) => {
    const isAllGoods = sellsMaterialsOnly(upload);
    return upload.lines.map((line) => ({ upload, line, isAllGoods }));
  });
  for (const [index, { isAllGoods, ...row }] of rows.entries()) {
    const work = index < MOST_ROWS ? lineWorkOf(row.line, book, isCommercial) : null;
    const isMaterialsOnly = isAllGoods || work?.isMaterialsOnly === true;
    if (work) read.priced.push({ ...row, ...work, isMaterialsOnly });
    else read.unpriced.push(row);
  }
  return read;
};

/** The description's own work that counts beside the rows. */
interface OwnWork {
  work: Work[];
  joined: Joined;
  notes: string[];
}

/** A paper under check is compared as it stands: what the description orders beside it is told apart, not added. */
const besideCheck = (scope: ScopeOfWork, listed: readonly WorkLine[]): OwnWork => ({
  work: scope.work.map((work) => ({ ...work, optional: true })),
  joined: joinWork([], listed),
  notes:
    scope.work.length === 0
      ? []
      : [
          'A paper is checked as it stands: what your text names beside it is not added to the total. What of it the paper does not list is shown as missing there.',
        ],
});

const beside = (
  scope: ScopeOfWork,
  own: readonly WorkLine[],
  listed: readonly WorkLine[],
  statedIn: string | null,
): OwnWork => {
  const joined = joinWork(own, listed);
  const topUp = topUpOf(scope.work, own, joined);
  const work = leaveOut(withAge(scope.work, joined.aged), [...joined.replaced, ...topUp]);
  // Where nothing is left of a package, the list stands in its own order.
  const listedWhole = new Set(topUp.flatMap(({ from }) => from.workIds));
  const placed = joined.placed.map((entry) =>
    entry.at?.from.workIds.some((id) => listedWhole.has(id))
      ? { ...entry, at: null, isAtRoom: false }
      : entry,
  );
  return {
    work,
    joined: { ...joined, placed },
    notes: [...joinNotes(joined, statedIn), ...topUpNotes(topUp)],
  };
};

/** What a unit of the row's work costs with us. */
const ourPrice = ({ items, isMaterialsOnly }: ListedWork, context: PricingContext): number =>
  items.reduce(
    (sum, item) => sum + unitPrice(isMaterialsOnly ? asGoods(item) : item, context).price,
    0,
  );

/** @param statedIn the documents whose text names what `scope` holds; null when the request itself does */
export const withListedRows = (
  told: ScopeOfWork,
  request: EstimateRequest,
  statedIn: string | null,
  book: PriceBook,
): ScopeOfWork => {
  const { uploads, notes: partNotes } = wantedPart(request.instructions, request.uploads, book);
  const papers = uploads.filter(({ paper }) => paper !== null);
  if (papers.length === 0 && uploads.every(({ lines }) => lines.length === 0)) return told;
  const { scope, notes: innocent } = papers.some(listsWork)
    ? ordersOnly(told, request.instructions)
    : { scope: told, notes: [] };
  const isCheck = papers.some((upload) => upload.use === 'CHECK' && listsWork(upload));
  const packages = packagesOf(scope, book);
  const context = pricingContext(request, book, scope.facts, packages);
  const { priced, unpriced } = readRows(uploads, book, context.commercial);
  const isUnwanted = isCheck ? () => false : unwantedIn(scope);
  const wanted = priced.filter((listed) => !isUnwanted(listed));
  const repeated = repeatedIn(wanted);
  const taken = wanted.filter((listed) => !repeated.has(listed));
  const listed = workLinesOf(taken);
  const own = isCheck
    ? besideCheck(scope, listed)
    : beside(scope, takeOff(packages, book, context.grade), listed, statedIn);
  const ids = createIds(scope.nextId);
  const rooms = roomPlaces(scope.places, ids, book);
  const work = placedWork(scope.work, own.work, own.joined, rooms, ids);
  const { asListed: all, left } = pricesOfPapers(papers, { priced, unpriced }, ids);
  const { kept: asListed, notes: bidNotes } = onceOfBids(all, papers, priced, repeated);
  const notes = [
    ...partNotes,
    ...innocent,
    ...takenNotes(taken.filter((row) => isPriced(row, own.joined))),
    ...own.notes,
    ...asListedNotes(asListed),
    ...bidNotes,
    ...papers.flatMap(leftOutNotes),
  ];
  const warnings = [
    ...unpricedWarnings(left),
    ...removalWarnings(taken),
    ...repeatWarnings([...repeated]),
    ...(isCheck ? [] : priceWarnings(taken, (row) => ourPrice(row, context))),
  ];
  return {
    ...scope,
    work,
    asListed,
    places: rooms.all(),
    notes: [
      ...scope.notes,
      ...notes.map((text) => noteOf('NOTE', text)),
      ...warnings.map((text) => noteOf('WARNING', text)),
    ],
    nextId: ids.count,
  };
};

/** Lines of papers under check at their own price; what has none, and rows of other documents, stay without a price. */
const pricesOfPapers = (
  papers: readonly UploadReading[],
  { priced, unpriced }: RowsRead,
  ids: Ids,
): { asListed: ListedPrice[]; left: ListedRow[] } => {
  const checked = papers.filter(({ use }) => use === 'CHECK');
  const found = checked.map((upload) => {
    const known = new Set(
      [
        ...priced.filter((row) => row.upload.fileId === upload.fileId).map(({ line }) => line),
        ...upload.lines.filter(({ code }) => code === null),
      ].flatMap(({ lineId }) => lineId ?? []),
    );
    const asked = new Set(upload.lines.flatMap(({ lineId }) => lineId ?? []));
    const isOut = (id: string): boolean => known.has(id) || (isPart(upload) && !asked.has(id));
    return { upload, ...listedPricesOf(upload, isOut, ids) };
  });
  return {
    asListed: found.flatMap(({ listed }) => listed),
    left: [
      ...unpriced.filter(({ upload }) => !checked.some(({ fileId }) => fileId === upload.fileId)),
      ...found.flatMap(({ upload, unpriced: none }) =>
        none.map((line) => ({
          upload,
          line: {
            description: line.description.slice(0, 200),
            quantity: line.quantity ?? 0,
            unit: line.unit,
            unitPrice: null,
            room: line.room,
          },
        })),
      ),
    ],
  };
};

/** Whether the description asked for some of its lines only. */
const isPart = (upload: UploadReading): boolean =>
  upload.paper !== null && upload.lines.length < documentLinesOf(upload.paper, upload).length;
