// Subjects of a paper's headings and sentences: exclusions, options, terms, pages; and which of them may order work.
import { VERB_IN_TEXT } from '../language/vocabulary/verbs.ts';

const EXCLUSION =
  /^[\s\W]*(?:(?:table|schedule|section|part|list) [\dA-Z]{1,2}\W{1,3})?(?:(?:items?|work|amounts?|charges?)(?: claimed| requested)? (?:not (?:accepted|allowed|approved|covered|paid|payable)|denied|declined|disallowed|rejected)|(?:denied|declined|disallowed|rejected) items|(?:specific(?:ally)? |general |proposal |bid |project )?exclusions?(?: (?:and|&) (?:clarifications|qualifications|assumptions))?|clarifications (?:and|&) exclusions|(?:specifically |items? |work |the following (?:items? )?(?:is|are) )?excluded(?: (?:items?|work|from (?:this |the |our |my )?(?:bid|price|proposal|quote|estimate|scope|contract|work)))?|(?:items? |work )?not included(?: in (?:this |the |our |my )?(?:bid|price|proposal|quote|estimate|scope|contract|work|above))?|(?:the following (?:items? )?(?:is|are) )not included(?: in .{3,30}?)?|(?:(?:this |the |our |my )?(?:bid|price|proposal|quote|estimate|scope|contract)|we|price)s? (?:does not include|do not include|excludes?|is exclusive of)(?: the following)?|(?:work )?(?:to be (?:done |provided |performed )?)?by (?:others|owner)|not in (?:this |the |our |my )?(?:bid|price|proposal|quote|estimate|scope|contract|work|total)|n\.?i\.?c\.?|does not include|excludes)\b\s*([:;.–—-]?)\s*(.*)$/i;

export interface WrittenExclusion {
  /** The rest of the same line. */
  rest: string;
  /** True where it opens a list of more that is not included. */
  isHeading: boolean;
}

/** @returns null when the line does not say that things are not included */
export const exclusionIn = (line: string): WrittenExclusion | null => {
  if (line.length > 2_000) return null;
  const [, mark = '', rest = ''] = EXCLUSION.exec(line) ?? [];
  if (!EXCLUSION.test(line)) return null;
  const isBare = rest.trim() === '';
  // "Excluded items are listed below." goes on as a sentence; "We exclude sewer work" names what it excludes.
  if (!isBare && mark === '' && !/^\W*(?:we|this|our|the|price|excludes|does)\b/i.test(line))
    return null;
  // A list in the line ends with it, unless it breaks off.
  return { rest: rest.trim(), isHeading: isBare || /[,;]$/.test(rest.trim()) };
};

/** `…, each of which is claimed separately`: no thing of the list, but what is said of all. */
const SAID_OF_LIST =
  /^(?:(?:each|all|both|none|some|any|neither) of (?:which|them|these|those)|(?:all|each) (?:claimed|billed|priced|quoted) |(?:which|who) (?:is|are|was|were|will|can|may|must)|unless |except as |as (?:noted|described|discussed|shown)|(?:these|those|they|this|it) (?:is|are|will|can|may)) ?/i;

/** The things of a list in one line: parted by commas, semicolons and the last "and". */
export const listedThings = (text: string): string[] => {
  const things: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (mark === '(') depth += 1;
    else if (mark === ')') depth -= 1;
    else if (
      depth <= 0 &&
      (mark === ';' || (mark === ',' && !/^\d{3}/.test(text.slice(at + 1, at + 4))))
    ) {
      things.push(text.slice(start, at));
      start = at + 1;
    }
  }
  things.push(text.slice(start));
  return things
    .map((thing) =>
      thing
        .replace(/^\s*(?:and|or|any|&)\s+/i, '')
        .replace(/[.\s]+$/, '')
        .trim(),
    )
    .filter((thing) => /\p{L}{2}/u.test(thing) && !SAID_OF_LIST.test(thing));
};

