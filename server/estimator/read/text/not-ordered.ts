// Words that the network took for an order, and that only name what another order is about: they are shown, and not priced.
import { withFoldedExclusions } from '../tables/paper-in-text.ts';
import { exclusionIn } from '../tables/wording.ts';
import { putsIn } from './meaning.ts';
import { isWork } from './neighbors.ts';
import type { Mention, Reading } from './neighbors.ts';
import type { Segment } from './segments.ts';
import { FEET, INCHES, NUMBER, SLOPE } from './told-figures.ts';

/** A line of a text, or a sentence of one. */
const SENTENCE = /[^\n.!?]+(?:[.!?](?!\s|$)[^\n.!?]*)*/g;

/** What "Excluded: interior paint, asbestos survey" names is left out, whatever the network took its words for. */
export const withExclusions = (text: string, segments: readonly Segment[]): Segment[] => {
  const spans = [...withFoldedExclusions(text).matchAll(SENTENCE)].flatMap(
    ({ 0: sentence, index }) => {
      const rest = exclusionIn(sentence)?.rest ?? '';
      const end = index + sentence.trimEnd().length;
      return rest === '' ? [] : [{ start: end - rest.length, end }];
    },
  );
  if (spans.length === 0) return [...segments];
  return segments.map((segment) =>
    segment.role === 'order' &&
    spans.some(({ start, end }) => segment.start >= start && segment.end <= end)
      ? { ...segment, role: 'keep' }
      : segment,
  );
};

const TERM = String.raw`(?:contingenc(?:y|ies)|overhead(?: (?:and|&|\+) profit)?|profit|o ?& ?p|mark-?up|margin|(?:\w+ )?fees?|(?:sales )?tax)`;
const SHARE = String.raw`\d{1,2}(?:\.\d+)? ?(?:%|percent|pct)`;
/** "Add a 10 % contingency", "management fee of 12 %", "15% markup on materials only": terms of the price, never work. */
const TERMS = new RegExp(
  String.raw`\b(?:(?:add|include|apply|charge|plus|with|and|an?|the|your|our|my) )*(?:${SHARE}(?: (?:for|as|of|in|an?|the))* ${TERM}|${TERM}(?: (?:of|at|is))?:? ?${SHARE})\b%?(?: on (?:the )?(?:labor|materials?)(?: only)?)?`,
  'gi',
);

