// Units of amounts and sizes as people write them, each with the kind of measure that it tells.
const MEASURE_KINDS = [
  'COUNT',
  'LENGTH',
  'INCHES',
  'AREA',
  'SQUARES',
  'VOLUME',
  'SIDES',
  'DAYS',
  'HOURS',
  'MONTHS',
  'SHEETS',
  'PERCENT',
  /** A size of goods or a rating: gallons, amps, tons, coats, layers, stories. */
  'RATING',
] as const;
export type MeasureKind = (typeof MEASURE_KINDS)[number];

/** What an apartment has: "3 bed 2 bath"; never behind two sides, "12x14 bedroom, walls only". */
export const OF_DWELLING =
  /^[ -]*(?:bed(?:room)?s?\b(?=[ ,/&]*(?:and )?\d|[ -](?:house|home|apartment|apt|unit|condo|ranch|townhouse|duplex))|br\b|ba\b)/i;

/** Words behind "in" where it says where, and measures no inches: "4 in the den", "2 in each bath". */
export const IN_A_PLACE = String.raw`(?:(?:vinyl|hardie|fiber|cedar|wood|brick|stone|stucco|concrete|composite|trex|pavers?|gravel|asphalt|sod)\b|\d|(?:the|my|our|your|his|her|their|an?|each|every|both|all|this|that|these|those|it|there|total|place|front|back|between|line|unit\w*|apt\w*|su?i?te\w*|bldg\w*|with|and|\w+ing)\b|(?:[\w-]+ ){0,2}(?:\w*rooms?|kitchens?|baths?|hall\w*|dens?|offices?|closets?|garages?|basements?|attics?|foyers?|entry|lofts?|suites?|porch\w*|yards?|stairs?|stairwells?|lobby|living|dining|laundry|master|parlor|cellar|crawl\w*|units?|apartments?|buildings?|house)\b)`;