const ANOTHER = String.raw`(?:the |your |our )?(?:(?:home)?owners?|others|customers?|clients?|buyers?|you\b|agency|city|landlord|tenants?|gc\b|general contractor)`;
/** Words before what a sentence says is not included: `Please note that`, `If rot is found,`. */
const LEAD = /^\W*(?:(?:please )?note:?(?: that)? |(?:if|when|should|where) [^,]{3,60}, )?/i;
const TOLD: readonly RegExp[] = [
  // `Permits are not included`, `Appliances will be supplied by owner`, `Dumpster by you`.
  new RegExp(
    String.raw`^(.{3,160}?),? (?:(?:is|are|was|were|will be|to be|shall be|isn't|aren't) )?(?:not (?:currently )?(?:included|part of|in (?:this|the|our|my)|covered by (?:this|our))|excluded\b|(?:(?:supplied|provided|furnished|paid(?: for)?|purchased|bought|done|handled|performed|pulled|obtained) )?by ${ANOTHER})\b`,
    'i',
  ),
  /^(.{3,100}?) (?:is|are|will be) (?:an )?(?:extra|additional)(?: (?:cost|charge)s?)?\W*$/i,
  // `Owner to supply the tile`.
  new RegExp(
    String.raw`^${ANOTHER} (?:(?:to|will|shall|must) (?:supply|provide|furnish|buy|purchase|pay for|pull|obtain)|supplies|provides|furnishes|pays for) (.{3,160})$`,
    'i',
  ),
  // `I dont do the electric`, `No testing is included`.
  /^(?:I|we)(?:['’]?m|['’]?re| am| are)? (?:do not|don['’]?t|won['’]?t|will not|not) (?:do|doing|include|including|supply|supplying|handle|handling) (.{3,160})$/i,
  /^im not (?:doing|including|supplying) (.{3,160})$/i,
  /^no (.{3,80}?) (?:is |are )?included\b/i,
];
/** Words about the whole, about money or about duties: they name no work. */
const NO_THING =
  /^(?:it|this|these|those|they|that|which|all|both|everything|anything|extras?)$|\b(?:not (?:specifically )?(?:listed|shown|mentioned|specified|described|stated)|unless|deposit|payments?|warrant(?:y|ies)|price|estimate|proposal|quote|bid|balance|access|notice|parking|restrooms?|signed|accepted|approved|prepared|hidden|unforeseen|any (?:other|additional) work|(?:this|the|our|your) work|was|were|will|has|have|been|is|are)\b|\p{L}{3}ed$/iu;
const MOST_WORDS = 12;

/** @returns what a sentence says is not included: `Permits are not included.`; empty for another sentence */
export const exclusionsTold = (sentence: string): string[] => {
  const text = sentence
    .slice(0, 400)
    .replace(LEAD, '')
    .replace(/[.!\s]+$/, '');
  const listed = exclusionIn(text)?.rest ?? '';
  const found = TOLD.map((told) => told.exec(text)?.[1]).find((words) => words !== undefined);
  const things = listedThings(listed === '' ? (found ?? '') : listed);
  return things.some((thing) => NO_THING.test(thing) || thing.split(' ').length > MOST_WORDS)
    ? []
    : things;
};

/** `Optional additions (not included in the bid price)`, `Add-ons and unit prices (if needed)`: what more may be had. */
const OFFERED_HEAD =
  /^\W*(?:(?:optional|additional|available|suggested|recommended) (?:additions?|adders?|extras?|add[ -]?ons?|upgrades?|items?|work|services?|improvements?)|extras|(?:alternates?|add[ -]?ons?|options?|upgrades?|extras?)(?: (?:and|&|\/|or) (?:unit prices?|alternates?|add[ -]?ons?|options?|upgrades?|extras?|allowances?))+)(?: \([^()]{3,80}\))?\W*$/i;
