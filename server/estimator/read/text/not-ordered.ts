// Words that the network took for an order, and that only name what another order is about: they are shown, and not priced.
import { withFoldedExclusions } from '../tables/paper-in-text.ts';
import { exclusionIn } from '../tables/wording.ts';
import { isRemoval, putsIn } from './meaning.ts';
import type { RowFacts } from './meaning.ts';
import { isWork } from './neighbors.ts';
import type { Mention } from './neighbors.ts';
import { onlyMeanings, ORDERS } from './roles.ts';
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

/** "The gutter comes off | and | goes back on": it is detached and reset, and no other is taken out. */
const IS_RESET = /-DET/;
const isPutBack = (one: Segment | undefined, next: Segment, text: string): boolean =>
  one !== undefined &&
  ORDERS.has(one.role) &&
  isRemoval(one.candidates[0]?.code ?? '') &&
  IS_RESET.test(next.candidates[0]?.code ?? '') &&
  !/\bnew (?:one|unit)/i.test(next.words) &&
  AND.test(text.slice(one.end, next.start));

const isFirstOf: typeof isPrepared = (...pair) => isPrepared(...pair) || isPutBack(...pair);

/** "Scrape | and | paint the ceiling" is one order: that of what is painted. */
export const withPreparation = (text: string, segments: readonly Segment[]): Segment[] =>
  segments.flatMap((segment, at) => {
    const [before, next] = [segments[at - 1], segments[at + 1]];
    if (next && isFirstOf(segment, next, text)) return [];
    if (!before || !isFirstOf(before, segment, text)) return [segment];
    return [{ ...segment, start: before.start, words: text.slice(before.start, segment.end) }];
  });

/** Characters beside a segment. */
const BESIDE = 80;
/** It may be ordered all the same: it is shown. */
const OF_A_STATE = 0.5;

/** "Keeping: tub, tile floor" leaves what it lists; "demo: tub", "clean: oven" buy none of it: the rows that do it. */
const HEADS: readonly (readonly [head: RegExp, does: ((code: string) => boolean) | null])[] = [
  [
    /^\W*(?:keep(?:ing)?|kept|stay(?:s|ing)|good|ok|sat(?:isfactory)?|(?:already )?done|already (?:in|there)|need never|not (?:approved|want(?:ed)?|included(?: unless \w+)?)|struck|(?:seller|buyer|owner) declines)\s*:\s*(.+)$/is,
    null,
  ],
  [
    /^\W*(?:(?:\w+ )*demo(?:lition)?(?: list)?|(?:t\/o|(?:tear|rip)[- ]?out)\b[^:,]{0,12}|out|going|(?:\w+ )*(?:has |have |needs? )?to (?:go|remove)|remov(?:e|al|ing))\s*:\s*([^;:]+)/i,
    isRemoval,
  ],
  [/^\W*clean(?:ing)?\s*:\s*([^;:]+)/i, (code) => /^CLN-|-CLEAN$/.test(code)],
];

/** "Glass enclosure? No", "…, but I said no to that": an answer right behind what somebody thought of. */
const ANSWERED_NO =
  /^["”]?(?:,? but (?:I|we|that|it)\b[^.;\n]{0,20}\b(?:no|not|wait|out of|over (?:my|our|the)|too (?:dear|expensive|much))\b|(?: in the \w+)? ?\((?:that|which) (?:we|I) (?:keep|leave)\b|\s*\?\s*(?:no|skip)\b(?! (?:problem|rush|\w+ing\b))|\. No\.)/i;

/** "If it can't be saved, | a new one", "Alt 2: | heat mat": what is done only where something else fails, or instead. */
const ONLY_IF =
  /\bif (?:it|that|they|this|you|the \w+)(?:['’]?s)?(?: \w+(?:['’]t)?){0,3}? ?(?:(?:ca|is|wo)n['’]?t|cannot|beyond|junk then|br(?:ea|a)ks?|cheaper|fails?)\b[^.;\n]{0,40}$|\b(?:(?:quote two|nice to have): ?|alt(?:ernate)? \d\W+)$/i;

/** "Before you sell me a new one", "a new one if it can be fixed": what is not bought while the old one can be kept. */
const NO_NEW =
  /\bbefore (?:you|anyone|somebody) (?:talks?|sells?|push(?:es)?) (?:me|us) (?:in|on)?(?:to )?|\b(?:new (?:one|unit)s?|replac\w+)(?: \w+)? (?:if|when|while) (?:it|they|this|that|the old one) can (?:still )?be\b|\bno (?:replacement|new one)\b/i;

/** What "Excluded: interior paint, asbestos survey" names is left out, and what "demo: tub" names is not bought, whatever the network took its words for. */
export const withExclusions = (
  text: string,
  segments: readonly Segment[],
  { actionOf }: Pick<RowFacts, 'actionOf'>,
): Segment[] => {
  const sentences = [...withFoldedExclusions(text).matchAll(SENTENCE)];
  const spans = sentences.flatMap(({ 0: sentence, index }) => {
    const listed = HEADS.map(([head, does]) => ({
      rest: head.exec(sentence.trimEnd())?.[1],
      does,
    }));
    return [{ rest: exclusionIn(sentence)?.rest, does: null }, ...listed].map(
      ({ rest = '', does }) => {
        const start = index + sentence.lastIndexOf(rest);
        return { start, end: start + rest.length, does };
      },
    );
  });
  return segments.map((segment): Segment => {
    const { does } =
      spans.find((list) => segment.start >= list.start && segment.end <= list.end) ?? {};
    const isBought = actionOf(segment.candidates[0]?.code ?? '') === 'install';
    if (does && isBought && ORDERS.has(segment.role) && !putsIn(segment.words))
      return onlyMeanings(
        { ...segment, candidates: segment.candidates.filter(({ code }) => does(code)) },
        does,
      );
    if (segment.role !== 'order') return segment;
    const isLeft = ANSWERED_NO.test(text.slice(segment.end, segment.end + BESIDE));
    if (isLeft || does === null) return { ...segment, role: 'keep' };
    return NO_NEW.test(segment.words) ||
      ONLY_IF.test(text.slice(Math.max(0, segment.start - BESIDE), segment.start))
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
