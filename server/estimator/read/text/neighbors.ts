// A mention of work, and what mentions take from each other: an amount said of a neighbor, a thing named twice, every room of a house.
import type { Segment } from './segments.ts';
import type { Unit } from '../../book/units.ts';
import { IS_AND } from './joints.ts';
import { isRemoval, thingOf } from './meaning.ts';
import type { EqualUnits } from './equal-units.ts';
import type { RowChance } from './network.ts';
import type { ToldMeasure } from './measures.ts';
import type { RowFacts } from './meaning.ts';
import { hasSize } from './places.ts';
import type { NamedPlace } from './places.ts';
import { quantityIn } from './quantities.ts';

export interface Mention {
  role: 'order' | 'remove' | 'keep' | 'done';
  words: string;
  start: number;
  end: number;
  /** The rows it means, the surest first; empty where the book has none for it. */
  rows: readonly string[];
  /** All that it may mean. */
  candidates: readonly RowChance[];
  /** Chance of its best row and of the others that mean the same job, 0–1. */
  chance: number;
  /** How likely its words are an order, where the network took them for one. */
  ordering?: number;
  /** Measures in its words, or said apart of it. */
  measures: readonly ToldMeasure[];
  /** Canonical places; empty where none is named. */
  places: readonly NamedPlace[];
  /** The goods are the owner's. */
  isSupplied: boolean;
  /** The labor is the owner's. */
  isMaterialsOnly?: boolean;
  /** Sizes as they were told, where its amount is another measure: `20 ft long, 4 ft high`. */
  asSaid?: string;
  /** Feet along it, where its amount is another measure: what lies under a low wall is as long as the wall. */
  alongFt?: number;
  /** "Two of the units need a water heater": it is counted, and not done in each. */
  isOfSome?: boolean;
  /** Feet to which the wall is cut, where the text tells them. */
  cutFt?: number;
}

export const isWork = ({ role }: Mention): boolean => role === 'order' || role === 'remove';

export interface Reading {
  mentions: Mention[];
  places: NamedPlace[];
  /** Types of all places that the text names, wherever. */
  named: ReadonlySet<string>;
  /** Equal dwellings, in each of which what is told of one is done; null where there are none. */
  units: EqualUnits | null;
  /** Words read as an order that order nothing by what is said of them, as they are shown. */
  aside: readonly Segment[];
}

/** A mention while the text is gone through. */
export interface Draft extends Mention {
  clause: number;
  /** The place was said right behind it, not taken from before. */
  isPlaced: boolean;
}

/** Gives a mention measures that were told apart of it. */
export const addTo = (mention: Draft, measures: readonly ToldMeasure[]): void => {
  mention.measures = [...mention.measures, ...measures];
};

/** Whether words tell an amount in the unit of one of its rows. */
export const takes = (
  mention: Draft,
  measures: readonly ToldMeasure[],
  { unitOf, isOfWalls }: RowFacts,
): boolean =>
  mention.rows.some((code) => {
    const unit = unitOf(code);
    const own = isOfWalls(code)
      ? measures.filter(({ kind, isAcross }) => kind !== 'SIDES' || isAcross)
      : measures;
    return (
      unit !== null && quantityIn(own, unit) !== null && quantityIn(mention.measures, unit) === null
    );
  });

const REFERS =
  /\b(?:it|them|em|that|those|these|this|same|both|all of (?:it|them)|the new|thereof)\b/i;
/** "New carpet in that room": the room, and not what was worked on there. */
const OF_ROOM = /\b(?:in|of|for) (?:that|this|the same) (?:same )?\w*(?:room|hall|area|space)\b/gi;
const ALL_OF_IT = /\b(?:whole|entire)\b/i;
/** "20 ft of new fascia, paint fascia all around": more than the length before. */
export const ALL_ROUND = /\ball (?:a?round|the way)\b/i;
/** What is finished: boards, trim, doors. */
const FINISHED =
  /^(?:DRW|DEM-ACT|TRM|DOR|SDG|DCK|FNC|FRM|TIL|MLD|LND-(?:GRADE|TOPSOIL)|FLR-SHOE|DEM-(?:POPCORN|WALLPAPER))/;
