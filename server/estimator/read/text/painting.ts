// What is painted where no words of the painting say so: trim of a painted room, and what is done to walls or overhead.
import type { ScopePatch } from '../../../domain/scope/scope-patch.ts';
import { putsIn } from './meaning.ts';
import type { Draft } from './neighbors.ts';

/** Painting of trim that is there, by the row of the trim. */
const PAINT_OF: readonly (readonly [rows: RegExp, paint: string])[] = [
  [/^TRM-BASE/, 'PNT-BASE'],
  [/^TRM-CROWN/, 'PNT-CROWN'],
  [/^TRM-(?:CASING|CHAIR|STOOL|WAINS)/, 'PNT-TRIM'],
  [/^TRM-RAIL/, 'PNT-STAIR'],
];
const paintOf = ({ rows: [row = ''] }: Draft): string | undefined =>
  PAINT_OF.find(([rows]) => rows.test(row))?.[1];

/** Painting of whatever inside. */
export const IS_PAINT = /^(?:PNT-|@paint_)/;

const SURFACES =
  /\b(?:walls?|ceilings?|doors?|windows?|trim|casings?|base\w*|crown|rail(?:ing)?s?|balusters?|spindles?)\b/i;
const IN_A_LIST = /^\s*(?:[,&+]|and\b|plus\b)[\s,]*(?:(?:and|plus|the)\s+)*$/i;

/** "Paint walls, ceiling, baseboard 5 1/4 in. and crown": trim that a list of painted surfaces names is painted, too. */
const paintTrim = (mentions: readonly Draft[], text: string): void => {
  for (const [at, mention] of mentions.entries()) {
    const last = mentions[at - 1];
    const isPainted =
      last?.role === 'order' &&
      last.rows[0]?.startsWith('PNT-') === true &&
      SURFACES.test(last.words) &&
      IN_A_LIST.test(text.slice(last.end, mention.start));
    const isTold = mention.measures.some(({ kind }) => kind === 'LENGTH');
    if (!isPainted || isTold || mention.role !== 'order' || putsIn(mention.words)) continue;
    const paint = paintOf(mention);
    if (paint !== undefined) mention.rows = [paint];
  }
};

/** What is done overhead by what is done to walls. */
const OVERHEAD: Readonly<Record<string, string>> = {
  'DRW-WALL': 'DRW-CEIL',
  'DRW-TEXWALL': 'DRW-TEXCEIL',
  'INS-BATTWL': 'INS-BATTCL',
  'DEM-DRYWALL': 'DEM-CEILDRY',
  'PNT-WALL': 'PNT-CEIL',
};

const IS_CEILING = /^(?:the |all )*ceilings?$/i;
const ON_CEILING = /^(?:DRW-(?:CEIL|TEXCEIL)|DEM-(?:CEILDRY|POPCORN)|WTR-TODRY)/;

/** "Drywall on walls | and ceiling": boards on both. "The ceiling fell. New rock, paint": of no walls, it is the ceiling. */
const lookUp = (mentions: readonly Draft[], text: string): void => {
  const [first] = mentions.filter(({ words }) => /\bceiling/i.test(words));
  const isOnlyCeiling =
    !/\bwalls?\b/i.test(text) &&
    first?.role === 'order' &&
    first.rows.some((row) => ON_CEILING.test(row));
  for (const [at, mention] of mentions.entries()) {
    if (mention.role !== 'order') continue;
    const last = mentions[at - 1];
    const [row = ''] = mention.rows;
    const other = OVERHEAD[last?.rows[0] ?? ''];
    if (row === 'PNT-CEIL' && IS_CEILING.test(mention.words) && last?.role === 'order')
      if (other !== undefined) mention.rows = [other];
      else if (last.rows[0]?.startsWith('FIR-CLN')) mention.rows = [...last.rows];
    const overhead = OVERHEAD[row];
    if (isOnlyCeiling && overhead !== undefined && mention.measures.length === 0)
      mention.rows = [overhead];
  }
};

/** Painting of a room of which no words tell the surfaces. */
const IS_ROOM = /^@paint_(?:room|walls_only)$/;
const SURFACE =
  /^(?:(?:all|and|any|on|only|just|the|both) )*(?:walls?|ceilings?|lids?|trim|casings?|base ?(?:boards?|trim)?|doors?|crown|woodwork|closets?)\b/i;
const SURFACES_IN = new RegExp(SURFACES, 'gi');
const IS_WALL = /^(?:(?:all|only|just|the) )*walls?\b/i;
const LISTS = /[,:;(–-]\s*$/;

/** "Paint two bedrooms, | walls | and | ceilings": the surfaces that are listed, and no trim. */
const limitSurfaces = (mentions: readonly Draft[], text: string): void => {
  for (const [at, mention] of mentions.entries()) {
    const { role, rows, words, end } = mention;
    if (role !== 'order' || !IS_ROOM.test(rows[0] ?? '') || SURFACES.test(words)) continue;
    const others = mentions.slice(at + 1);
    const last = others.findIndex(
      (other) =>
        other.role !== 'order' || !other.rows[0]?.startsWith('PNT-') || !SURFACE.test(other.words),
    );
    const listed = last < 0 ? others : others.slice(0, last);
    const walls = listed.find((other) => IS_WALL.test(other.words));
    const [first] = listed;
    const between = text.slice(end, first?.start);
    const isEach = listed.every((other) => other.words.match(SURFACES_IN)?.length === 1);
    if (walls && isEach && LISTS.test(between) && !/[.!?\n]/.test(between))
      mention.rows = walls.rows;
  }
};

/** Changes the mentions of painting by what they stand beside. */
export const settlePaint = (mentions: readonly Draft[], text: string): void => {
  limitSurfaces(mentions, text);
  paintTrim(mentions, text);
  lookUp(mentions, text);
};

type WorkPatch = Extract<ScopePatch, { kind: 'ADD_WORK' }>;

const valueOf = ({ params = [] }: WorkPatch, name: string) =>
  params.find((param) => param.name === name)?.value;
const isPaintOf = (patch: ScopePatch, assembly: string): patch is WorkPatch =>
  patch.kind === 'ADD_WORK' && patch.assembly === assembly;
const isCeilingAlone = (patch: ScopePatch): patch is WorkPatch =>
  isPaintOf(patch, 'paint_room') && valueOf(patch, 'walls') === 0;
/** All walls, as they come. */
const isWallsAlone = (patch: ScopePatch): patch is WorkPatch =>
  isPaintOf(patch, 'paint_walls_only') && valueOf(patch, 'frac') === 1 && !patch.set?.length;

/** "Walls and ceiling of the bedroom": one painting of the room, and not one of each. */
export const joinPainting = (patches: readonly ScopePatch[]): ScopePatch[] => {
  const joined = new Set<ScopePatch>();
  const all = patches.map((patch) => {
    if (!isCeilingAlone(patch)) return patch;
    const walls = patches.find(
      (other) =>
        isWallsAlone(other) &&
        other.placeId === patch.placeId &&
        other.times === patch.times &&
        other.ownerSupplies === patch.ownerSupplies &&
        other.materialsOnly === patch.materialsOnly,
    );
    const [frac] = walls && 'params' in walls ? (walls.params ?? []) : [];
    if (!walls || !frac) return patch;
    joined.add(walls);
    const params = patch.params?.map((param) =>
      param.name === 'walls' ? { ...frac, name: 'walls', value: 1 } : param,
    );
    return { ...patch, params };
  });
  return all.filter((patch) => !joined.has(patch));
};
