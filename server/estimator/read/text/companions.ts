// What comes with a row that was ordered by itself: what it always brings, and the old thing that is taken out.
import type { PatchOf, ScopePatch } from '../../../domain/scope/scope-patch.ts';
import type { CatalogueItem } from '../../book/catalogue.ts';
import { removalOf } from '../../book/removal-of.ts';
import { evaluate } from '../../calculate/formula/formula.ts';
import { toNumber } from '../../calculate/formula/functions.ts';
import type { Geometry } from '../../calculate/space.ts';
import { findsNothing, liesAlready, standsBare } from './bare-frames.ts';
import type { ComposeContext } from './compose-context.ts';
import { isRemoval } from './groups.ts';
import { IS_REMODEL } from './meaning.ts';
import { isWork } from './neighbors.ts';
import type { Mention, Reading } from './neighbors.ts';
import { sentenceAt } from './row-phrases.ts';
import type { NamedRow } from './shape.ts';

/** Rows that words named, which nothing else brings. */
export interface NamedCodes {
  ordered: ReadonlySet<string>;
  /** Families of the rows that put something in. */
  families: ReadonlySet<string>;
  /** What a loss has ruined is torn out by rows of its own: of which families. */
  tornOut: ReadonlySet<string>;
  /** Whether the text says that a frame or slab is bare. After a loss none is. */
  isBare: boolean;
}

export const namedIn = (
  { mentions }: Reading,
  { book, text, isLoss }: ComposeContext,
): NamedCodes => {
  const ordered = new Set(mentions.filter(isWork).flatMap(({ rows }) => rows));
  return {
    ordered,
    families: new Set(
      [...ordered].flatMap((code) =>
        isRemoval(code, book) ? [] : (book.rowOrders.get(code)?.family ?? []),
      ),
    ),
    tornOut: new Set(
      [...ordered].flatMap((code) =>
        /^(?:WTR|MLD)-TO/.test(code) ? (book.rowOrders.get(code)?.family ?? []) : [],
      ),
    ),
    isBare: !isLoss && standsBare(text),
  };
};

/** A row as it is priced. */
interface DoneRow {
  row: NamedRow<Mention>;
  item: CatalogueItem;
  quantity: number;
  geometry: Geometry;
  placeId: string | null;
}

/** Walls that are framed here have no old boards. */
const FRAMES = /^FRM-(?:WALL|FURR|METAL)/;

/** Loads of what is taken out. */
const HAULS = /^HAU-(?:PICKUP|APPL|DUMP)/;

/** A row that another one brings. */
interface Brought {
  patch: PatchOf<'ADD_WORK'>;
  /** One for each of what brings it; else once for all. */
  isEach: boolean;
}

const isSameRow = (patch: ScopePatch, code: string | undefined, placeId: string | null): boolean =>
  patch.kind === 'ADD_WORK' && patch.code === code && patch.placeId === placeId;

/**
 * Adds rows that are brought: an old appliance comes out for each new one. A row that is told twice in one place brings them once.
 * @param patches that stand already, with that of the row itself
 */
export const bring = (
  patches: ScopePatch[],
  { row: { code }, placeId }: Pick<DoneRow, 'row' | 'placeId'>,
  brought: readonly Brought[],
): void => {
  if (patches.filter((patch) => isSameRow(patch, code, placeId)).length > 1) return;
  for (const { patch, isEach } of brought) {
    const at = patches.findIndex((other) => isSameRow(other, patch.code, patch.placeId ?? null));
    const standing = patches[at];
    if (!isEach || standing?.kind !== 'ADD_WORK') patches.push(patch);
    else patches[at] = { ...standing, quantity: (standing.quantity ?? 0) + (patch.quantity ?? 0) };
  }
};

/** Old things that come out in place of those that a row brings out: the tub makes room for a shower, metal lies for shingles. */
const OTHER_OLD: Readonly<Record<string, readonly string[]>> = {
  'DEM-SHOWER': ['DEM-TUB'],
  'DEM-ROOF1': ['DEM-ROOFMTL', 'DEM-ROOFTIL'],
};
const isOtherOld = (code: string, ordered: ReadonlySet<string>): boolean =>
  OTHER_OLD[code]?.some((other) => ordered.has(other)) === true;

/** Who orders a removal hauls the debris himself, or has a dumpster for it. */
const HAULED_BY_OTHERS =
  /\b(?:i|we|they|he|she|owner|landlord|(?:my|our) [a-z-]+)(?:['’]ll| will| can)?(?: (?:just|then|also|be))? (?:hauls?|hauling|dumps?|disposes?|carts?|gets? rid)\b|\b(?:leave|pile|stack|put) (?:it|them|that|everything|(?:all )?the (?:debris|pile|pieces|rubble|mess|stuff))(?: all)? (?:in|at|on|by) (?:the|my|our) (?:driveway|curb|garage|yard|alley|dumpster|lawn)\b|\b(?:we|i|they|owner)(?:['’]ve| have| has| got)(?: got)? (?:an? |my |our )?(?:own )?(?:dumpster|roll-?off|container)\b|\b(?:no|without) (?:haul\w*|disposal)\b/i;