/** A hole in a wall: what its next sentence finishes is the patch. */
const IS_PATCH = /^DRW-PATCH/;
/** Rows that finish it: painting, texture, sealing. */
const FOLLOWS = /^(?:PNT|DRW-TEX|DRW-L5|TIL-SEAL|TIL-CBU|TIL-MEMB|MLD-ENCAP|LND-SEED|LND-SOD)/;

const ONE_WALL = /^(?!.*\bwalls\b).*\bwall\b/i;
const surfaceOf = ({ kind }: ToldMeasure): ToldMeasure['kind'] =>
  kind === 'SIDES' ? 'AREA' : kind;

/** "About 200 sf roof deck & shingles": two things joined behind one area. */
const isOfBoth = (text: string, before: Draft, mention: Draft): boolean =>
  mention.measures.length === 0 &&
  IS_AND.test(text.slice(before.end, mention.start)) &&
  before.measures.some(({ kind, start }) => kind === 'AREA' && start <= before.start + LEADING);
const OF_EACH = /^ of (?:each|both)\b/i;
/** "Base and shoe, 180 lf of each". */
const isOfEach = (text: string, { measures, end }: Draft, after: Draft): boolean =>
  measures.length === 0 &&
  IS_AND.test(text.slice(end, after.start)) &&
  after.measures.some((one) => OF_EACH.test(text.slice(one.end, one.end + 10)));
/** Characters of "about " and the like before an amount. */
const LEADING = 10;

/** "Prime and paint 300 sq ft": the first of two verbs names no thing of its own. */
const BARE_VERB =
  /^(?:clean|demo|hang|insulate|patch|power wash|prep|prime|pull|remove|sand|scrape|seal|skim(?: coat)?|strip|tape|texture|wash)$/i;
const isOfNext = (text: string, mention: Draft, after: Draft): boolean =>
  BARE_VERB.test(mention.words) && IS_AND.test(text.slice(mention.end, after.start));

/** Layers of a roof, or of one side of a floor or a wall; paint follows what it is on by rules of its own. */
const isOfSurface = (other: Draft, code: string, { isOfWalls }: RowFacts): boolean =>
  !IS_COATING.test(code) &&
  other.rows.every((row) => !IS_COATING.test(row) && isOfWalls(row) === isOfWalls(code));
const IS_COATING = /^(?:PNT|CLN|LND)-/;

/** Service of what stays is not done to what comes out: "old carpet out. Recoat the hardwood, 380 sf". */
const ON_WHAT_STAYS: ReadonlySet<string> = new Set(['refinish', 'clean', 'repair', 'seal']);

/** An amount taken from a neighbor: "140 SF of drywall and paint it", "old base gets pulled" behind 160 LF of base. */
export const inherit = (
  mention: Draft,
  before: Draft | undefined,
  after: Draft | undefined,
  text: string,
  facts: RowFacts,
): void => {
  const { unitOf, familyOf, actionOf } = facts;
  if (mention.role !== 'order' && mention.role !== 'remove') return;
  if (mention.measures.some(({ kind }) => kind === 'COUNT')) return;
  for (const code of mention.rows) {
    const unit = unitOf(code);
    if (unit === null || !SHARED_UNITS.has(unit) || quantityIn(mention.measures, unit) !== null)
      continue;
    for (const other of [before, after]) {
      // The carpet of the den has not the size of the hallway's.
      if (
        !other ||
        !mention.places.every((place) => other.places.includes(place)) ||
        Math.abs(other.clause - mention.clause) > 1 ||
        (other.role !== 'order' && other.role !== 'remove')
      )
        continue;
      // The old base in front of the new one; "patio 16x20, pavers. Break out the 10x12 slab" tells of two sizes.
      const isOther = other === after && other.measures.some(({ kind }) => kind === 'SIDES');
      const isSameThing =
        !(isOther && mention.places.some(hasSize)) &&
        other.rows.some(
          (row) =>
            familyOf(row) === familyOf(code) &&
            isRemoval(row) !== isRemoval(code) &&
            ON_WHAT_STAYS.has(actionOf(row) ?? '') === ON_WHAT_STAYS.has(actionOf(code) ?? ''),
        );
      const isMeant =
        isSameThing ||
        (other === after && isOfNext(text, mention, other)) ||
        (other === after && isOfEach(text, mention, other)) ||
        (other === before && isOfBoth(text, other, mention) && isOfSurface(other, code, facts)) ||
        (other === before &&
          (REFERS.test(mention.words.replace(OF_ROOM, '')) ||
            (FOLLOWS.test(code) &&
              !ALL_ROUND.test(mention.words) &&
              !(ALL_OF_IT.test(mention.words) && mention.places.some(hasSize)) &&
              (other.clause === mention.clause
                ? other.rows.some((row) => FINISHED.test(row))
                : other.rows.every((row) => IS_PATCH.test(row))))));
      if (!isMeant || quantityIn(other.measures, unit) === null) continue;
      mention.measures = [
        ...mention.measures,
        ...other.measures
          .filter((told) => told.kind !== 'COUNT' || quantityIn([told], unit) !== null)
          // Two sides of one wall are its surface.
          .map((told) =>
            ONE_WALL.test(other.words) || other.rows.some((row) => IS_PATCH.test(row))
              ? { ...told, kind: surfaceOf(told) }
              : told,
          ),
      ];
      return;
    }
  }
};

