// The amount of a row that a mention tells: which of its measures can be one, and pieces that are said together.
import { hundredths } from '../../../domain/numbers.ts';
import type { CatalogueItem } from '../../book/catalogue.ts';
import { MAKES_TOTAL } from './amount-parts.ts';
import type { ComposeContext } from './compose-context.ts';
import type { RowFacts } from './meaning.ts';
import { measuresIn } from './measures.ts';
import type { ToldMeasure } from './measures.ts';
import type { Mention, Reading } from './neighbors.ts';
import type { NamedPlace } from './places.ts';
import { ofPieces, quantityIn } from './quantities.ts';
import { figure, numberIn, SLOPE } from './told-figures.ts';
import { showerIn, surfaceOfShower, surfaceOfWall, wallIn } from './told-walls.ts';

/** Words that mean two of what is named; "the condenser and the coil are both shot" tells of two things. */
export const BOTH_PIECES =
  /(?<!\b(?:are|is|was|were) )\bboth (?!leaves|sides?\b|faces?\b|ends?\b|coats?\b|(?:old )?layers?\b)|(?:[a-z]{2}(?<!\b(?:ga|ha|wa|thi))s\b[^.;]*[, ]|^[a-z]+ (?:(?:up|out|off) )?)both$|\b(?:front (?:and|&|n) (?:the )?(?:back|rear|patio|side)|back (?:and|&) (?:the )?front|left (?:and|&) right)\b(?! (?:yard|wall|elevation))/i;
/** Two sides right behind what is named: "storm doors | , front & rear". */
const SIDES_BEHIND = /^,? (?:at |on )?(?:the )?(?:front|back|left) (?:and|&) (?:[a-z]+ ){1,3}/i;

/** Words between two counts of like pieces: "28 doors and 11 drawer fronts". */
const AND_PIECES = /^ [a-z][a-z -]* (?:and|&|plus) $/i;
/** Fronts of cabinets, "24 doors, 8 drawers". */
const FRONTS = /^(?:doors?|drawers?|fronts?)$/i;
/** Words between two lengths of one thing: "shelf and rod, 6 ft and 8 ft". */
const AND_LENGTHS = /^ ?(?:and|&|\+|plus) ?$/i;

/** The same of three and more: "2 lavs 1 urinal 2 wc". */
const LISTED_PIECES = /^ (?!\w*(?:room|unit|bath))[a-z]+(?:,| and| &| plus)? $/i;

/** "The porch light and the # by the garage", "board up # windows and the front door": one more of what is counted. */
const ONE_MORE =
  /[a-rt-z] (?:and|&|plus) (?:the )?(?:other )?# (?:at|behind|by|in|near|on|over|under)\b|\b(?:cas(?:e|ing)|(?:re-?)?paint|board|screen)[^#]*# (?:doors|windows) (?:and|&|plus) (?:the|an?|one) (?:[a-z]+ )?(?:door|window)$/i;

/** Counts, or two lengths, that are said together as one. */
export const withSums = (
  { words, start }: Mention,
  measures: readonly ToldMeasure[],
): readonly ToldMeasure[] => {
  const kind = measures.some((one) => one.kind === 'LENGTH') ? 'LENGTH' : 'COUNT';
  const own = measures.filter((one) => one.kind === kind);
  // "Four steps a stair, total 24".
  const total = own.find((one) => MAKES_TOTAL.test(words.slice(0, Math.max(0, one.start - start))));
  if (total) return [total];
  const [first, ...others] = own;
  const isPair = others.length === 1;
  if (!first || (kind === 'LENGTH' && !isPair)) return measures;
  if (own.some(({ isAcross }) => isAcross)) return measures;
  const marked = `${words.slice(0, Math.max(0, first.start - start))}#${words.slice(Math.max(0, first.end - start))}`;
  const joins = kind === 'LENGTH' ? AND_LENGTHS : isPair ? AND_PIECES : LISTED_PIECES;
  const isSum = others.every((one, at) =>
    joins.test(words.slice((own[at]?.end ?? 0) - start, one.start - start)),
  );
  const areFronts = isPair && own.every(({ word }) => FRONTS.test(word));
  const more = others.length === 0 && ONE_MORE.test(marked) ? 1 : 0;
  const sum = own.reduce((all, { value }) => all + value, more);
  return isSum || areFronts
    ? [{ ...first, value: sum }, ...measures.filter((one) => !own.includes(one))]
    : measures;
};

