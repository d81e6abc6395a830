// Work outside of a house, as a text tells it of several things at once: what is washed or painted together, damage that is
// told before its repair, and what a thing is beside another one.
import type { ToldMeasure } from './measures.ts';
import { putsIn } from './meaning.ts';
import type { RowFacts } from './meaning.ts';
import type { Draft } from './neighbors.ts';
import { sizeThings } from './thing-sizes.ts';

const PREPARES = /^(?:(?:scrape|sand|prep)(?:,? (?:and|&) |, |$))+$/i;
const PAINTS = /^(?:re-?)?(?:paint|stain|coat)/i;

/** "Scrape and | paint the trim": the painting holds what prepares it. */
const joinPreparing = (mentions: Draft[], text: string): void => {
  for (const [at, mention] of mentions.entries()) {
    const next = mentions[at + 1];
    const isFirst =
      next?.role === 'order' &&
      mention.role === 'order' &&
      PREPARES.test(mention.words) &&
      PAINTS.test(next.words) &&
      AND_ALSO.test(text.slice(mention.end, next.start));
    if (isFirst) mentions.splice(at, 1);
  }
};

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
/** Words that order a thing of their own. */
const OWN_VERB =
  /^(?:then |also |please )*(?:add|clean|fix|lay|make|paint|patch|pour|repair|reset|re-?seal|scrape|screen|seal|stain|trim|wash|wrap)\w*\b/i;

/** "Strip and stain: deck 300 sf, fence 120 ft": a verb that heads the list of what it is of. */
const HEADS =
  /(?:^|[.!?;\n])\W*(?:(?:clean|prep|sand|scrape|strip|wash),? (?:and|&|\+) )*(?:re-?)?(?:(stain|paint|seal)|(?:power|pressure|soft)?[ -]?wash)(?:ing)?: *$/i;
const NEAR_HEAD = 60;

const headOf = (text: string, { start }: Draft): RegExp | undefined => {
  const head = HEADS.exec(text.slice(Math.max(0, start - NEAR_HEAD), start));
  return head ? (head[1] === undefined ? WASHES : COATS) : undefined;
};