/** What is taken out for a while: "pull the dishwasher, fix the leak behind it, put it back". */
const PUT_BACK =
  /\b(?:put|set|hang|bring|move|slide|screw) (?:it|them|the (?:same |old )?\w+)(?: right)? (?:back|again)\b|\b(?:re-?install|re-?hang|re-?mount|re-?set|re-?connect) (?:it|them|the (?:same|old|existing))\b/i;

/** Paint that somebody else puts on comes with no trim, door or board. */
const PAINTED_BY_OTHERS =
  /\b(?:i|we)(?:['’]ll| will| can|['’]m| am|['’]re| are)?(?: (?:do|doing|handle))?(?: the)? paint(?:ing)?\b|\b(?:my|our|the) [a-z-]+ (?:paints|(?:will|can) paint|is painting|does the paint(?:ing)?)\b|\bpaint(?:ing)?(?: is|['’]s)? (?:on (?:us|me)|by (?:us|me|owner|others?|another|staff|tenants?|insured|insd|my|our|his|her))\b|\b(?:gets?|getting|be) painted by\b|\b(?:no|skip) paint(?:ing)?\b|\bpaint i can do\b/i;
const isPaint = (code: string): boolean => code.startsWith('PNT-');
/** Where a wall stood, somebody else closes the holes. */
const PATCHED_BY_OTHERS =
  /\b(?:i|we)(?:['’]ll| will| can|['’]m| am|['’]re| are)?(?: (?:do|doing|handle|handling))? (?:(?:the|all|any) )?patch(?:ing)?\b|\bpatch(?:ing)?(?: is|['’]s)? (?:on (?:us|me)|by (?:us|me|owner|others?|another|my|our))\b|\b(?:no|skip) patch(?:ing)?\b/i;
const isClosed = (code: string, assembly: string, text: string): boolean =>
  assembly === 'wall_removal' && /^(?:DRW|FLR|PNT)-/.test(code) && PATCHED_BY_OTHERS.test(text);
