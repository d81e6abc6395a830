// Sizes that a text tells of a stair, a slab, a deck, a fence, insulation, an air conditioner or gutters: the rise, the
// thickness, the spacing of joists, the R-value, tons. Each by assembly and parameter, in the parameter's unit.
import { z } from 'zod';
import { readLanguage } from '../language/language.ts';
import { YEAR, yearOf } from './facts.ts';
import {
  COUNT,
  countedBy,
  FEET,
  figure,
  first,
  NEAR,
  NUMBER,
  numberIn,
  toldBy,
  toNumber,
  words,
} from './told-figures.ts';
import type { Told } from './told-figures.ts';
import { LENGTH, lengthIn } from './told-lengths.ts';
import {
  newRoofBoards,
  roofSurface,
  newWallBoards,
  showerSurface,
  wallSurface,
} from './told-walls.ts';

type Read = (text: string) => Told | null;

const inFeet = (told: Told<number> | null): Told | null =>
  told && { ...told, value: told.value / 12 };

/** How many of a thing are told: "three winders", "4 corners". */
const countOf = (text: string, thing: string): Told<number> | null => {
  const found = words(`${COUNT} (?:\\w+ )?${thing}\\b`).exec(text);
  if (found?.[1] === undefined) return null;
  return toldBy(found, countedBy(found[1]));
};

/** A word that chooses one value of a parameter. */
const chosen = (text: string, pattern: RegExp, value: string): Told | null => {
  const found = pattern.exec(text);
  return found && toldBy(found, value);
};

const STAIR: Readonly<Record<string, Read>> = {
  rise_in: (text) =>
    lengthIn(
      text,
      words(`(?:total )?rise(?: of| is|:)?,? ?${LENGTH}`),
      words(`floor[ -]to[ -]floor(?: height)?(?: of| is|:)?,? ?${LENGTH}`),
      figure(`${LENGTH} (?:total )?(?:rise|(?:from )?floor to floor)\\b`),
    ),
  width_in: (text) =>
    lengthIn(text, figure(`${LENGTH}[ -]wide\\b`), words(`width(?: of| is|:)? ?${LENGTH}`)),
  winders: (text) => countOf(text, 'winders?'),
  tread_in: (text) =>
    lengthIn(text, words(`treads?(?: of| at| are|:)? ?${LENGTH}`), figure(`${LENGTH} treads?\\b`)),
  rail_sides: (text) => {
    const none = words('(?:no|without(?: a)?) (?:hand)?rail(?:ing)?s?\\b').exec(text);
    if (none) return toldBy(none, 0);
    const both = words('(?:rail(?:ing)?s?|open) (?:on )?both sides').exec(text);
    return both && toldBy(both, 2);
  },
  treads_of: (text) =>
    chosen(text, /\b(?:oak|maple|hardwood|walnut|hickory) (?:stair )?treads?\b/i, 'oak'),
};

/** Words between a length and the thing it belongs to: "4 in. thick compacted gravel", never "slab on gravel". */
const ITS = String.raw`(?:(?!(?:on|over|above|off|with|and|at|in|for|under|deck)\b)[\w-]+ ){0,2}?`;
/** Words that make a length the thickness of something else: "4 inch gravel base", "8 in. thick footings". */
const NO_SLAB = String.raw`(?!,? (?:layer |course )?(?:of )?${ITS}(?:gravel|base|sub-?base|crushed|stone|rock|compacted|sand|mulch|rebar|joints?|drains?|footings?|footers?|curbs?|walls?|blocks?|pipes?|tubes?|piers?|posts?|pavers?|foam|insulation|edges?|turn(?:ed)?[ -]?downs?|asphalt|soil|topsoil|fill|mortar|steps?|beams?|trench\w*|holes?)\b)`;
const SLABS = '(?:concrete|slab|driveway|patio|pad)';
const SLAB: Readonly<Record<string, Read>> = {
  thick_in: (text) =>
    lengthIn(
      text,
      figure(
        `${LENGTH}[ -](?:thick\\b|deep,? ${SLABS}\\b|concrete\\b|slab\\b|reinforced\\b)${NO_SLAB}`,
      ),
      words(`${SLABS},? (?:is |of )?${LENGTH}[ -]deep\\b`),
      words(`(?<!edges?,? )thick(?:ness)?(?: of| is|:)? ?${LENGTH}${NO_SLAB}`),
    ),
  edge_in: (text) =>
    lengthIn(
      text,
      words(
        `(?:thicken\\w* edges?|edges? (?:are )?thicken\\w*|turn(?:ed)?[ -]?down\\w*(?: edges?)?)${NEAR}${LENGTH}`,
      ),
      figure(`${LENGTH}[ -](?:deep |thick )?(?:thickened edges?|turn(?:ed)?[ -]?downs?)\\b`),
    ),
  rebar_in: (text) =>
    lengthIn(
      text,
      words(`(?:rebar|bars?|#[3-6])[^.;\\n]{0,24}?(?:at|@|every) ?${LENGTH}`),
      figure(`${LENGTH} (?:on[ -]center|o\\.?c\\.?) (?:rebar|bars|both ways|each way)\\b`),
    ),
};