/** "Power wash the house, the driveway 20x40 and the deck": one verb, which puts nothing in, is of all of them. */
const shareVerb = (mentions: readonly Draft[], text: string): void => {
  let verb: RegExp | undefined;
  for (const [at, mention] of mentions.entries()) {
    const last = mentions[at - 1];
    const [row = ''] = mention.rows;
    const own = [WASHES, COATS].find((one) => one.test(mention.words)) ?? headOf(text, mention);
    const isNext =
      last?.role === 'order' &&
      AND_ALSO.test(text.slice(last.end, mention.start)) &&
      IS_THING.test(`${mention.words} `) &&
      !OWN_VERB.test(mention.words);
    verb = own ?? (isNext ? (verb ?? verbOf(last)) : undefined);
    const isThere = mention.role === 'order' && !putsIn(mention.words.replace(IS_BEHIND, ''));
    const done = verb && isThere ? doneOn(verb, row, last) : undefined;
    if (done === undefined) continue;
    mention.rows = done === 'NONE' ? [] : [done];
    // "Paint the trim and soffits": trim beside soffits is outside.
    if (isNext && done === 'PNT-EXTTRIM' && last.rows[0] === 'PNT-TRIM') last.rows = mention.rows;
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

const COATS_IT =
  /^(?:then |and )*(?:re-?)?(?:stain|paint|seal)(?:ed|ing)?(?: (?:it|them|that|those|all))?(?: (?:both sides|white|black|gr[ae]y|brown|red|blue|green))?$/i;

const DECKS = /^(?:DCK-(?!RAIL)|@deck_)/;

/** "Cedar shingles on the dormers, stain them": the thing outside that was named last is coated, as much as there is of it. */
const coatNamed = (mentions: readonly Draft[]): void => {
  for (const [at, mention] of mentions.entries()) {
    if (mention.role !== 'order' || !COATS_IT.test(mention.words)) continue;
    const isOfDeck = mentions.slice(0, at).some(({ rows }) => rows.some((row) => DECKS.test(row)));
    for (const other of mentions.slice(0, at).toReversed()) {
      const [row = ''] = other.rows;
      const isRail = isOfDeck && row.startsWith('DCK-RAIL');
      const isPiece = isRail || /^(?:FNC-GATE|DOR-(?:LOCK|DEADBOLT|STORM))/.test(row);
      if (isPiece || other.role !== 'order') continue;
      const coat = /^DOR-(?:ENTRY|FRENCHX|SECUR)/.test(row)
        ? 'PNT-EXTDOOR'
        : COATED.find(([thing]) => thing.test(row))?.[1];
      if (coat !== undefined && coat !== 'NONE' && mention.clause - other.clause <= 1) {
        mention.rows = [coat];
        mention.chance = Math.max(mention.chance, other.chance);
        if (mention.measures.length === 0) mention.measures = other.measures;
      }
      break;
    }
  }
};

const DAMAGED =
  /\b(?:fell (?:down|off)|falling (?:apart|down|off)|came (?:down|off|loose)|(?:is|are|got) (?:\w+ )?(?:rott\w+|broken|leaning|sagging|loose|cracked|crumbling|dead|shot|gone|bent|failing|damaged))(?:$|,)/i;
const REFERS =
  /^(?:re-?hang|re-?attach|re-?set|re-?build|re-?secure|fix|repair|replace) (?:it|them|that|those)\b/i;

/** "The gutters fell down, rehang them", "brick steps falling apart, rebuild 3 steps": what is told is what is ordered next. */
const joinTold = (mentions: Draft[]): void => {
  for (const [at, mention] of mentions.entries()) {
    const to = mentions.findIndex(
      ({ rows: [row] }, next) => next > at && row !== undefined && row !== mention.rows[0],
    );
    const next = mentions[to];
    if (next?.role !== 'order' || next.clause - mention.clause > 1) continue;
    if (mention.role !== 'order' || !DAMAGED.test(mention.words)) continue;
    const [thing] = /\b[a-z]{4,}(?= (?:fell|falling|came|is|are|got)\b)/i.exec(mention.words) ?? [];
    const told = mentions.slice(at, to).flatMap(({ measures }) => measures);
    const isSame = thing !== undefined && next.words.includes(thing) && told.length === 0;
    if (!isSame && !REFERS.test(next.words)) continue;
    if (next.measures.length === 0) next.measures = told;
    mentions.splice(at, to - at);
  }
};

const IS_DECKING = /^DCK-(?:PT|COMP|CEDAR)$/;
const DECKING: readonly (readonly [name: RegExp, row: string])[] = [
  [/\b(?:composite|trex|timber ?tech|azek|pvc)\b/i, 'DCK-COMP'],
  [/\bcedar\b/i, 'DCK-CEDAR'],
  [/\b(?:pressure[ -]treated|treated|pt)\b/i, 'DCK-PT'],
];

/** "Composite boards" are no pressure-treated ones. */
const nameDecking = (mentions: readonly Draft[]): void => {
  for (const mention of mentions) {
    const kinds = DECKING.filter(([name]) => name.test(mention.words));
    if (mention.role === 'order' && IS_DECKING.test(mention.rows[0] ?? '') && kinds.length === 1)
      mention.rows = kinds.map(([, kind]) => kind);
  }
};

/** Changes mentions of work outside by what the words beside them say. */
export const settleOutdoors = (
  mentions: Draft[],
  text: string,
  measures: readonly ToldMeasure[],
  facts: RowFacts,
): void => {
  joinTold(mentions);
  joinPreparing(mentions, text);
  shareVerb(mentions, text);
  nameDecking(mentions);
  sizeThings(mentions, text, measures, facts);
  coatNamed(mentions);
};
