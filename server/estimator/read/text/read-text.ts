// The text of a request as a scope of work: segments, mentions, patches, and what nothing was made of.
import { readFileSync } from 'node:fs';
import type { AgentKind } from '../../../domain/catalog.ts';
import {
  emptyScope,
  type ScopeNote,
  type ScopeOfWork,
  type Work,
} from '../../../domain/scope/scope-of-work.ts';
import { type Because, SCOPE_LIMITS } from '../../../domain/scope/scope-parts.ts';
import type { ScopePatch } from '../../../domain/scope/scope-patch.ts';
import type { Grade } from '../../book/grades.ts';
import type { PriceBook } from '../../book/price-book.ts';
import { removalOf } from '../../book/removal-of.ts';
import { apply } from '../../scope/apply.ts';
import type { Author } from '../../scope/edit.ts';
import { inEnglish } from '../language/spanish.ts';
import {
  coverNewWalls,
  heightsIn,
  tellHeights,
  withComma,
  withoutHeights,
} from './ceiling-heights.ts';
import { withoutBoardFeet } from './board-feet.ts';
import { compose } from './compose.ts';
import { factsIn, pitchWordsIn, tellsLoss } from './facts.ts';
import { isCountedJob } from './job-sizes.ts';
import { readMentions } from './mentions.ts';
import type { RowFacts } from './meaning.ts';
import { isWork, type Mention, type Reading } from './neighbors.ts';
import { addRooms, type MeasuredRoom, orderDoneOver, orderWhole, roomAlone } from './rooms.ts';
import { type Network, readNetwork } from './network.ts';
import { phrasesIn, readRowPhrases, type RowPhrase } from './row-phrases.ts';
import { speaksOf } from './row-words.ts';
import type { PlaceNames } from './places.ts';
import { withExclusions, withPreparation } from './not-ordered.ts';
import {
  refusalNotes,
  sizeNotes,
  thicknessNotes,
  unitNotes,
  type RefusedPatch,
} from './reading-notes.ts';
import { feesIn, onlyIn, papersIn, termNotes } from './told-terms.ts';
import { wastesIn, withToldWaste } from './told-waste.ts';
import { withToldLevels } from '../levels.ts';
import { closeStrips, orderOutright, tellVaults } from './outright.ts';
import { unreadIn } from './unread.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { POURED_WALL, supply } from './settle.ts';
import { mainParameter } from './shape.ts';
import type { Told } from './told-figures.ts';
import { otherThickness, pitchAlone, roofPlan, roofSizeAlone } from './told-walls.ts';

export interface ReaderData {
  network: Network;
  places: PlaceNames;
  phrases: readonly RowPhrase[];
}

const DATA = new URL('../../data/reader/', import.meta.url);

let loaded: ReaderData | undefined;

/** The reader of the product, read from its files once. @throws as `loadReader` */
export const readerData = (): ReaderData => (loaded ??= loadReader());

/** @throws Error where the weights or the names of places cannot be read */
export const loadReader = (weights: URL = new URL('weights.bin', DATA)): ReaderData => ({
  network: readNetwork(readFileSync(weights)),
  places: JSON.parse(readFileSync(new URL('places.json', DATA), 'utf8')) as PlaceNames,
  phrases: readRowPhrases(readFileSync(new URL('row-phrases.json', DATA), 'utf8')),
});

export interface TextRequest {
  text: string;
  agent: AgentKind;
  grade: Grade;
  rooms?: readonly MeasuredRoom[];
  /** A room that is to be done whole, as the product's own shortcut names it. */
  wholeRoom?: string | null;
}

export interface TextReading {
  scope: ScopeOfWork;
  segments: readonly Segment[];
  mentions: readonly Mention[];
  /** Ordered, and no row of the book was found for it. */
  unpriced: readonly Mention[];
  /** What was taken from rooms of uploads. */
  planNotes: readonly ScopeNote[];
}

const because = (text: string, { start, end }: { start: number; end: number }): Because => ({
  source: 'request',
  words: text.slice(start, Math.min(end, start + SCOPE_LIMITS.words)),
  start,
  end,
  page: null,
});

/** Whether what a patch adds stands in the scope, by this patch or by another. */
const stands = (patch: ScopePatch, { work }: ScopeOfWork): boolean =>
  patch.kind !== 'ADD_WORK' ||
  work.some(({ does }) =>
    does.kind === 'ROW' ? does.code === patch.code : does.assembly === patch.assembly,
  );

const UNSIZED = {
  lengthFt: undefined,
  widthFt: undefined,
  heightFt: undefined,
  areaSf: undefined,
  basis: undefined,
};

