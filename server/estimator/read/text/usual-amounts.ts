// What work comes to where nobody says how much: all of a room, one wall of it, one side of the house, one of several things.
import { hundredths } from '../../../domain/numbers.ts';
import { evaluate } from '../../calculate/formula/formula.ts';
import type { Formula } from '../../calculate/formula/formula.ts';
import { toNumber } from '../../calculate/formula/functions.ts';
import type { CatalogueItem } from '../../book/catalogue.ts';
import type { Grade } from '../../book/grades.ts';
import type { Geometry } from '../../calculate/space.ts';
import { figuresOf } from '../language/language.ts';
import type { ComposeContext } from './compose-context.ts';
import { liesOnFloor, slopedOver } from './amounts.ts';
import type { Mention } from './neighbors.ts';
import { WET_BOARD } from './outright.ts';
import { hasSize } from './places.ts';
import type { NamedPlace } from './places.ts';
import { figure, NEAR, words as wording } from './told-figures.ts';
import { LENGTH, lengthIn } from './told-lengths.ts';

/** Words of more than one thing; "the door drags" is one. */
export const SEVERAL =
  /\b(?:(?!(?:beeps|binds|buzzes|catches|chirps|closes|comes|does|drags|drips|flickers|gets|goes|hums|keeps|leaks|looks|needs|opens|rubs|runs|sags|scrapes|shuts|squeaks|stays|sticks|wants|wobbles)\b)[a-z]{2,}[^s\W]s|all|some|several|every|each|more)\b/i;

/** Share of the walls of a room that one of them is. */
export const WALL_OF_ROOM = 0.25;
const ONE_WALL =
  /\b(?:one|single|accent|feature|that|this|the|back|end|headboard) (?:\w+ )?wall\b(?! ?paper)/i;
/** Rows that cover all walls of a room where no words tell which. */
const ON_WALLS = /^(?:PNT|DRW|DEM)-/;

/** "Paint the accent wall", "wallpaper one wall". */
export const namesOneWall = (words: string): boolean => ONE_WALL.test(words);

const ONE_SIDE =
  /\b(?:across|along) (?:the|my|our) (?:front|back|rear)\b|\b(?:back|front|rear|north|south|east|west|left|right|one|that|this|street|driveway) (?:side|wall|elevation)\b(?! (?:yard|door))|\b(?:back|front|rear) of (?:the|my|our) (?:house|home|garage|building)\b/i;
const ALL_SIDES =
  /\b(?:sides|walls|all (?:a?round|over)|(?:whole|entire) (?:house|exterior|outside)|and (?:the )?(?:back|front|rear))\b/i;
/** "New siding on the back wall and paint the rest": all sides but the one that was named. */
const OTHER_SIDES = /\b(?:the (?:rest|others?)|(?:other|remaining) (?:three|3|sides|walls))\b/i;
/** Rows along or over the outside of a house, and jobs of them. */
const ON_SIDES =
  /^(?:SDG-(?:VINYL|FIBER|ENGW|WOOD|PANEL|STUCCO|BRICKV|METAL|WRAP|FASCIA|SOFFIT|CAULK)|DEM-(?:SIDING|STUCCO|GUTTER|FASCIA)|PNT-EXT|GUT-(?!DOWN)|FNC-|@(?:siding_replace|exterior_paint|gutters_replace|fence_build)$)/;
/** The usual fence runs along three sides of a back yard: 60 of 150 ft are its back. */
const BACK_OF_FENCE = 0.4;
/** Characters before work in which the side of the house may be named. */
const MOST_BEFORE = 120;
/** "New siding | on the north side of the house": the side right behind work. */
const BEHIND =
  /^,? (?:on|at|along|across|to|for) (?:(?!and\b)\w+ ){1,3}(?:side|wall|elevation)\b[^.,;\n]*/i;

/** Share of the house's outside that work is done to where nobody says how much: "new siding on the back wall". */
export const shareOfSides = (
  code: string,
  { words, places, start, end }: Mention,
  text: string,
): number => {
  const behind = BEHIND.exec(text.slice(end))?.[0] ?? '';
  const said = text.slice(Math.max(0, start - MOST_BEFORE), end) + behind;
  const isOne = ON_SIDES.test(code) && ONE_SIDE.test(said) && !ALL_SIDES.test(said);
  if (!isOne || places.some(hasSize)) return 1;
  const one = /^(?:FNC-|@fence)/.test(code) ? BACK_OF_FENCE : WALL_OF_ROOM;
  return OTHER_SIDES.test(words) ? 1 - one : one;
};

