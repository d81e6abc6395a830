// What is painted where no words of the painting say so: doors, trim and boards that other words put in, and who paints them.
import { putsIn } from './meaning.ts';
import { isWork } from './neighbors.ts';
import type { Draft } from './neighbors.ts';

/** Painting of which no words say what: "painted white", "and paint to match". */
const PAINTS =
  /^(?:and |then )*(?:prim(?:ed?|ing) ?(?:and|&|\/) ?)?(?:re-?)?paint(?:ed|ing)?(?: (?:it|them|those|all|white|black|to match|after|afterwards|semi-?gloss|a new color))*$/i;
/** Painting of what other rows put in. */
const PAINT_OF: readonly (readonly [rows: RegExp, paint: string])[] = [
  [/^DOR-(?:ENTRY|FRENCHX|SIDELT|SECUR)/, 'PNT-EXTDOOR'],
  [/^DOR-(?:INT|BIFOLD|POCKET|BARN|FRENCHI)|^@door_replace/, 'PNT-DOOR'],
  [/^(?:TRM-BASE|FLR-SHOE)/, 'PNT-BASE'],
  [/^TRM-CROWN/, 'PNT-CROWN'],
  [/^TRM-(?:CASING|CHAIR|STOOL|WAINS)/, 'PNT-TRIM'],
  [/^TRM-RAIL/, 'PNT-STAIR'],
  [/^SDG-(?:TRIM|FASCIA|SOFFIT)/, 'PNT-EXTTRIM'],
  [/^SDG-(?:WOOD|ENGW|FIBER|REPAIR|STUC)/, 'PNT-EXT'],
  [/^DRW-(?:CEIL|TEXCEIL)|^DEM-POPCORN|^@popcorn/, 'PNT-CEIL'],
  [/^DRW-(?:WALL|MR|58X|CUT|PLASTER|TEXWALL|L5)|^DEM-WALLPAPER|^@drywall_room/, 'PNT-WALL'],
];

/** Both sides of a door, which are told apart: "two coats outside and one coat inside". */
const COATS = /^(?:\w+ )?coats? (?:on the )?(?:out|in)side$/i;

/** Drops coats that only tell how a door is painted. */
const paintDoors = (mentions: Draft[]): void => {
  const isDoor = ({ role, rows: [row = ''] }: Draft): boolean =>
    role === 'order' && /^PNT-(?:EXT)?DOOR$/.test(row);
  const isCoat = (mention: Draft): boolean =>
    mention.role === 'order' &&
    COATS.test(mention.words) &&
    mentions.some((other) => isDoor(other) && Math.abs(other.clause - mention.clause) <= 1);
  mentions.splice(0, mentions.length, ...mentions.filter((mention) => !isCoat(mention)));
};

/** Painting of whatever inside. */
export const IS_PAINT = /^(?:PNT-|@paint_)/;
const IS_BOARD = /^(?:DRW-(?:WALL|MR|58X|CUT)|@drywall_room)/;

