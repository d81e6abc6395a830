// Work outside of a house, as a text tells it of several things at once: what is washed or painted together.
import type { ToldMeasure } from './measures.ts';
import { isRemoval, putsIn } from './meaning.ts';
import type { RowFacts } from './meaning.ts';
import { HAS_FLOOR } from './known-places.ts';
import type { Draft } from './neighbors.ts';
import { hasSize } from './places.ts';
import { sizeThings } from './thing-sizes.ts';

const WASHES = /^(?:then |also |please )*(?:(?:power|pressure|soft)[ -]?)?wash/i;
const COATS = /^(?:then |also |please )*(?:re-?)?(?:stain|paint|seal)(?!ed)/i;
/** Surfaces outside that are washed, and the rows that paint or stain them. */
const WASHED = /^(?:SDG-(?!CAULK)|CNC-|DCK-|FNC-|RFG-|@(?:siding|driveway|patio|deck|fence))/;
const COATED: readonly (readonly [thing: RegExp, row: string])[] = [
  [/^SDG-(?:SOFFIT|FASCIA|TRIM)$/, 'PNT-EXTTRIM'],
  // The book has no row for painted shutters: none are bought.
  [/^SDG-SHUTTER$/, 'NONE'],
  [/^(?:SDG-(?!CAULK|SHUTTER)|@siding_)/, 'PNT-EXT'],
  [/^DCK-RAIL/, 'PNT-EXTTRIM'],
  [/^(?:DCK-(?!COVER|PERG|SCREEN)|@deck_)/, 'PNT-DECK'],
  [/^(?:FNC-|@fence_)/, 'PNT-FENCE'],
];
/** Painting outside, beside which a door is painted, too. */
const PAINTED = /^(?:@exterior_paint$|PNT-(?:EXT|DECK|FENCE))/;
const DOORS = /^(?:DOR-(?!LOCK|REKEY|DEADBOLT)|@door_)/;

/** The row of a verb on a thing that is there; undefined where the verb does nothing to it. */
const doneOn = (verb: RegExp, row: string, last: Draft | undefined): string | undefined => {
  if (verb === WASHES) return WASHED.test(row) ? 'PNT-WASH' : undefined;
  if (DOORS.test(row) && last?.rows.some((own) => PAINTED.test(own))) return 'PNT-EXTDOOR';
  return COATED.find(([thing]) => thing.test(row))?.[1];
};

/** Words between things that one verb is of. */
const AND_ALSO =
  /^[\s,&+/()–-]*(?:(?:and|plus|with|w|as well as|also|y)\s*(?=\s|\/|$))?\/?\s*(?:(?:the|my|our|all|both)\s+)*$/i;
/** What is there: "the driveway 20x40", "soffits", and nothing that is done to it. */
const IS_THING = /^\W*(?:(?:the|my|our|all|both) )?(?:(?!new\b|add\b|a\b|an\b)[\w-]+ )/i;
/** "The back deck" puts nothing back. */
const IS_BEHIND = /\bback (?=[a-z])/gi;
/** Chance from which a thing is bought, whatever verb stands before it. */
const SURE_OF_OWN = 0.75;
/** Who washes "the back deck" or paints "6 shutters" has them, however sure the thing alone would be. */
const isThereAnyway = (verb: RegExp | undefined, { words, rows }: Draft): boolean =>
  verb === WASHES ? /^(?:the|my|our) /i.test(words) : rows[0] === 'SDG-SHUTTER';
/** Words that order a thing of their own. */
const OWN_VERB =
  /^(?:then |also |please )*(?:add|clean|fix|lay|make|paint|patch|pour|repair|reset|re-?seal|scrape|screen|seal|stain|trim|wash|wrap)\w*\b/i;

/** "Strip and stain: deck 300 sf, fence 120 ft": a verb that heads the list of what it is of. */
const HEADS =
  /(?:^|[.!?;\n])\W*(?:(?:clean|prep|sand|scrape|strip|wash),? (?:and|&|\+) )*(?:re-?)?(?:(stain|paint|seal)|(?:power|pressure|soft)?[ -]?wash)(?:ing)?: *$/i;
const NEAR_HEAD = 60;

