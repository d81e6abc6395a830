// Which rows of the book a segment means: the network's candidates held against what the words themselves say.
import type { Unit } from '../../book/units.ts';
import type { ToldMeasure } from './measures.ts';
import type { RowChance } from './network.ts';
import type { CatalogueItem } from '../../book/catalogue.ts';
import type { Segment } from './segments.ts';

/** A second row of one segment, "R&R 200 SF drywall", has at least this chance, and this share of the first. */
const SECOND = { chance: 0.2, share: 0.4 };

/** Chance below which the best row is no more than a guess, and nothing is made of it. */
export const FAIR = 0.35;

/** Words that join two things, or order both taking out and putting in. */
const JOINS = /\b(?:and|plus|with|then|w)\b|[&+/]/i;

/** Rows that only take out, by the categories of the book. */
export const isRemoval = (code: string): boolean => /^(?:DEM-|WTR-TO|MLD-TO|FIR-DEMO)/.test(code);

/** Rows that both take out, or both put in. */
const isAlike = (one: string, other: string): boolean =>
  isRemoval(one) === isRemoval(other) && isMitigation(one) === isMitigation(other);

/** Work that saves what can be saved, before anything is put back: "carpet is soaked" is extracted, and a new one laid. */
const isMitigation = (code: string): boolean => /^(?:WTR|MLD|FIR)-/.test(code);

/** What a mention is looked up in. */
export interface RowFacts {
  /** Unit of the row; null for an assembly. */
  unitOf: (code: string) => Unit | null;
  familyOf: (code: string) => string | null;
  nameOf: (code: string) => string;
  actionOf: (code: string) => CatalogueItem['action'] | null;
  /** What it usually comes to, as the book writes it: rows of one formula are as large as each other. */
  usualOf: (code: string) => string | null;
  /** Its usual amount goes round the walls of a room: two sides are the room's, no amount of its own. */
  isOfWalls: (code: string) => boolean;
  /** An assembly with an area of its own, not that of its place: "countertops, 40 sq ft". */
  hasOwnArea: (code: string) => boolean;
  /** An assembly that is measured by a number of things: "paint cabinets, 24 doors". */
  isCounted: (code: string) => boolean;
  /** The row that takes out just what a row puts in; empty where the book has none. */
  removalOf: (code: string) => readonly string[];
  /** Rows that take out what a row puts in, or another kind of it. */
  removalsOf: (code: string) => readonly string[];
  /** The assembly that a row leads to, or that is named; else the row itself. */
  jobOf: (code: string) => string;
  /** Whether words hold one that rows go by. */
  speaks: (words: string, codes: readonly string[]) => boolean;
}

/** Rooms done over: the place decides which of them. */
export const IS_REMODEL = /^@\w+_remodel$/;

const sizesOf = (code: string): string => code.replace(/(?<=[A-Z])\d+$/, '');

/** Chance of what is meant: an assembly and the rows that lead to it are one job, sizes of one thing one thing. */
export const chanceOf = (candidates: readonly RowChance[], { jobOf }: RowFacts): number => {
  const [first] = candidates;
  if (!first) return 0;
  return candidates
    .filter(
      ({ code }) =>
        jobOf(code) === jobOf(first.code) ||
        sizesOf(code) === sizesOf(first.code) ||
        (IS_REMODEL.test(code) && IS_REMODEL.test(first.code)),
    )
    .reduce((sum, { chance }) => sum + chance, 0);
};