const ALTERNATE_HEAD =
  /^\W*(?:if (?:wanted|desired)|optional|unit prices?(?: for .{3,40})?|(?:(?:add(?:itive)?|deduct(?:ive)?|bid|optional)[ -])?(?:(?:alternates?|options?)(?: (?:no\.? ?|#)?(?:\d{1,2}|[A-H])\b)?|optional(?: (?:items?|work|upgrades?|add[ -]?ons?|services?|additions?|extras?|features?|improvements?|enhancements?))?|(?:available |optional )?(?:upgrades?|add[ -]?ons?|extras?))(?: (?:and|&|or|\/) (?:alternates?|options?|upgrades?|add[ -]?ons?|extras?|unit prices?))?(?: (?:items?|pricing|bids?|prices?|available|\(.*\)))?(?:,? (?:not|which are not|that are not) (?:included|priced|counted|figured)? ?in (?:the |our |this )?(?:total|bid|price|base bid|bid price|contract price|amount|above)(?: total| price)?(?: above)?)?(?: \(.{3,90}\))?)\W*$/i;
const ALTERNATE_LINE =
  /^\W*(?:(?:add|deduct|bid|additive|deductive)[ -]?alt(?:ernate|\.)?|alt(?:ernate|\.)? ?(?:no\.? ?|#)?(?:\d{1,2}|[A-H])?\b(?: ?[:–—-]|\b)|option(?:al)? ?(?:no\.? ?|#)?(?:\d{1,2}|[A-H])?\b|optional\b|add[ -]?on\b|upgrade (?:option|to)\b)/i;

/** `Upgrade at the owner's cost, not in total`, `Gutter guards (not included in price)`: said of itself. */
const OUTSIDE =
  /\b(?:not|isn['’]t) (?:(?:included|counted|figured|part) )?(?:in|of) (?:the |our |this |my )?(?:total|base bid|bid price|contract price|price(?! of\b)|amount above)\b|\bif you(?:'d|’d| would)? (?:want|like|wish|prefer|decide|choose)\b/i;

/** `Could also do while we are there (not in the total):`, `If you want them at the same time:` */
const OFFERED =
  /^[^$]*(?:\bnot (?:in|part of|included in) (?:the |this |our |my )?(?:total|price|bid|above)\b|\bif you(?:'d|’d| would)? (?:want|like|wish|prefer|decide|choose)\b|\bshould you (?:want|like|wish(?: for)?|prefer) (?:any|either|it|one|some|that|them|these|this|those)\b|\b(?:could|can) also\b|\bwhile we(?:'re|’re| are) (?:there|here|at it|on site)\b|\bfor (?:an )?(?:extra|additional) (?:cost|charge|price)\b|\b(?:worth considering|to consider|you may want|we recommend adding|priced separately)\b)[^$]*:\s*$/i;

/** `OPTIONS - not included in the contract price; initial to accept`, `3. EXTRAS (only if wanted)`, `2. SIDING - CHECK ONE`. */
const CHOSEN_HEAD =
  /^\W*(?:\d{1,2}[.)] )?(?:(?:options?|alternates?|upgrades?|extras?|add[ -]?ons?|additions?|choices?)\b[^$]{0,30}\b(?:not (?:included|in|part of)|(?:only )?(?:if|as|when) (?:wanted|desired|needed|chosen|selected|accepted|initialed)|initial|check|select|choose|pick)\b[^$]{0,80}|[^$]{2,40}\W(?:check|choose|select|pick|circle|mark|initial) (?:one|any|all that apply|below|your choice|what you want)\b[^$]{0,30})$/i;

/** `if you want me to also`, before a list of options. */
const ASKED =
  /^\W*(?:(?:and|also|or),? )?(?:if you(?:'d|’d| would)? (?:also )?(?:want|like|wish|prefer|decide)\b|(?:I|we) (?:could|can) also\b)[^.!?$]{0,50}$/i;

export const isAlternateHead = (line: string): boolean =>
  (line.length < 80 && ALTERNATE_HEAD.test(line)) ||
  (line.length < 120 && (OFFERED_HEAD.test(line) || CHOSEN_HEAD.test(line))) ||
  (line.length < 130 && OFFERED.test(line)) ||
  ASKED.test(line);

const TIER =
  /^\W*(good|better|best|bronze|silver|gold|platinum|basic|standard|premium|deluxe|economy)(?: (?:package|option|plan|tier|level|system))?\s*[-–—:]/i;

/** `GOOD - shingle`, `Premium package: metal`: one of several to choose from; null where it names none. */
export const packageNamed = (description: string): string | null =>
  TIER.exec(description)?.[1]?.toLowerCase() ?? null;
/** `Optional - not selected`, as programs print it at a line that a customer may tick. */
const NOT_CHOSEN = /(?:^|\s)\W*(?:optional\W{1,4})?not (?:selected|chosen)\W*$/i;

export const saysNotChosen = (text: string): boolean => text.length < 40 && NOT_CHOSEN.test(text);

export const isAlternateLine = (description: string): boolean =>
  ALTERNATE_LINE.test(description) ||
  OUTSIDE.test(description) ||
  NOT_CHOSEN.test(description.slice(-60));

/** `Table 2. Items not accepted`, `Declined - prior damage`, `Reason not paid`: who pays says that he does not. */
export const saysDeclined = (text: string): boolean =>
  text.length < 90 &&
  /\b(?:declined|denied|disallowed|rejected|non-?covered|denial|not (?:accepted|allowed|approved|covered|paid|payable|recommended|warranted|(?:being )?claimed))\b/i.test(
    text,
  );

/** `Stump grinding - not ordered`, `Market umbrella (cosmetic tear only - not covered)`: of a line that comes to nothing. */
export const endsNotDone = (description: string): boolean =>
  /[-–—:,;(] ?(?:not (?:ordered|covered|accepted|approved|allowed|claimed|wanted|authorized|performed|done|needed|required|included|in (?:the |this |our )?(?:contract|scope|bid|price|estimate))|declined|denied|excluded|n\.?i\.?c\.?|cancell?ed|by (?:owner|others))\)?$/i.test(
    description.slice(-80).trim(),
  );

/** Words of a deduction. */
export const isCreditLine = (description: string): boolean =>
  /^\W*(?:deduct(?:ion|ive)?s?|credits?|delete|omit|less|deductive)\b/i.test(description);

const TERMS_HEAD =
  /^\W*(?:(?:general |standard |payment |contract |our )?terms(?: (?:and|&) conditions)?|conditions|terms of (?:payment|sale)|(?:limited |manufacturer'?s? |workmanship |our )*warrant(?:y|ies)|guarantees?|payment(?:s)?(?: (?:terms|schedule|plan|information|options))?|draw schedule|acceptance(?: of (?:proposal|bid|estimate|quote|contract))?|notices?(?: (?:to|of) .{3,40})?|disclaimers?|insurance (?:and|&) licens(?:e|ing)|legal|agreement|signatures?|authorization|right to cancel.*|cancellation(?: policy)?|limitations?(?: of liability)?|change orders?|clarifications|assumptions|qualifications|important(?: (?:notice|information))?|please (?:note|read)|fine print|about us|references|insurance|liability|dispute resolution|lien (?:law|notice).*)\W*$/i;

export const isTermsHead = (line: string): boolean => line.length < 80 && TERMS_HEAD.test(line);

/** Headings that ordered work follows: they end exclusions and terms. */
export const isScopeHead = (line: string): boolean =>
  line.length < 90 &&
  /^\W*(?:(?:detailed |project |proposed )?scope(?: of (?:work|services|repairs?))?|inclusions?|included(?: (?:items?|work|in (?:this |the )?(?:price|bid)))?|work (?:includes?|included|to be performed)|description of work|line items?(?: \(\d+ (?:lines|items)\))?|estimate details?|price breakdown|pricing|base (?:bid|work|scope|price|contract)|proposal includes|we (?:propose|will)(?: to)?|we hereby propose.*)\W*$/i.test(
    line,
  );

/** Tables that say the same money again, by room, by trade or by tax. */
export const isRecapHead = (line: string): boolean =>
  line.length < 90 &&
  /^\W*(?:recap(?:itulation)?\b[^:]{1,40}|(?:estimate |cost |bid |price |work )?(?:recap|summary) by (?:room|category|trade|area|location|coverage|section|group|division|phase)|(?:room|category|trade|area) (?:recap|summary)|grand total areas|(?:totals?|costs?|prices?) by (?:room|category|trade|section|division|phase)|what moves the total most|(?:biggest|largest) costs|payment schedule|draw schedule|schedule of payments|schedule of values|price list reference)\W*$/i.test(
    line,
  );

const PAYMENT_COLUMNS =
  /^(?:draws?|payments?|milestones?|instal?lments?|progress payments?|stages?)(?: (?:#|no\.?|number|name))?$/i;
const PAYMENT_WHEN =
  /^(?:when|due(?: (?:when|date|at|on))?|payable|%|percent(?:age)?|% of (?:total|contract)|amount(?: due)?|\$|milestone|event|stage|trigger|upon|description|status|balance|paid)$/i;

/** `Draw | When | %`: the head of a table of payments. */
export const isPaymentHead = (cells: readonly { text: string }[]): boolean => {
  const [first, ...others] = cells;
  const hasWhen = others.some(({ text }) =>
    /when|due|payable|%|percent|milestone|event|stage|trigger|upon/i.test(text),
  );
  return (
    first !== undefined &&
    PAYMENT_COLUMNS.test(first.text) &&
    hasWhen &&
    others.every(({ text }) => PAYMENT_WHEN.test(text))
  );
};

/** The summary at the end: its rows are totals, none is a line. */
export const isSummaryHead = (line: string): boolean =>
  line.length < 90 &&
  /^\W*(?:summary(?: (?:for|of) .{2,60})?|recap(?:itulation)?|(?:claim |estimate |loss |project |cost |price |payment |settlement |coverage |financial )summary|totals?|statement of (?:loss|claim|values?)|(?:computation|calculation|determination|statement|summary) of (?:the |your |our )?(?:net )?(?:amounts?|claim|loss|payment|settlement|damages?|benefits?)(?: .{2,40})?|(?:net )?(?:claim|payment|settlement|loss|benefit)s? (?:computation|calculation|determination|breakdown|worksheet)|how (?:we (?:figured|calculated|determined) )?(?:your|this|the) (?:payment|claim|settlement)(?: (?:was|is) (?:figured|calculated|determined))?)\W*$/i.test(
    line,
  );

const TRADE =
  /^(?:demo(?:lition)?|framing|rough(?: framing| carpentry|-?in)?|drywall|insulation|paint(?:ing)?|floors?|flooring|floor coverings?|plumbing|electric(?:al)?|hvac|mechanical|roof(?:ing|s)?|siding|gutters?|windows?|doors?|cabinet(?:s|ry)?|countertops?|tops|tile|tiling|carpet(?:ing)?|concrete|masonry|site ?work|finish(?:es|ing)?|permits?|general conditions|clean ?up|allowances?|labor|materials?|equipment|carpentry|finish carpentry|trim|millwork|appliances?|fixtures?|landscap(?:e|ing)|hardscape|irrigation|excavation|foundations?|structural|preparation|prep|protection|mobilization|construction|wall ?paper|plaster|wallcoverings?|mitigation|water extraction|stucco|fencing|lighting|miscellaneous|misc|fees|overhead|base bid)$/i;

/** A heading of trades and phases alone. */
export const isTradeName = (heading: string): boolean => {
  const words = heading
    .replaceAll(/^[\d\s.)-]+|[(][^)]*[)]/g, '')
    .split(/\s*(?:,|&|\/|\+|\band\b)\s*/i)
    .filter((word) => word !== '');
  return words.length > 0 && words.every((word) => TRADE.test(word.trim()));
};

/** A story, a coverage or a source: rooms stand below it. */
export const isLevelName = (heading: string): boolean =>
  /^\W*(?:(?:main|upper|lower|first|second|third|1st|2nd|3rd|ground|basement|top)\s+(?:level|floor|stor(?:e?y))|level \d|(?:(?:additional|supplement(?:al|ary)|optional|other) )?coverages?\b.*|other structures|contents|source\b.*|dwelling|structure|(?:interior|exterior)(?: (?:work|items|rooms|areas|repairs|finishes|surfaces|scope|damages?))?|building \d?|(?:now|soon|wait)\b.*|line items?|estimate|scope.*)\W*$/i.test(
    heading,
  );

/** `Building estimate - Coverage A`: rooms stand below it, as parts of what is insured. */
export const isCoverageHead = (heading: string): boolean =>
  heading.length < 70 &&
  !/\d/.test(heading) &&
  /^(?:\p{L}[\p{L} &/]{2,40}\s?[-–:]\s?)coverage [a-d]\b(?: .{0,30})?$/iu.test(heading);

/** `COVERAGE A - DWELLING   Limit 412,000.00`: the name of the coverage; null where no limit stands beside one. */
export const limitedCoverage = (line: string): string | null => {
  if (line.length > 140) return null;
  const [, name] =
    /^\W*((?:(?:(?:additional |supplementary )?coverages?|section|part) [a-h1-6]\b|dwelling|other structures|personal property|contents|loss of use|additional living|business (?:income|personal)|ordinance (?:or|and|&) law|debris removal)\b[^\d$]{0,60}?)[\s,;:([–—-]*\b(?:policy |coverage |insured )?(?:limits?|sub-?limits?|max(?:imum)?|amount of insurance)(?: of (?:insurance|liability))?\b[\s:=]*\$?[\d,]{4,14}(?:\.\d\d)?[\])]?\W*$/i.exec(
      line,
    ) ?? [];
  return name ?? null;
};

/** `Table 2. Items not accepted`, `Schedule B`: one list of several, no place. */
export const isListName = (heading: string): boolean =>
  /^\W*(?:(?:table|list|schedule|exhibit|attachment|appendix|part) (?:no\.? ?)?(?:\d{1,2}|[A-Z])\b|(?:line )?items?\b|supplement(?:s|al)?\b)/i.test(
    heading,
  ) || saysDeclined(heading);

/** `RAILING AND STAIRS` beside `FOOTINGS` and `DECKING`: what is built, no place. */
const OF_BUILDING =
  /\b(?:railings?|rails?|handrails?|framing|decking|footings?|treads?|risers?|stringers?|hardware|fasteners?|materials?|lumber)\b/i;

/** A part of a building or of its grounds that no room is called. */
export const isPlaceName = (heading: string): boolean =>
  heading.split(' ').length <= 5 &&
  !OF_BUILDING.test(heading) &&
  /\b(?:unit #?\d+\w?|apartment|apt|suite \w+|hall|stair(?:s|well|case|way)|(?:front|back|rear|side) ?yard|elevation|corridor|lobby|wing|slope|cottage|guest house|main house|pool house|building [a-z\d])\b/i.test(
    heading,
  );

/** `Page 2 of 4`, `2/4`, `- 3 -`. */
export const pageIn = (line: string): { page: number; of: number | null } | null => {
  if (line.length > 160) return null;
  const [, page, of] =
    /\bpage:? ?(\d{1,3})(?: ?(?:of|\/) ?(\d{1,3}))?\b/i.exec(line) ??
    /^\W*(\d{1,3}) (?:of|\/) (\d{1,3})\W*$/.exec(line) ??
    [];
  if (page === undefined) return null;
  return { page: Number(page), of: of === undefined ? null : Number(of) };
};

const OLDER_MAIL = /^(?:on .{6,120} wrote:|-{2,} ?original message ?-{2,}|_{10,}\s*from: .*)\s*$/i;

/** The head of the mail that this one answers, which stands below it; what is passed on stands below another head. */
export const isOlderMail = (line: string): boolean => line.length < 200 && OLDER_MAIL.test(line);

/** Nothing but the number of the page and what printers add to it. */
export const isPageFurniture = (row: {
  text: string;
  cells: readonly { text: string }[];
}): boolean => {
  const { text, cells } = row;
  if (/^\W*\d{1,3}\W*$/.test(text)) return true;
  const isNumbered = (part: string) =>
    /^\W*page:? ?\d{1,3}(?: ?(?:of|\/) ?\d{1,3})?\W*$/i.test(part);
  if (cells.some((cell) => isNumbered(cell.text)) || /^\W*\d{1,3} (?:of|\/) \d{1,3}\W*$/.test(text))
    return true;
  return (
    text.length < 100 &&
    !text.includes('$') &&
    /(?:^\W*page:? ?\d{1,3}\b|\bpage:? ?\d{1,3} of \d{1,3}\W*$)/i.test(text) &&
    text.split(' ').length <= 14
  );
};

const BOILERPLATE =
  /\b(?:warrant(?:y|ies|ed)|guarantee[ds]?|terms|conditions|payments?|deposit|invoice[ds]?|balance|due (?:upon|on|at)|net \d\d|late fees?|interest|liab(?:le|ility)|insur(?:ed|ance|er)|licens(?:e|ed)|lien|arbitrat|attorney|cancel|terminate|acceptance|accepted|authoriz|sign(?:ed|ature)|agreement|contract(?:or)? (?:shall|will|is|agrees|reserves|may)|owner (?:shall|is|agrees|must|will)|customer (?:shall|is|agrees|must|will)|change orders?|not responsible|responsib|hidden|unforeseen|concealed|price (?:is|are|valid|subject)|prices (?:are|valid|subject)|(?:estimate|bid|proposal|quote|price|offer) (?:is|are|may|valid|subject|does|good)|valid for|good for|subject to|per code|in accordance|workmanlike|manufacturer'?s|standard practices|permits? (?:is|are|by)|thank you|please (?:call|contact|note|review|sign|remit|return|feel)|questions|coverage|policy|claim|adjust(?:er|ed|ment)|deductible|depreciation|copyright|rights reserved|www\.|http|@\w|prepared (?:by|for)|estimated? (?:by|using)|price list|pricing|software|software version|represent|guideline|federal|state law|notice|schedule[ds]? (?:to|for)|weather|work(?:ing)? (?:hours|days)|business days|calendar days|start date|completion date|payable|financ|credit card|check payable)\b/i;

/** Words of contracts, payments, letters and companies: nothing of it is work. */
export const isBoilerplate = (sentence: string): boolean =>
  BOILERPLATE.test(sentence.slice(0, 600));

const IMPERATIVE_LEAD =
  /^\W*(?:(?:please|then|also|next|we will|we propose to|contractor (?:to|will|shall)|crew (?:to|will)|furnish and|supply and|provide and|labor (?:and|&) materials? to)\s+)*/i;

export const isWorkSentence = (sentence: string): boolean =>
  /\p{L}{3}/u.test(sentence) &&
  VERB_IN_TEXT.test(sentence.slice(0, 600)) &&
  !isBoilerplate(sentence);

/** Whether a text begins with its verb, as an order does. */
export const isOrder = (sentence: string): boolean => {
  const rest = sentence.slice(0, 300).replace(IMPERATIVE_LEAD, '');
  const found = VERB_IN_TEXT.exec(rest.slice(0, 60));
  return found !== null && found.index <= 2 && isWorkSentence(sentence);
};

/** `Paint the hall`, spoken as nobody heads a list: `Debris removal` and `Finishes` do. */
export const isSpokenOrder = (text: string): boolean =>
  /\b(?:the|a|an|all|both|my|our|your)\b/i.test(text) && isOrder(text);

const ADDRESS =
  /^\W*\d{1,6}[A-Za-z]? (?:[NSEW]\.? )?(?:[\p{L}\d.'-]+ ){1,4}(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|ct|court|cir|circle|blvd|boulevard|way|pl|place|ter|terrace|pkwy|parkway|hwy|highway|trl|trail|loop|sq|square|pike|row|run|point|pt)\b\.?(?:,? .{0,60})?$/iu;
/** `318 Brick Chimney Road, Columbus OH`. */
export const isStreet = (line: string): boolean => line.length < 140 && ADDRESS.test(line);

const CITY = /^\W*[\p{L} .'-]{2,40},? [A-Z]{2},? \d{5}(?:-\d{4})?\b.{0,40}$/u;
const RECORD =
  /^\W*(?:(?:report|inspection|claim|policy|invoice|job|case|file|order|estimate|proposal|quote|bid|permit|project|lot|parcel|reference|ref|account)\b[ .]*(?:no\.?|number|num|#|id)?\s*[:#]?\s*[A-Z\d-]*\d[\w-]*)\W*$/i;

/** Addresses, letterheads and the numbers of records: no work, whatever their words. */
export const isLetterhead = (line: string): boolean =>
  line.length < 140 &&
  (ADDRESS.test(line) ||
    CITY.test(line) ||
    RECORD.test(line) ||
    /^\W*(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}\W*$/.test(line) ||
    /^\S+@\S+\.\S+$/.test(line.trim()));

export const sentencesOf = (line: string): string[] =>
  line.split(/(?<=[.!?;])\s+(?=[A-Z"(•-])/).filter((part) => part.trim() !== '');