/** What stands on a deck or beside it and has a height of its own: "42 in. high railing", "privacy screen 6 ft high". */
const UPRIGHTS = String.raw`(?:rail\w*|guard\w*|hand-?rails?|screens?|fenc\w+|walls?|lattice|skirt\w*|balusters?|pergolas?|gates?|planters?|doors?|roofs?|ceilings?|posts?|benche?s?|stairs?)`;
const NO_DECK = String.raw`(?! ${ITS}${UPRIGHTS}\b)`;
const NOT_BEHIND = String.raw`(?<!\b${UPRIGHTS}[,:]? (?:of |is |are |at |that is )?)`;
const ON_CENTER = String.raw`(?:on[ -]center|o\.?c\b\.?|apart)`;
const DECK: Readonly<Record<string, Read>> = {
  height_ft: (text) =>
    inFeet(
      lengthIn(
        text,
        new RegExp(
          String.raw`(?<![\d.,/])${NOT_BEHIND}${LENGTH}[ -](?:high|tall|(?:above|off)(?: the)? (?:ground|grade))\b${NO_DECK}`,
          'i',
        ),
        words(
          `${NOT_BEHIND}height(?: above (?:the )?(?:ground|grade))?(?: of| is|:)? ?${LENGTH}${NO_DECK}`,
        ),
      ),
    ),
  oc: (text) =>
    lengthIn(
      text,
      words(`joists?[^.;\\n]{0,20}? ${LENGTH} ${ON_CENTER}`),
      figure(`${LENGTH} ${ON_CENTER},? joists?\\b`),
    ),
  joist: (text) => numberIn(text, figure(String.raw`2 ?[x×] ?(6|8|10|12) joists?\b`)),
  plies: (text) =>
    numberIn(text, words(String.raw`(2|3)[ -]ply\b`), figure(String.raw`(2|3)-2 ?[x×] ?\d`)),
  beam_in: (text) => numberIn(text, figure(String.raw`2 ?[x×] ?(6|8|10|12) beams?\b`)),
  post_ft: (text) =>
    inFeet(
      lengthIn(
        text,
        words(`posts? (?:every|at|set) ${LENGTH}`),
        words(`posts? ${LENGTH} ${ON_CENTER}`),
      ),
    ),
};

const FENCE: Readonly<Record<string, Read>> = {
  corners: (text) => countOf(text, 'corners?'),
  bay_ft: (text) =>
    inFeet(
      lengthIn(
        text,
        words(`posts? (?:every|at|set) ${LENGTH}`),
        words(`posts? ${LENGTH} ${ON_CENTER}`),
        figure(`${LENGTH} (?:panels|sections|bays)\\b`),
      ),
    ),
};

/** "Add R-30 over R-19", "top up with R-30 over R-19" make R-49: what is added lies on what is there. */
const ADDED = words(
  String.raw`(?:add(?:ing|ed|s)?|top(?:ping|ped)?(?: \w+){0,2} (?:up|off)(?: \w+){0,3} with)(?: an?)?(?: (?:another|more|new|blown|extra)){0,2} R[ -]?(\d{2})\b`,
);
const addedR = (text: string, haveR: Told | null): Told<number> | null => {
  const added = numberIn(text, ADDED);
  return added && typeof haveR?.value === 'number'
    ? { ...added, value: added.value + haveR.value }
    : added;
};