/** Sizes of goods that names of rows hold begin here: `200 A panel`. */
const LEAST_SIZE = 24;

const OF_ROOMS = /^(?:bed|bath|kitchen|laundr|stor(?:y|ies)|floor|level|room|br|ba)/i;

const INSULATION = /^(?:INS|DEM-INS|(?:WTR|MLD)-TOINS)/;

/** Whether it is insulation that lies on or under a floor: attics and crawl spaces have no walls of their own to insulate. */
export const liesOnFloor = (code: string, places: readonly NamedPlace[]): boolean =>
  INSULATION.test(code) &&
  places.length > 0 &&
  places.every(({ type }) => type === 'attic' || type === 'crawlspace');

/** "Two walls, 8x20 and 8x14": sides of the walls that are counted. */
const OF_COUNTED_WALLS = /\b(?:two|three|both|[23]) (?:\w+ )?walls\b/i;

/** What is told in squares of 100 SF: what lies on a roof or an outside wall; "clean the floor, 500 sq" are square feet. */
const IN_SQUARES = /^(?:RFG|SDG|DEM-(?:ROOF|SIDING|STUCCO)|FRM-SHTH|PNT-EXT|HAU-ROOF)/;
/** Rows of several pieces, and words of what is counted of them as a whole: "two French doors", "14 shingles". */
const OF_SEVERAL: readonly (readonly [rows: RegExp, wholes: RegExp])[] = [
  [/^DOR-FRENCH/, /^(?:pairs?|sets?|openings?)$/i],
  [
    /^RFG-REPAIR$/,
    /^(?:areas?|blisters?|cracks?|holes?|leaks?|seams?|places?|repairs?|roofs?|spots?)$/i,
  ],
];

/** Measures of a mention that can be an amount of a row. */
const measuresFor = (
  { words, places, measures }: Mention,
  { code, name, unit }: CatalogueItem,
  { isOfWalls }: RowFacts,
): readonly ToldMeasure[] => {
  // "Whole house re-pipe, 2 bath 1 kitchen": how many rooms there are.
  if (unit === 'EA' && /\bwhole[- ]house\b|\bre-?pip/i.test(words))
    return measures.filter(({ word }) => !OF_ROOMS.test(word));
  // "The detached garage is 70 ft from the house".
  if (code.startsWith('BLD-')) return measures.filter(({ kind }) => kind !== 'LENGTH');
  // "1 outlet, building permit": of a permit there is one.
  if (/\bpermit\b/i.test(name) && !/\bpermits\b/i.test(words))
    return measures.filter(({ kind }) => kind !== 'COUNT');
  if (code === 'SDG-SHUTTER')
    return measures.map((one) =>
      /^pairs?$/.test(one.word) ? { ...one, value: 2 * one.value } : one,
    );
  const wholes = OF_SEVERAL.find(([rows]) => rows.test(code))?.[1];
  if (wholes) return measures.filter(({ kind, word }) => kind !== 'COUNT' || wholes.test(word));
  // "The panel, it is a 200": the figure is its size. "Paint the door, 2 sides": one door.
  if (unit === 'EA')
    return measures.filter(
      ({ isBare, value, word }) =>
        (!/^(?:sides?|coats?|hinges?|remotes?|keys?|samples?)$/i.test(word) ||
          /\bside ?lights?\b/i.test(words)) &&
        (!(isBare || /^(?:at|for|from|in|to)$/i.test(word)) ||
          (value < LEAST_SIZE && !code.endsWith(`DUMP${value}`)) ||
          !new RegExp(String.raw`(?<![\d.])${value}(?![\d.])`).test(name)),
    );
  if (unit === 'SF' && !IN_SQUARES.test(code) && measures.some(({ kind }) => kind === 'SQUARES'))
    return measures.map((one) => (one.kind === 'SQUARES' ? { ...one, kind: 'AREA' } : one));
  // Two sides told for a roof are those of the house under it.
  if (unit === 'SQ') return measures.filter(({ kind }) => kind !== 'SIDES');
  // Two sides told of walls are those of the room; of one wall, its own.
  const isOneWall =
    (/\bwall\b/i.test(words) && !/\bwalls\b/i.test(words)) || OF_COUNTED_WALLS.test(words);
  return isOfWalls(code) && !isOneWall && !liesOnFloor(code, places)
    ? measures.filter(({ kind, isAcross }) => kind !== 'SIDES' || isAcross)
    : measures;
};

