// Whether words order what the network takes them for. A thing that is refused, that is there, or that somebody did already
// is no work, and neither is a bare quality of a thing. It is shown with what it may mean, and not priced.
import { COMMAND } from './joints.ts';
import { DAMAGED, putsIn, rowsOf, surenessOf } from './meaning.ts';
import { FAILED, namesNothing } from './things.ts';
import type { RowFacts } from './meaning.ts';
import type { ToldMeasure } from './measures.ts';
import { within } from './measures.ts';
import type { MeasureKind } from './measure-units.ts';
import { isWork } from './neighbors.ts';
import type { Mention } from './neighbors.ts';
import { hasSize } from './places.ts';
import { quantityIn } from './quantities.ts';
import { DOUBTFUL } from './segments.ts';
import type { Segment } from './segments.ts';

/** Doubt of words that are shown as not used. */
const OF_A_STATE = 0.5;

const NOW = String.raw`(?:(?:all|already|both|just|now|still|only|almost|since|recently|been) )*`;
/** What is said of a thing that nobody has to work on. */
const FINISHED = String.raw`(?:(?:brand )?new|in(?: place)?(?=\s*(?:$|[,.;!\n]|and\b|but\b))|fine|good|ok(?:ay)?|sound|solid|intact|there|here|mine|ours|theirs|on (?:site|hand|order)|in (?:the )?box(?:es)?|saved|un(?:affected|damaged|harmed|touched)|de-?energized|unfinished)(?![ -](?:and (?:a|an|the|new)|for|to|enough)\b)`;
/** Work that was done. */
const PAST = String.raw`(?:re-?)?(?:boarded|bought|changed|checked|cleaned|cleared|cut|fixed|hauled|hooked up|hung|installed|inspected|lengthened|looked(?: at)?|mended|painted|paid|patched|poured|pulled|put in|put up|redone|redid|refinished|removed|repaired|replaced|set|snaked|stocked|taped|tested|tore|took|vented|washed)`;
/** The name of a thing: a few words, none of which is a verb or begins a clause. */
const NAME = String.raw`(?:(?:the|my|our|both|all|so) )*(?:(?!(?:add|and|because|but|clean|do|does|fix|hang|if|install|is|it|just|once|paint|patch|put|re-?\w+|so|that|then|this|was|when|where|which|who)\b)[\w/"'-]+?[ ,]+){0,3}?(?!(?:behind|it|that|this|what|when|where|there)\b)[\w/"-]+?`;
const IS_FINISHED = new RegExp(
  String.raw`^${NAME}(?:(?: is| are| was| were|['’]s) ${NOW}${FINISHED}|(?: is| are) ${NOW}${PAST}\b(?! (?:off|out|with)\b)| went (?:down|in|up)\b| comes? (?:later|next)\b|(?: was| were| has been| have been| had been|['’]s (?:been )?) ?${NOW}${PAST}\b)|^${NAME} (?:stays?|unwanted|unchanged|nvd|un(?:affected|damaged|harmed)|(?:shows? |has |have )?no (?:visible )?(?:dmg|damage)|(?:looks?|opens?|runs?|swings?|works?) (?:fine|good|great|ok(?:ay)?|well)|n\/[acd]|n\.i\.c\.?)(?=\s*(?:$|[,.;!\n]))`,
  'i',
);
const ACTOR = String.raw`(?:(?:an?|the|my|our|his|her|their|your|bldg|building) )*(?:adjuster|architect|association|brother|builder|carpenter|city|company|contractor|crew|daughter|dad|electrician|engineer|exterminator|father|friend|guys?|handyman|husband|inspector|landlord|neighbou?rs?|nephew|owners?|painter|plumber|roofer|sellers?|slater|son|super|tenant|they|uncle|wife|we|i|he|she)(?:['’]s \w+)?`;
const HAS = '(?:already |has |have |had |since |just )*';
const BY_SOMEBODY = new RegExp(
  String.raw`^(?:${NAME},? )?${ACTOR} ${HAS}(?!bought)${PAST}\b|^${ACTOR} ${HAS}had (?:his|her|their) ${NAME} (?:remodeled|renovated|done|${PAST})\b|^${NAME} (?<!\b(?:color|paint|material|labor|supplied|furnished|provided|bought) )by (?:others|${ACTOR})\b|^${NAME} (?:gets?|got|comes?|is|are|was|were) (?:\w+ ){0,3}?(?:by|from) (?:others|another|${ACTOR})\b`,
  'i',
);
const BEGINS_DONE = new RegExp(String.raw`^(?!put )${PAST} (?:an?|the|my|our|his|all|out)\b`, 'i');
const SOMEBODY_BEFORE = new RegExp(String.raw`\b${ACTOR} ${HAS}(?:${PAST}\b[^,]*\band )?$`, 'i');
/** Words that order all the same. */
const ORDERS =
  /\b(?:want|need|should|must|have to|has to|replace\b|redo(?!ne)|again|quote|price|please|would like|to be|not|never|badly|poorly|wrong|put (?!in|up)|hang|swap|instead|but|so|hook (?!ed)|mount|install(?!ed)|set only|, set)\w*\b/i;