const nounsOf = (words: string): string[] => words.toLowerCase().match(/[a-z]{4,}/g) ?? [];

/** "60 SF of sheetrock has to come out … then new sheetrock": what goes in is as much as what was said to come out. */
export const inheritFromRemoval = (
  mention: Draft,
  earlier: readonly Draft[],
  { unitOf, familyOf, nameOf }: RowFacts,
): void => {
  const code = mention.rows.find((row) => !isRemoval(row));
  const unit = code === undefined ? null : unitOf(code);
  if (mention.role !== 'order' || code === undefined || unit === null || !SHARED_UNITS.has(unit))
    return;
  if (quantityIn(mention.measures, unit) !== null || mention.places.some(hasSize)) return;
  const family = thingOf(familyOf(code));
  // "Take off the shoe, 160 lf, and put new shoe": one name of both, whatever rows they are.
  const names =
    unit === 'LF'
      ? nounsOf(nameOf(code)).filter((noun) => nounsOf(mention.words).includes(noun))
      : [];
  const alike = earlier.filter(
    ({ rows, words, measures, places }) =>
      mention.places.every((place) => places.includes(place)) &&
      rows.some(
        (row) =>
          isRemoval(row) &&
          (thingOf(familyOf(row)) === family ||
            nounsOf(words).some((noun) => names.includes(noun))),
      ) &&
      quantityIn(measures, unit) !== null,
  );
  const [only] = alike;
  if (family !== undefined && only && alike.length === 1)
    mention.measures = [
      ...mention.measures,
      ...only.measures.filter(({ kind }) => kind !== 'COUNT'),
    ];
};

/** Rows that lie on one surface, a floor, walls or what lies over a ceiling: what is told of one holds for the others. */
const LAYERS: readonly RegExp[] = [
  /^(?:FLR-(?:LVP|LAM|HWENG|HWSOLID|SHEET|VCT|CTILE|MOIST|LEVEL)|WTR-(?:ANTIM|CLEAN3|TOCARP|TOPAD|TOWOOD|TOTILE)|CLN-PET|MLD-(?:TOFLR|HEPA)|DEM-(?:CARPET|VINYL|FLOAT|HARDWOOD|TILEFLR)|TIL-(?:FLOOR|MEMB|HEAT|MOSAIC|STONE)|FIR-SEAL|COM-(?:EPOXYW|URETH))$/,
  /^(?:INS-(?:BATTWL|RIGID|SOUND)|DRW-(?:WALL|MR|58X)|(?:WTR|MLD)-TO(?:INS|DRY)|MLD-(?:HEPA|WIPE|SAND|BLAST|ENCAP)|DEM-(?:DRYWALL|INSUL)|FIR-(?:BLAST|DEMO|SEAL))$/,
  /^(?:DEM-(?:SIDING|STUCCO)|FRM-SHTHWL|INS-RIGID|SDG-(?:VINYL|FIBER|ENGW|WOOD|PANEL|STONEV|STUCCO|METAL|WRAP))$/,
  /^(?:FRM-SHTHRF|RFG-REPSF)$/,
  /^(?:DEM-(?:CEILDRY|INSBLOWN|INSUL)|DRW-(?:CEIL|58X|TEXCEIL)|INS-(?:BATTCL|BLOWN\w*|CRAWL|VAPOR)|WTR-(?:CRAWL|TOINS)|MLD-(?:TOINS|WIPE))$/,
];
const areLayers = (one: string, other: string): boolean =>
  LAYERS.some((layers) => layers.test(one) && layers.test(other));

