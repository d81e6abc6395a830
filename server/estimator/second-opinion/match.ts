// Puts the lines of a paper together with the lines of our estimate of the same work, each group with a sentence that says
// why. What its owner put together by hand comes first; the rest goes by the words and units that made our estimate of it.
import type { EstimateDocument, LineItem } from '../../domain/estimate/estimate.ts';
import { isCharge } from '../../domain/money/charges.ts';
import type { PaperMatch } from '../../domain/paper/paper-comparison.ts';
import type { PaperEstimate, PaperLine } from '../../domain/paper/paper-estimate.ts';
import { amountText, quoted } from '../read/papers/document-notes.ts';
import { factorByHand, lineWorkOf, type LineWork } from '../read/papers/listed-row.ts';
import { sellsMaterialsOnly } from '../read/papers/materials-only.ts';
import { documentLinesOf } from '../read/papers/paper-lines.ts';
import { roomsMeet } from '../read/papers/same-thing.ts';
import type { CatalogueItem } from '../book/catalogue.ts';
import type { PriceBook } from '../book/price-book.ts';
import { asGoods } from '../calculate/materials-only.ts';
import { counts } from '../read/papers/their-amounts.ts';

/** A line of theirs that is work of the price book. */
export interface KnownLine {
  line: PaperLine;
  work: LineWork;
}

export interface MatchedGroup {
  theirs: KnownLine[];
  /** Lines of our estimate; empty where it has no such line, then `rows` are priced by the book. */
  ours: LineItem[];
  /** Rows of the price book that the lines of theirs ask for and our estimate does not have. */
  rows: { item: CatalogueItem; quantity: number }[];
  why: string;
  isByHand: boolean;
}

export interface UnmatchedLine {
  line: PaperLine;
  why: string;
  /** Our estimate has it at their price. */
  asListed: LineItem | null;
  isByHand: boolean;
}

export interface PaperMatching {
  groups: MatchedGroup[];
  /** Work that no row of the price book is: it stands with their price. */
  unmatched: UnmatchedLine[];
  /** Credits, and what its owner said has no counterpart. */
  onlyTheirs: UnmatchedLine[];
  /** Work of our estimate that the paper does not list, charges on the whole job left out. */
  onlyOurs: LineItem[];
  /** Lines of our estimate that other papers list, or that their owner has put elsewhere since. */
  ofOthers: LineItem[];
}

type Ours = Pick<EstimateDocument, 'items' | 'scope'>;

const codesOf = ({ metadata }: LineItem): string[] =>
  [metadata.code, metadata.claim?.removalCode].filter((code) => code != null);

const isIn = (item: LineItem, room: string | null): boolean =>
  (item.metadata.room ?? '').toLowerCase() === (room ?? '').toLowerCase();

/** Our line of a row, goods to goods: in the same room, else in one that may be the same, else wherever it stands. */
const ourLine = (
  items: readonly LineItem[],
  code: string,
  { room, isMaterialsOnly }: LineWork,
): LineItem | undefined => {
  const ofRow = items.filter((item) => codesOf(item).includes(code));
  const alike = ofRow.filter(
    ({ metadata }) => (metadata.materialsOnly ?? false) === isMaterialsOnly,
  );
  const all = alike.length > 0 ? alike : ofRow;
  return (
    all.find((item) => isIn(item, room)) ??
    all.find((item) => roomsMeet(item.metadata.room, room)) ??
    all[0]
  );
};

interface Link extends KnownLine {
  ours: LineItem[];
  rows: CatalogueItem[];
}

/** Rows of the book as the line sells them: where it sells the goods alone, those that have goods, at the price of these. */
const soldBy = ({ isMaterialsOnly }: LineWork, rows: readonly CatalogueItem[]): CatalogueItem[] => {
  if (!isMaterialsOnly) return [...rows];
  const goods = rows.filter(({ costs }) => costs.some(({ material }) => material > 0));
  return goods.length > 0 ? goods.map(asGoods) : [...rows];
};

const linkOf = (known: KnownLine, items: readonly LineItem[]): Link => {
  const found = known.work.items.map((row) => ({
    row,
    ours: ourLine(items, row.code, known.work),
  }));
  return {
    ...known,
    ours: [...new Set(found.flatMap(({ ours }) => ours ?? []))],
    rows: soldBy(
      known.work,
      found.flatMap(({ row, ours }) => (ours ? [] : [row])),
    ),
  };
};

const keysOf = ({ ours, rows, work }: Link): string[] => [
  ...ours.map(({ id }) => `line ${id}`),
  ...rows.map(({ name }) => `row ${name} ${work.room ?? ''}`),
];

/** Links that share a line of ours, or a row of the book in one room, are one group. */
const grouped = (links: readonly Link[]): Link[][] => {
  let groups: { keys: Set<string>; links: Link[] }[] = [];
  for (const link of links) {
    const keys = keysOf(link);
    const met = groups.filter((group) => keys.some((key) => group.keys.has(key)));
    const one = {
      keys: new Set([...met.flatMap((group) => [...group.keys]), ...keys]),
      links: [...met.flatMap((group) => group.links), link],
    };
    groups = [...groups.filter((group) => !met.includes(group)), one];
  }
  return groups.map((group) => group.links);
};

const namesOf = (links: readonly Link[]): string => {
  const names = links.flatMap(({ work }) => work.items.map(({ name }) => name));
  return [...new Set(names)].slice(0, 3).map(quoted).join(' and ');
};