/** All patches, in lists that the validator takes; places keep the names that the patches give them. */
export const applyAll = (
  scope: ScopeOfWork,
  patches: readonly ScopePatch[],
  book: PriceBook,
  author: Author = 'RULES',
): { scope: ScopeOfWork; refused: RefusedPatch[] } => {
  const ids = new Map<string, string>();
  const refused: RefusedPatch[] = [];
  let now = scope;
  for (const patch of patches) {
    const named =
      'placeId' in patch && patch.placeId
        ? { ...patch, placeId: ids.get(patch.placeId) ?? patch.placeId }
        : patch;
    const before = now.nextId;
    const applied = apply(now, [named], book, author);
    // A place that cannot be as large stays, at its usual size.
    if (applied.refused.length > 0 && patch.kind === 'ADD_PLACE')
      applied.scope = apply(now, [{ ...patch, ...UNSIZED }], book, author).scope;
    refused.push(...applied.refused.map(({ message }) => ({ patch, message })));
    now = applied.scope;
    if (patch.kind === 'ADD_PLACE' && patch.ref !== undefined && now.nextId > before)
      ids.set(patch.ref, `p${before}`);
  }
  return { scope: now, refused };
};

const removalsOf = (
  code: string,
  { rowOrders, items }: Pick<PriceBook, 'rowOrders' | 'items'>,
): string[] => {
  const family = rowOrders.get(code)?.family;
  return [...rowOrders]
    .filter(([other, order]) => order.family === family && items.get(other)?.action === 'remove')
    .map(([other]) => other);
};

/** The job that all rows of a family mean where no words tell which of them, "smoke damage all over". */
const JOB_OF_FAMILY: Readonly<Record<string, string>> = { 'soot-cleaning': 'smoke_clean' };

const OF_WALLS = /\b(?:Wn|W|P)\b/;

/** What the book says of rows by themselves. */
export const rowFacts = (book: PriceBook): RowFacts => ({
  unitOf: (code) => book.items.get(code)?.unit ?? null,
  familyOf: (code) => book.rowOrders.get(code)?.family ?? null,
  nameOf: (code) => book.items.get(code)?.name ?? '',
  actionOf: (code) => book.items.get(code)?.action ?? null,
  usualOf: (code) => book.rowOrders.get(code)?.usual.source ?? null,
  isOfWalls: (code) =>
    OF_WALLS.test(book.rowOrders.get(code)?.usual.source ?? '') ||
    book.rowOrders.get(code)?.family === 'wall-tile',
  hasOwnArea: (code) => {
    const assembly = book.assemblies.get(code.slice(1));
    const area = assembly && mainParameter(assembly, 'SF');
    const usual = assembly?.params.find(([name]) => name === area?.name)?.[1];
    return area != null && (typeof usual === 'number' || usual?.source !== 'A');
  },
  isCounted: (code) => {
    const assembly = book.assemblies.get(code.slice(1));
    return assembly !== undefined && isCountedJob(assembly);
  },
  removalsOf: (code) => removalsOf(code, book),
  removalOf: (code) => {
    const item = book.items.get(code);
    return item ? [removalOf(item, book)?.code ?? []].flat() : [];
  },
  jobOf: (code) => {
    if (code.startsWith('@')) return code.slice(1);
    const order = book.rowOrders.get(code);
    return order?.lead?.assembly ?? JOB_OF_FAMILY[order?.family ?? ''] ?? code;
  },
  speaks: (words, codes) => speaksOf(words, codes, book),
});

/** Words that tell a size, a height, waste, a fee or a paper, and order nothing. */
const sizesAlone = (text: string): { start: number; end: number }[] => [
  ...heightsIn(text).filter(({ start, end }) => /ceiling/i.test(text.slice(start, end))),
  ...papersIn(text),
  ...[...wastesIn(text), ...feesIn(text)].map((told) => withComma(text, told)),
  ...[roofPlan(text), roofSizeAlone(text), pitchAlone(text)].filter((told) => told !== null),
];

export const readText = (request: TextRequest, data: ReaderData, book: PriceBook): TextReading => {
  const { wholeRoom = null } = request;
  const english = inEnglish(request.text);
  const text = withoutBoardFeet(english?.text ?? request.text);
  const room = wholeRoom === null ? null : roomAlone(text, wholeRoom.trim(), data.places);
  const words = withoutHeights(text, sizesAlone(text));
  const marked = withPreparation(text, segmentsOf(words, data.network, data.phrases));
  const segments = room ? [room] : withExclusions(text, marked, rowFacts(book));
  return readSegments({ ...request, text }, segments, data, book, (span) =>
    because(request.text, english?.written(span) ?? span),
  );
};

/** Mentions of which the validator took nothing: they are not used, either. */
const lostIn = (
  { mentions }: Reading,
  scope: ScopeOfWork,
  refused: readonly RefusedPatch[],
  becauseOf: (span: { start: number; end: number }) => Because,
): Mention[] => {
  const lost = new Set(
    refused.flatMap(({ patch }) =>
      'because' in patch && !stands(patch, scope) ? (patch.because?.start ?? []) : [],
    ),
  );
  const worked = new Set(scope.work.map((work) => work.because?.start));
  return mentions.filter((mention) => {
    const { start } = becauseOf(mention);
    return start !== null && lost.has(start) && !worked.has(start);
  });
};