/** A usual amount that is a figure, and so small, says little of the next one. */
const LEAST_ALIKE = 150;
/** Kinds that tell what goods are, and no amount. */
export const OF_GOODS: ReadonlySet<ToldMeasure['kind']> = new Set(['INCHES', 'RATING']);
/** Clauses between work that is as large. */
const MOST_APART = 2;

/** "Grade the yard, 2,400 sf, and sod", "epoxy 3,000 sf with a urethane coat": work that is usually as large as that beside it. */
export const inheritAlike = (
  mention: Draft,
  others: readonly Draft[],
  { unitOf, usualOf, familyOf, jobOf }: RowFacts,
): void => {
  const [code = ''] = mention.rows;
  const unit = unitOf(code);
  const usual = usualOf(code);
  if (!isWork(mention) || unit === null || code.startsWith('PNT-')) return;
  // Work that is a job of its own has a size of its own.
  const isUsual = SHARED_UNITS.has(unit) && jobOf(code) === code && !(Number(usual) < LEAST_ALIKE);
  if (mention.measures.some(({ kind }) => !OF_GOODS.has(kind))) return;
  if (mention.places.some(hasSize) || ALL_OF_IT.test(mention.words)) return;
  const at = others.indexOf(mention);
  const [like] = others
    .filter(
      (other) =>
        isWork(other) &&
        other !== mention &&
        Math.abs(other.clause - mention.clause) <= MOST_APART &&
        mention.places.every((place) => other.places.includes(place)) &&
        other.rows.some(
          (row) =>
            unitOf(row) === unit &&
            familyOf(row) !== familyOf(code) &&
            ((isUsual && usualOf(row) === usual) || areLayers(row, code)),
        ) &&
        quantityIn(other.measures, unit) !== null,
    )
    .toSorted((a, b) => Math.abs(others.indexOf(a) - at) - Math.abs(others.indexOf(b) - at));
  if (like) mention.measures = like.measures.filter(({ kind }) => kind !== 'COUNT');
};

/** "One is 20 ft x 2 ft, the other | 35 ft x 4 ft". */
const THE_OTHER = /\b(?:the other|the second|another|and one)(?: one)?(?: is| at|,)? $/i;

/** Whether measures are those of one more thing of the mention before them. @param between words before them */
export const isOfOther = (
  before: Draft,
  between: string,
  [first]: readonly ToldMeasure[],
): boolean => THE_OTHER.test(between) && before.measures.some(({ kind }) => kind === first?.kind);

const SHARED_UNITS: ReadonlySet<Unit> = new Set(['SF', 'LF', 'SQ', 'SY']);