/** "The ceiling was tested", "It was already tested": not "our well was tested". */
const OF_SURVEY = /\b(?:asbestos|popcorn|ceilings?)\b|^\W*(?:it|they|all|already|tested)\b/i;
const IS_TESTED =
  /(?<!\b(?:not|never|n['’]t) )\b(?:already|was|were|been|got|had it|came back) tested\b|\btested (?:already|negative|clean|clear|fine|ok)\b|\b(?:no|without|free of|negative for) asbestos\b(?! (?:test|survey|report|inspection))|\basbestos[- ](?:free|negative)\b/i;
/** A survey that was made is not made again. */
const isTested = (text: string): boolean =>
  text.split(/[.;!?\n]/).some((said) => OF_SURVEY.test(said) && IS_TESTED.test(said));

/** A door more than there was. */
const ADDS_DOOR = /\badd(?:ing)? (?:an?|one|two|another|\d) (?:[a-z]+ ){0,2}doors?\b/i;
/** What a job or a row brings, but not where its sentence tells this: blown insulation seals no joints, an added door removes none. */
const UNASKED: Readonly<Record<string, RegExp>> = {
  'DEM-DOORINT': ADDS_DOOR,
  'DEM-DOOREXT': ADDS_DOOR,
  'INS-AIRSEAL': /\b(?:INS-BLOWN|bl(?:ow|own|ew|owing)\b|cellulose|loose[- ]fill)/i,
  'CTP-QUARTZ':
    /\bisland cabinets\b|\b(?:just|only) (?:the )?cabinets\b|\bcabinets only\b|\b(?:counter)?tops? (?:comes?|is|are|by)\b[^.;,]{0,14}\b(?:separate\w*|others|later|ordered)\b/i,
};
const isUnasked = (code: string, { rows, start, end }: Mention, text: string): boolean =>
  UNASKED[code]?.test(`${rows[0] ?? ''} ${sentenceAt(text, start, end)}`) === true;

/** What a plain order of a row always brings, but what was ordered by name. */
export const companionsOf = (
  { row: { code, source }, item, quantity, geometry, placeId }: DoneRow,
  { ordered, families, tornOut, isBare }: NamedCodes,
  { book, grade, becauseOf, text, isLoss }: ComposeContext,
): Brought[] => {
  const isFramed = code.startsWith('DRW-') && [...ordered].some((row) => FRAMES.test(row));
  const order = book.rowOrders.get(code);
  // "Patch the ceiling": what is painted is the ceiling.
  const isOverhead = /\bceiling/i.test(source.words) && !/\bwall/i.test(source.words);
  const brings = order?.brings ?? [];
  // What is torn out after a loss is not taken out again. Nothing comes off bare studs.
  const isNone = (old: string): boolean =>
    isRemoval(old, book) &&
    (tornOut.size > 0 || (!isLoss && (isFramed || findsNothing(old, source, text, isBare))));
  const isPutBack =
    item.unit === 'EA' &&
    isRemoval(code, book) &&
    PUT_BACK.test(sentenceAt(text, source.start, source.end));
  const isIdle =
    isPutBack || brings.some((each) => isNone(each.code)) || HAULED_BY_OTHERS.test(text);
  return brings.flatMap((brought): Brought[] => {
    if (isNone(brought.code) || (isIdle && HAULS.test(brought.code))) return [];
    if (isPaint(brought.code) && PAINTED_BY_OTHERS.test(text)) return [];
    if (isUnasked(brought.code, source, text)) return [];
    const family = book.rowOrders.get(brought.code)?.family ?? '';
    const isOrdered =
      ordered.has(brought.code) || (family !== order?.family && families.has(family));
    const q = book.items.get(brought.code)?.unit === 'LF' ? (source.alongFt ?? quantity) : quantity;
    const amount = toNumber(evaluate(brought.quantity, { ...geometry, g: grade, q }));
    if (isOrdered || isOtherOld(brought.code, ordered) || !(amount > 0)) return [];
    const patch: PatchOf<'ADD_WORK'> = {
      kind: 'ADD_WORK',
      placeId,
      code: isOverhead && brought.code === 'PNT-WALL' ? 'PNT-CEIL' : brought.code,
      quantity: amount,
      basis: 'DERIVED',
      because: becauseOf(source),
    };
    return [{ patch, isEach: brought.quantity.variables.includes('q') }];
  });
};

/** A deck whose frame stays gets new boards: its footings, rails, stairs and permit are as they were. */
const FRAME_STAYS =
  /\b(?:fram(?:e|ing)|joists|substructure)\b[^.;,]{0,20}\b(?:is|are|looks?|seems?|stays?)\b[^.;,]{0,12}\b(?:good|solid|fine|sound|ok|okay|strong|stays?)\b|\bkeep(?:ing)? (?:the |our )?(?:old |existing )?(?:fram(?:e|ing)|joists)|\b(?:existing|same) (?:fram(?:e|ing)|joists)\b|\bframe (?:we|i) \b/i;
const BUT_BOARDS = /^(?:DCK-(?:FOOT|LEDGER|FRAME|RAIL|STAIR)|PRM-DECK)/;

/**
 * Lines of a job that there is nothing for: what comes out is out already after a loss, off bare studs, or of a roof of metal or
 * tile; felt or wrap lies already; the frame of a deck stays; somebody else paints.
 */
export const standsAlready = (
  { lines, assembly }: { lines: readonly { code: string }[]; assembly: string },
  mention: Mention,
  { tornOut: families, ordered, isBare }: NamedCodes,
  { book, text, isLoss }: ComposeContext,
): string[] => {
  const isDecked = assembly === 'deck_build' && FRAME_STAYS.test(text);
  const isOut = (code: string): boolean =>
    isRemoval(code, book) &&
    ((!isLoss && findsNothing(code, mention, text, isBare)) ||
      families.has(book.rowOrders.get(code)?.family ?? '') ||
      isOtherOld(code, ordered));
  return lines
    .map(({ code }) => code)
    .filter(
      (code) =>
        liesAlready(code, text) ||
        (!ordered.has(code) &&
          (isOut(code) ||
            isUnasked(code, mention, text) ||
            (isPaint(code) && PAINTED_BY_OTHERS.test(text)) ||
            isClosed(code, assembly, text) ||
            (code === 'PRM-ASBEST' && isTested(text)) ||
            (isDecked && BUT_BOARDS.test(code)))),
    );
};

/** "R&R" orders what is there taken out as well. @param patches that stand already */
export const removalWith = (
  { row: { source }, item, quantity, placeId }: DoneRow,
  { ordered }: NamedCodes,
  patches: readonly ScopePatch[],
  { book, becauseOf }: ComposeContext,
): ScopePatch[] => {
  const old = removalOf(item, book);
  const stands = patches.some(
    (patch) => patch.kind === 'ADD_WORK' && patch.code === old?.code && patch.placeId === placeId,
  );
  return old && !stands && !ordered.has(old.code)
    ? [
        {
          kind: 'ADD_WORK',
          placeId,
          code: old.code,
          quantity,
          basis: 'DERIVED',
          because: becauseOf(source),
        },
      ]
    : [];
};

/**
 * True for a row that an assembly holds whatever its lines say: a room that is done over is gutted first, and a loss draws off
 * its water.
 */
export const isWithin = (code: string, assembly: string): boolean => {
  if (assembly === 'water_mitigation') return /^WTR-EXT[CH3]$/.test(code);
  return code === 'DEM-GUT' && IS_REMODEL.test(`@${assembly}`);
};