const MORE = String.raw`(?:(?:the|my|our) )?[a-z][\w-]*(?: [a-z][\w-]*){0,2}?`;
/** What is said of a thing behind its name: "both toilets | are in", "the hood | and the sink were hung". */
const PREDICATE = new RegExp(
  String.raw`^(?:(?:, ${MORE})*,? (?:and|&) ${MORE})?(?:['’]s| (?:is|are|was|were|got|gets|has|have|had|went|came|comes|goes|stays?|n/[ac])\b)(?:(?! and | but )[^.;!?,\n]){0,60}`,
  'i',
);

/** Words of a segment with what is said of it right behind, and those of its sentence before it. */
const clauseOf = (
  text: string,
  { start, end, words }: Segment,
): { before: string; whole: string } => ({
  before: /[^.;!?\n]*$/.exec(text.slice(Math.max(0, start - 120), start))?.[0] ?? '',
  whole: words + (PREDICATE.exec(text.slice(end, end + 80))?.[0] ?? ''),
});

const isStated = (text: string, segment: Segment): boolean => {
  const { whole } = clauseOf(text, segment);
  return IS_FINISHED.test(whole) && !ORDERS.test(whole);
};

/** Words that say something of a thing, and want nothing. */
const STATES =
  /^(?!.*\b(?:where|that|which|what|who)\b).*(?: (?:is|are|was|were|got|gets|has|have|had|went|came|comes|goes|stays?)\b|\w['’]s (?:been|\w+ed|in|on|up|down|off|new|there|here|done|gone|the \w+['’]s)\b)/i;
/** Chances of an order below which words order nothing, and below which they do not where they state something. */
const LEAST = { named: 0.45, stated: 0.6 };
const WORN =
  /\b(?:bad|bent|burn[et]|bust|charred|chipped|corrod|crack|crush|dented|dirty|filth|fried|heav|hole|loose|melted|old|peel|rott|scorch|scratch|scuff|settl|shatter|short(?:ed|s) out|smash|sunk|torn|trashed|wobb|wreck)/i;
const WANTS: readonly RegExp[] = [ORDERS, COMMAND, FAILED, DAMAGED, WORN];

/** "Paint the walls | and | the ceiling": the command before a thing is of it, too. */
const AND_ALSO = /\b(?:and|&) (?:(?:the|my|our|all) )*$/i;
const isCommanded = (text: string, start: number): boolean => {
  const before = /[^.;!?\n]*$/.exec(text.slice(Math.max(0, start - 80), start))?.[0] ?? '';
  return AND_ALSO.test(before) && COMMAND.test(before.trimStart());
};

/** The less likely an order, the less it takes to see that its words only state something. */
const isUnlikely = (text: string, segment: Segment): boolean => {
  const { whole } = clauseOf(text, segment);
  const { ordering = 1 } = segment;
  if (WANTS.some((words) => words.test(whole)) || isCommanded(text, segment.start)) return false;
  if (/\d/.test(segment.words)) return false;
  return ordering < LEAST.named || (ordering < LEAST.stated && STATES.test(whole));
};

const isDone = (text: string, segment: Segment): boolean => {
  const { before, whole } = clauseOf(text, segment);
  return (
    (BY_SOMEBODY.test(whole) || (BEGINS_DONE.test(whole) && SOMEBODY_BEFORE.test(before))) &&
    !ORDERS.test(whole)
  );
};

/** "Reuse the sink"; "leave a dehumidifier" and "keep the fans running" order something. */
const KEEPS =
  /^(?:(?:please|just|we|i|will|to) )*(?:keep|leave|re-?use)\b (?!an?\b|\d|one\b|two\b|three\b|it (?:ready|clean)|it\b|them|.*\brunning\b)/i;

