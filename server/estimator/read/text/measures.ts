// Amounts and sizes in a text: "twelve by fourteen", `5'-0" x 8'-2"`, "a couple hundred feet", "10-12 windows", "2 1/2 squares".
// A grammar without learning: each measure says where it stands, what it measures and how much, in feet, inches and pieces.
import { SCOPE_LIMITS } from '../../../domain/scope/scope-parts.ts';
import {
  EACH,
  EACH_BEFORE,
  EACH_SIZE,
  IN_A_PLACE,
  IN_FEET,
  type MeasureKind,
  OF_DWELLING,
  OF_EACH,
  OF_PIECES,
  ratingAt,
  THINGS_EACH,
  UNITS,
  withSheets,
  DOOR_SIZE,
  FEET_AND_INCHES,
  MOST_PIECE,
  VANITY_SIZES,
} from './measure-units.ts';
import { marksIn, nextWord, numberAt, type Scanned, wordAt } from './numbers.ts';

export interface ToldMeasure {
  kind: MeasureKind;
  /** Feet, square feet, squares of 100 SF, cubic yards, pieces, days, hours; of SIDES the first two multiplied, SF. */
  value: number;
  /** Feet, of SIDES only: two or three of them. */
  sides: readonly number[];
  /** Characters of the text, end exclusive. */
  start: number;
  end: number;
  /** "each", "per unit", "apiece" follows. */
  isEach: boolean;
  /** Word of the unit as written, in small letters; of a COUNT the word counted, else empty. */
  word: string;
  /** A height, width or depth: "3 ft high", "2 ft cut". */
  isAcross: boolean;
  /** A number that ends its words, without a unit or a thing counted: "pull pad 340,". */
  isBare: boolean;
}

/** "30 x 50 yard needs seed": behind two sides the yard is a place. */
const IS_A_YARD = /(?:x|×|by) ?[\d.]+ yard\b/i;
const IN_THOUSANDS = /\dk$/i;

interface Sized extends Scanned {
  kind: MeasureKind;
  word: string;
}

/** Feet: of longer ones nobody spells the inches out. */
const MOST_WITH_INCHES = 60;
/** "A square and a half". */
const AND_A_HALF = /^ and a half\b/i;