/** Square feet of their floors. */
const SMALL = figuresOf('small_buildings');
const NAMES = Object.keys(SMALL).join('|');
/** "Porch roof", "our shed needs", "shingles on my detached garage". */
const ON_SMALL = new RegExp(
  String.raw`\b(${NAMES})(?:['’]s)? roof\b(?! over)|\b(?!deck|patio)(${NAMES})(?:['’]s| needs)\b|\b(?:(?:roof|part|section|shingles) over|on|of|for) (?:the|my|our|an?) (?:[a-z-]+ ){0,2}?(?!deck|patio)(${NAMES})\b(?! (?:door|floor|wall|side|end|corner|ceiling))`,
  'i',
);
/** "The shed is framed", where the work is done to "it". */
const IS_SMALL = new RegExp(String.raw`\b(?!deck|patio)(${NAMES}) (?:is|was|has)\b`, 'i');
const NAMES_HOUSE = /(?<!\bmatch(?:es|ing)? (?:the|my|our) )\b(?:house|home|whole|entire|main)\b/i;
const NO_WALLS = /^(?:porch|patio|deck|sunroom)$/;
const OF_ROOF = /^(?:RFG-|DEM-ROOF|@(?:roof_replace|wind_hail_roof)$)/;

/** The floor of the small building that words place work outside on; null where it is a house. */
export const smallBuilding = (
  code: string,
  { words, places, start, end }: Mention,
  text: string,
): number | null => {
  const behind = /^[^.,;\n]*/.exec(text.slice(end))?.[0] ?? '';
  const before = text.slice(Math.max(0, start - MOST_BEFORE), start);
  const isOfIt = /\b(?:its?|them)\b/i.test(words);
  const said = (isOfIt ? before : before.replace(/^[^]*[.;!?\n]/, '')) + words + behind;
  const found =
    ON_SMALL.exec(words) ?? ON_SMALL.exec(said) ?? (isOfIt ? IS_SMALL.exec(said) : null);
  const name = found?.slice(1).find(Boolean)?.toLowerCase() ?? '';
  if (NAMES_HOUSE.test(said) || places.some(({ type }) => type === 'house')) return null;
  return NO_WALLS.test(name) && !OF_ROOF.test(code) ? null : (SMALL[name] ?? null);
};

/** The floor of the house that the book's usual amounts are of. */
const HOUSE_SF = 1800;
/** Rows that are spread over a building or run along it; a usual amount below 50 is of one piece. */
const OVER_HOUSE = /^(?:RFG-(?!DET)|DEM-(?:ROOF|SIDING|GUTTER)|SDG-|GUT-|PNT-EXT$)/;

/** Share of the usual amount of a row that a small building has. */
const shareOfSmall = (item: CatalogueItem, usual: number, mention: Mention, text: string) => {
  const isOver = OVER_HOUSE.test(item.code) && (item.unit === 'SQ' || usual > 50);
  const share = ((isOver && smallBuilding(item.code, mention, text)) || HOUSE_SF) / HOUSE_SF;
  return OF_ROOF.test(item.code) && item.unit !== 'LF' ? share : Math.sqrt(share);
};

/** What is counted by more than itself: steps of a repipe, tons of a unit, boxes of what is packed. */
const COUNTS_PARTS = /\bper\b|\b(?:panel|Packing|Textile|Scaffold|PPE|furniture)\b/i;

/** "A new screen", "smoke alarm missing": one of what is usually several, where no word names more. */
export const namesOne = (words: string): boolean => !SEVERAL.test(words);

const PART_HIGH = [figure(`${LENGTH}[ -](?:high|tall|up)\\b`), wording(`to ${LENGTH}`)];
/** Inches: what is higher is the wall. */
const MOST_PART = 72;
const ABOVE = /\babove (?:it|that|the)\b|\bthe rest$/i;

