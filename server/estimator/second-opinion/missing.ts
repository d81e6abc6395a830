// What is missing from a paper, each with its reason: what the code asks for, usual parts of the work that it lists, the
// other side of a removal, and what the description orders. These are lists with our prices; no total holds them.
import type { EstimateDocument } from '../../domain/estimate/estimate.ts';
import type { ComparisonRow, MissingReason } from '../../domain/paper/paper-comparison.ts';
import type { PaperEstimate } from '../../domain/paper/paper-estimate.ts';
import { sumMoney } from '../../domain/money/money.ts';
import { isCharge } from '../../domain/money/charges.ts';
import { NOT_MEANT } from '../read/papers/line-words.ts';
import { isSameThing, roomOf, roomsMeet } from '../read/papers/same-thing.ts';
import type { EstimateTerms } from '../estimate-request.ts';
import { estimateScope } from '../estimate-scope.ts';
import type { CatalogueItem } from '../book/catalogue.ts';
import type { PriceBook } from '../book/price-book.ts';
import { removalOf } from '../book/removal-of.ts';
import type { PricingContext } from '../calculate/context.ts';
import { perimeterOfArea } from '../calculate/space.ts';
import type { PaperMatching } from './match.ts';
import { type Footing, type OurWork, ourSide, priceRow, wholeOf, workOf } from './row-sides.ts';
import { counts } from '../read/papers/their-amounts.ts';
import { USUAL_PARTS, type UsualPart } from './usual-parts.ts';

export interface MissingRow {
  row: ComparisonRow;
  work: OurWork;
  /** Dollars with tax, overhead and profit: what it adds where its owner takes it in. */
  whole: number;
}

/** Work that the paper lists, each with its room. */
interface Listed {
  item: CatalogueItem;
  room: string | null;
  quantity: number;
  /** What the paper says, without what it is only ready for, or without. */
  words: string;
}

export interface MissingFrom {
  paper: PaperEstimate;
  matching: PaperMatching;
  ours: EstimateDocument;
  book: PriceBook;
  terms: EstimateTerms;
  context: PricingContext;
  footing: Footing;
}

const SAYS_REPLACE =
  /replac|re-?roof|r\s?&\s?r\b|swap|change ?out|tear[- ]?off|remove and|reinstall|demo/i;

const listedIn = ({ groups }: PaperMatching): Listed[] =>
  groups.flatMap(({ theirs }) =>
    theirs.flatMap(({ line, work }) =>
      work.items.map((item) => ({
        item,
        room: work.room,
        quantity: work.quantity,
        words: `${line.description} ${line.note ?? ''}`.replaceAll(NOT_MEANT, ' '),
      })),
    ),
  );

/** Words of lines that stand for themselves or are left out: what they may be is not said to be missing. */
const wordsBeside = ({ paper, matching }: MissingFrom): string[] => [
  ...matching.unmatched.map(({ line }) => line.description),
  ...matching.onlyTheirs.map(({ line }) => line.description),
  ...paper.lines.filter((line) => !counts(line)).map(({ description }) => description),
];

interface Wanted {
  item: CatalogueItem;
  quantity: number;
  room: string | null;
  reason: MissingReason;
  why: string;
}

const missingRow = (
  { item, quantity, room, reason, why }: Wanted,
  { context, footing }: MissingFrom,
): MissingRow[] => {
  const work = workOf([priceRow(item, quantity, room, context)]);
  return work ? [rowOf(`${item.code}@${room ?? ''}`, work, room, { reason, why }, footing)] : [];
};

const rowOf = (
  id: string,
  work: OurWork,
  room: string | null,
  missing: { reason: MissingReason; why: string },
  footing: Footing,
): MissingRow => {
  const whole = wholeOf(work, footing);
  return {
    row: {
      id,
      kind: 'MISSING_FROM_THEIRS',
      room,
      theirs: null,
      ours: { ...ourSide(work, footing), amount: whole, depreciation: null, acv: null },
      priceVerdict: 'NOT_RATED',
      quantityDifference: null,
      missing,
      why: missing.why,
      isMatchedByHand: false,
    },
    work,
    whole,
  };
};