/** "Two 5-ton units" of what is priced by the ton. */
const tonsOf = ({ measures }: Mention): number | null => {
  const tons = measures.find(
    ({ kind, word }) => kind === 'RATING' && word.startsWith('ton'),
  )?.value;
  const count = measures.find(({ kind }) => kind === 'COUNT')?.value ?? 1;
  return tons === undefined ? null : tons * count;
};

const IS_CABINET = /^(?:DEM-)?CAB-?(?:BASE|WALL)$/;

/** What was counted of a row that the book measures: "6 rafters", "4 uppers", "8 ft of counter". */
interface CountedPieces {
  /** Amount in the row's unit. */
  amount: number;
  /** Words as they were said: `6 rafters`, `8 ft`. */
  words: string;
  /** What one of them is taken for: `16 LF`. */
  each: string;
}

/** "Base 16 & wall 14": so many are feet of cabinets; of single ones a kitchen has fewer. */
const LEAST_RUN = 9;
const isRunOf = ({ kind, value, word }: ToldMeasure, code: string): boolean =>
  IS_CABINET.test(code) && kind === 'COUNT' && value >= LEAST_RUN && !/^cab/i.test(word);

const isOpening = ({ word }: ToldMeasure): boolean => /^(?:door|window)s?$/i.test(word);

/** Feet: a board is so long where nobody tells it. */
const BOARD = 12;