const haveR: Read = (text) =>
  numberIn(
    text,
    words(
      `(?:over|on top of|above|existing|old|has|have|there is|currently)(?: \\w+){0,3}? R[ -]?(\\d{1,2})\\b`,
    ),
    words(`R[ -]?(\\d{1,2}) (?:is |stands? )?(?:there|existing|in place|now|already)\\b`),
  );

const ATTIC: Readonly<Record<string, Read>> = {
  r: (text) =>
    addedR(text, haveR(text)) ??
    numberIn(
      text,
      words(`(?:to|up to|for|total(?: of)?|of) (?:an? )?R[ -]?(\\d{2})\\b`),
      words(`R[ -]?(\\d{2})\\b`),
    ),
  r_have: haveR,
};

const COOLING: Readonly<Record<string, Read>> = {
  tons: (text) => numberIn(text, figure(`${NUMBER}[ -]tons?\\b(?! of)`)),
};

const GUTTERS: Readonly<Record<string, Read>> = {
  size: (text) =>
    lengthIn(
      text,
      figure(`${LENGTH} (?:\\w+ ){0,2}?gutters?\\b`),
      words(`gutters?,? ${LENGTH}(?! (?:down|long))`),
    ),
};

/** Words after feet of gutter, which are no feet of downspouts. */
const NO_GUTTER = String.raw`(?! ?(?:of )?(?:[\d.]+["”]? ?)?(?:(?!(?:and|with|plus) )[\w-]+ ){0,2}gutter)`;

/** "8 downspouts of 18 ft": how many there are and how long each is, with the characters that tell it. */
export const downspoutsIn = (
  text: string,
): { count: number; feet: number; start: number; end: number } | null => {
  const told = first(
    text,
    figure(`${NUMBER} downspouts?[ ,:(]*(?:of|at|x|×|@|each) ?${NUMBER}[ -]?${FEET}${NO_GUTTER}`),
    figure(`${NUMBER} downspouts?[ ,:(]*${NUMBER}[ -]?${FEET} (?:each|apiece|long)\\b`),
  );
  if (told?.[1] === undefined || told[2] === undefined) return null;
  const { start, end } = toldBy(told, 0);
  return { count: toNumber(told[1]), feet: toNumber(told[2]), start, end };
};

const BOARD = '(?:drywall|sheetrock|gypsum|walls?)';
/** Reads the first value whose words a text has. */
const firstOf =
  (values: readonly (readonly [value: number | string, pattern: RegExp])[]): Read =>
  (text) => {
    for (const [value, pattern] of values) {
      const found = pattern.exec(text);
      if (found) return toldBy(found, value);
    }
    return null;
  };

/** Kinds of water, the foulest first. */
const waterIn = firstOf([
  [3, /\b(?:cat(?:egory)?\.? ?(?:3|iii)\b|sewage|sewer (?:back|water)|black water|raw sewer)/i],
  [2, /\b(?:cat(?:egory)?\.? ?(?:2|ii)\b|gr[ae]y water)/i],
  [1, /\b(?:cat(?:egory)?\.? ?(?:1|i)\b|clean water)/i],
]);

/** Floors by their names where no carpet is told of. */
const floorIn = firstOf([
  ['lvp', /\b(?:lvp|lvt|vinyl plank)s?\b/i],
  ['laminate', /\blaminate\b(?! (?:counter|top))/i],
  ['wood', /\b(?:hard ?wood|oak|wood) ?(?:floor(?:s|ing)?)?\b/i],
  ['none', /\bvinyl\b|\b(?:bare|concrete) (?:floor|slab)\b/i],
]);