/** What tells a share of the price orders nothing, whatever the network took its words for. */
export const withTerms = (text: string, segments: readonly Segment[]): Segment[] => {
  const terms = [...text.matchAll(TERMS)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
  return segments.map((segment) =>
    terms.some(({ start, end }) => segment.start >= start && segment.end <= end)
      ? { ...segment, role: 'fact', candidates: [] }
      : segment,
  );
};

/** Work on what is there, how the rows of such things begin, and whether they are told with their size as well. */
const ON_WHAT_IS_THERE: readonly (readonly [work: RegExp, things: RegExp, isSized: boolean])[] = [
  [/^PNT-WASH/, /^(?:SDG-(?!SHUTTER|CAULK)|@siding|CNC-DRIVE|CNC-WALK|@driveway)/, true],
  [/^(?:@exterior_paint|PNT-EXT)/, /^(?:SDG-(?!SHUTTER|CAULK)|@siding)/, false],
  [/^WTR-RELAY/, /^(?:FLR-CARP|@floor_carpet|WTR-TOCARP)/, true],
  [/^PNT-DECK/, /^(?:DCK-|@deck_build)/, false],
  [
    /^(?:FLR-HWREF|FLR-HWCOAT|@floor_refinish|FLR-STRETCH|CLN-CARPET)/,
    /^(?:FLR-(?:HW(?!PATCH|REF)|CARP|ENG)|@floor_)/,
    false,
  ],
];

/** "Hardie siding" of a house that is painted, "driveway 600 sf" that is washed. */
const isSurface = (mention: Mention, mentions: readonly Mention[]): boolean => {
  const [code = ''] = mention.rows;
  return (
    mention.role === 'order' &&
    !putsIn(mention.words) &&
    ON_WHAT_IS_THERE.some(
      ([work, things, isSized]) =>
        things.test(code) &&
        (isSized || mention.measures.length === 0) &&
        !work.test(code) &&
        mentions.some(
          (other) => other !== mention && isWork(other) && work.test(other.rows[0] ?? ''),
        ),
    )
  );
};

/** "Carpet has ripples … don't want new": a bare name of what stays. */
const isKept = (mention: Mention, mentions: readonly Mention[]): boolean =>
  mention.role === 'order' &&
  mention.words.split(/\s+/).length <= 2 &&
  !putsIn(mention.words) &&
  mention.measures.length === 0 &&
  mentions.some(
    ({ role, rows, places }) =>
      role === 'keep' &&
      rows[0] === mention.rows[0] &&
      mention.places.every((place) => places.length === 0 || places.includes(place)),
  );

/** "Drywall taped and sanded": one word of finishing, of which nothing says what is finished. */
const isAfterthought = ({ role, words, measures }: Mention): boolean =>
  role === 'order' &&
  measures.length === 0 &&
  /^(?:just )?(?:taped|sanded|treated|sealed|finished|included|tied in|hauled|disposed|(?:tap(?:e|ing)|mud(?:ding)?|float(?:ing)?|sand(?:ing)?|bed(?:ding)?)(?:,? ?(?:and|&|\/|n)? ?(?:tap(?:e|ing)|mud(?:ding)?|float(?:ing)?|sand(?:ing)?|bed(?:ding)?|texture))+)$/i.test(
    words,
  );

const READY = /\bready (?:to|for) (?:paint|prime)\w*$/i;

/** "Taped, ready to paint": as far as it goes. */
const isReadied = ({ role, words, rows }: Mention): boolean =>
  role === 'order' && READY.test(words) && rows[0]?.startsWith('PNT-') === true;

const BARE_REPAIR =
  /^(?:and |then )*(?:patch|repair|fix|mend)(?:ed|ing)?(?: (?:it|them|that|those))*$/i;
const IS_DAMAGE = /^DRW-(?:PATCH|CRACK|PLASTER)/;
const BARE_TRADE =
  /^(?:an? )?(?:licensed )?(?:plumber|electrician|painter|(?:trim |finish )?carpenter|handyman)$/i;

/** "A hole in the wall, patch it", "kitchen sink, plumber": a verb or a trade of what another order names. */
const isOfAnother = (mention: Mention, mentions: readonly Mention[]): boolean => {
  const { role, words, measures, rows, start } = mention;
  if (role !== 'order' || measures.length > 0) return false;
  const others = mentions.filter((other) => other !== mention && isWork(other));
  if (BARE_TRADE.test(words))
    return others.some((other) => other.rows[0]?.slice(0, 4) === rows[0]?.slice(0, 4));
  return (
    BARE_REPAIR.test(words) &&
    IS_DAMAGE.test(rows[0] ?? '') &&
    others.some((other) => other.start < start && IS_DAMAGE.test(other.rows[0] ?? ''))
  );
};

/** "Pad and carpet": carpet is laid with its pad. */
const isItsPad = ({ role, rows, places }: Mention, mentions: readonly Mention[]): boolean =>
  role === 'order' &&
  rows[0] === 'FLR-PAD' &&
  mentions.some(
    (other) =>
      other.role === 'order' &&
      /^(?:FLR-CARPET|@floor_carpet)$/.test(other.rows[0] ?? '') &&
      (places.length === 0 || other.places.some((place) => places.includes(place))),
  );

/** Mentions without those that order nothing of their own. */
export const ordersOnly = (mentions: readonly Mention[]): Mention[] =>
  mentions.filter(
    (mention) =>
      !isSurface(mention, mentions) &&
      !isItsPad(mention, mentions) &&
      !isKept(mention, mentions) &&
      !isOfAnother(mention, mentions) &&
      !isReadied(mention) &&
      !isAfterthought(mention),
  );

const SIZE = String.raw`${NUMBER}[ -]?(?:${INCHES}|${FEET})`;

const onlyOneOf = (...alternatives: readonly string[]): RegExp =>
  new RegExp(
    String.raw`^\W*(?:(?:with|an?|the|and|new|some|roof|eaves?|low|steep|normal|standard|existing)\s+)*(?:${alternatives.join('|')})\W*$`,
    'i',
  );

/** Work by how its rows begin, and words that only say what it is like: "hip roof", "pitch 6/12", "eaves 140 ft", "3 corners". */
const DETAILS: readonly (readonly [work: RegExp, words: RegExp])[] = [
  [
    /^(?:@(?:roof_replace|wind_hail_roof)$|RFG-)/,
    onlyOneOf(
      String.raw`(?:dutch |full )?(?:hip(?:ped)?|gabled?|gambrel|mansard|lean-?to|shed)[ -]roofs?`,
      String.raw`(?:pitch|slope)(?: of| is|:)? ?${SLOPE}`,
      String.raw`${SLOPE}(?: roof)? (?:pitch|slope)`,
      String.raw`overhangs?(?: of| is|:)? ?${SIZE}(?: all (?:a?round|sides))?`,
      String.raw`${SIZE} (?:eaves? )?overhangs?(?: all (?:a?round|sides))?`,
      String.raw`(?:${NUMBER} ?(?:${FEET}|LF|lin(?:ear|\.)? ?(?:${FEET})) (?:of )?)?(?:eaves?|rakes?)(?:(?: (?:of|are|is)|:)? ${NUMBER} ?(?:${FEET}|LF))?`,
    ),
  ],
  [/^(?:@fence_build$|FNC-)/, onlyOneOf(String.raw`\w+ corners?`)],
  [
    /^(?:@fence_build$|FNC-(?!POST|SECT|GATE))/,
    onlyOneOf(String.raw`${NUMBER} (?:(?:new|wood|steel|metal|line|4x4) )*posts?`),
  ],
  [/^DRW-ACT2/, onlyOneOf(String.raw`(?:2 ?x ?[24] )?(?:acoustic |ceiling )*tiles?`)],
  [/^DOR-(?:ENTRY|INTPRE|COMWOOD|HM)/, onlyOneOf(String.raw`(?:door )?jambs?`)],
  [
    /^HVC-(?:RUN|DUCTLF|BASEBD|FURN|HP|SYSTEM)/,
    onlyOneOf(String.raw`(?:add|get|put|need|want) (?:some )?(?:heat|cooling|air)\b[^.;,\d]*`),
  ],
  [
    /^(?:CNC-(?!CY|FOOT)|@(?:driveway|patio)$)/,
    onlyOneOf(
      String.raw`(?:#?\d )?re-?bar(?: (?:grid|mat))?`,
      String.raw`(?:wire|fiber|steel) mesh`,
      String.raw`(?:\d+ ?(?:"|in\.?|inch(?:es)?) (?:of )?)?(?:gravel|stone|sand|crushed stone) (?:(?:sub-?)?base|underneath|under(?: it)?|below)`,
    ),
  ],
  [
    /^(?:LND-DRAIN|WPF-DRAIN|MAS-RETAIN)$/,
    onlyOneOf(
      String.raw`(?:filter )?fabric(?: (?:and|&) gravel)?`,
      String.raw`(?:gravel|stone)(?: (?:and|&) (?:filter )?fabric)?`,
      'backfill(?:ed)?',
    ),
  ],
  [
    /^DCK-COVER$/,
    onlyOneOf(
      String.raw`(?:shingled?|metal|asphalt|shed)(?: shingles?)? roof(?:ing)?(?: to match.*)?`,
      'posts?(?: and beams?)?',
    ),
  ],
  [/^(?:BLD-GARAGE|@detached_garage)$/, onlyOneOf('(?:on )?(?:a )?slab', 'electric(?:al|ity)?')],
  [
    /^(?:DRW-|@drywall_)/,
    onlyOneOf(String.raw`(?:finish(?:ed)?(?: to)? )?(?:lvl|level|l) ?-?[1-4](?: finish)?`),
  ],
  [/^(?:@deck_build$|DCK-)/, onlyOneOf(String.raw`2 ?x ?\d+ (?:joists?|beams?)[^.;]*`)],
];

/** Removes mentions that only describe work which another mention orders. */
export const withoutDetails = (reading: Reading): Reading => {
  let { mentions } = reading;
  for (const [work, details] of DETAILS) {
    const others = mentions.filter(({ words }) => !details.test(words));
    const isOrdered = others.some(
      (mention) => isWork(mention) && mention.rows.some((code) => work.test(code)),
    );
    if (isOrdered) mentions = others;
  }
  return { ...reading, mentions };
};