/** Pieces of a row that words count; null where they tell its measure, or count nothing of it. */
export const piecesOf = (
  { measures, words, start, end }: Mention,
  code: string,
  { book }: Pick<ComposeContext, 'book'>,
): CountedPieces | null => {
  const size = book.pieceSizes.get(code);
  const unit = book.items.get(code)?.unit;
  const isPiece = new RegExp(`^(?:${size?.piece})$`, 'i');
  // "Balusters 30": a bare number counts pieces, before it is an amount. "Six boards … The deck is 14x20": the size of all.
  const isOfSome = measures.some((one) => one.kind === 'COUNT' && isPiece.test(one.word));
  const amounts = measures.filter(
    ({ kind, start: at }) => kind !== 'COUNT' && !(kind === 'SIDES' && isOfSome && at >= end),
  );
  if (!size || !unit || (quantityIn(amounts, unit) ?? ofPieces(measures)) !== null) return null;
  const isLength = size.piece === 'foot';
  // "Treads (12)": the name of the piece stands before its number.
  const nameOf = (measure: ToldMeasure): string =>
    measure.word || (/([a-z]+) ?\(?$/i.exec(words.slice(0, measure.start - start))?.[1] ?? '');
  const [told, other] = measures.filter((measure) =>
    isLength
      ? measure.kind === 'LENGTH' && !measure.isAcross
      : measure.kind === 'COUNT' && isPiece.test(nameOf(measure)),
  );
  if (!told || isRunOf(told, code)) return null;
  // "Six boards, 14 footers", "case 9 doors both sides".
  const board = measures.find(({ kind, isEach }) => kind === 'LENGTH' && isEach)?.value;
  const part = /^boards?$/i.test(told.word) ? (board ?? BOARD) / BOARD : 1;
  const faces = isOpening(told) && /\b(?:both|two) (?:sides|faces)\b/i.test(words) ? 2 : 1;
  const each = Math.round(1000 * size.amount * part * faces) / 1000;
  // "Casing on 6 doors and 8 windows": both.
  if (other && isOpening(told) && isOpening(other) && told.word.charAt(0) !== other.word.charAt(0))
    return {
      amount: (told.value + other.value) * each,
      words: `${told.value} ${told.word} and ${other.value} ${other.word}`,
      each: `${each} ${unit}`,
    };
  // "4 upper cabinets" is as it was said; `word` holds the first of its words.
  const said = isLength
    ? 'ft'
    : (/^[a-z]+(?: cabinets?)?/i.exec(words.slice(words.indexOf(told.word)))?.[0] ?? told.word);
  return {
    amount: told.value * each,
    words: `${told.value} ${said}`,
    each: `${each} ${unit}`,
  };
};

/** "Membrane on the shower walls, shower 3x5 ft": what lies under the tile of all its walls. */
const showerAmount = ({ words, measures }: Mention, code: string, text: string): number | null => {
  const isTold = measures.some(({ kind }) => kind === 'AREA');
  const isOfWalls = /^TIL-(?:MEMB|CBU)$/.test(code) && /\bwalls\b/i.test(words);
  const shower = isOfWalls && !isTold ? showerIn(text) : null;
  return shower && surfaceOfShower(shower);
};

/** Rows that cover outside walls and what stands as they do; or any wall, with words of the one. */
const ON_WALL =
  /^(?:SDG-(?!TRIM|FASCIA|SOFFIT|SHUTTER|REPAIR|CAULK|STUCPAT)|FRM-SHTHWL|DEM-SIDING|PNT-EXT\b(?!-)|MAS-REPOINT)|^(?:TRM-SHIP|PNT-WALL\b|DRW-WALL|INS-BATTWL).*\b(?:gable|it|(?:the|that|this) wall)\b/i;
/** "Repoint all four sides: it's 3 by 4 and stands 8 ft out of the roof": a chimney, a shed, by its sides of so many feet at most. */
const ALL_SIDES =
  /\b(?:all (?:four|4|the way)|chimney|stack|(?<!\b(?:both|two|each|either|of) )sides|(?:siding|walls)\b[^.;\n]{0,16}(?:high|tall)|\d[ -](?:ft|foot) walls)\b/i;
const MOST_STACK = 32;
const OF_OPENING = /^[ -]*(?:wide )?(?:door|window)/i;
/** Characters before work that may tell its sizes, in its own sentence or the one before. */
const MOST_AHEAD = 100;

const NAMES_WALL = /\b(?:gable|it|(?:the|that|this) wall)\b/i;

/** Surface of the one wall whose sizes the same sentence tells, or one before that the words name, or of all sides of what stands. */
const wallAmount = (of: Mention, code: string, text: string): number | null => {
  const { start, end, words, measures } = of;
  if (!ON_WALL.test(`${code} ${words}`)) return null;
  const wall = wallIn(text);
  const isOfIt = wall && wall.end <= start && NAMES_WALL.test(words);
  const between = text.slice(Math.min(end, wall?.end ?? 0), Math.max(start, wall?.start ?? 0));
  if (wall && (isOfIt || !/[.!?]\s|\n/.test(between))) return surfaceOfWall(wall);
  if (measures.some(({ kind }) => kind === 'AREA')) return null;
  const ahead = text.slice(Math.max(0, start - MOST_AHEAD), start);
  const before = /(?:[^.\n]*[.\n]\s+)?[^.\n]*$/.exec(ahead)?.[0] ?? '';
  const said = before + text.slice(start, end) + (/^[^.\n]*/.exec(text.slice(end))?.[0] ?? '');
  const all = ALL_SIDES.test(said) ? measuresIn(said) : [];
  const told = all.find(({ kind, sides }) => kind === 'SIDES' && Math.max(...sides) <= MOST_STACK);
  const [
    one = 0,
    other = 0,
    high = all.find(({ kind, end: at }) => kind === 'LENGTH' && !OF_OPENING.test(said.slice(at)))
      ?.value ?? 0,
  ] = told?.sides ?? [];
  return one * other * high > 0 ? 2 * (one + other) * high : null;
};

/** Slope of a roof of which nobody told one: that of the assembly. */
const USUAL_PITCH = 6;
const PITCH = figure(SLOPE);

/** Square feet of a roof over a footprint. */
export const slopedOver = (sf: number, text: string): number =>
  hundredths(sf * Math.hypot(1, (numberIn(text, PITCH)?.value ?? USUAL_PITCH) / 12));

/** Two sides told for the boards of a roof are those of the house under it. */
const roofBoards = ({ measures }: Mention, text: string): number | null => {
  const sides = measures.find(({ kind }) => kind === 'SIDES');
  return sides ? slopedOver(sides.value, text) : null;
};

const CABINET_WORDS = /\b(?:cabinets?|uppers?|lowers?|sink base)\b/i;
/** Inches told of a cabinet that are not its width. */
const NO_WIDTH = /\d ?(?:"|in(?:ch(?:es)?)?\b\.?) ?(?:deep|high|tall)\b/i;
/** Feet that one cabinet is wide at most. */
const MOST_CABINET = 4;

/** "A 36 inch sink cabinet", "two 30 in uppers": cabinets told by their width, feet; null where a run of them is. */
const widthOf = ({ measures, words }: Mention): number | null => {
  const [inches, ...others] = measures.filter(({ kind }) => kind === 'INCHES');
  const isRun = measures.some(({ kind }) => kind === 'LENGTH') || others.length > 0;
  if (!inches || isRun || inches.value > MOST_CABINET) return null;
  if (!CABINET_WORDS.test(words) || NO_WIDTH.test(words)) return null;
  return inches.value * (measures.find(({ kind }) => kind === 'COUNT')?.value ?? 1);
};

/** Times by which rows are priced, by the last words of their names: how many of them a measure is. */
const BY_TIME: readonly (readonly [name: RegExp, times: (one: ToldMeasure) => number])[] = [
  [
    /\bper month$/i,
    ({ kind, value }) => (kind === 'MONTHS' ? value : kind === 'DAYS' ? Math.ceil(value / 30) : 0),
  ],
  [
    /\bper week$/i,
    ({ kind, value }) =>
      kind === 'DAYS' ? Math.ceil(value / 7) : kind === 'MONTHS' ? 4 * value : 0,
  ],
  [/-day$/i, ({ kind, value }) => (kind === 'DAYS' ? value : 0)],
];

/** "A toilet | on site for three months": times that the rest of the clause tells. */
const timesBehind = ({ end }: Mention, text: string): readonly ToldMeasure[] =>
  measuresIn(/^[^.;\n]*/.exec(text.slice(end))?.[0] ?? '').filter(
    ({ kind }) => kind === 'DAYS' || kind === 'MONTHS',
  );

/** "Two toilets for 3 months", "6 sections of scaffold, 2 weeks": pieces and how long each is there. */
const rented = (
  { name, unit }: CatalogueItem,
  mention: Mention,
  text: string,
  usual: string | undefined,
): number | null => {
  const times = BY_TIME.find(([words]) => words.test(name))?.[1];
  if (times === undefined) return null;
  const measures = [...mention.measures, ...timesBehind(mention, text)];
  const time = measures.map(times).find((value) => value > 0);
  if (time === undefined) return null;
  const pieces = quantityIn(measures, unit) ?? (usual === '1' ? 1 : null);
  return pieces === null ? null : pieces * time;
};

/** The amount of one of its rows that a mention tells, in the row's unit. */
export const amountOf = (
  mention: Mention,
  code: string,
  { book, facts, text }: ComposeContext,
): number | null => {
  const item = book.items.get(code);
  if (item === undefined) return null;
  const { unit, name } = item;
  if (/\bper ton$/i.test(name)) return tonsOf(mention);
  const cabinets = IS_CABINET.test(code) ? widthOf(mention) : null;
  if (cabinets !== null) return cabinets;
  const boards = code === 'FRM-SHTHRF' ? roofBoards(mention, text) : null;
  const usual = book.rowOrders.get(code)?.usual.source;
  const known =
    boards ??
    wallAmount(mention, code, text) ??
    showerAmount(mention, code, text) ??
    rented(item, mention, text, usual);
  if (known !== null) return known;
  const measures = measuresFor(mention, item, facts).map((one) =>
    one.kind === 'COUNT' && one.end >= mention.end && !one.isEach ? { ...one, isBare: true } : one,
  );
  const sums = unit === 'EA' || unit === 'LF' ? withSums(mention, measures) : measures;
  const isOnly = mention.rows.every((row) => row === code || book.items.get(row)?.unit !== unit);
  const behind = SIDES_BEHIND.exec(`${text.slice(mention.end)} `)?.[0] ?? '';
  if (unit === 'EA' && isOnly)
    return quantityIn(sums, unit) ?? (BOTH_PIECES.test(mention.words + behind) ? 2 : null);
  return (
    piecesOf(mention, code, { book })?.amount ??
    quantityIn(sums, unit) ??
    sums.find((one) => isRunOf(one, code))?.value ??
    null
  );
};

/** Number of equal rooms that have an amount each: "two closets: shelf and rod, 6 ft each", a new light in each of both. */
export const roomsFor = (
  { code, unit }: Pick<CatalogueItem, 'code' | 'unit'>,
  told: number | null,
  usual: number,
  { measures, start, words }: Mention,
  place: NamedPlace | null,
  { units }: Pick<Reading, 'units'>,
): number => {
  // One load takes what comes out of several rooms.
  const isOneEach =
    told === null &&
    unit === 'EA' &&
    !code.startsWith('HAU-') &&
    usual === 1 &&
    !/\bwhole[- ]house\b/i.test(words);
  const isEach = (one: ToldMeasure): boolean => one.isEach || (units !== null && one.word === 'ea');
  const isToldEach = measures.some(isEach);
  if ((!isOneEach && !isToldEach) || measures.some((one) => one.kind === 'COUNT' && !isEach(one)))
    return 1;
  const rooms = place?.count ?? 1;
  return rooms === 1 && isToldEach && units && start < units.from ? units.count : rooms;
};