const MITIGATION: Readonly<Record<string, Read>> = {
  cat: waterIn,
  surface: (text) => (/\bcarpet|\bpad\b|\btile/i.test(text) ? null : floorIn(text)),
  cut_ft: (text) =>
    inFeet(
      lengthIn(
        text,
        words(`flood[ -]?cuts?${NEAR}${LENGTH}`),
        figure(`${LENGTH} flood[ -]?cuts?\\b`),
        words(`${BOARD}${NEAR}${LENGTH} (?:up|high)\\b`),
      ),
    ),
};

const KEEPS_PAN =
  /\b(?:keep|leave|save|reuse)\w*(?: \w+){0,3} (?:pan|base|shower floor)\b|\b(?:pan|base) (?:is|looks|stays?)\b|\bwalls only\b/i;
/** A shower that is gutted gets a new floor, too; its tile alone may stand on a pan that stays. */
const GUTS_SHOWER =
  /\bgut(?:s|ted|ting)?\b(?: \w+){0,5} shower\b(?! (?:tile|wall)s?\b)|\b(?:(?:tear|rip|take)\w* out|rip|demo\w*) (?:the |my |our |this )?(?:\w+ )?shower\b(?! (?:tile|wall|surround|door)s?\b)/i;

/** No ceiling of a house built from 1985 on is tested for asbestos, as the help of the parameter says. */
const untested: Read = (text) => {
  const built = YEAR.exec(text);
  return built && (yearOf(text) ?? 0) >= 1985 ? toldBy(built, 0) : null;
};

/** Things by the assembly and the parameter that counts them. The last is the usual one. */
const PARTS = readLanguage('counted-parts', z.record(z.string(), z.record(z.string(), z.string())));

/** A count, and no size: "6 inch hole", "3/4 HP disposal". */
const OF_PARTS = String.raw`(?<![\d./])${COUNT} (?!(?:in|inch|ft|foot|feet|hp|gal)(?![\w-]))`;

/** How many of a part words name: "7 steel doors", which are no wood doors; "patch the holes" tells no count. */
const partOf =
  (parts: Readonly<Record<string, string>>, name: string): Read =>
  (text) => {
    const [own, ...others] = [name, ...Object.keys(parts)].map((part) => {
      const found = words(`(?:${OF_PARTS}(?:[\\w/-]+ ){0,2}?)?(?:${parts[part]})\\b`).exec(text);
      const isNone = !found || (found[1] === undefined && /s$/i.test(found[0]));
      return isNone ? null : toldBy(found, countedBy(found[1] ?? 'one'));
    });
    const other = name === Object.keys(parts).at(-1) ? others.find((each) => each) : null;
    return own ?? (other ? { ...other, value: 0 } : null);
  };

const FENCE_RUN = figure(`${NUMBER} ?${FEET} (?:(?:section|stretch|run) )?of (?:\\w+ ){0,4}fenc`);
/** "32 feet of fence": sections of 8 feet. */
const fenceSections: Read = (text) => {
  const run = numberIn(text, FENCE_RUN);
  if (run) return { ...run, value: Math.ceil(run.value / 8) };
  return partOf(PARTS['fence_repair'] ?? {}, 'sections')(text);
};

/** Readers of the words by the assembly and the name of the parameter that they tell; null where the words do not tell it. */
const TOLD: Record<string, Record<string, Read>> = {
  stair_build: STAIR,
  driveway: SLAB,
  patio: SLAB,
  deck_build: DECK,
  fence_build: FENCE,
  fence_repair: { sections: fenceSections },
  attic_insulation: ATTIC,
  hvac_replace: COOLING,
  gutters_replace: GUTTERS,
  siding_replace: { sf: wallSurface, resheath: newWallBoards },
  roof_replace: { redeck: newRoofBoards, sq: roofSurface },
  shower_retile: {
    sf: showerSurface,
    pan: firstOf([
      [0, KEEPS_PAN],
      [1, GUTS_SHOWER],
    ]),
  },
  popcorn_removal: { asbestos_test: untested },
  water_mitigation: MITIGATION,
};
for (const [assembly, parts] of Object.entries(PARTS))
  for (const name of Object.keys(parts)) (TOLD[assembly] ??= {})[name] ??= partOf(parts, name);
export const SIZES_TOLD: Readonly<Record<string, Readonly<Record<string, Read>>>> = TOLD;