/** Units, the longest first; `toBase` turns them into the unit of their kind. */
export const UNITS: readonly { kind: MeasureKind; pattern: RegExp; toBase: number }[] = [
  {
    kind: 'AREA',
    pattern:
      /^[ -]*(?:sq(?:uare)?s?\.?[ -]?(?:f(?:ee|oo)?t\.?|footage|f\b|')|face f(?:ee|oo)?t\b|sq\/ft|sft\b|s\.?f\.?(?![a-z])|ft2|ft²|sqft)/i,
    toBase: 1,
  },
  {
    kind: 'AREA',
    pattern: /^[ -]*(?:sq(?:uare)?\.?[ -]?y(?:ar)?ds?\b|s\.?y\.?(?![a-z]))/i,
    toBase: 9,
  },
  {
    kind: 'AREA',
    pattern: /^[ -]*(?:m2|m²|sq\.?[ -]?m(?:et(?:er|re)s?)?\b|square met(?:er|re)s?|sqm\b)/i,
    toBase: 10.7639,
  },
  { kind: 'AREA', pattern: /^[ -]*acres?\b/i, toBase: 43_560 },
  { kind: 'AREA', pattern: /^[ -]*msf\b/i, toBase: 1_000 },
  { kind: 'AREA', pattern: /^[ -]*csf\b/i, toBase: 100 },
  // A refrigerator of so many cubic feet is a size of goods.
  {
    kind: 'RATING',
    pattern:
      /^[ -]*(?:cu(?:bic)?\.?[ -]?f(?:ee|oo)?t\b\.?|c\.?f\.?(?![a-z])|ft3|ft³)(?= (?:[\w-]+ ){0,3}(?:fridge|refrigerator|freezer|microwave|washer|dryer|oven|dumpster|stock tank)\b)/i,
    toBase: 1,
  },
  {
    kind: 'VOLUME',
    pattern: /^[ -]*(?:cu(?:bic)?\.?[ -]?f(?:ee|oo)?t\b\.?|c\.?f\.?(?![a-z])|ft3|ft³)/i,
    toBase: 1 / 27,
  },
  { kind: 'VOLUME', pattern: /^[ -]*(?:m3\b|m³|cubic met(?:er|re)s?\b)/i, toBase: 1.30795 },
  {
    kind: 'VOLUME',
    pattern:
      /^[ -]*(?:cu(?:bic)?\.?[ -]?y(?:ar)?ds?\b|c\.?y\.?(?![a-z])|y(?:ar)?ds? (?=of (?:\w+ )?(?:mulch|soil|topsoil|gravel|concrete|dirt|rock|stone|fill|sand|mix|debris|junk|trash|road|compost|base|decorative)))/i,
    toBase: 1,
  },
  {
    kind: 'VOLUME',
    pattern: /^[ -]*(?:yarder|y(?:ar)?ds?\b(?= (?:dump|dumpster|roll|container|bin)))/i,
    toBase: 1,
  },
  {
    kind: 'SQUARES',
    pattern: /^[ -]*(?:roofing squares?|sq[uare]{2,6}s?\b(?! ?f(?:ee|oo)?t\b)|sqs?\b)/i,
    toBase: 1,
  },
  {
    kind: 'LENGTH',
    pattern:
      /^[ -]*(?:l\.?f\.?(?![a-z])|lin(?:eal|ear)?\.?[ -]?(?:f(?:ee|oo)?t\.?|')|vlf\b|running (?:feet|foot|ft)|f(?:ee|oo)?t\b\.?|fts\b|foots\b|pies\b|['’′](?!['’′a-wyz_]|x(?! ?\d)))/i,
    toBase: 1,
  },
  { kind: 'LENGTH', pattern: /^[ -]*clf\b/i, toBase: 100 },
  { kind: 'LENGTH', pattern: /^[ -]*mlf\b/i, toBase: 1_000 },
  { kind: 'LENGTH', pattern: /^[ -]*y(?:ar)?ds?\b/i, toBase: 3 },
  { kind: 'LENGTH', pattern: /^ ?(?:m\b|met(?:er|re)s?\b)/i, toBase: 3.28084 },
  { kind: 'LENGTH', pattern: /^ ?cm\b/i, toBase: 0.0328084 },
  {
    kind: 'INCHES',
    pattern: new RegExp(
      String.raw`^(?:[ -]*(?:inch(?:es)?\b|in\b(?=[.,;)\n]|$|-|(?! ${IN_A_PLACE}) [a-z])|in\.|["”″]|''|’’))`,
      'i',
    ),
    toBase: 1 / 12,
  },
  // "44 sheets 4x12": the word keeps how long one is.
  {
    kind: 'SHEETS',
    pattern:
      /^(?: (?:4 ?x ?(?:8|9|1\d)|full))? sh(?:eet|t)s?\b(?:,? (?:of |at )?4['’]? ?x ?(?:8|9|1\d)\b['’]?)?/i,
    toBase: 1,
  },
  // "30 air mover days".
  {
    kind: 'DAYS',
    pattern:
      /^(?:[ -]*(?:(?!(?:for|in|an?|per|one|two|three|four|five|six|seven|eight|ten) )[a-z]+[ -]){0,3}days?\b| ?ds?\b(?! ?[&+@]))/i,
    toBase: 1,
  },
  { kind: 'DAYS', pattern: /^[ -]*(?:weeks?|wks?)\b/i, toBase: 7 },
  { kind: 'HOURS', pattern: /^[ -]*(?:hours?|hrs?)\b/i, toBase: 1 },
  { kind: 'MONTHS', pattern: /^[ -]*(?:months?|mos?)\b/i, toBase: 1 },
  { kind: 'PERCENT', pattern: /^ ?(?:%|percent\b|pct\b)/i, toBase: 1 },
  {
    kind: 'RATING',
    pattern:
      /^[ -]*(?:gal(?:l?on(?:es|s)?)?s?\b\.?|g\b|amps?\b|a\b(?= (?:panel|service|breaker|circuit))|volts?\b|v\b|watts?\b|kw\b|w\b(?!\/| (?:an?|the|one|two|\d))|k?btus?\b|tons?\b(?! of)|hp\b|seer\d?\b|psi\b|mils?\b|mm\b|ga(?:uge)?\b|gpm\b|lbs?\b|pounds?\b|coats?\b|colou?rs?\b|layers?\b|stor(?:y|ies)\b|(?:years?|yrs?)\b(?:[ -]old)?|panels?\b(?= (?:(?:entry|front|steel|interior|exterior|solid|shaker|hollow|colonial|wood|white) )*(?:doors?|pre-?hungs?|slabs?)\b)|tabs?\b|lites?\b(?= door)|bulbs?\b|lights?\b(?= (?:vanity|bar\b|bath))|burners?\b|prongs?\b|bowls?\b|way\b(?= (?:switch|dimmer))|holes?\b(?= (?:faucet|sink))|ply\b|hour\b(?=[ -]rated)|th\b|st\b|nd\b|rd\b|am\b(?! ?[x×*])|pm\b|comp(?:artment)?s?\b(?= sink)|°|degrees?\b|miles?\b|min(?:ute)?s?\b|cd\b|people\b|adults\b|kids\b|dogs\b|cats\b|times\b|bucks\b|dollars\b|grand\b|pitch\b)/i,
    toBase: 1,
  },
  { kind: 'RATING', pattern: OF_DWELLING, toBase: 1 },
];

/** "44 sheets 4x12 on the walls, 18 sheets on lids": the size that is told once is that of the others. */
export const withSheets = <T extends { kind: MeasureKind; word: string }>(all: T[]): T[] => {
  const isSheets = ({ kind }: T): boolean => kind === 'SHEETS';
  const isSized = ({ word }: T): boolean => /\d/.test(word);
  const word = all.find((one) => isSheets(one) && isSized(one))?.word;
  if (word === undefined) return all;
  return all.map((one) => (isSheets(one) && !isSized(one) ? { ...one, word } : one));
};

/** Words behind an amount that is told of each of several: "apiece", "of rail each", "three 8 ft sticks", "14 footers". */
export const EACH =
  /^,? ?(?:of [a-z]+ )?(?:(?:long|wide|deep|high) )?(?:each\b|apiece|ea\b\.? of|(?:per|a) (?:unit|room|apartment|apt|bath|floor|side|building|door|wall|load|piece|section|window)\b)|^[ -]footers\b/i;
/** The same behind a length or an area, "6 joists 12' ea"; behind a number it counts: "4 ea". */
export const EACH_SIZE = /^,? ?ea\b/i;
/** Behind a count: "16 fronts ea", "3 blinds per unit". */
export const THINGS_EACH = /^(?: [a-z]{3,}){1,2} (?:ea|each|apiece|per (?:unit|apartment|apt))\b/i;
/** "Front and back, each 40 ft by 9 ft". */
export const EACH_BEFORE = /\beach (?:(?!(?:of|side|end|wall) )[a-z]+ ){0,2}$/i;
/** Before a length: "4 @ 12 ft", "6 rafters at 16 ft", "8 joists 12 ft long", "each side is 5 ft wide". */
export const OF_EACH =
  /(?:@|, at|\b(?:rafters|joists|trusses|headers|culverts|of (?:them|those|['’]?em))(?: at| of)?,?|\beach (?:end|one|piece|run|side|wall) (?:is|runs|measures)(?: about)?) ?$/i;
/** Words behind the length of one piece: "six 12 ft boards", "they need 12 foot sisters", "5 rafters (12 ft 2x6)". */
export const OF_PIECES =
  /^[ -](?:(?!and |of )[a-z]+ )?(?:boards|joists|lengths|panels|pieces|planks|posts|rafters|sections|sisters|sticks|studs)\b|^ (?:(?:long )?(?:of )?\d ?x ?\d)/i;
/** Words around a number without a unit, "#", that is feet: "8 downspouts @ 20", "four boards, 12 footers", "a wall 48 long, 10 tall". */
export const IN_FEET = /\d(?: [a-z]+)? ?@ ?#|#[ -]footers\b|# long(?:[,.;]|$| and)/i;

/** Volts of a circuit, where no unit says so. */
const VOLTS: ReadonlySet<number> = new Set([110, 115, 120, 208, 220, 240, 277, 480]);
const ELECTRIC = /^[ -]*(?:circuits?|outlets?|plugs?|lines?|receptacles?|breakers?|service)\b/i;
/** Before the number of a plug, "NEMA 14-50". */
const NEMA = /\bnema $/i;
/** "80k furnace": BTU an hour, where no unit says so. */
const LEAST_BTU = 5_000;
const HEATING =
  /^[ -]*(?:[a-z\d%.-]+ ){0,3}(?:furn(?:aces?)?|boilers?|heaters?|heat pumps?|mini[ -]?splits?|air handlers?|condensers?)\b/i;
/** "5/4 decking": how thick lumber is, in quarters of an inch. */
const QUARTERS = /^[4-8]\/4\b/;

/** A rating that no unit of the table tells. @param rest of the text behind the number */
export const ratingAt = (
  text: string,
  at: number,
  { value, end }: { value: number; end: number },
  rest: string,
): { kind: 'RATING'; value: number; end: number; word: string } | null => {
  const tells: readonly (readonly [word: string, isTold: boolean, behind?: number])[] = [
    // "60A", "3T": a letter right behind the figure.
    ['amps', /^A\b/.test(rest), 1],
    ['tons', /^t\b/i.test(rest), 1],
    ['thickness', QUARTERS.test(text.slice(at, at + 4))],
    ['volts', VOLTS.has(value) && ELECTRIC.test(rest)],
    ['nema', NEMA.test(text.slice(Math.max(0, at - 6), at)), /^-\d+[PR]?/i.exec(rest)?.[0].length],
    ['btu', value >= LEAST_BTU && HEATING.test(rest)],
  ];
  const found = tells.find(([, isTold]) => isTold);
  return found ? { kind: 'RATING', value, end: end + (found[2] ?? 0), word: found[0] } : null;
};

/** "3070 hollow metal doors": feet and inches of one, not so many. */
export const DOOR_SIZE = /^[2-4]\d[678]\d\b[^.;\n]{0,30}\b(?:doors?|slabs?|frames?|leaf)\b/i;

/** "Door 3-0 x 7-0": feet and inches. */
export const FEET_AND_INCHES = /^\d-\d{1,2} ?x ?\d-\d{1,2}/i;

/** Inches of vanities: "vanity 30", "a 36 for the bath" is not so many. */
export const VANITY_SIZES: ReadonlySet<number> = new Set([18, 24, 30, 36, 42, 48, 60, 72]);

/** Feet that one rafter is long; "4 joists 56 lf" are as long together. */
export const MOST_PIECE = 30;