const measuredIn = (room: string | null, { paper }: MissingFrom): number | null => {
  const measured = paper.rooms.find(
    ({ name }) => room !== null && roomOf(name)?.toLowerCase() === room.toLowerCase(),
  );
  if (!measured) return null;
  const { perimeterLf, lengthFt, widthFt, floorSf } = measured;
  if (perimeterLf !== null && perimeterLf > 0) return perimeterLf;
  if (lengthFt && widthFt) return 2 * (lengthFt + widthFt);
  return floorSf === null ? null : perimeterOfArea(floorSf, 1);
};

const CUT_FT = 2;
const WALL_FT = 8;

/** Feet along the floor of a room: of its whole wall, or of the wall that so much drywall covers. */
const lengthOf = (along: 'FLOOR' | 'WALL', work: Listed, from: MissingFrom): number => {
  const measured = measuredIn(work.room, from);
  if (along === 'FLOOR') return measured ?? perimeterOfArea(work.quantity);
  return measured === null ? work.quantity / WALL_FT : Math.min(measured, work.quantity / CUT_FT);
};

const amountOf = (
  { amount }: UsualPart,
  work: Listed,
  listed: readonly Listed[],
  from: MissingFrom,
): number => {
  if ('once' in amount) return amount.once;
  if ('along' in amount) return lengthOf(amount.along, work, from);
  if ('per' in amount && !('like' in amount)) return amount.per * work.quantity;
  const like = listed.find(({ item }) => amount.like.includes(item.code));
  return like ? like.quantity : amount.per * work.quantity;
};

/** Work of one kind in one room, as one. */
const together = (listed: readonly Listed[]): Listed[] => {
  const sums = new Map<string, Listed>();
  for (const entry of listed) {
    const key = `${entry.item.code}@${entry.room ?? ''}`;
    const known = sums.get(key);
    const sum = known && {
      ...known,
      quantity: known.quantity + entry.quantity,
      words: `${known.words} ${entry.words}`,
    };
    sums.set(key, sum ?? entry);
  }
  return [...sums.values()];
};

const isForRoom = ({ rooms }: UsualPart, room: string | null): boolean =>
  rooms === undefined || (room !== null && rooms.some((name) => room.toLowerCase().includes(name)));

/** Parts of a listed kind of work that are not listed themselves. */
const usualParts = (listed: readonly Listed[], from: MissingFrom): Wanted[] => {
  const { book, context } = from;
  const beside = wordsBeside(from);
  const isListed = (part: UsualPart, item: CatalogueItem, room: string | null): boolean =>
    listed.some(
      (other) =>
        (isSameThing(other.item, item) || (part.instead ?? []).includes(other.item.code)) &&
        ('once' in part.amount || roomsMeet(other.room, room)),
    ) || beside.some((words) => part.words.test(words));
  return USUAL_PARTS.flatMap(({ of, parts }) => {
    const works = together(listed.filter(({ item }) => of.includes(item.code)));
    return works.flatMap((work) =>
      parts.flatMap((part): Wanted[] => {
        const item = book.items.get(part.code);
        const isOut = context.region.state !== null && part.notIn?.includes(context.region.state);
        if (!item || isOut || !isForRoom(part, work.room) || isListed(part, item, work.room))
          return [];
        if (part.words.test(work.words)) return [];
        const quantity = Math.round(amountOf(part, work, listed, from) * 100) / 100;
        const room = 'once' in part.amount && part.rooms === undefined ? null : work.room;
        return quantity > 0 ? [{ item, quantity, room, reason: part.reason, why: part.why }] : [];
      }),
    );
  });
};

