// Rows that words mean beside other words, where the network takes them for another row: one table of what is renamed, and where.
import { isWork } from './neighbors.ts';
import type { Draft } from './neighbors.ts';
import { isFace } from './places.ts';

/** What stands round a mention. */
interface Around {
  mention: Draft;
  /** Where it stands among the mentions. */
  at: number;
  mentions: readonly Draft[];
  text: string;
}

/** A row, words that the mention has, the row that is meant, and what else has to stand round it; null where the book has none. */
type Renaming = readonly [
  row: RegExp,
  words: RegExp | null,
  to: string | null,
  where?: (around: Around) => boolean,
];

const PAINTS = /\b(?:re-?)?(?:paint|prime|coat)/i;
const BOARDS_IT = /\b(?:sheet ?rock|drywall)(?! patch| repair| finish)\b/i;
/** Boards are named before it, and nobody paints. */
const isBoarded = ({ mention, text }: Around): boolean =>
  !PAINTS.test(text) && BOARDS_IT.test(text.slice(0, mention.start));

const NEAR_CEILING = 24;
const RIGHT_BEHIND_CEILING = /\bceilings? (?:\d[\d.]* ?(?:x|by) ?\d[\d.]* )?$/i;
const isOverhead = ({ mention: { start }, text }: Around): boolean =>
  RIGHT_BEHIND_CEILING.test(text.slice(Math.max(0, start - NEAR_CEILING), start));

const isOfChimney = ({ mentions }: Around): boolean =>
  mentions.some(
    ({ rows: [row = ''], role }) => role === 'order' && /^MAS-(?:CROWN|LINER|REPOINT)/.test(row),
  );

const isOfFace = ({ mention: { places } }: Around): boolean =>
  places.length > 0 && places.every(isFace);

/** Whether the network holds another row likely. */
const mayBe = ({ mention }: Around, other: string, least: number): boolean =>
  mention.candidates.some(({ code, chance }) => code === other && chance >= least);

const isFlashing = (around: Around): boolean =>
  isOfChimney(around) && mayBe(around, 'RFG-CHIM', 0.2) && around.mention.measures.length === 0;

const areCounted = ({ mention: { measures } }: Around): boolean =>
  measures.some(({ word }) => /^shingles?$/i.test(word));

const isOfKitchen = (around: Around, other: string): boolean =>
  mayBe(around, other, 0.05) &&
  around.mention.places.length > 0 &&
  around.mention.places.every(({ type }) => type === 'kitchen');

const IS_OUTSIDE = /^(?:PNT-EXT|@exterior_paint)/;
/** No room is named for it, and walls outside are painted right before. */
const isOutside = ({ mention, at, mentions }: Around): boolean => {
  const last = mentions
    .slice(0, at)
    .findLast(({ rows: [row = ''] }) => row.startsWith('PNT-') || row.startsWith('@'));
  return (
    !mention.isPlaced &&
    last?.role === 'order' &&
    IS_OUTSIDE.test(last.rows[0] ?? '') &&
    mention.clause - last.clause <= 2
  );
};

const WALLS_ONLY = /\bwalls? only\b|\b(?:only|just) (?:the )?walls?\b/i;
/** The same as a sentence of its own. */
const ONLY_WALLS = /(?:^|[.;!\n] ?)(?:walls? only|(?:only|just) (?:the )?walls?) ?(?:[.;,!\n]|$)/i;
const areOnlyWalls = ({ mention, text }: Around): boolean =>
  WALLS_ONLY.test(mention.words + (/^[^.!?\n]*/.exec(text.slice(mention.end))?.[0] ?? '')) ||
  ONLY_WALLS.test(text);

const SMOKE =
  /\b(?:smoke|soot|fire)\b(?! ?(?:alarms?|detectors?|places?|pits?|rat(?:ed|ing)|doors?|extinguishers?|sprinklers?|caulk\w*|block\w*|code)\b)/i;
const WATER = /\b(?:water|flood\w*|leak\w*|burst|wet|sewage)\b/i;
/** Whether a text tells of a fire and of no water. */
export const isFire = (text: string): boolean => SMOKE.test(text) && !WATER.test(text);
const CLEAN_WATER = /\b(?:clean|clear) water\b|\bcat(?:egory)?\.? ?1\b/i;
const FOUL_WATER =
  /\bcat(?:egory)?\.? ?[23]\b|\bsew(?:er|age)|\b(?:black|gr[ae]y|dirty|muddy|flood) water/i;
const isClean = (text: string): boolean => CLEAN_WATER.test(text) && !FOUL_WATER.test(text);

const TREES =
  /\b(?:trees?|stumps?|oaks?|maples?|pines?|elms?|ash|birch|palms?|spruces?|willows?|pecans?)\b/i;

const PATTERNS =
  /^(?:(?:ashlar|slate|flagstone|cobblestone|wood plank|herringbone|fieldstone|brick|random|stone|pattern|stamp\w*)[ ,-]*)+$/i;