/** "and paint the 12x14 bedroom": a room is painted, not what was put in before. */
const BEFORE_ROOM = /^ (?:the |my |our |a )?(?:[\w.'"]+ ?(?:x|by) ?[\w.'"]+ )?$/i;

const nameSurfaces = (mentions: readonly Draft[], text: string): void => {
  for (const [at, mention] of mentions.entries()) {
    const last = mentions.slice(0, at).findLast(({ rows }) => rows.length > 0);
    if (mention.role !== 'order' || last?.role !== 'order' || !PAINTS.test(mention.words)) continue;
    if (mention.places.some(({ start }) => BEFORE_ROOM.test(text.slice(mention.end, start))))
      continue;
    if (Math.abs(mention.clause - last.clause) > 1) continue;
    const own = mentions.filter(({ role, clause }) => role === 'order' && clause === last.clause);
    // "New drywall, baseboard, paint": of a list it is the walls.
    const of = /^paint$/i.test(mention.words)
      ? own.find(({ rows, start }) => start < mention.start && IS_BOARD.test(rows[0] ?? ''))
      : undefined;
    const [, paint] = PAINT_OF.find(([rows]) => rows.test((of ?? last).rows[0] ?? '')) ?? [];
    if (paint === undefined) continue;
    mention.rows = [paint];
    const paints = mention.candidates.filter(({ code }) => IS_PAINT.test(code));
    mention.chance = Math.max(
      mention.chance,
      paints.reduce((sum, { chance }) => sum + chance, 0),
    );
    const counts = last.measures.filter(({ kind }) => kind === 'COUNT');
    if (mention.measures.length === 0 && paint.endsWith('DOOR')) mention.measures = counts;
  }
};

const SURFACES = /\b(?:walls?|ceilings?|doors?|windows?|trim|casings?|base\w*|crown)\b/i;
const IN_A_LIST = /^\s*(?:[,&+]|and\b|plus\b)[\s,]*(?:(?:and|plus|the)\s+)*$/i;

/** "Paint walls, ceiling, baseboard 5 1/4 in. and crown": trim that a list of painted surfaces names is painted, too. */
const paintTrim = (mentions: readonly Draft[], text: string): void => {
  for (const [at, mention] of mentions.entries()) {
    const last = mentions[at - 1];
    const [row = ''] = mention.rows;
    const isPainted =
      last?.role === 'order' &&
      last.rows[0]?.startsWith('PNT-') === true &&
      SURFACES.test(last.words) &&
      IN_A_LIST.test(text.slice(last.end, mention.start));
    const isTold = mention.measures.some(({ kind }) => kind === 'LENGTH');
    if (!isPainted || isTold || mention.role !== 'order' || putsIn(mention.words)) continue;
    const [, paint] = PAINT_OF.find(([rows]) => row.startsWith('TRM-') && rows.test(row)) ?? [];
    if (paint !== undefined) mention.rows = [paint];
  }
};

/** "About 16 feet of rail": an amount, and the name of what it is the amount of. */
const AMOUNT_OF =
  /^(?:about |around |approx\w*\.? |roughly |maybe )*\d[\d.,]* ?(?:ft|feet|foot|lf|lin\w*(?: (?:ft|feet))?)\.? (?:of )?/i;

/** "Paint the stair railing. About 16 feet of rail", "reface, 20 ft of cabinets": so much there is, and nothing new is put in. */
const measurePainted = (mentions: Draft[]): void => {
  for (const [at, mention] of mentions.entries()) {
    const last = mentions[at - 1];
    const [row = ''] = mention.rows;
    const [, paint] = PAINT_OF.find(([rows]) => row.startsWith('TRM-') && rows.test(row)) ?? [];
    const isAmount = mention.role === 'order' && AMOUNT_OF.test(mention.words);
    const isRefaced = last?.rows[0] === 'CAB-REFACE' && /^CAB-(?:BASE|WALL)$/.test(row);
    if (!isAmount || putsIn(mention.words) || last?.role !== 'order') continue;
    if (last.rows[0] !== paint && !isRefaced) continue;
    last.measures = [...last.measures, ...mention.measures];
    mentions.splice(at, 1);
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

const OURSELVES = /\bpaint\w* (?:it|them|those|everything)\b/i;

/** "Six doors … we'll paint them ourselves": the paint of what was ordered before is left out. */
const leavePaint = (mentions: readonly Draft[]): void => {
  for (const [at, mention] of mentions.entries()) {
    if (isWork(mention) || !OURSELVES.test(mention.words)) continue;
    const paints = mentions
      .slice(0, at)
      .filter(({ role }) => role === 'order')
      .flatMap(({ rows: [row = ''] }) => PAINT_OF.find(([rows]) => rows.test(row))?.[1] ?? []);
    const paint = paints.at(-1);
    if (paint === undefined) continue;
    mention.rows = [paint];
    mention.candidates = [{ code: paint, chance: 1 }];
  }
};

const LEAST_SURFACE = 0.05;

/** "Paint all walls, ceilings": both, where the network is sure of one. */
const paintBoth = (mentions: readonly Draft[]): void => {
  for (const mention of mentions) {
    const { role, rows, words, candidates } = mention;
    const isBoth =
      role === 'order' &&
      rows.length === 1 &&
      /^PNT-(?:WALL|CEIL)$/.test(rows[0] ?? '') &&
      /\bwalls?\b/i.test(words) &&
      /\bceilings?\b/i.test(words) &&
      !/\b(?:no|not|except|but)\b/i.test(words);
    const isLikely = ['PNT-WALL', 'PNT-CEIL'].every((code) =>
      candidates.some((other) => other.code === code && other.chance >= LEAST_SURFACE),
    );
    if (isBoth && isLikely) mention.rows = ['PNT-WALL', 'PNT-CEIL'];
  }
};

/** Changes the mentions of painting by what they stand beside. */
export const settlePaint = (mentions: Draft[], text: string): void => {
  nameSurfaces(mentions, text);
  paintBoth(mentions);
  paintTrim(mentions, text);
  paintDoors(mentions);
  measurePainted(mentions);
  lookUp(mentions, text);
  leavePaint(mentions);
};