const SIZE = String.raw`\d[\d/]*(?: ?(?:in\.?|inch(?:es)?|"|amps?|volts?|mil|gauge|btu))?`;
/** Qualities by themselves, told of a thing before: "50 amp, hardwired", "new security door, steel", "white 4 inch". */
const IS_QUALITY = new RegExp(
  String.raw`^(?:(?:about|an?|and|in|just|plain|same|the) |${SIZE} )*(?:hard-?wired|cordless|steel|stainless|fiber-?glass|wood(?:en)?|exterior|carpeted|split|nylon|polyester|insulated|galvanized|copper|single|double|clear|satin|semi-?gloss|luxury|high[ -]end|premium|budget|rental|eggshell|flat white|white|black|brown|gr[ae]y|beige|bronze|almond|crushed|stained|rusted|torn|soaked|smooth|matching|(?:concrete|cinder) block|cbs|builder grade|mid-?grade|standard|\d+ ?amps?|[\d,.]+k? ?btus?(?: (?:electric|gas|oil|propane))?)(?:,? ${SIZE})?[.,]?$`,
  'i',
);

/** "Have a look at my photos": what is sent along. */
const SENDS_ALONG =
  /^(?:please )?(?:have a look|take a look|look|see|check)\b(?: (?:at|out|the|my|our|all|attached|enclosed))* (?:attachments?|documents?|drawings?|files?|images?|photos?|pics?|pictures?|plans?|sketch(?:es)?|videos?)\b/i;

const isSentAlong = (_text: string, { words }: Segment): boolean => SENDS_ALONG.test(words);