/** What is taken out without a new one, and what is put in where nothing is taken out. */
const otherSides = (listed: readonly Listed[], from: MissingFrom): Wanted[] => {
  const { book, paper } = from;
  const works = together(listed);
  const has = (code: string, room: string | null): boolean =>
    works.some((other) => other.item.code === code && roomsMeet(other.room, room));
  return works.flatMap(({ item, room, quantity, words }): Wanted[] => {
    const installs = book.insurance.replace_pairs[item.code];
    const base = { quantity, room, reason: 'OTHER_SIDE_OF_REMOVAL' as const };
    if (installs) {
      const first = installs
        .map((code) => book.items.get(code))
        .find((known) => known?.unit === item.unit);
      const isThere = works.some(
        (other) =>
          roomsMeet(other.room, room) &&
          installs.some((code) => {
            const known = book.items.get(code);
            return known !== undefined && isSameThing(other.item, known);
          }),
      );
      if (isThere || !first) return [];
      const why = `${item.name} is listed, and nothing that goes back in its place.`;
      return [{ ...base, item: first, why }];
    }
    const removal = removalOf(item, book);
    // A bid for "new gutters" may build where nothing was; a claim replaces what was damaged.
    if (!removal || SAYS_REPLACE.test(words) || paper.kind !== 'CLAIM' || has(removal.code, room))
      return [];
    const isTornOut = works.some(
      (other) => other.item.code.startsWith('WTR-TO') && roomsMeet(other.room, room),
    );
    if (isTornOut) return [];
    const why = `${item.name} is listed, and nothing that takes out the old.`;
    return [{ ...base, item: removal, why }];
  });
};

/** What the description orders and the paper does not list: rows one by one, a whole job as one. */
const ordered = (listed: readonly Listed[], from: MissingFrom): MissingRow[] => {
  const { ours, book, terms, footing, matching } = from;
  const { scope } = ours;
  if (!scope) return [];
  const waiting = scope.work.filter(({ optional, by }) => optional && by !== 'DOCUMENT');
  const rows = waiting.flatMap((work): MissingRow[] => {
    const open = { ...scope, work: [{ ...work, optional: false }], asListed: [], notes: [] };
    const items = estimateScope(open, terms, book).items.filter((item) => !isCharge(item));
    const isKnown = (code: string | null, room: string | null): boolean => {
      const item = book.items.get(code ?? '');
      return (
        item !== undefined &&
        listed.some((other) => isSameThing(other.item, item) && roomsMeet(other.room, room))
      );
    };
    const main = workOf(items);
    if (!main || isKnown(main.code, items[0]?.metadata.room ?? null)) return [];
    const left = items.filter(({ metadata }) => !isKnown(metadata.code, metadata.room));
    const made = workOf(left);
    if (!made) return [];
    const room = items[0]?.metadata.room ?? null;
    const whole: OurWork =
      work.does.kind === 'ROW'
        ? made
        : { ...made, name: work.label ?? made.name, code: null, quantity: 1, unit: 'LS' };
    const missing = { reason: 'ORDERED' as const, why: 'Your description asks for it.' };
    return [rowOf(`ordered ${work.id}`, whole, room, missing, footing)];
  });
  const beside = matching.onlyOurs.map((item) => {
    const work = workOf([item]);
    const missing = { reason: 'ORDERED' as const, why: 'Your description asks for it.' };
    return work ? [rowOf(`ordered ${item.id}`, work, item.metadata.room, missing, footing)] : [];
  });
  return [...rows, ...beside.flat()];
};

/** Each once, for its first reason, in its largest amount. */
const distinct = (wanted: readonly Wanted[]): Wanted[] => {
  const known = new Map<string, Wanted>();
  for (const entry of wanted) {
    const key = `${entry.item.code}@${entry.room ?? ''}`;
    const before = known.get(key);
    const quantity = Math.max(before?.quantity ?? 0, entry.quantity);
    known.set(key, { ...(before ?? entry), quantity });
  }
  return [...known.values()];
};

export const missingFrom = (from: MissingFrom): MissingRow[] => {
  const listed = listedIn(from.matching);
  const wanted = distinct([...usualParts(listed, from), ...otherSides(listed, from)]);
  return [...wanted.flatMap((entry) => missingRow(entry, from)), ...ordered(listed, from)];
};

/** What the rows come to, dollars with tax, overhead and profit. */
export const worthOf = (rows: readonly MissingRow[]): number =>
  sumMoney(rows.map(({ whole }) => whole));