/** Share of a wall's height that words tell: "wainscot 36 inches high", "paper above it". */
export const shareOfHeight = ({ words, start }: Mention, wallFt: number, text: string): number => {
  const isAbove = ABOVE.test(words);
  const said = isAbove ? text.slice(Math.max(0, start - MOST_BEFORE), start) : words;
  const inches = lengthIn(said, ...PART_HIGH)?.value ?? Infinity;
  const share = inches > MOST_PART ? 1 : Math.min(1, inches / (12 * wallFt));
  return isAbove && share < 1 ? 1 - share : share;
};
/** Rows that cover all walls of a room, though their usual amount is one fixed number. */
const ROUND_ROOM = /^TRM-(?:WAINS|SHIP)|^TIL-WALL(?!.*\b(?:shower|tub|surround)).*\bwalls\b/i;

const SEALS = /^(?:FIR|PNT)-SEAL$/;
/** "Seal the walls", or "seal" right behind "dark paneling all over": the walls, for a row that usually covers a ceiling. */
const OF_WALLS = /(?:\bpanel+ing\b|\bwalls\b(?=[^.;]*$))(?![^]*\b(?:ceilings?|floors?)\b)/i;
const MOST_AHEAD = 60;
const OVERHEAD = /\b(?:ceilings?|lids?|overhead)\b/i;
const OF_FLOOR = /\b(?:(?:sub)?floors?|plywood|slab)\b/i;

/** Days that a machine dries, as the book's amounts have them. */
const DAYS_OF_ONE = 4;

/** "One of the | steps". */
const ONE_OF = /\bone of (?:the|my|our|these|those)\s+$/i;
/** One of the usual, of what is priced by its size: "that board needs replacing". */
const A_PIECE =
  /\b(?:that|this|an?|one|another|new) (?:board|cabinet|downspout|heater|joist|one|piece|rafter|step|tread)\b/i;

/** What a row comes to where nobody says how much. @param known geometry of its place, and the finish */
export const usualAmount = (
  item: CatalogueItem,
  usual: Formula,
  mention: Mention,
  known: Geometry & { g: Grade },
  { book, text }: Pick<ComposeContext, 'book' | 'text'>,
): number => {
  const { unit, code, name } = item;
  const { words, places, measures, start, end } = mention;
  const { cutFt = measures.find(({ isAcross }) => isAcross)?.value } = mention;
  if (code === WET_BOARD && cutFt !== undefined) return known.P * cutFt;
  // "The ceiling fell": torn out over the room, not along its walls; "drywall overhead, skim it".
  const about = /\bit\b/i.test(words) ? text.slice(Math.max(0, start - MOST_AHEAD), end) : words;
  const isOverhead = unit === 'SF' && !/\bwall/i.test(about) && OVERHEAD.test(about);
  const isOnFloor = unit === 'SF' && !/\bwall/i.test(words) && liesOnFloor(code, places);
  // "Seal the subfloor": the floor, of what usually covers walls and ceilings.
  const isFloor = SEALS.test(code) && OF_FLOOR.test(words);
  const said = text.slice(Math.max(0, start - MOST_AHEAD), end);
  const isWalls = SEALS.test(code) && OF_WALLS.test(said);
  const isRound = ROUND_ROOM.test(`${code} ${words}`);
  const high = isRound || usual.source === 'Wn' ? shareOfHeight(mention, known.H, text) : 1;
  const wall = isRound && high < 1 ? known.H * (known.P - 3 * known.doors) : null;
  const own = high * (wall ?? toNumber(evaluate(usual, known)));
  const usually = isFloor ? known.A : isWalls ? known.Wn : own;
  // "Blow in the attic": a figure of the book that is more than a floor nobody measured.
  const isFigure = Number.isFinite(Number(usual.source)) && !places.some(hasSize);
  const floor = isFigure && isOnFloor ? Math.max(usually, known.A) : known.A;
  const all = isOverhead || isOnFloor ? floor : usually;
  const piece = book.pieceSizes.get(code);
  if (piece && piece.piece !== 'foot' && namesOne(words) && A_PIECE.test(words))
    return Math.min(piece.amount, all);
  const isOne = namesOne(words) || ONE_OF.test(text.slice(0, start).slice(-40));
  if (unit === 'EA' && isOne && !COUNTS_PARTS.test(name)) return Math.min(1, all);
  if (unit === 'DAY' && namesOne(words)) return Math.min(DAYS_OF_ONE, all);
  const isWall = unit === 'SF' && ON_WALLS.test(code) && namesOneWall(words);
  const share = isWall ? WALL_OF_ROOM : shareOfSides(code, mention, text);
  return hundredths(all * share * shareOfSmall(item, all, mention, text));
};

