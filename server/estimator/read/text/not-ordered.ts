// Words that the network took for an order, and that only name what another order is about: they are shown, and not priced.
import { withFoldedExclusions } from '../tables/paper-in-text.ts';
import { exclusionIn } from '../tables/wording.ts';
import { isWork } from './neighbors.ts';
import type { Mention } from './neighbors.ts';
import type { Segment } from './segments.ts';
import { FEET, INCHES, NUMBER, SLOPE } from './told-figures.ts';

/** A line of a text, or a sentence of one. */
const SENTENCE = /[^\n.!?]+(?:[.!?](?!\s|$)[^\n.!?]*)*/g;

/** Verbs of preparation, and what is done to the same thing after them. */
const PREPARES = /^(?:then )?(?:caulk|clean|grind(?:ing)?|hang|sand|scrape)$/i;
const THEN_COATS = /^(?:re-?)?(?:coat|epox|finish|paint|polish|seal|stain)/i;
const AND = /^ ?(?:and|&|\+|\/) ?(?:then )?$/i;
const isPrepared = (one: Segment | undefined, next: Segment, text: string): boolean =>
  one?.role === 'order' &&
  next.role === 'order' &&
  PREPARES.test(one.words) &&
  THEN_COATS.test(next.words) &&
  AND.test(text.slice(one.end, next.start)) &&
  // "Sand and stain the floors" refinishes them.
  (!one.candidates[0]?.code.startsWith('FLR-HW') ||
    /^PNT-(?:DECK|EXT|FENCE|STAIR)/.test(next.candidates[0]?.code ?? ''));

/** "Scrape | and | paint the ceiling" is one order: that of what is painted. */
export const withPreparation = (text: string, segments: readonly Segment[]): Segment[] =>
  segments.flatMap((segment, at) => {
    const [before, next] = [segments[at - 1], segments[at + 1]];
    if (next && isPrepared(segment, next, text)) return [];
    if (!before || !isPrepared(before, segment, text)) return [segment];
    return [{ ...segment, start: before.start, words: text.slice(before.start, segment.end) }];
  });

/** Characters beside a segment. */
const BESIDE = 80;
/** It may be ordered all the same: it is shown. */
const OF_A_STATE = 0.5;

/** "Keeping: tub, tile floor", "Struck: gutter guards": what a list of one line leaves as it is. */
const LEFT_HEAD =
  /^\W*(?:keep(?:ing)?|kept|stay(?:s|ing)|good|need never|not (?:approved|want(?:ed)?|included(?: unless \w+)?)|struck|(?:seller|buyer|owner) declines)\s*:\s*(.+)$/is;
/** "Glass enclosure? No", "…, but I said no to that": an answer right behind what somebody thought of. */
const ANSWERED_NO =
  /^["”]?(?:,? but (?:I|we|that)\b[^.;\n]{0,20}\b(?:no|not|wait)\b|\s*\?\s*(?:no|skip)\b(?! (?:problem|rush|\w+ing\b))|\. No\.)/i;

/** "If it can't be saved, | a new one", "Alt 2: | heat mat": what is done only where something else fails, or instead. */
const ONLY_IF =
  /\bif (?:it|that|they|this|you|the \w+)(?:['’]?s)?(?: \w+(?:['’]t)?){0,3}? ?(?:(?:ca|is|wo)n['’]?t|cannot|beyond|junk then|br(?:ea|a)ks?|cheaper|fails?)\b[^.;\n]{0,40}$|\b(?:(?:quote two|nice to have): ?|alt(?:ernate)? \d\W+)$/i;

/** What "Excluded: interior paint, asbestos survey" names is left out, whatever the network took its words for. */
export const withExclusions = (text: string, segments: readonly Segment[]): Segment[] => {
  const spans = [...withFoldedExclusions(text).matchAll(SENTENCE)].flatMap(
    ({ 0: sentence, index }) => {
      const rest = exclusionIn(sentence)?.rest ?? LEFT_HEAD.exec(sentence.trimEnd())?.[1] ?? '';
      const end = index + sentence.trimEnd().length;
      return rest === '' ? [] : [{ start: end - rest.length, end }];
    },
  );
  const isLeft = (segment: Segment): boolean =>
    ANSWERED_NO.test(text.slice(segment.end, segment.end + BESIDE)) ||
    spans.some(({ start, end }) => segment.start >= start && segment.end <= end);
  return segments.map((segment): Segment => {
    if (segment.role !== 'order') return segment;
    if (isLeft(segment)) return { ...segment, role: 'keep' };
    return ONLY_IF.test(text.slice(Math.max(0, segment.start - BESIDE), segment.start))
      ? { ...segment, role: 'fact', doubt: OF_A_STATE }
      : segment;
  });
};

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
  [
    /^(?:DRW-|@drywall_)/,
    onlyOneOf(
      String.raw`(?:finish(?:ed)?(?: to)? )?(?:lvl|level|l) ?-?[1-4](?: finish)?`,
      String.raw`(?:(?:taped?|mud(?:ded)?|sand(?:ed)?|finish(?:ed)?|hung)[\s,&]+(?:and )?)*ready (?:to|for) (?:be )?paint(?:ed|ing)?`,
    ),
  ],
  [
    /^(?:@drywall_repair$|DRW-PATCH)/,
    onlyOneOf(String.raw`tape\W*(?:(?:and|&) )?mud\w*(?:\W*(?:and |& )?sand\w*)?`),
  ],
  [
    /^(?:FLR-CARP|@floor_carpet$)/,
    onlyOneOf(String.raw`(?:\d+ ?(?:lbs?\.?|#|pound)? )?(?:rebond )?(?:carpet )?pad(?:ding)?`),
  ],
];

/** Removes mentions that only describe work which another mention orders. */
export const withoutDetails = (mentions: Mention[]): void => {
  for (const [work, details] of DETAILS) {
    const others = mentions.filter(({ words }) => !details.test(words));
    const isOrdered = others.some(
      (mention) => isWork(mention) && mention.rows.some((code) => work.test(code)),
    );
    if (!isOrdered || others.length === mentions.length) continue;
    // "Carpet quote please. Bedrooms 11x12, 10x10, 8 lb pad": where the detail is, the work is.
    const places = mentions.flatMap((one) => (others.includes(one) ? [] : one.places));
    for (const other of others)
      if (other.places.length === 0 && other.rows.some((code) => work.test(code)))
        other.places = [...new Set(places)];
    mentions.splice(0, mentions.length, ...others);
  }
};