/** "An interior french drain. It's 90 feet": so much of what was ordered right before. */
const OF_IT = /^(?:it'?s|it is|its|they are|about|approx\w*|roughly|total(?:ing)?)\b/i;

/** "Sewer pipe is rotted out, 70 feet of it, cast iron", "the plugs are loose, swap four of them". */
const SO_MUCH_OF_IT = new RegExp(
  String.raw`^(?:(?:swap|replace|change|fix|do|need) (?:out )?)?(?:about |approx\w*\.? |around )?(?:[\d,.]+|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: ?[a-z.' ]{1,14}?)? of (?:it|them|those)\b`,
  'i',
);

/** "Temporary fence, 200 ft, | 3 months": how long the work right before lasts. */
const TIME_ALONE =
  /^(?:for )?(?:\d+|one|two|three|four|five|six|eight|ten|twelve) (?:days?|weeks?|wks?|months?)$/i;

const IS_TURN = /^@(?:multi_)?unit_turn$/;

/** "Recessed lighting in the den, 6 cans", "turn 12 units, standard turns": what is named again in its clause is meant once. */
export const withoutRepeats = (mentions: readonly Draft[], facts: RowFacts): Draft[] => {
  const made: Draft[] = [];
  for (const mention of mentions) {
    const last = made.at(-1);
    const isAgain =
      last?.role === 'order' &&
      mention.role === 'order' &&
      (last.clause === mention.clause ||
        (last.clause + 1 === mention.clause && OF_IT.test(mention.words))) &&
      last.rows.length === 1 &&
      mention.rows.length === 1 &&
      last.rows[0] === mention.rows[0] &&
      last.measures.length === 0 &&
      mention.measures.length > 0;
    const isTurnAgain =
      mention.measures.length === 0 &&
      [last, mention].every((each) => each?.role === 'order' && IS_TURN.test(each.rows[0] ?? ''));
    // "Replace the roof, 24 squares architectural", "attic insulation, blow R-38, 900 sf": the kind that its job is done with, and how much.
    const isKindOf =
      last?.role === 'order' &&
      mention.role === 'order' &&
      last.clause === mention.clause &&
      last.measures.length === 0 &&
      last.rows[0] === `@${facts.jobOf(mention.rows[0] ?? '')}` &&
      measuresJob(
        last.rows[0],
        mention.measures.filter(({ kind }) => kind !== 'COUNT'),
        facts,
      ) &&
      last.places.every((place) => mention.places.includes(place));
    const isOfIt =
      last?.role === 'order' &&
      SO_MUCH_OF_IT.test(mention.words) &&
      takes(last, mention.measures, facts);
    const isTime =
      last?.role === 'order' && mention.role === 'order' && TIME_ALONE.test(mention.words);
    if (last && isTime) addTo(last, mention.measures);
    else if (last && isKindOf)
      Object.assign(last, {
        rows: [...last.rows.slice(0, 1), ...mention.rows],
        measures: mention.measures,
      });
    else if (last && (isAgain || isOfIt)) last.measures = mention.measures;
    else if (!isTurnAgain) made.push(mention);
  }
  return made;
};

const ALL =
  /^(?:all (?:the )?rooms?|(?:all|everything) inside|every room|each room|throughout|everywhere)$/i;

/** What has rooms. */
const WHOLE: ReadonlySet<string> = new Set(
  'house unit_2br office_suite retail restaurant medical'.split(' '),
);

/** "Every room" is the house, or the rooms, that other words name. */
export const mergeAll = (mentions: readonly Draft[], places: NamedPlace[]): void => {
  const house = places.find(({ type }) => WHOLE.has(type));
  const all = places.filter((place) => ALL.test(place.label) && !hasSize(place));
  // "2 bedrooms 11x12 and a hall 4x15. Carpet everywhere": in all that were measured.
  const meant = house ? [house] : places.filter((place) => hasSize(place));
  if (meant.length === 0 || all.length === 0) return;
  for (const mention of mentions)
    mention.places = [
      ...new Set(mention.places.flatMap((place) => (all.includes(place) ? meant : [place]))),
    ];
  for (const place of all) places.splice(places.indexOf(place), 1);
};

/** Whether what is told apart of a whole job is its size: "Replace the roof, 22 squares", "new countertops, 40 sq ft". */
export const measuresJob = (
  code: string,
  measures: readonly ToldMeasure[],
  { hasOwnArea, isCounted }: RowFacts,
): boolean =>
  code.startsWith('@') &&
  measures.some(
    ({ kind }) =>
      kind === 'SQUARES' ||
      kind === 'LENGTH' ||
      (kind === 'AREA' && hasOwnArea(code)) ||
      (kind === 'COUNT' && isCounted(code)),
  );
