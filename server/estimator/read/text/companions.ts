// What comes with a row that was ordered by itself: what it always brings, and the old thing that is taken out.
import type { PatchOf, ScopePatch } from '../../../domain/scope/scope-patch.ts';
import type { CatalogueItem } from '../../book/catalogue.ts';
import { removalOf } from '../../book/removal-of.ts';
import { evaluate } from '../../calculate/formula/formula.ts';
import { toNumber } from '../../calculate/formula/functions.ts';
import type { Geometry } from '../../calculate/space.ts';
import { findsNothing, standsBare } from './bare-frames.ts';
import type { ComposeContext } from './compose-context.ts';
import { isRemoval } from './groups.ts';
import { IS_REMODEL } from './meaning.ts';
import { isWork } from './neighbors.ts';
import type { Mention, Reading } from './neighbors.ts';
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

/** A row that another one brings. */
interface Brought {
  patch: PatchOf<'ADD_WORK'>;
  /** One for each of what brings it; else once for all. */
  isEach: boolean;
}

/** Adds rows that are brought: an old appliance comes out for each new one. @param patches that stand already */
export const bring = (patches: ScopePatch[], brought: readonly Brought[]): void => {
  for (const { patch, isEach } of brought) {
    const at = patches.findIndex(
      (other) =>
        other.kind === 'ADD_WORK' && other.code === patch.code && other.placeId === patch.placeId,
    );
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

/** What a plain order of a row always brings, but what was ordered by name. */
export const companionsOf = (
  { row: { code, source }, quantity, geometry, placeId }: DoneRow,
  { ordered, families, tornOut, isBare }: NamedCodes,
  { book, grade, becauseOf, text, isLoss }: ComposeContext,
): Brought[] => {
  const isFramed = code.startsWith('DRW-') && [...ordered].some((row) => FRAMES.test(row));
  const order = book.rowOrders.get(code);
  // "Patch the ceiling": what is painted is the ceiling.
  const isOverhead = /\bceiling/i.test(source.words) && !/\bwall/i.test(source.words);
  return (order?.brings ?? []).flatMap((brought): Brought[] => {
    // What is torn out after a loss is not taken out again. Nothing comes off bare studs.
    const isNone = !isLoss && (isFramed || findsNothing(brought.code, source, text, isBare));
    if ((tornOut.size > 0 || isNone) && isRemoval(brought.code, book)) return [];
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

/** Lines of a job that take out what is out already: after a loss, off bare studs, or the shingles of a roof of metal or tile. */
export const tornOut = (
  lines: readonly { code: string }[],
  mention: Mention,
  { tornOut: families, ordered, isBare }: NamedCodes,
  { book, text, isLoss }: ComposeContext,
): string[] =>
  lines
    .map(({ code }) => code)
    .filter(
      (code) =>
        isRemoval(code, book) &&
        !ordered.has(code) &&
        ((!isLoss && findsNothing(code, mention, text, isBare)) ||
          families.has(book.rowOrders.get(code)?.family ?? '') ||
          isOtherOld(code, ordered)),
    );

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