const whyOf = (links: readonly Link[]): string => {
  const [first] = links;
  if (!first) return '';
  const { line, work } = first;
  if (links.some((link) => link.work.isByHand))
    return `You put ${quoted(line.description)} to ${namesOf(links)}.`;
  const [item] = work.items;
  const unit = line.unit ?? '';
  const converted =
    item && work.quantity !== line.quantity
      ? `; ${amountText(line.quantity ?? 0, unit)} are ${amountText(work.quantity, item.unit)}`
      : '';
  const several = links.length > 1 ? `${links.length} of their lines are` : 'Its words mean';
  return `${several} ${namesOf(links)}${work.room === null ? '' : ` in ${work.room}`}${converted}.`;
};

const groupOf = (links: readonly Link[]): MatchedGroup => {
  const rows = new Map<string, { item: CatalogueItem; quantity: number }>();
  for (const link of links)
    for (const item of link.rows) {
      const before = rows.get(item.name)?.quantity ?? 0;
      rows.set(item.name, { item, quantity: before + link.work.quantity });
    }
  return {
    theirs: links.map(({ line, work }) => ({ line, work })),
    ours: [...new Set(links.flatMap(({ ours }) => ours))],
    rows: [...rows.values()],
    why: whyOf(links),
    isByHand: links.some(({ work }) => work.isByHand),
  };
};

const isDeducted = (line: PaperLine): boolean =>
  line.isCredit || (line.rcv ?? 0) < 0 || (line.quantity ?? 0) < 0;

const hasAmount = ({ rcv, unitPrice, quantity }: PaperLine): boolean =>
  rcv !== null || (unitPrice !== null && quantity !== null);

const noRowOf = (line: PaperLine): string => {
  const { quantity, quantityText, unit } = line;
  const stated = quantityText === null ? 'no quantity' : quoted(quantityText);
  if (quantity === null && !hasAmount(line))
    return `It states ${stated} and no price. Ask what it comes to.`;
  return quantity === null
    ? `It states ${stated}, so there is nothing to price it by: it counts at their price.`
    : `No row of our price book in ${unit ?? 'such a unit'} is near enough to its words: it counts at their price.`;
};

/** Their lines at their own price, in our estimate. */
const listedLine = (line: PaperLine, { items, scope }: Ours): LineItem | null => {
  const ids = (scope?.asListed ?? [])
    .filter(({ lineId, name }) => lineId === line.id && name === line.description.slice(0, 300))
    .map(({ id }) => id);
  return items.find(({ metadata }) => ids.includes(metadata.workId ?? '')) ?? null;
};

/** Why a line cannot be put to a row, with what to do about it; null when it can. */
export const whyNotByHand = (line: Omit<PaperLine, 'id'>, item: CatalogueItem): string | null => {
  const words = quoted(line.description.slice(0, 80));
  if (line.quantity === null)
    return `${words} states no quantity, so it cannot be priced by a row. Type its quantity on the page of the document, then match it.`;
  if (factorByHand(line, item) !== null) return null;
  return `${words} is measured in ${line.unit ?? 'no unit'}, and ${quoted(item.name)} is priced per ${item.unit}. Choose a row in ${line.unit ?? 'its unit'}, or put the quantity right on the page of the document.`;
};

interface Sorted {
  known: KnownLine[];
  unmatched: UnmatchedLine[];
  onlyTheirs: UnmatchedLine[];
}

const sortLines = (
  paper: PaperEstimate,
  ours: Ours,
  book: PriceBook,
  isCommercial: boolean,
  matches: readonly PaperMatch[],
): Sorted => {
  const read = new Map(
    documentLinesOf(paper, { name: '', matches }).map((line) => [line.lineId, line]),
  );
  const isAllGoods = sellsMaterialsOnly({ text: '', lines: [], paper });
  const sorted: Sorted = { known: [], unmatched: [], onlyTheirs: [] };
  for (const line of paper.lines.filter(counts)) {
    const asListed = listedLine(line, ours);
    const documentLine = read.get(line.id);
    const isByHand = matches.findLast(({ lineIds }) => lineIds.includes(line.id))?.code === null;
    const work = documentLine ? lineWorkOf(documentLine, book, isCommercial) : null;
    if (isByHand || isDeducted(line)) {
      const why = isByHand
        ? 'You said that it has no counterpart.'
        : 'A credit: nothing is bought for it.';
      sorted.onlyTheirs.push({ line, why, asListed, isByHand });
    } else if (work)
      sorted.known.push({ line, work: isAllGoods ? { ...work, isMaterialsOnly: true } : work });
    else sorted.unmatched.push({ line, why: noRowOf(line), asListed, isByHand });
  }
  return sorted;
};

/** @param ours of the same work, priced from this paper or from others as well */
export const matchPaper = (
  paper: PaperEstimate,
  ours: EstimateDocument,
  book: PriceBook,
  matches: readonly PaperMatch[],
): PaperMatching => {
  const isCommercial = ours.propertyType === 'COMMERCIAL';
  const { known, unmatched, onlyTheirs } = sortLines(paper, ours, book, isCommercial, matches);
  const items = ours.items.filter((item) => !isCharge(item));
  const groups = grouped(known.map((line) => linkOf(line, items))).map(groupOf);
  const taken = new Set<LineItem>([
    ...groups.flatMap((group) => group.ours),
    ...[...unmatched, ...onlyTheirs].flatMap(({ asListed }) => asListed ?? []),
  ]);
  const left = items.filter((item) => !taken.has(item));
  const listed = new Set([
    ...(ours.scope?.work ?? []).filter(({ by }) => by === 'DOCUMENT').map(({ id }) => id),
    ...(ours.scope?.asListed ?? []).map(({ id }) => id),
  ]);
  const isListed = ({ metadata }: LineItem): boolean => listed.has(metadata.workId ?? '');
  return {
    groups,
    unmatched,
    onlyTheirs,
    onlyOurs: left.filter((item) => !isListed(item)),
    ofOthers: left.filter(isListed),
  };
};