/** What a customer wants to know before anything is ordered: "do I even need a permit to", "how would I know if". */
const WANTS_TO_KNOW =
  /\b(?:(?:do|does|would|will|should|did)(?:n['’]t)? (?:i|we|you|they|it|this|that)(?: \w+)? (?:need|have to have|require)(?: (?:an?|the|any))?(?: \w+)? (?:permits?|engineers?|architects?|inspections?|licenses?|surveys?|approval)|(?:is|are)(?: (?:an?|the|any))?(?: \w+)? (?:permits?|inspections?|approval) (?:needed|required|necessary)|how (?:do|can|would|will|could|should) (?:i|we|you) (?:know|tell|find out)|(?:how long|(?:what|which) (?:kind|type|sort|brand)s? of) [^.;?]{1,40}\blasts?|how long does (?:it|this|that) take\b|(?:is|would) (?:it|that|this) (?:be )?(?:better|common|hard|ok|okay|legal|normal|safe|true|worth(?: it)?)|is there a rule of thumb|do you (?:think (?!you|we)\w+|know (?:if|when|whether))|would you (?:know|put money|say)|can you (?:recommend|tell me)|how long (?:does|do) [^.;?]{1,50}(?:take|sit|have to)|does [^.;?]{1,40} need an? permit|which (?:is|of)|what do (?:people|you think))\b/i;
/** What asks for a price or for work, whatever else its sentence asks. */
const ASKS_FOR_WORK =
  /\b(?:how much|costs?|prices?|quotes?|estimates?|bids?)\b|(?<!\bhow )\b(?:can|could) you (?!tell|know|recommend)/i;
/** Said of all of a text; "not looking for a bid on the deck" is said of the deck. */
const ORDERS_NOTHING_YET =
  /\bnot (?:asking for|looking for|ordering|requesting|in the market for)(?: \w+)? (?:work|quotes?|estimates?|bids?|anything)(?: (?:right now|yet|today|at this (?:time|point)|(?:till|until)\b[^.;!?\n]*))?\s*(?:$|[.;!?\n])|\bnot ready to (?:do anything|order)\b|\bno work (?:needed|yet)\b(?![^!?]{0,40}\bbut\b)|\bdo(?: no|n['’]?)t (?:want|need) (?:any work|a bid yet|nothing fixed)\b|\b(?:only|just) (?:asking|reading(?: up)?|thinking about it|collecting information)(?! (?:for (?!now)|what|how|to))|\b(?:have not|haven['’]?t) (?:decided on|picked|asked (?:him|them|anyone) to do) anything\b|\btake (?:me|us) off (?:the|your) (?:call )?list\b|\bwon['’]?t (?:be )?need(?:ing)? you\b|\bnothing (?:left to do|is to be done)\b/i;

type Words = Pick<Segment, 'start' | 'end' | 'words'>;

/** A question that is no order: its sentence ends as one, or its whole text asks for nothing else. */
const isWondered = (text: string, { start, end, words }: Words): boolean => {
  const before = /[^.;!?\n]*$/.exec(text.slice(Math.max(0, start - 200), start))?.[0] ?? '';
  // The mark may be the last of the words.
  const [after = ''] =
    /^[^.;!?\n]*\?/.exec(text.slice(words.endsWith('?') ? end - 1 : end, end + 200)) ?? [];
  return (
    after !== '' &&
    WANTS_TO_KNOW.test(before + words) &&
    !ASKS_FOR_WORK.test(before + words + after)
  );
};

/** Whether words order nothing, since their sentence or all of their text only asks. */
export const onlyAsks = (text: string, words: Words): boolean =>
  ORDERS_NOTHING_YET.test(text) || isWondered(text, words);

const isKept = (_text: string, { words }: Segment): boolean => KEEPS.test(words);

/** Two of them: "vinyl, white". */
const ARE_QUALITIES =
  /^(?:vinyl|aluminum|wood|fiberglass|steel|composite),? (?:white|black|brown|gr[ae]y|beige|tan|almond|bronze|clay|smooth|textured)[.,]?$/i;

const isQuality = ({ role, words }: Segment): boolean =>
  role === 'order' && (IS_QUALITY.test(words) || ARE_QUALITIES.test(words));

const ORDERS_NOTHING = [isSentAlong, isWondered, isKept, isStated, isDone];

/** Segments of which those that order nothing are facts: they are shown, but for a quality of what is ordered. */
export const withEvidence = (text: string, segments: readonly Segment[]): Segment[] => {
  const isOnlyAsking = ORDERS_NOTHING_YET.test(text);
  const isOrder = ({ role }: Segment): boolean => role === 'order' || role === 'remove';
  // What a text orders alone stands, however unlikely.
  const isOneOfSeveral = segments.filter(isOrder).length > 1;
  return segments.map((segment): Segment => {
    if (!isOrder(segment)) return segment;
    if (
      isOnlyAsking ||
      ORDERS_NOTHING.some((is) => is(text, segment)) ||
      (isOneOfSeveral && isUnlikely(text, segment))
    )
      return { ...segment, role: 'fact', doubt: OF_A_STATE };
    return isQuality(segment) ? { ...segment, role: 'fact' } : segment;
  });
};

/** Service of a thing that is there. Preparation, caulk and paint are done to new things, too. */
const IS_SERVICE: ReadonlySet<string> = new Set([
  'repair',
  'clean',
  'refinish',
  'detach_reset',
  'seal',
]);
const OF_NEW_THINGS =
  /^(?:COM-PREP|FLR-HW|BTH-CAULK|DOR-TRIMCUT|FNC-POST|PNT|CLN|WTR|GCN|INS|TMP|SDG-CAULK)/;
/** Words that order a thing, though not as "install" does. */
const WORKS_ON =
  /\b(?:clean|coats?|glue|lace|make|nail|paint\w*|polish|refinish|reface|rekey|repl|sand|stain|weave)\b/i;
/** Feet up to which a length may be how high a fence or a wall is. */
const MOST_HIGH = 8;
const IS_AMOUNT: ReadonlySet<MeasureKind> = new Set(['LENGTH', 'AREA', 'SQUARES', 'VOLUME']);

/**
 * Whether a bare name tells what is there, and the service of it is ordered right behind: "brick front, repoint 220 sf". A name that
 * tells what is wrong orders something of its own: "chimney crown cracked, repoint the top".
 */
const isServed = (
  segment: Segment,
  beside: Segment | undefined,
  { text, measures, facts }: EvidenceContext,
): boolean => {
  if (segment.role !== 'order' || beside?.role !== 'order') return false;
  // "Smoke damage throughout the house, | 1,900 sf": a figure serves nothing.
  if (namesNothing(beside.words)) return false;
  if (!/^ ?[,:–-]? ?$/.test(text.slice(segment.end, beside.start))) return false;
  const [row = ''] = rowsOf(segment, facts);
  const [service = ''] = rowsOf(beside, facts);
  const tellsAmount = ({ start, end }: Segment): boolean =>
    measures.some(
      (one) =>
        one.start >= start &&
        one.end <= end &&
        ((IS_AMOUNT.has(one.kind) && !one.isAcross) || (one.kind === 'COUNT' && one.value > 1)) &&
        (one.kind !== 'LENGTH' || one.value > MOST_HIGH),
    );
  return (
    (facts.actionOf(row) ?? 'install') === 'install' &&
    row !== '' &&
    IS_SERVICE.has(facts.actionOf(service) ?? '') &&
    !OF_NEW_THINGS.test(service) &&
    !putsIn(segment.words) &&
    !WORKS_ON.test(segment.words) &&
    !FAILED.test(segment.words) &&
    !tellsAmount(segment) &&
    facts.speaks(segment.words, [service])
  );
};

/** A single piece, or a size, and a name: "one toilet", "3x5 stall tile to 7 ft". */
const IS_BARE = /^(?:(?:just |only )?(?:one|1)|\d+ ?x ?\d+) (?!new\b)[a-z]/i;
const MOST_BEFORE = 4;

/** Whether a bare name tells what was to be served by words before it: "replace the guts in the tank … one toilet". */
const isServedBefore = (
  segment: Segment,
  before: readonly Segment[],
  { facts }: EvidenceContext,
): boolean => {
  const { role, words } = segment;
  const says = [putsIn(words), WORKS_ON.test(words), FAILED.test(words)];
  if (role !== 'order' || !IS_BARE.test(words) || says.includes(true)) return false;
  const [row = ''] = rowsOf(segment, facts);
  if (facts.actionOf(row) !== 'install') return false;
  const ordered = before.filter((other) => other.role === 'order').slice(-MOST_BEFORE);
  return ordered.some((other) => {
    const [service = ''] = rowsOf(other, facts);
    return (
      IS_SERVICE.has(facts.actionOf(service) ?? '') &&
      !OF_NEW_THINGS.test(service) &&
      service.slice(0, 4) === row.slice(0, 4) &&
      facts.speaks(words, [service])
    );
  });
};

interface EvidenceContext {
  text: string;
  measures: readonly ToldMeasure[];
  facts: RowFacts;
}

/** Characters of "about " before an amount. */
const LEADING = 6;
const BEGINS_CLAUSE = /(?:^|[.,;:\n])\s*(?:(?:and|also|plus) )?$/i;

/** Items that begin with an amount in the unit of the row that they name for sure are orders: "3 footings 42 in deep". */
export const withCounted = (
  segments: readonly Segment[],
  { text, measures, facts }: EvidenceContext,
): Segment[] =>
  segments.map((segment) => {
    const { role, doubt = 0, candidates, start } = segment;
    const [best] = candidates;
    const unit = best ? facts.unitOf(best.code) : null;
    const isItem = BEGINS_CLAUSE.test(text.slice(Math.max(0, start - 12), start));
    const isDoubtful = role === 'fact' && doubt >= DOUBTFUL;
    if (!isDoubtful || !isItem || !best || unit === null || best.chance < SURE_UNNAMED)
      return segment;
    const own = within(measures, segment).filter((one) => one.start <= start + LEADING);
    return quantityIn(own, unit) === null ? segment : { ...segment, role: 'order' };
  });

/** Segments of which a thing that is only served is a fact, which is shown. */
export const withServed = (segments: readonly Segment[], context: EvidenceContext): Segment[] =>
  segments.map((segment, at) =>
    isServed(segment, segments[at + 1], context) ||
    isServedBefore(segment, segments.slice(0, at), context)
      ? { ...segment, role: 'fact', doubt: OF_A_STATE }
      : segment,
  );

/** Chance from which the network is as good as sure of a row, whatever the words. */
export const SURE_UNNAMED = 0.9;
/** Hours of a trade are ordered by what is wrong: "the faucet drips". Packages are checked where they are composed. */
const OF_A_TRADE = /^(?:@|(?:\w+-LABOR|GCN-HANDY|PLB-(?:LEAK|CLEAR|REBUILD)|TRN-\w+)$)/;
/** Words for what other words named before: "tear it down", "please build me new ones", "put in new, same spot". */
export const NAMED_BEFORE =
  /\b(?:it|them|that|those|another|new ones?|(?<!\b(?:are|is|like|looks?) )new(?=\W*$|,? (?:same|in|up|there)\b)|\d of (?:the|these))\b/i;
/** Where the thing ends, and its place or its purpose begins: "stainless cap | for one flue". */
const BEHIND_THING =
  /(?<!^(?:put|throw|back|get|take)) (?:behind|by|for|in|near|on|under)\b(?! (?:&|and|it|out|place|the night|there|total|with)\b).*$/is;
/** Words of a part, of which the thing is told behind: "a hole | in the ceiling". */
const NO_NAME =
  /\b(?:\d[\w/'".]*|about|above|all|an?|and|area|bottom|crack|cut|dug|each|end|existing|feet|fell|down|foot|ft|hole|is|kit|lf|like|long|maybe|must|my|new|old|one|our|part|patch|piece|poured|rest|return\w*|section|sf|side|(?:sur)?charge|some|split|sq|spot|the|three|top|two|treat|up|wall)s?\b|[^a-z]+/gi;

/** "Short panel, no windows": a thing that only a refusal names. */
const REFUSED_WITHIN =
  /\b(?:no|not|without|w\/o|instead of|in place of) (?:(?:any|the|a|new|more) )?[\w-]+/gi;

const namesRow = (words: string, rows: readonly string[], facts: RowFacts): boolean => {
  const thing = words.replace(BEHIND_THING, '');
  return facts.speaks(thing.replace(NO_NAME, '') === '' ? words : thing, rows);
};

/** Verbs of what a heading names, and names, by their letters: "Water heater: D&R", "5/8 X", "I&W". */
const IS_SHORT = /^(?:[rd] ?[&/] ?r|pt|repl)\b|\b(?:5\/8|i ?& ?w|t1-?11)\b/i;

/** Whether facts before tell what happened to the thing of a row: "main sewer line collapsed. | Replace with PVC". */
const isToldBefore = (before: readonly Segment[], row: string, facts: RowFacts): boolean =>
  before.some(
    ({ role, words }) => role === 'fact' && FAILED.test(words) && facts.speaks(words, [row]),
  );

/** The rows that a segment means, if its words name one; none where only the network takes them for it. */
export const spokenOf = (
  segment: Segment,
  rows: readonly string[],
  facts: RowFacts,
  before: readonly Segment[],
): readonly string[] => {
  const { role, words, candidates } = segment;
  const [row = ''] = rows;
  const isOrdered = (role === 'order' || role === 'remove') && rows.length > 0;
  if (!isOrdered || OF_A_TRADE.test(row)) return rows;
  if (namesNothing(words) || NAMED_BEFORE.test(words) || IS_SHORT.test(words)) return rows;
  const alike = candidates.filter(({ code }) => code.slice(0, 4) === row.slice(0, 4));
  const own = [...rows, ...alike.map(({ code }) => code)];
  const wanted = words.replaceAll(REFUSED_WITHIN, '');
  if (wanted !== words && !facts.speaks(wanted, own) && facts.speaks(words, own)) return [];
  const isSure = surenessOf(segment, rows, facts) >= SURE_UNNAMED;
  return isSure || namesRow(words, own, facts) || isToldBefore(before, row, facts) ? rows : [];
};

/** An order less sure than this is asked beside a surer one, not priced. A longer order says more of what it is, and so does an amount. */
const LEAST_SURE = 0.55;
const SURE_BESIDE = 0.7;
const OF_A_WORD = 0.06;
const MOST_WORDS = 8;

/** How likely a mention orders its row, by the network. A command, "move the meter", is an order for sure. */
const orderedBy = ({ ordering = 1, chance, words }: Mention): number =>
  COMMAND.test(words) ? chance : ordering * chance;

/** Orders that the network hardly hears beside what it hears well: a thing beside the work, what is wrong, what somebody else does. */
export const unsureIn = (mentions: readonly Mention[]): ReadonlySet<Mention> => {
  const orders = mentions.filter((mention) => isWork(mention) && mention.rows.length > 0);
  const isUnsure = (mention: Mention): boolean => {
    const words = Math.min(mention.words.split(/\s+/).length, MOST_WORDS);
    return (
      mention.ordering !== undefined &&
      orderedBy(mention) + OF_A_WORD * words < LEAST_SURE &&
      mention.measures.length === 0 &&
      !mention.places.some(hasSize)
    );
  };
  const hasSurer = (mention: Mention): boolean =>
    orders.some((other) => other !== mention && orderedBy(other) > SURE_BESIDE);
  return new Set(orders.filter((mention) => isUnsure(mention) && hasSurer(mention)));
};

const OF_A_LOSS = /^(?:WTR|MLD|FIR)-/;
const DRIES = /^WTR-(?!POLY|ZIP|SCRUB|FILTER|PPE)/;
/** Nobody dries after a loss that no words tell of; mold, smells and dust come without one. */
export const needsLoss = (code: string, { chance }: Mention): boolean =>
  OF_A_LOSS.test(code) && (DRIES.test(code) || chance < SURE_UNNAMED);