/** What runs round a house, of usual amounts for so many feet. */
const ROUND_HOUSE =
  /^(?:SDG-(?:FASCIA|SOFFIT)|DEM-(?:GUTTER|FASCIA)|GUT-(?:DETACH|AL\d|CLEAN|GUARD)|PNT-EXTTRIM)$/;
const USUAL_ROUND = 160;
const TWO_LONG =
  /\b(?:front (?:and|&|n) (?:the )?(?:back|rear)|(?:back|rear) (?:and|&|n) (?:the )?front)\b(?! (?:door|yard|porch))/i;
/** Feet round a building, or of its long sides alone, "front and back". */
export const roundOf = ({ words }: Mention, longFt: number, wideFt: number): number =>
  2 * (TWO_LONG.test(words) ? longFt : longFt + wideFt);

const OVERHANG = [wording(`overhang${NEAR}${LENGTH}`), figure(`${LENGTH} (?:overhang|soffit)`)];
/** "The fascia" is once round the house, trim with eaves is more. */
const IS_ONCE = /\bfascia\b(?!,| and| &)/i;

/** Rows of a flat roof, which is as large as what lies under it. */
const FLAT = /^(?:RFG-(?:TPO|EPDM|MODBIT|ISO|COVER)|DEM-ROOFFLT)/;

/** "House is 28x50, new fascia all the way round": what its told sides make of work round a building, or on its roof. */
export const byBuilding = (
  { code, unit }: CatalogueItem,
  usual: Formula,
  mention: Mention,
  place: NamedPlace | null,
  text: string,
): number | null => {
  const { lengthFt: long = null, widthFt: wide = null } = place ?? {};
  const isOther =
    !mention.places.some((own) => own === place) && smallBuilding(code, mention, text) !== null;
  if (long === null || wide === null || isOther || shareOfSides(code, mention, text) < 1)
    return null;
  if (unit === 'SQ')
    return FLAT.test(code) ? (long * wide) / 100 : slopedOver(long * wide, text) / 100;
  const inches = unit === 'SF' ? lengthIn(text, ...OVERHANG)?.value : undefined;
  const isOnce = code === 'DEM-FASCIA' || (code === 'PNT-EXTTRIM' && IS_ONCE.test(mention.words));
  const each = inches === undefined ? Number(usual.source) / USUAL_ROUND : inches / 12;
  const round = hundredths(roundOf(mention, long, wide) * (isOnce ? 1 : each));
  return ROUND_HOUSE.test(code) ? round : null;
};

/** Cost, in dollars, from which work whose amount nobody said takes a better guess. */
const DEAR = 3_000;
const SURE_OF_DEAR = 0.75;

/** "The yard is 50x80. Pour a walk to the shed": what takes a part of a yard, where no word means all of it. */
const OF_YARD = /^(?:CNC-(?:WALK|SLAB)|DEM-SLAB)/;
const YARD = /\b(?:yard|lawn|lot)\b/i;
const ALL_OF_IT = /\b(?:it|whole|entire|all)\b/i;
export const isPartOf = ({ label }: NamedPlace, code: string, { words }: Mention): boolean =>
  OF_YARD.test(code) && YARD.test(label) && !ALL_OF_IT.test(words);

/** "Tongue and groove on the porch ceiling, 12x20": so large is the place, whatever rooms usually get it. */
export const coversPlace = (
  { words }: Mention,
  place: NamedPlace,
  { usual }: { usual: Formula },
): boolean => hasSize(place) && (/^[AC]$/.test(usual.source) || /\bceiling\b/i.test(words));

/**
 * @param cost of the usual amount, dollars
 * @param isElsewhere whether it is the amount of another room than the one that was named
 */
export const isTooDear = (cost: number, { chance }: Mention, isElsewhere: boolean): boolean =>
  cost > DEAR && (isElsewhere || chance < SURE_OF_DEAR);