const INCHES = /(?<![\d.])(\d{1,2})[ -]?(?:"|”|''|in(?:ch(?:es)?)?\b)/i;
/** "Vanity 30": inches, though no unit says so. */
const VANITY = /(?<=\bvanity,? )(24|30|36|48|60)(?![\d.])|\b(24|30|36|48|60)(?= vanit)/i;
/** A size that names hold as people write it: "16x7". */
const SIDES_OF = /(?<![\d.])\d{1,2}x\d{1,2}(?![\d.])/i;
/** A container by its size: "30 yd dumpster". */
const YARDS = /\b([1-4]0)[ -]?(?:yards?|yds?|cy)\b(?! of)/i;
/** The height of a fence, "6 ft tall": that of its kind, never another kind's. */
const HIGH =
  /(?<![\d.])([4-8]) ?-?(?:ft\b\.?|feet|foot|['’])[ -]?(?:high|tall|(?=(?:[a-z]+[ -]){0,3}(?:fenc|chain)))/i;
/** A kind that is written with its figure: "3-tab", "4-panel". */
const KIND = /(?<![\w.-])\d-[a-z]{3,}\b/i;

/** Chance from which another kind may be meant by its size: "2 in. foam board" is no spray foam of 2 in. */
const FAIR_SIZE = 0.03;

/** Picks the row whose name has the inches told, among rows that are sizes of one thing: "36 inch vanity", "6 in. gutter". */
const ofSize = (
  words: string,
  candidates: readonly RowChance[],
  { familyOf, nameOf }: RowFacts,
): string | null => {
  const inches = INCHES.exec(words)?.[1] ?? VANITY.exec(words)?.[0];
  const yards = YARDS.exec(words)?.[1];
  const kind =
    KIND.exec(words)?.[0] ??
    SIDES_OF.exec(words)?.[0] ??
    (yards === undefined ? undefined : String.raw`\b${yards} CY\b`);
  const [first] = candidates;
  if ((inches === undefined && kind === undefined) || !first) return null;
  const isSized = new RegExp(kind ?? String.raw`(?<![\d./])${inches}[ -]?in\b`, 'i');
  const alike = candidates.filter(
    ({ code }) =>
      familyOf(code) === familyOf(first.code) && isRemoval(code) === isRemoval(first.code),
  );
  const total = alike.reduce((sum, { chance }) => sum + chance, 0);
  const sized = alike.find(
    ({ code, chance }) =>
      (chance >= FAIR_SIZE || sizesOf(code) === sizesOf(first.code)) && isSized.test(nameOf(code)),
  );
  return total < FAIR ? null : (sized?.code ?? null);
};

/** The same kind of fence as the likeliest row in the height told: "chain link, 6 ft tall"; null where that is the one. */
export const ofHeight = (
  words: string,
  [first, ...others]: readonly RowChance[],
  { nameOf }: RowFacts,
): string | null => {
  const feet = HIGH.exec(words)?.[1];
  const kind = first?.code.replace(/\d$/, '');
  if (feet === undefined || !kind?.startsWith('FNC-')) return null;
  const isAsHigh = ({ code }: RowChance): boolean =>
    code.replace(/\d$/, '') === kind && nameOf(code).endsWith(` ${feet} ft`);
  return others.find(isAsHigh)?.code ?? null;
};

/** Chance from which the best row is not questioned by its words. */
const CLEAR = 0.7;

/** Nothing but taking out is said: "carpet off", "rip out the old tile". */
const TAKES_OUT =
  /^(?:tear|rip|pull|strip|remove|demo|demolish|haul|scrape|(?:take|bust|break|knock) (?:out|up|off|down))\b|\b(?:out|off|up|gone|removed|away|(?<!\b(?:nail|nailed|glue|glued|staple|stapled|screw)[ -])down)$/i;
const PUTS_IN =
  /\b(?:new|install\w*|replac\w*|put|swap\w*|(?:re-?)?buil[dt]\w*|(?:re-?)?pour\w*|r ?& ?r|re-?set|re-?side|back|lay|hang|hung|add\w*|supply|furnish|want|need\w*|upgrade\w*|change)\b/i;

/** Whether words put something in. */
export const putsIn = (words: string): boolean => PUTS_IN.test(words);

/** Whether words begin or end as taking out does. */
export const takesOut = (words: string): boolean => TAKES_OUT.test(words);

/** "Get rid of the oil tank": no thing of the kind is bought, whatever row comes nearest. */
const ONLY_OUT =
  /^(?:please )?(?:get(?:ting)? rid of|dispose of|haul(?:ing)?(?: away| off| out)?|remov(?:e|ing)|junk|scrap)\b/i;
const buysWhatGoes = (words: string, { code, chance }: RowChance, facts: RowFacts): boolean =>
  chance < CLEAR &&
  ONLY_OUT.test(words) &&
  !PUTS_IN.test(words) &&
  !isRemoval(code) &&
  facts.actionOf(code) === 'install';

/** The taking out comes with the new thing: "32 SQ laminate incl tear off". */
const WITH_TEAR_OFF = /\b(?:incl\w*|w\/|with|plus)[^.;,]*$/i;

/** The removal where only that is said and the best row puts the thing in. */
const asRemoval = (
  words: string,
  code: string,
  candidates: readonly RowChance[],
  { removalsOf }: RowFacts,
): string => {
  if (isRemoval(code) || !TAKES_OUT.test(words) || PUTS_IN.test(words)) return code;
  if (WITH_TEAR_OFF.test(words)) return code;
  const removals = removalsOf(code);
  return (
    candidates.find((other) => removals.includes(other.code))?.code ??
    (removals.length === 1 ? (removals[0] ?? code) : code)
  );
};

/** Words that take out the old and put in the new of the same: "R&R drywall", "rip out and replace the tile". */
const SWAPS =
  /\br ?[&/+] ?r\b|\b(?:remov|tear|rip|pull|tak|strip|demo|cut)\w*(?: (?:out|off|up|down))?(?: (?:about |approx\w* )?\d[^.;,]{0,16})? ?(?:and|&|\+|\/|then) ?replac/i;

/** The row that puts in and the one that takes out, of one family; empty where either is unknown. */
const swapped = (candidates: readonly RowChance[], { familyOf }: RowFacts): string[] => {
  const family = familyOf(candidates[0]?.code ?? '');
  const codes = candidates.map(({ code }) => code).filter((code) => familyOf(code) === family);
  const putIn = codes.find((code) => !isRemoval(code));
  const takenOut = codes.find((code) => code.startsWith('DEM-')) ?? codes.find(isRemoval);
  return family !== null && putIn !== undefined && takenOut !== undefined ? [putIn, takenOut] : [];
};

/** Whether words order what is there taken out and a new one put in. */
export const swaps = (words: string): boolean => SWAPS.test(words);

/** Least chance of a job whose kind is untold. */
export const SURE_JOB = 0.6;

/** The assembly that most of the candidates lead to: "replace the countertop" of no told kind. */
const likelyJob = (
  candidates: readonly RowChance[],
  { jobOf, unitOf }: RowFacts,
): RowChance | null => {
  const chances = new Map<string, number>();
  for (const { code, chance } of candidates) {
    const job = jobOf(code);
    if (unitOf(job) === null) chances.set(job, (chances.get(job) ?? 0) + chance);
  }
  const [best] = [...chances].toSorted(([, a], [, b]) => b - a);
  return best && best[0] !== 'NONE' && best[1] >= SURE_JOB
    ? { code: `@${best[0]}`, chance: best[1] }
    : null;
};

/** Chance of what is priced as the likeliest, and its owner is asked: a floor of no told kind, words that hardly order anything. */
const A_GUESS = 0.6;
const HARDLY_ORDERED = 0.3;
/** A meaning less likely than this is not offered. */
export const LEAST_CHANCE = 0.005;
const ANY_FLOOR =
  /^(?:please )?(?:(?:replace|redo|install|put in|need|want) )?(?:an? |the |my |our |new |old )*floor(?:s|ing)?$/i;

/** Damage that is told and not ordered away: "carpet soaked wall to wall", "baseboard swollen there too". */
export const DAMAGED =
  /\b(?:soak|wet\b|ruin|swoll?en|buckl|cupp|crown(?:ed|ing)|sagg?|fell\b|came down|coming (?:down|up)|warp|bubbl|destroy|saturat|collaps|cav(?:ed|ing) in|stained and|crumbl)/i;
/** Chance from which the new thing is meant with the ruined one that comes out. */
const PUT_BACK = 0.03;

/** Insulation of walls and of attics comes out as one. */
export const thingOf = (family: string | null): string | undefined =>
  family?.replace(/^(?:wall|ceiling|attic)-(?=insulation)/, '');

/** What is ruined comes out and goes in anew. */
const putBack = (
  first: RowChance,
  others: readonly RowChance[],
  { familyOf }: RowFacts,
): string[] => {
  if (!first.code.startsWith('WTR-')) return [];
  const out = [first, ...others].find(
    ({ code, chance }) => code.startsWith('WTR-TO') && (code === first.code || chance >= PUT_BACK),
  );
  const alike = others.filter(
    ({ code }) =>
      out && !isRemoval(code) && thingOf(familyOf(code)) === thingOf(familyOf(out.code)),
  );
  const isLikely = alike.reduce((sum, { chance }) => sum + chance, 0) >= PUT_BACK;
  const again = isLikely ? alike[0] : undefined;
  return out && again ? [out.code, again.code] : [];
};

/** One word for several rows: "new cabinets", "stainless appliances". */
const TOGETHER: readonly (readonly [name: RegExp, begins: RegExp, rows: readonly string[]])[] = [
  [
    /\b(?:cabinets?|new cabs)\b(?! ?(?:door|front|hardware|pull|knob))/i,
    /^CAB-(?:BASE|WALL)$/,
    ['CAB-BASE', 'CAB-WALL'],
  ],
  [/\bappliances\b/i, /^APL-(?!DETACH|CLEAN)/, ['APL-RANGE', 'APL-FRIDGE', 'APL-DW', 'APL-MICRO']],
];
/** "Drywall the walls and ceiling", "insulate walls and ceiling": rows that may be meant, and those of both. */
const WALLS_AND_CEILING = /\bwalls? (?:and|&|\+) (?:the )?(?:ceilings?|lid)\b/i;
const OF_BOTH: readonly (readonly [any: RegExp, rows: readonly string[]])[] = [
  [/^DRW-(?:WALL|CEIL|58X)$/, ['DRW-WALL', 'DRW-CEIL']],
  [/^INS-(?:BATT|SOUND)/, ['INS-BATTWL', 'INS-BATTCL']],
];
const ONE_OF_THEM =
  /\b(?:upper|lower|base|wall|island|pantry|tall|range|fridge|refrigerator|dishwasher|microwave|paint\w*|reface\w*|refinish\w*|over|under|vanity|medicine|laundry|garage|floor to ceiling|built-?in|closet|storage)s?\b/i;

/** All rows that one word names together, and the chance that one of them is meant. */
const together = ({
  words,
  candidates,
  role,
}: Segment): { rows: readonly string[]; chance: number } | null => {
  if (role !== 'order') return null;
  for (const [any, rows] of WALLS_AND_CEILING.test(words) ? OF_BOTH : []) {
    const own = candidates.filter(({ code }) => any.test(code));
    const chance = own.reduce((sum, each) => sum + each.chance, 0);
    if (chance >= SURE_JOB) return { rows, chance };
  }
  if (ONE_OF_THEM.test(words)) return null;
  for (const [name, begins, rows] of TOGETHER) {
    const own = candidates.filter(({ code }) => begins.test(code));
    const chance = own.reduce((sum, each) => sum + each.chance, 0);
    if (name.test(words) && chance >= SURE_JOB) return { rows, chance };
  }
  return null;
};

/** How likely its rows are what a segment means, 0–1. All of one job, of one word or of one damaged thing count as one. */
export const surenessOf = (segment: Segment, rows: readonly string[], facts: RowFacts): number => {
  const { ordering = 1, candidates, words } = segment;
  // "Base cabinets swollen": that they come out and go in anew is one meaning.
  const meant = DAMAGED.test(words) ? candidates.filter(({ code }) => rows.includes(code)) : [];
  const likeliest = Math.max(
    chanceOf(candidates, facts),
    together(segment)?.chance ?? 0,
    rows[0]?.startsWith('@') ? (likelyJob(candidates, facts)?.chance ?? 0) : 0,
    meant.reduce((sum, { chance }) => sum + chance, 0),
  );
  const isVague = ordering < HARDLY_ORDERED && (candidates[1]?.chance ?? 0) >= LEAST_CHANCE;
  return isVague || ANY_FLOOR.test(words) ? Math.min(likeliest, A_GUESS) : likeliest;
};

/** Whether one row takes out what the other puts in: scraped popcorn is no paint of the house. */
const isOutAndIn = (one: string, other: string, { removalsOf, removalOf }: RowFacts): boolean => {
  const takesOutFor = (removal: string, installed: string): boolean =>
    [...removalsOf(installed), ...removalOf(installed)].includes(removal);
  const isOfOneLoss = isMitigation(one) && isMitigation(other);
  return isOfOneLoss || takesOutFor(one, other) || takesOutFor(other, one);
};

/** Chance from which a kind is meant that words call by its name, "chain link". */
const FAIR_KIND = 0.02;

/** Whether words hold one of the name of a kind, which is not that of the job: "link" of a chain-link fence. */
const isKindSaid = (words: string, job: string, code: string, facts: RowFacts): boolean =>
  !isRemoval(code) &&
  facts.jobOf(code) === facts.jobOf(job) &&
  (facts.unitOf(code) === 'LF' || facts.unitOf(code) === 'SQ') &&
  (
    facts
      .nameOf(code)
      .toLowerCase()
      .match(/[a-z]{4,}/g) ?? []
  ).some((word) => !job.includes(word) && new RegExp(String.raw`\b${word}\b`, 'i').test(words));

/**
 * The kinds of a whole thing that words tell: "a 12x16 composite deck". Of kinds as likely as each other none is ordered, and all
 * are refused.
 */
const kindsOf = ({ role, words, candidates }: Segment, job: string, facts: RowFacts): string[] => {
  const others = candidates.slice(1);
  const hasRival = (code: string): boolean =>
    (role === 'order' || role === 'remove') &&
    others.some(
      (other) =>
        other.code !== code &&
        other.chance >= SECOND.chance &&
        facts.familyOf(other.code) !== null &&
        facts.familyOf(other.code) === facts.familyOf(code),
    );
  return others
    .filter(
      ({ code, chance }, at) =>
        at < 2 &&
        !/^(?:@|BLD-)/.test(code) &&
        code !== 'NONE' &&
        ((chance >= SECOND.chance && !hasRival(code)) ||
          (chance >= FAIR_KIND && isKindSaid(words, job, code, facts))),
    )
    .map(({ code }) => code);
};

/**
 * The rows that a segment means, the surest first; empty where none is likely enough.
 * @param measures told in its words
 */
export const rowsOf = (
  segment: Segment,
  facts: RowFacts,
  measures: readonly ToldMeasure[] = [],
): string[] => {
  const { words, candidates } = segment;
  const { familyOf, unitOf } = facts;
  const [first, ...others] = candidates;
  if (!first || first.code === 'NONE') return [];
  const all = together(segment);
  if (all) return [...all.rows];
  const bySize = ofSize(words, candidates, facts) ?? ofHeight(words, candidates, facts);
  if (bySize !== null) return [bySize];
  const best = first.chance < CLEAR ? asRemoval(words, first.code, candidates, facts) : first.code;
  if (buysWhatGoes(words, { ...first, code: best }, facts)) return [];
  if (chanceOf(candidates, facts) < FAIR) {
    const job = likelyJob(candidates, facts);
    return job ? [job.code] : [];
  }
  const both = SWAPS.test(words) ? swapped(candidates, facts) : [];
  if (both.length > 0) return both;
  if (first.code.startsWith('@')) return [first.code, ...kindsOf(segment, first.code, facts)];
  const isCounted = measures.some(({ kind }) => kind === 'COUNT');
  const second = others.filter(
    ({ code, chance }, at) =>
      // Two kinds of one thing are not both put in: a cut of 2 ft and one of 4.
      !others
        .slice(0, at)
        .some((other) => familyOf(other.code) === familyOf(code) && isAlike(other.code, code)) &&
      at < 2 &&
      code !== 'NONE' &&
      !code.startsWith('@') &&
      chance >= SECOND.chance &&
      chance >= SECOND.share * first.chance &&
      ((isRemoval(code) !== isRemoval(first.code) &&
        (JOINS.test(words) || isOutAndIn(code, first.code, facts))) ||
        // "Carpet for 14 stairs": the count is of the one, and the other has none.
        (isCounted && unitOf(code) === 'EA' && unitOf(first.code) !== 'EA') ||
        (isMitigation(code) !== isMitigation(first.code) && !isRemoval(code)) ||
        (familyOf(code) !== familyOf(first.code) && JOINS.test(words))),
  );
  const again = DAMAGED.test(words) ? putBack(first, others, facts) : [];
  const rows = [best, ...second.map(({ code }) => code)];
  // "Pull the carpet and | pad": what only comes out is not put in.
  const outs = segment.role === 'remove' && !PUTS_IN.test(words) ? rows.filter(isRemoval) : [];
  return [...new Set([...(outs.length > 0 ? outs : rows), ...again])];
};
