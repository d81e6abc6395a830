// What work comes to where nobody says how much: all of a room, one wall of it, one side of the house, one of several things.
import { evaluate } from '../../calculate/formula/formula.ts';
import type { Formula } from '../../calculate/formula/formula.ts';
import { toNumber } from '../../calculate/formula/functions.ts';
import type { CatalogueItem } from '../../book/catalogue.ts';
import type { Grade } from '../../book/grades.ts';
import type { Geometry } from '../../calculate/space.ts';
import { liesOnFloor } from './amounts.ts';
import type { Mention } from './neighbors.ts';
import { WET_BOARD } from './outright.ts';
import { hasSize } from './places.ts';
import type { NamedPlace } from './places.ts';

/** Words of more than one thing; "the door drags" is one. */
export const SEVERAL =
  /\b(?:(?!(?:beeps|binds|buzzes|catches|chirps|closes|comes|does|drags|drips|flickers|goes|hums|keeps|leaks|looks|needs|opens|rubs|runs|sags|scrapes|shuts|squeaks|stays|sticks|wants|wobbles)\b)[a-z]{2,}[^s\W]s|all|some|several|every|each|more)\b/i;

/** Share of the walls of a room that one of them is. */
export const WALL_OF_ROOM = 0.25;
const ONE_WALL =
  /\b(?:one|single|accent|feature|that|this|the|back|end|headboard) (?:\w+ )?wall\b(?! ?paper)/i;
/** Rows that cover all walls of a room where no words tell which. */
const ON_WALLS = /^(?:PNT|DRW|DEM)-/;

/** "Paint the accent wall", "wallpaper one wall". */
export const namesOneWall = (words: string): boolean => ONE_WALL.test(words);

const ONE_SIDE =
  /\b(?:back|front|rear|north|south|east|west|left|right|one|that|this|street|driveway) (?:side|wall|elevation)\b(?! (?:yard|door))|\b(?:back|front|rear) of (?:the|my|our) (?:house|home|garage|building)\b|\bacross the (?:front|back|rear)\b/i;
const ALL_SIDES =
  /\b(?:sides|walls|all (?:a?round|over)|(?:whole|entire) (?:house|exterior|outside)|and (?:the )?(?:back|front|rear))\b/i;
/** "New siding on the back wall and paint the rest": all sides but the one that was named. */
const OTHER_SIDES = /\b(?:the (?:rest|others?)|(?:other|remaining) (?:three|3|sides|walls))\b/i;
/** Rows along or over the outside of a house, and jobs of them. */
const ON_SIDES =
  /^(?:SDG-(?:VINYL|FIBER|ENGW|WOOD|PANEL|STUCCO|BRICKV|METAL|WRAP|FASCIA|SOFFIT|CAULK)|DEM-(?:SIDING|STUCCO|GUTTER|FASCIA)|PNT-EXT|GUT-(?!DOWN)|FNC-|@(?:siding_replace|exterior_paint|gutters_replace)$)/;
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
  return OTHER_SIDES.test(words) ? 1 - WALL_OF_ROOM : WALL_OF_ROOM;
};

/** What is counted by more than itself: steps of a repipe, tons of a unit, boxes of what is packed. */
const COUNTS_PARTS = /\bper\b|\b(?:panel|Packing|Textile|Scaffold|PPE|furniture)\b/i;

/** "A new screen", "smoke alarm missing": one of what is usually several, where no word names more. */
export const namesOne = (words: string): boolean => !SEVERAL.test(words);

const SEALS = /^(?:FIR|PNT)-SEAL$/;
/** "Seal the walls", or right behind "dark paneling all over": the walls, of what usually covers a ceiling. */
const OF_WALLS = /(?:\bpanel+ing\b|\bwalls\b(?=[^.;]*$))(?![^]*\b(?:ceilings?|floors?)\b)/i;
const MOST_AHEAD = 60;
const OF_FLOOR = /\b(?:(?:sub)?floors?|plywood|slab)\b/i;

/** Days that a machine dries, as the book's amounts have them. */
const DAYS_OF_ONE = 4;

/** What a row comes to where nobody says how much. @param known geometry of its place, and the finish */
export const usualAmount = (
  { unit, code, name }: CatalogueItem,
  usual: Formula,
  mention: Mention,
  known: Geometry & { g: Grade },
  text: string,
): number => {
  const { words, places, measures } = mention;
  const { cutFt = measures.find(({ isAcross }) => isAcross)?.value } = mention;
  if (code === WET_BOARD && cutFt !== undefined) return known.P * cutFt;
  // "The ceiling fell": torn out over the room, not along its walls.
  const isOverhead = unit === 'SF' && !/\bwall/i.test(words) && /\bceiling/i.test(words);
  const isOnFloor = unit === 'SF' && !/\bwall/i.test(words) && liesOnFloor(code, places);
  // "Seal the subfloor": the floor, of what usually covers walls and ceilings.
  const isFloor = SEALS.test(code) && OF_FLOOR.test(words);
  const said = text.slice(Math.max(0, mention.start - MOST_AHEAD), mention.end);
  const isWalls = SEALS.test(code) && OF_WALLS.test(said);
  const usually = isFloor ? known.A : isWalls ? known.Wn : toNumber(evaluate(usual, known));
  // "Blow in the attic": a figure of the book that is more than a floor nobody measured.
  const isFigure = Number.isFinite(Number(usual.source)) && !places.some(hasSize);
  const floor = isFigure && isOnFloor ? Math.max(usually, known.A) : known.A;
  const all = isOverhead || isOnFloor ? floor : usually;
  if (unit === 'EA' && namesOne(words) && !COUNTS_PARTS.test(name)) return Math.min(1, all);
  if (unit === 'DAY' && namesOne(words)) return Math.min(DAYS_OF_ONE, all);
  const isWall = unit === 'SF' && ON_WALLS.test(code) && namesOneWall(words);
  return all * (isWall ? WALL_OF_ROOM : shareOfSides(code, mention, text));
};

/** Cost, in dollars, from which work whose amount nobody said takes a better guess. */
const DEAR = 3_000;
const SURE_OF_DEAR = 0.75;

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