const IS_BLOCK = /^(?:(?:segmental|stacked|landscap\w*|concrete|new) )*blocks?\b(?! walls?)/i;
const TONS = /^(?!.*\bfurnace)(?!.*\bheat).*\btons?\b/is;
const IS_CROWN = /^(?:an? )?(?:new )?crown,?$/i;
const IS_CAP = /^(?:an? )?(?:new )?(?:chimney )?cap$/i;
const IS_BUILD = /^(?:re-?)?build(?: it| one)?$/i;
const IS_FOOTER = /^(?:[89]|1\d|20)[ -]?footers?\b(?! (?:for|under)\b)/i;
const TAKES_DOWN = /^(?:take|tear|rip|pull|knock)(?:ing)? (?:it |them )?(?:down|out|up)$/i;
const ONLY_DOORS =
  /^(?!.*\b(?:siding|house|home|trim|building|walls?|stucco|exterior)\b).*\bdoors?\b/is;

const isRepiped = ({ mention, mentions }: Around): boolean =>
  mentions.some((other) => other !== mention && isWork(other) && other.rows[0] === 'PLB-REPIPE');

const RENAMED: readonly Renaming[] = [
  // "Sheetrock a bedroom, | walls | and | ceiling": surfaces that nobody paints are boarded.
  [/^PNT-/, /^(?:the )?walls?$/i, 'DRW-WALL', isBoarded],
  [/^PNT-/, /^(?:the )?ceilings?$/i, 'DRW-CEIL', isBoarded],
  // "Hall ceiling 4x12 | drywall".
  [/^DRW-WALL$/, /^(?!.*\bwall)/is, 'DRW-CEIL', isOverhead],
  // A fire pit is no sump, a pattern of concrete no roof.
  [/^PLB-SUMP/, /\bfire ?pits?\b/i, null],
  [/^(?:RFG|TIL|SDG)-/, PATTERNS, null],
  [/^(?:DCK|CNC)-FOOT$/, IS_FOOTER, null],
  [/^(?:PLB-CLEAR|COM-SINK3)$/, /\b(?:catch|yard) basins?\b/i, null],
  [/^LND-TREEREM$/, TAKES_DOWN, null, ({ text }) => !TREES.test(text)],
  [/^@(?:new_house|detached_garage|adu|deck_build)$/, IS_BUILD, null],
  [/^MAS-CMU$/, IS_BLOCK, 'MAS-RETAIN', ({ text }) => /\bretaining walls?\b/i.test(text)],
  // "Repipe the house | with PEX, 2 baths": what its pipes are made of.
  [
    /^PLB-(?:PEX|REPIPE)$/,
    /^(?:new )?(?:pex|copper)\b(?!.*\d ?(?:ft|feet|lf)\b)/i,
    null,
    isRepiped,
  ],
  // "It's a 3 ton": an air conditioner.
  [/^HVC-FURN$/, TONS, 'HVC-AC', (around) => mayBe(around, 'HVC-AC', 0.2)],
  // A chimney has a crown, a cap and flashing.
  [/^TRM-CROWN$/, IS_CROWN, 'MAS-CROWN', isOfChimney],
  [/^RFG-RIDGE$/, IS_CAP, null, isOfChimney],
  [/^RFG-STEP$/, null, 'RFG-CHIM', isFlashing],
  // Shingles of a whole roof; those that are counted are laced in.
  [/^RFG-(?:3TAB|ARCH|CLASS4)$/, null, 'RFG-REPSF', areCounted],
  // "Replace the faucet" of a kitchen.
  [/^PLB-FAUCETL$/, null, 'PLB-FAUCETK', (around) => isOfKitchen(around, 'PLB-FAUCETK')],
  [/^PLB-SINKL$/, null, 'PLB-SINKK', (around) => isOfKitchen(around, 'PLB-SINKK')],
  // "Paint the exterior. Trim too".
  [/^PNT-TRIM$/, null, 'PNT-EXTTRIM', isOutside],
  // "Paint the dining room, walls only": no ceiling and no trim.
  [/^@paint_room$/, null, '@paint_walls_only', areOnlyWalls],
  [/^(?:@paint_|PNT-(?:WALL|CEIL))/, null, '@exterior_paint', isOfFace],
  // Paint of a door, and of nothing round it.
  [/^(?:PNT-EXT|@exterior_paint)$/, ONLY_DOORS, 'PNT-EXTDOOR'],
  // Clean water is drawn off as such, whatever the depth of it.
  [/^WTR-EXT3$/, null, 'WTR-EXTC', ({ text }) => isClean(text) && /\bcarpet/i.test(text)],
  [/^WTR-EXT3$/, null, 'WTR-EXTH', ({ text }) => isClean(text)],
  // After a fire, what is put back and cleaned is another work than after water.
  [/^WTR-CONT$/, null, 'FIR-CONT', ({ text }) => isFire(text)],
  [/^@water_rebuild$/, null, '@fire_room', ({ text }) => isFire(text)],
];

/** Gives mentions the rows that they mean beside the others. */
export const renameRows = (mentions: readonly Draft[], text: string): void => {
  for (const [at, mention] of mentions.entries()) {
    if (!isWork(mention)) continue;
    const around: Around = { mention, at, mentions, text };
    const rows = mention.rows.flatMap((own) => {
      const [, , to = own] =
        RENAMED.find(
          ([row, words, , where]) =>
            row.test(own) && words?.test(mention.words) !== false && where?.(around) !== false,
        ) ?? [];
      return to ?? [];
    });
    // A package holds the rows that were likely beside it.
    const whole = rows.find((row) => row.startsWith('@') && !mention.rows.includes(row));
    mention.rows = whole === undefined ? [...new Set(rows)] : [whole];
  }
};