/** Quotes the words of the slope for the roofs that follow it. */
const withPitchWords = (
  scope: ScopeOfWork,
  text: string,
  becauseOf: (span: { start: number; end: number }) => Because,
): ScopeOfWork => {
  const span = pitchWordsIn(text);
  if (!span) return scope;
  const work = scope.work.map((each) => {
    const { does } = each;
    if (does.kind === 'ROW') return each;
    const params = does.params.map((param) =>
      param.name === 'pitch' && param.because === null
        ? { ...param, because: becauseOf(span) }
        : param,
    );
    return { ...each, does: { ...does, params } };
  });
  return { ...scope, work };
};

/** Gives the work of orders the slope and the waste that are told of them. */
const withTold = (
  scope: ScopeOfWork,
  { mentions }: Reading,
  text: string,
  book: PriceBook,
  becauseOf: (span: { start: number; end: number }) => Because,
): ScopeOfWork => {
  const worked = new Set(scope.work.map((work) => work.because?.start));
  const orders = mentions.filter(
    (mention) => isWork(mention) && worked.has(becauseOf(mention).start),
  );
  const startsAt = new Map(orders.map((order) => [becauseOf(order).start, order.start]));
  const startOf = ({ because: told }: Work) => startsAt.get(told?.start ?? null) ?? null;
  const pitched = withPitchWords(scope, text, becauseOf);
  const leveled = withToldLevels(pitched, orders, text, startOf);
  return withToldWaste(leveled, wastesIn(text), orders, text, startOf, book);
};

/** Mentions with their places, heights given; `told` are words that describe and order nothing. */
const mentionsTold = (
  text: string,
  segments: readonly Segment[],
  places: PlaceNames,
  rows: RowFacts,
): { reading: Reading; told: { start: number; end: number }[]; thick: Told<number> | null } => {
  const heights = heightsIn(text);
  const alone = sizesAlone(text);
  const words = withoutHeights(text, alone);
  const reading = closeStrips(readMentions(words, segments, places, rows), text);
  tellHeights(reading.places, heights, text);
  coverNewWalls(reading, heights, rows, text);
  const vault = tellVaults(reading, text);
  orderOutright(reading);
  const isPoured = reading.mentions.some((mention) => mention.rows.includes(POURED_WALL));
  const thick = isPoured ? otherThickness(text) : null;
  return {
    reading,
    told: [...alone, ...onlyIn(text), ...[vault, thick].filter((one) => one !== null)],
    thick,
  };
};

const allOf = (segments: readonly Segment[], { aside, mentions }: Reading) =>
  [...segments, ...aside, ...mentions].toSorted((a, b) => a.start - b.start);

/** @param segments of the text, by whoever marked them */
export const readSegments = (
  { text, agent, grade, rooms = [], wholeRoom = null }: TextRequest,
  segments: readonly Segment[],
  { places, phrases }: Pick<ReaderData, 'places' | 'phrases'>,
  book: PriceBook,
  becauseOf: (span: { start: number; end: number }) => Because = (span) => because(text, span),
): TextReading => {
  const rows = rowFacts(book);
  const { reading, told, thick } = mentionsTold(text, segments, places, rows);
  const planNotes = addRooms(reading, rooms, text);
  orderDoneOver(reading, text, segments, book);
  if (wholeRoom !== null) orderWhole(reading, book);
  supply(reading.mentions, text, rows);
  const facts = factsIn(text, segments, agent === 'INSURANCE');
  const { patches, unpriced } = compose(reading, {
    book,
    facts: rows,
    grade,
    agent,
    isLoss: agent === 'INSURANCE' || tellsLoss(text),
    stories: facts.stories ?? 1,
    text,
    becauseOf,
  });
  const empty = emptyScope('RULES');
  const applied = applyAll({ ...empty, facts: { ...empty.facts, ...facts } }, patches, book);
  const scope = withTold(applied.scope, reading, text, book, becauseOf);
  const unused = [...unpriced, ...lostIn(reading, scope, applied.refused, becauseOf)];
  const unread = unreadIn(
    text,
    {
      segments: allOf(segments, reading),
      mentions: reading.mentions,
      unpriced: unused,
      told,
      asked: phrasesIn(text, phrases).filter(({ phrase }) => phrase.asks),
    },
    scope.work,
    book,
    becauseOf,
  ).slice(0, SCOPE_LIMITS.unread);
  return {
    scope: {
      ...scope,
      unread,
      notes: [
        ...scope.notes,
        ...sizeNotes(applied.refused),
        ...unitNotes(reading),
        ...refusalNotes(text, segments, phrases),
        ...termNotes(text),
        ...thicknessNotes(thick),
      ],
    },
    segments,
    mentions: reading.mentions,
    unpriced,
    planNotes,
  };
};