/** A number with the unit behind it; feet and inches together are one length. */
const sizedAt = (text: string, at: number, isGlued = false): Sized | null => {
  const number = numberAt(text, at, isGlued);
  if (!number) return null;
  const rest = text.slice(number.end, number.end + 40);
  const rating = ratingAt(text, at, number, rest);
  if (rating) return rating;
  const isYard = IS_A_YARD.test(text.slice(Math.max(0, at - 4), number.end + 6));
  for (const { kind, pattern, toBase } of UNITS) {
    const unit = pattern.exec(rest);
    if (!unit || isYard || (isGlued && pattern === OF_DWELLING)) continue;
    const end = number.end + unit[0].length;
    const sized = {
      kind,
      value: number.value * toBase,
      end,
      word: unit[0].replace(/^[ -]+/, '').toLowerCase(),
    };
    const half = kind === 'SQUARES' ? AND_A_HALF.exec(text.slice(end, end + 12)) : null;
    if (half) return { ...sized, value: sized.value + toBase / 2, end: end + half[0].length };
    // "58 lf. 8 in. block", "190 feet 6 inch gutter" are two measures.
    const isSpelled =
      /^[lf]/.test(sized.word) && (sized.word.startsWith('l') || number.value > MOST_WITH_INCHES);
    if (kind !== 'LENGTH' || toBase !== 1 || isSpelled) return sized;
    const gap = /^[ -]*(?=[\d])/.exec(text.slice(end, end + 3));
    const inches = gap ? numberAt(text, end + gap[0].length, true) : null;
    const mark =
      inches &&
      /^ ?(?:["”″]|''|’’|in\b\.?|inch(?:es)?\b)/i.exec(text.slice(inches.end, inches.end + 8));
    return mark && inches.value < 12
      ? { ...sized, value: sized.value + inches.value / 12, end: inches.end + mark[0].length }
      : sized;
  }
  // "9k in the bedroom": BTU or dollars, where no unit says so.
  const kind = IN_THOUSANDS.test(text.slice(at, number.end)) ? 'RATING' : 'COUNT';
  return { kind, value: number.value, end: number.end, word: '' };
};

/** "12x16 or 14x16": what stands for the sides before it is not added to them. */
const INSTEAD = /(?:x|×|by) ?[\d.]+(?: ?['’]| ?f(?:ee|oo)?t\.?)? (?:or|to) $/i;
const OF_SIDES: ReadonlySet<MeasureKind> = new Set(['COUNT', 'LENGTH', 'INCHES', 'AREA']);
const TIMES = /^ ?(?:x|×|\*|by) ?(?=[\d.½¼¾a-z])/i;
const WIDE_OR_LONG =
  /^ ?(?:-| )?(?:wide|long|deep|high|tall|out(?: from (?:the )?\w+)?|w|l|d|h)\b(?:,| and)? ?(?:(?:about|around|maybe) )?/i;
/** "18 ft wide and 45 from the garage": sides that prose tells, which way the first runs and what stands behind the second. */
const ONE_WAY = /^[ -](?:wide|long|deep|out)\b.* $/i;
const OTHER_WAY = /^[ -](?:wide|long|deep|from the|along|out)\b/i;

/** A size of goods: "12x24 tile", "2x6 studs", "16x7 garage door"; "12x14 in the den" says where, and no inches. */
const GOODS = new RegExp(
  String.raw`^[ -]*(?:"|in\b(?! ${IN_A_PLACE}(?! tiles?\b))|inch|'?["”]|(?:(?!(?:and|plus|with|then|less|minus|without)\b|\d)\w+ )?(?:tiles?|porcelain|ceramic|pavers?(?! (?:patio|walk|drive|path|terrace))|planks?|studs?|joists?|lumber|boards?|posts?|rafters?|doors?|windows?|sash|overhead|garage door|sheets?|osb|plywood|vents?|skylights?|slider|picture|beams?|lvl|header|downspouts?|beveled|subway|hex|troffers?|grids?|lay[ -]?in|panels?\b|louver|egress|trim\b|pt\b(?! (?:deck|w/|with|frame))|framing|walls? framing))`,
  'i',
);
/** "Dining 11x12 plank", "patio 16x20 concrete pavers": sides in which none is sold, right behind what they are the size of. */
const IN_ROOM =
  /(?<!\S)\d\S* ?x ?\d\S* carpet tiles?\b|(?<!\S)(?:\d|[12]\d) ?x ?(?:\d|[12]\d) planks?\b|\b(?:\w*room|basement|bath|deck|den|dock|entry|floor|foyer|hall|kitchen|laundry|patio|path|porch|terrace|\w*walk(?:way)?)s?,? (?!(\d+) ?x ?\1\b|[1-4] ?x ?[1-4]\b|(?:[1-4] ?x ?\d+|\d+ ?x ?[1-4]) (?:[a-z]+ )?boards?\b)[1-3]?\d(?: ?['’]| ?f(?:ee|oo)?t\.?)? ?(?:x|×|by) ?[1-3]?\d(?: ?['’]| ?f(?:ee|oo)?t\.?)? (?:[a-z]+ )?(?:tiles?|porcelain|ceramic|pavers?|boards?)\b/i;
/** "2x4 suspended ceiling": the size of its tiles, feet; "12x14 drop ceiling" is as large. */
const GRID = /^[ -]*(?:suspended|acoustic\w*|drop(?:ped)?|tegular|lid)\b/i;
const MOST_GRID = 4;
/** The same behind the goods: "porcelain 12x24", "subway tile 3x6". */
const OF_TILES = /\b(?:tiles?|porcelain|ceramic|marble|travertine|slate|subway)[ ,]+$/i;
/** "Prehung fiberglass 36x80", "3 blinds 36x60": inches of an opening, where its name stands before them. */
const OF_OPENINGS =
  /\b(?:doors?|pre-?hung|windows?|blinds?|shades?|screens?|vanity|cabinets?|mirrors?|shel\w+)\b(?!.*\b(?:in|on|of|at|for|to|and|then|room|house)\b)[^.;:\n]*$/i;
const LEAST_OPENING = 18;
/** "Acoustic ceiling 2x4": the size of its tiles, feet. */
const OF_GRID =
  /\b(?:(?:acoustic\w*|tile|drop|suspended|act) (?:ceilings?|clg)|ceiling tiles?|suspended|grid|lay[ -]?in|act)[ ,]+$/i;
/** Sizes in which tiles are sold, inches. */
const TILE_SIZES: ReadonlySet<string> = new Set(
  '2x2 3x6 4x8 4x12 4x16 6x24 6x36 8x24 8x36 8x48 12x12 12x24 18x18 18x36 24x24 24x48'.split(' '),
);
/** Sizes in which lumber is sold, inches: "2x6 outside wall"; "a 2x4 hole" is feet. */
const IS_SPOT =
  /^[ -]*(?:closet|pantry|hole|patch|area|section|spot|piece|opening|(?:acoustic|ceiling|led|troffer|lay|flat|light|fixture|drop|susp))/i;
const LUMBER = /^2x(?:4|6|8|10|12)$/;
const ACROSS =
  /^[ -]*(?:high|tall|wide|deep|up\b|down(?=[.,;\n]|$)|cut\b|flood cut|height|strip|from the floor|thick|privacy|picket|chain|fence\b)/i;
/** "Fence 6 ft cedar": how high it is; a railing of "12 ft wood" is as long. */
const OF_FENCE = new RegExp(`${ACROSS.source}|^[ -]*(?:cedar|vinyl|wood)`, 'i');
const A_FENCE = /\b(?:fenc|privacy|stockade)/i;
/** "Flood cut 2 ft", "fence 4 ft": how high it is, not how long. */
const CUT_UP =
  /\bflood[- ]?cut(?: out| off)?(?: at| to| of| up)? ?#|\bfenc(?:e|ing) #|\bup to #(?! of\b)|\b(?:walls|(?:batten|panel|til|wainscot)\w*) to #/i;
const [MOST_CUT_UP, MOST_FENCE] = [6, 8];

/** "Widen the door to 36", "widen the bath door, 36": inches from so many. */
const LEAST_WIDTH = 24;
const ENDS = /^\s*(?:$|[,;)\n]|[.](?!\d)|in (?:and|so|with)\b)/;

const isFeet = ({ kind }: Sized): boolean => kind === 'COUNT' || kind === 'LENGTH';

/** Whether sides are the size in which goods are sold, by what stands round them. */
const areOfGoods = (
  text: string,
  { start, end }: { start: number; end: number },
  read: readonly Sized[],
): boolean => {
  const before = text.slice(Math.max(0, start - 16), start);
  const rest = text.slice(end, end + 24);
  const isCounted = read.every(({ kind }) => kind === 'COUNT');
  const sizes = read.map(({ value }) => value).toSorted((a, b) => a - b);
  const isTileSize = isCounted && TILE_SIZES.has(sizes.join('x'));
  const isOfGrid = GRID.test(rest) || OF_GRID.test(before);
  return (
    (isTileSize && OF_TILES.test(before)) ||
    (LUMBER.test(text.slice(start, end).replaceAll(' ', '')) && !IS_SPOT.test(rest)) ||
    (isOfGrid && read.every(({ value }) => value <= MOST_GRID)) ||
    !read.every((side) => isFeet(side) || side.kind === 'AREA') ||
    (OF_OPENINGS.test(text.slice(Math.max(0, start - 60), start)) &&
      isCounted &&
      read.every(({ value }) => value >= LEAST_OPENING)) ||
    (GOODS.test(rest) && !(IN_ROOM.test(before + text.slice(start, end + 24)) && !isTileSize))
  );
};

/** Two or three sides, "12x14", "20' x 8'", "ten by eleven", "36 wide by 80 tall". */
const sidesAt = (text: string, at: number, first: Sized): ToldMeasure | null => {
  const read: Sized[] = [first];
  let end = first.end;
  let isTold = false;
  while (read.length < 3) {
    const way = WIDE_OR_LONG.exec(text.slice(end, end + 36))?.[0] ?? '';
    const from = end + way.length;
    const times = TIMES.exec(text.slice(from, from + 6));
    const next =
      times || ONE_WAY.test(way) ? sizedAt(text, from + (times?.[0].length ?? 0), true) : null;
    if (!next || !OF_SIDES.has(next.kind)) break;
    const isOther =
      isFeet(first) && isFeet(next) && OTHER_WAY.test(text.slice(next.end, next.end + 10));
    if (!times && !isOther) break;
    isTold = !times;
    read.push(next);
    end = next.end;
  }
  if (read.length < 2) return null;
  const isInches =
    read.some(({ kind }) => kind === 'INCHES') && !read.some(({ kind }) => kind === 'LENGTH');
  const rest = text.slice(end, end + 24);
  const before = text.slice(Math.max(0, at - 16), at);
  const isGoods = isInches || areOfGoods(text, { start: at, end }, read);
  const sides = read.map(({ value }) => value);
  // "12 ft long by 18 inches high", "18 LF x 16 in": a surface; "gutter 40 ft x 6 in" is as long.
  const isOfInches = read.map(({ kind }) => kind).join(' ') === 'LENGTH INCHES';
  const isLong = first.value > MOST_FENCE || /\b(?:long|wide)\b/i.test(text.slice(at, end));
  const isStrip = isOfInches && isLong && !GOODS.test(rest);
  if (isStrip && (sides[1] ?? 0) < 1 && !/\b(?:long|wide)\b/i.test(text.slice(at, end)))
    return null;
  // "10 ft wide by 9 ft high": a wall, and no floor.
  const isUpright = !isGoods && read.length === 2 && /^[ -]?(?:high|tall)\b/i.test(rest);
  return {
    kind: isStrip ? 'AREA' : isGoods || INSTEAD.test(before) ? 'RATING' : 'SIDES',
    value: (sides[0] ?? 0) * (sides[1] ?? 0),
    sides,
    start: at,
    end,
    isEach:
      EACH.test(text.slice(end, end + 24)) ||
      EACH_BEFORE.test(before) ||
      (!isGoods && EACH_SIZE.test(text.slice(end, end + 6))),
    word: isGoods ? 'size of goods' : isTold ? 'long' : '',
    isAcross: isUpright,
    isBare: false,
  };
};

const RANGE = /^ ?(?:-|–|to|or) ?(?=[\da-z])/i;

/** "10-12 windows", "230 to 250 SF", "5 or 6 boards": the middle, whole where pieces are counted. */
const rangeAt = (text: string, first: Sized): Sized => {
  const between = RANGE.exec(text.slice(first.end, first.end + 5));
  const second = between ? sizedAt(text, first.end + between[0].length, true) : null;
  if (!second || second.value <= first.value || second.value > 3 * first.value) return first;
  if (first.kind !== 'COUNT' && first.kind !== second.kind) return first;
  const least =
    first.kind === second.kind
      ? first.value
      : first.value *
        (second.value / (numberAt(text, first.end + (between?.[0].length ?? 0), true)?.value ?? 1));
  const middle = (least + second.value) / 2;
  return { ...second, value: second.kind === 'COUNT' ? Math.ceil(middle) : middle };
};

const START = /[\d.½¼¾⅓⅔⅛a-z]/gi;
/** Words before a number that measures nothing: "#4", "$40", "No. 12". */
const NO_AMOUNT =
  /(?:[#$]|\b(?:instead|in place) of(?: the| an?)?|\bno\.|\bnumber|\bunit|\bapt\.?|\bsuite|\bste\.?|\broom|\brm\.?|\blot|\bphase|\bitem|\bstep|\bcat(?:egory|\.)?|\bclass|\btype|\blevel|\bzip|(?<!doors? )\bext\.?|\bpage|\bphoto|\bline|\bsch(?:edule|ed|\.)?|\bbldg\.?|\bbuilding|\bretail|(?<!high )\bbay|\bgarage|\bin (?:the )?(?:ba(?:th)?|br|bed(?:room)?)|\bdock|\bcabin|\bcottage|\bon floor|\b(?:units|apts\.?|bldgs\.?|buildings|suites|cabins|garages) (?:\d+[a-z]?(?:,| ?[&/]| and|) ?)*)[ -]?$|\b(?:r|t1|sdr)-$/i;
/** "Bed 2 door", "bath 2 vent": the name of a room before one thing in it. "It is from 1995": a year. */
const IS_NAMED =
  /^.{0,2}(?:bed|bath|box) [1-4] (?!\w*s\b)[a-z]|^.{0,3}(?:from|in|since) (?:19|20)\d\d(?!\d| ?(?:-|–|to|or) ?\d)/i;
/** Characters of "units 4, 6 and 10" before a number. */
const MOST_NAMES = 30;
/** "12F microwave": the name of an apartment. */
const IS_LETTERED = /^[B-Z]\b/;
const IS_A_DATE =
  /^(?:(?:19|20)?\d0s\b|\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\d{1,2}\/(?!(?:2|3|4|8|16)\b)\d{1,2})(?![\d/])/;
const PITCH = /^\d{1,2} ?(?:\/|:|in|on) ?12\b/;

/** "A mirror, about 34 wide", "a six-footer": a number that measures one thing, and counts none. */
const IS_SIZE = /^[ -](wide|tall|high(?![ -]bay)|deep|footer)\b/i;
/** "Six panel doors", "a two-door cabinet", "a three piece surround": so many parts that one thing has. */
const OF_PARTS =
  /^[ -]?pc\b|^-(?:door|drawer)\b|^[ -](?:bay|blade|bowl|bulb|burner|circuit|ckt|comp|compartment|ct|gang|handle|height|hole|lite|panel|phase|piece|space|stage)\b|^[ -]light (?:fixture|chandelier)\b/i;
/** "A pair of French doors", "a 6 ft pair": one opening. */
const A_PAIR = /^(?:a )?(?:pair|set) of (?:[\w.'’"”-]+ ){0,4}(?:french|glass|bi-?folds?)\b/i;
const OF_FEET = /(?:\d ?['’]|f(?:oo|ee)?t\.?) $/i;

const ABOUT = /^ (?:or so|odd|or more|plus|long)(?= )/i;
const OF_A_STATE = /^ (?:rott\w+|bad|broken|cracked|loose|damaged|new|old|warped|missing)(?= )/i;

/** The thing counted behind a number: "8 or so rotten boards". */
const countedAt = (text: string, end: number): string => {
  let at = end;
  for (const skipped of [ABOUT, OF_A_STATE])
    at += skipped.exec(text.slice(at, at + 16))?.[0].length ?? 0;
  return wordAt(text, nextWord(text, at));
};

/** A number with its unit as a measure, by what stands round it. */
const toldAt = (text: string, at: number, { kind, value, end, word }: Sized): ToldMeasure => {
  const isLength = kind === 'LENGTH';
  const before = text.slice(Math.max(0, at - 20), at);
  const round = `${before}#${text.slice(end, end + 9)}`;
  const isPair =
    A_PAIR.test(text.slice(at, at + 40)) ||
    (/^pair\b/i.test(text.slice(at, at + 5)) && OF_FEET.test(before));
  if (kind === 'COUNT' && word === '' && IN_FEET.test(round))
    return toldAt(text, at, { kind: 'LENGTH', value, end, word: 'at' });
  const isOfOne = value > 1 && OF_PARTS.test(text.slice(end, end + 20));
  const size = IS_SIZE.exec(text.slice(end, end + 12))?.[1] ?? (isPair || isOfOne ? 'size' : null);
  if (kind === 'COUNT' && size !== null)
    return toldAt(text, at, { kind: 'RATING', value, end, word: size.toLowerCase() });
  const isOfEach =
    EACH_SIZE.test(text.slice(end, end + 6)) ||
    EACH_BEFORE.test(before) ||
    (value <= MOST_PIECE && (OF_EACH.test(before) || OF_PIECES.test(text.slice(end, end + 24))));
  const isFence = A_FENCE.test(text.slice(Math.max(0, at - 80), end + 40));
  const isAcross = value <= 12 && (isFence ? OF_FENCE : ACROSS).test(text.slice(end, end + 16));
  const isCutUp = value <= (isFence ? MOST_FENCE : MOST_CUT_UP) && CUT_UP.test(round);
  return {
    kind,
    value: Math.min(value, SCOPE_LIMITS.quantity),
    sides: [],
    start: at,
    end,
    isEach:
      EACH.test(text.slice(end, end + 24)) ||
      ((isLength || kind === 'AREA') && isOfEach) ||
      (kind === 'COUNT' && THINGS_EACH.test(text.slice(end, end + 24))),
    word: kind === 'COUNT' ? countedAt(text, end) : word,
    isAcross: isLength && (isAcross || isCutUp) && !(isOfEach && text.startsWith(' wide', end)),
    isBare:
      kind === 'COUNT' &&
      /^(?: (?:and|plus|&) |\s*(?:$|[,;)\n]|\/ |[.](?!\d)))/.test(text.slice(end, end + 6)),
  };
};

/** "Door 3 bent", "exit sign by stair 2", "quote 2 replaces 12 windows": which of several, where nothing is counted behind it. */
const IS_WHICH =
  /\b(?:aisle|at|box|corridor|door|gate|op|pump|sensor|stair(?:well)?|wing|zone) #+ (?:bent|broken|cracked|damaged|dark|dead|does|failed|has|is|leak|loose|missing|not|out|stuck|worn|won)|\b(?:in #+|(?:aisle|corridor|gate|op|stair(?:well)?|wing) #{1,2})\s*(?:$|[,;)\n]|[.](?!\d))|\b(?:quote|bid|proposal|option|bed(?:room)?|bath(?:room)?) ?#+ ?(?::|(?:replaces|installs|includes|covers|is|has|was|does|adds|says)\b)/i;

/** Whether a number is a name, "room 12", or that of an entry, "4.2 Exterior outlet dead". */
const isNameAt = (text: string, at: number, end: number): boolean => {
  const before = text.slice(Math.max(0, at - MOST_NAMES), at);
  const behind = text.slice(end, end + 12);
  return (
    (/\d/.test(text.charAt(at)) || /\bnumber $/i.test(before)) &&
    (NO_AMOUNT.test(before) ||
      IS_NAMED.test(text.slice(Math.max(0, at - 6), at + 16)) ||
      IS_LETTERED.test(behind) ||
      (/(?:^|\n)$/.test(before) && /^\d+\.\d+ [A-Z]/.test(text.slice(at, end + 2))) ||
      IS_WHICH.test(before + '#'.repeat(end - at) + behind))
  );
};

/** All amounts and sizes of a text in their order; they do not overlap. Linear in its length. */
export const measuresIn = (text: string): ToldMeasure[] => {
  const found: ToldMeasure[] = [];
  const marks = marksIn(text);
  START.lastIndex = 0;
  for (let start = START.exec(text); start; start = START.exec(text)) {
    // "Window wrap x6": so many.
    const isTimes = /^x\d/i.test(text.slice(start.index, start.index + 2));
    const at = start.index + (isTimes ? 1 : 0);
    const before = text.slice(Math.max(0, at - 10), at);
    if (/[a-z\d]$/i.test(before) && !/\sx$/i.test(before)) {
      const word = /^[a-z\d]*/i.exec(text.slice(at, at + 60));
      START.lastIndex = at + Math.max(1, word?.[0].length ?? 1);
      continue;
    }
    const ahead = text.slice(at, at + 12);
    const skipped = PITCH.exec(ahead) ?? FEET_AND_INCHES.exec(ahead) ?? IS_A_DATE.exec(ahead);
    if (skipped) {
      START.lastIndex = at + skipped[0].length;
      continue;
    }
    const first = sizedAt(text, at, isTimes);
    if (!first) {
      START.lastIndex = at + Math.max(1, wordAt(text, at).length);
      continue;
    }
    const sides = isFeet(first) || first.kind === 'INCHES' ? sidesAt(text, at, first) : null;
    const isName = marks.includes(at) || isNameAt(text, at, first.end);
    if (first.kind === 'COUNT' && !sides ? isName : /[#$] ?$/.test(before)) {
      START.lastIndex = first.end;
      continue;
    }
    const isSize =
      DOOR_SIZE.test(text.slice(at, at + 60)) ||
      (/^[2-4]0[678]0\b/.test(text.slice(at, at + 5)) && /\b(?:doors?|frames?) $/i.test(before)) ||
      (VANITY_SIZES.has(first.value) &&
        (/\b(?:vanity(?: of)?,?|an?(?: new)?) $/i.test(before) ||
          /^ van(?:ity)?\b/i.test(text.slice(first.end, first.end + 8)))) ||
      (first.value >= LEAST_WIDTH &&
        /\b(?:to|door,?) $/i.test(before) &&
        ENDS.test(text.slice(first.end)));
    const one = sides
      ? first
      : isSize && first.kind === 'COUNT'
        ? { ...first, kind: 'RATING' as const }
        : rangeAt(text, first);
    const end = sides?.end ?? one.end;
    found.push(sides ?? toldAt(text, at, one));
    START.lastIndex = Math.max(end, at + 1);
  }
  return withSheets(found);
};

/** Measures that begin in a part of the text. @param all in the order of the text */
export const within = (
  all: readonly ToldMeasure[],
  { start, end }: { start: number; end: number },
): ToldMeasure[] => {
  let [first, behind] = [0, all.length];
  while (first < behind) {
    const middle = (first + behind) >> 1;
    if ((all[middle]?.start ?? end) < start) first = middle + 1;
    else behind = middle;
  }
  let last = first;
  while ((all[last]?.start ?? end) < end) last += 1;
  return all.slice(first, last);
};