/** "…, the driveway 20x40, and the deck": a place between things of one verb. */
const PLACE_BETWEEN =
  /(?:\b(?:the|my|our) )?\b(?:driveway|patio|porch|sidewalk|walkway)\b[\dx×.'ft ]*(?=,)/gi;

const headOf = (text: string, { start }: Draft): RegExp | undefined => {
  const head = HEADS.exec(text.slice(Math.max(0, start - NEAR_HEAD), start));
  return head ? (head[1] === undefined ? WASHES : COATS) : undefined;
};

/** "Power wash the house, the driveway 20x40 and the deck": one verb, which puts nothing in, is of all of them. */
const shareVerb = (mentions: readonly Draft[], text: string): void => {
  let verb: RegExp | undefined;
  let isHeaded = false;
  for (const [at, mention] of mentions.entries()) {
    const last = mentions[at - 1];
    const head = headOf(text, mention);
    const own = [WASHES, COATS].find((one) => one.test(mention.words)) ?? head;
    const isNext: boolean =
      last?.role === 'order' &&
      (isHeaded || mention.chance < SURE_OF_OWN || isThereAnyway(verb, mention)) &&
      AND_ALSO.test(text.slice(last.end, mention.start).replaceAll(PLACE_BETWEEN, '')) &&
      IS_THING.test(`${mention.words} `) &&
      !OWN_VERB.test(mention.words);
    isHeaded = head !== undefined || (isHeaded && isNext);
    verb = own ?? (isNext ? (verb ?? (last && verbOf(last))) : undefined);
    const isThere = mention.role === 'order' && !putsIn(mention.words.replace(IS_BEHIND, ''));
    const [done] = mention.rows.flatMap((row) =>
      verb && isThere ? (doneOn(verb, row, last) ?? []) : [],
    );
    if (done === undefined) continue;
    mention.rows = done === 'NONE' ? [] : [done];
    // "Paint the trim and soffits": trim beside soffits is outside.
    if (isNext && last && done === 'PNT-EXTTRIM' && last.rows[0] === 'PNT-TRIM')
      last.rows = mention.rows;
  }
};

/** "Wash the siding 1,500 sf | and the driveway 16x50": what is named behind a measured surface is washed, too. */
const washAlso = (mentions: readonly Draft[], text: string): void => {
  for (const mention of mentions) {
    const area = mention.measures.find(({ kind }) => kind === 'AREA' || kind === 'SIDES');
    const others = mentions.filter((other) => other !== mention && other.rows[0] === 'PNT-WASH');
    const also = mention.places.filter(
      (place) =>
        place.start >= mention.end &&
        HAS_FLOOR.has(place.type) &&
        hasSize(place) &&
        !others.some(({ places }) => places.includes(place)),
    );
    const [first] = also;
    if (mention.rows[0] !== 'PNT-WASH' || !area || !first) continue;
    if (!AND_ALSO.test(text.slice(mention.end, first.start))) continue;
    const sf = also.reduce(
      (sum, { areaSf, lengthFt, widthFt }) => sum + (areaSf ?? (lengthFt ?? 0) * (widthFt ?? 0)),
      area.value,
    );
    mention.measures = [{ ...area, kind: 'AREA', value: sf, sides: [] }];
    mention.places = mention.places.filter((place) => !also.includes(place));
  }
};

const COATS_INSIDE = /\b(?:re-?)?(?:stain|paint|seal|coat)(?:ing)?\b/i;

/** The verb of work whose words begin with another word: "exterior painting of the garage". */
const verbOf = ({ rows, words }: Draft): RegExp | undefined =>
  rows.some((row) => PAINTED.test(row)) && COATS_INSIDE.test(words)
    ? COATS
    : rows.includes('PNT-WASH')
      ? WASHES
      : undefined;

const POURS_AGAIN = /^(?:and |then )?(?:re-?pour|pour (?:a )?new|replace|new)\b/i;
/** What was broken out, by its name, and the row that is poured in its place. */
const POURED: readonly (readonly [name: RegExp, row: string])[] = [
  [/\bdrive(?:way)?\b/i, 'CNC-DRIVE'],
  [/\b(?:side)?walk(?:way)?\b/i, 'CNC-WALK'],
];

/** "Tear out the driveway and repour": what is poured is what came out. */
const pourAgain = (mentions: Draft[]): void => {
  for (const [at, { role, rows, words, clause, measures }] of mentions.entries()) {
    const last = mentions[at - 1];
    if (role !== 'order' || !POURS_AGAIN.test(words)) continue;
    if (clause !== last?.clause || !last.rows.some((row) => isRemoval(row))) continue;
    const poured = POURED.find(([name]) => name.test(last.words));
    if (rows[0] !== 'CNC-SLAB4' && rows[0] !== poured?.[1]) continue;
    const before = mentions[at - 2];
    const isNamed = before?.role === 'order' && before.rows[0]?.startsWith('CNC-') === true;
    const told = measures.length > 0 ? measures : last.measures;
    if (poured) Object.assign(mentions[at] ?? {}, { rows: [poured[1]], measures: told, chance: 1 });
    else if (isNamed && measures.length === 0) mentions.splice(at, 1);
  }
};

/** Changes mentions of work outside by what the words beside them say. */
export const settleOutdoors = (
  mentions: Draft[],
  text: string,
  measures: readonly ToldMeasure[],
  facts: RowFacts,
): void => {
  shareVerb(mentions, text);
  washAlso(mentions, text);
  sizeThings(mentions, text, measures, facts);
  pourAgain(mentions);
};
