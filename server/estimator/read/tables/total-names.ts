// Kinds of figures below or between the lines by their labels: totals, taxes, deductibles, payments.
import type { PaperTotals } from '../../../domain/paper/paper-estimate.ts';

export type TotalKind =
  | Exclude<keyof PaperTotals, `${string}Percent`>
  | 'overheadProfit'
  /** The sum of a room, a section or a page: never a line, never the total. */
  | 'part'
  /** Known words of a summary that are kept nowhere. */
  | 'aside';

/** The whole label, small letters, without marks and figures. */
const LABELS: readonly (readonly [kind: TotalKind, words: RegExp])[] = [
  ['nonRecoverableDepreciation', /^(?:less |total )*non ?recoverable depreciation$/],
  [
    'aside',
    /^difference (?:from|to|between|over|under) (?:.* )?(?:engineers?|bids?|estimates?|budget|appropriation)\b.*$|^(?:total )?(?:net )?(?:claim|amount|recovery|payment|acv|cost)?(?: payable)? ?(?:if|when|after) (?:dep|all|recoverable|work|holdback|repairs).*$|^(?:balance|remaining)(?: (?:balance|due|on completion|upon completion|at completion|payment))*$|^(?:balance|remainder) (?:due )?(?:on|upon|at|after|when).*$|^(?:final|progress|second|third) payment.*$|^(?:total )?recoverable depreciation(?: (?:remaining|holdback|available))?$|^total paid to date$|^total amount of claim.*$|^maximum.*$|^(?:material|labor|equipment) (?:sub ?)?totals?$|^amount paid$|^paid$|^(?:calendar|working|business|completion|construction|contract) (?:days?|time|duration)$|^(?:days|time|weeks) to complet\w+$|^(?:low )?monthly payments?\b.*$|^(?:financing|financed|payments?)\b.*\b(?:as low as|per month|a month|monthly)\b.*$|^as low as\b.*$|^(?:\d+ )?(?:the )?(?:original|previous|prior|current|new|revised|adjusted) contract (?:sum|amount|price|total|value)\b.*$|^(?:\d+ )?net changes? by .*change orders?$|^(?:the )?contract (?:sum|amount|price) (?:prior|before|will|shall|including|after)\b.*$|^(?:\d+ )?(?:total (?:completed|earned)|retainage|balance to finish|current payment due)\b.*$|^(?:previous|prior|opening|past due) balance\b.*$|^balance (?:brought )?forward$|^(?:cash|check|card|credit card|financed|prepaid|early pay(?:ment)?|prompt pay(?:ment)?) (?:price|total|amount)(?: .*)?$/,
  ],
  [
    'depreciation',
    /^(?:less |total |minus )*(?:recoverable )?dep(?:r|rec|reciation)?(?: (?:we )?(?:subtracted|withheld|applied|taken|deducted|holdback))?$/,
  ],
  [
    'deductible',
    /^(?:less |minus |applied |your )*(?:policy |insurance |all other perils? |wind ?\/? ?hail |hurricane )?deductible(?: applied| amount)?$/,
  ],
  [
    'priorPayments',
    /^(?:\d+ )?less previous certificates\b.*$|^(?:less |minus )*total (?:of )?(?:(?:all|prior|previous|earlier|advance) )*(?:payments|advances)(?: (?:to date|made|received|issued))?$|^(?:less |minus |our |your |the )*(?:(?:prior|previous|earlier|advance|advanced|interim|undisputed) ?\/? ?)+payments?(?: (?:issued|made|to date|received|(?:by|from|to|of|on|dated) .{2,40}))?$|^(?:less |minus )*(?:amounts? )?(?:previously|already) paid$|^(?:less |minus )+(?:payments?|amounts? paid)(?: (?:made|received|to date|on account))*$|^(?:less |minus )*(?:payments?|paid|amounts? (?:paid|received)|received)(?: (?:received|made))? (?:to date|on account)$|^(?:less |minus )*payments? received$/,
  ],
  [
    'netClaim',
    /^(?!claim$)(?:total |net )*(?:amount )?claim(?:ed)?(?: (?:amount|payment|payable|remaining|total|now|due))*$|^net (?:actual cash value|acv)(?: (?:payment|claim))?$|^net (?:payment|amount payable|payable|settlement)$|^(?:amount of|total) (?:this |our )?payment$|^total net claim$|^net acv claim$|^(?:net |total |balance |amount |payment )+(?:now )?(?:due|payable|owed|owing)? ?to (?:the |our |named )*(?:insureds?|policyholders?|homeowners?|payees?|claimants?)$|^(?:amount of )?(?:this |our |your )?(?:check|cheque|draft|payment) (?:enclosed|attached|herewith|issued herewith)$|^enclosed (?:check|cheque|draft|payment)$/,
  ],
  [
    'acv',
    /^(?:total |net of depreciation )?(?:actual cash value|acv)(?: total)?(?: of (?:the |this |all )?(?:loss(?:es)?|claim|damages?|repairs?|items?))?(?: claimed)?(?: (?:now|to date))?$/,
  ],
  [
    'rcv',
    /^gross loss$|^(?:total |gross )?(?:replacement cost(?: value)?|rcv)(?: (?:total|benefit))?(?: of (?:the |this |all )?(?:loss(?:es)?|claim|damages?|repairs?|items?))?(?: claimed)?$|^full cost of repair$/,
  ],
  [
    'tax',
    /^(?!.*\b(?:before|excluding|excl|without|incl|including|with|plus|pre|after|no|permits?|fees?|disposal)\b)(?:[\w&]+ ){0,5}(?:tax(?:es)?|g\.?s\.?t|hst|vat)(?: (?:total|amount|allowance|due))*(?: (?:on|of|for) .{2,40})?$|^(?:sales )?tax \/ [a-z ]{3,30}$|^(?:(?:zzgl|plus|inkl) )?(?:mwst|ust|mehrwertsteuer|umsatzsteuer)$/,
  ],
  [
    'overheadProfit',
    /^(?:\w+ )?(?:total )?(?:gc |general contractor |contractor |contractors )?(?:o ?& ?p|o and p|oh ?& ?p|overhead (?:&|and|\/|\+) profit|profit (?:&|and) overhead|overhead ?\/ ?profit)(?: total)?$/,
  ],
  [
    'overhead',
    /^(?:gc |general |general contractor |contractor |contractors |field |company )*overhead(?: total)?$|^general conditions and overhead$/,
  ],
  [
    'profit',
    /^(?:gc |general contractor |contractor |contractors |builder |builders )*(?:profit|markup|mark up|fee|margin)(?: total| on (?:materials?|cost|subs|subcontractors))?$/,
  ],
  [
    'contingency',
    /^(?:total )?(?:(?:general|construction|project|job|design|estimating|budget|price|owners?|contractors?|builders?|unforeseen) ){0,2}contingenc(?:y|ies)(?: (?:allowance|fund|reserve|budget|amount|total))?(?: of)?(?: (?:for|on) .{2,40}?)?(?: 1 (?:ls|lsum|lump sum|ea|lot|job|allow(?:ance)?))?$/,
  ],
  [
    'discount',
    /^(?:less |minus )?(?:\w+ ){0,3}discounts?(?: applied| amount)?$|^discount .{0,30}$/,
  ],
  [
    'deposit',
    /^(?:required |initial )?(?:deposit|down ?payment)(?: (?:due|required|requested|amount|received|paid|on file|on account|on signing|at signing|upon signing|(?:with|at) (?:your )?order|due (?:on|at|upon) \w+|to (?:schedule|start|begin|order|hold|book|confirm|proceed)|upon \w+))*$|^(?:one )?(?:half|third|quarter) (?:to (?:start|begin|order|schedule)|down|up front|at (?:start|signing)|on (?:signing|acceptance|start)|with (?:your )?order)$|^down (?:with|at|on|upon|to) .{3,40}$|^(?:due|payable) (?:at|on|upon) (?:signing|acceptance|contract|contract signing)$|^initial payment$/,
  ],
  [
    'net',
    /^sum of (?:all |the |this )*work$|^total of the work$|^(?:line |line item |line items |item |items )(?:sub ?)?totals?(?: (?:before|excluding|without|net of) .*)?$|^(?:sum|total) of (?:all |the |work |listed )*(?:line )?items?(?: (?:before|excluding|without|net of) .*)?$|^(?:supplement(?:al)?|accepted|approved|allowed|claimed|requested|priced) items(?: (?:sub ?)?total)?(?: net of .{2,30})?$|^(?:extended )?(?:cost of )?line items?(?: (?:replacement )?costs?)?(?: (?:before|excluding|without) .*)?$|^(?:all|total of (?:all )?) ?(?:rooms|areas|phases|sections|divisions|trades)(?: \d.*)?$|^line items? totals? [\w ]{1,50}$|^sub ?total+s?$|^sum$|^(?:total )?(?:direct |construction |base )costs?(?: total| subtotal)?$|^cost of (?:the )?work$|^(?:sub ?)?total cost of (?:the )?work$|^net(?: total)?$|^total (?:before tax|line items|of line items|of items|excluding tax|pre tax|direct costs?|materials (?:and|&) labor|labor (?:and|&) materials?)$|^sub ?total (?:before .*|of (?:line )?items|line items|of (?:all )?work)$|^net estimate$|^total net$|^(?:it |all |this |the above )?(?:adds up to|comes to|sum of (?:the )?(?:above|lines|items))$|^net (?:of )?(?:adds?|additions?) (?:and|&|less) (?:deducts?|deductions?|credits?)$|^(?:(?:zwischen|netto)-?summe|summe netto|netto(?:betrag)?)$/,
  ],
  [
    'total',
    /^totals? (?:of|for) (?:the )?(?:parts|sections|phases|groups|schedules) \w{1,3}(?: \w{1,3})* (?:and|&|to|through) \w{1,3}$|^(?:gesamt|brutto|end|angebots|rechnungs)-?(?:summe|betrag|preis)(?: brutto)?$|^summe brutto$|^(?:\d+ )?contract sum to date$|^totals? (?:t ?& ?m|time (?:and|&) materials?)$|^(?:the |our |your |total |full |complete )*(?:price|cost|sum|charge|amount) (?:for|of) (?:all|everything)(?: of)?(?: the)?(?: work)?(?: (?:above|listed|listed above|shown|described|described above))?$|^totals? (?:of|for) (?:all )?(?:checked|ticked|selected|accepted|chosen|initialed) (?:items|options|work|lines)$|^(?:total )?net (?:change|amount|total|cost) (?:of |for |by )?(?:this )?(?:change )?order$|^(?:(?:total|net)(?: (?:of|for))? )?this change order$|^(?:total )?net (?:change|increase|decrease)(?: (?:in|to) (?:the )?(?:contract|price|cost)(?: (?:sum|amount|price))?| (?:of |for |by )?(?:this )?(?:change )?order)?$|^(?:rounded(?: (?:off|down|up))?(?: (?:to|total|price))?|call it|make it)$|^(?:(?:sum|grand) )?totals? (?:for|of|of all|for all)? ?(?:all|both|this|entire|complete|whole) (?:\w+ ){0,2}(?:rooms?|areas?|sections?|phases?|trades?|units?|buildings?|locations?|work|supplement|proposal|estimate|bid|job|project|quote|quotation|invoice|order|contract)$|^(?:(?:grand|project|contract|bid|ticket|work order|bill|estimate|estimated|proposal|proposed|job|overall|final|total|base|quote|quoted|net|combined|lump sum|price|invoice|amount|full|all|our|your|complete|firm|fixed|investment|turnkey|sum|the) )*(?:totals?|total (?:(?:base|net|firm|fixed|lump sum|proposed|quoted|installed|turnkey|cash) )?(?:bid|price|cost|amount|estimate|investment|contract|due|project|proposal|job|quote|quotation|offer|sum|value)(?: (?:price|amount|cost|total|sum|due|price installed))*|(?:contract|agreed) (?:price|amount|sum|total)|(?:your|our|project|job|package|complete|all in) (?:price|cost|investment)|(?:lump sum|base) (?:bid|price|amount)|bid (?:price|amount|total)|(?:you|please|to) pay|amount due|total due|price|proposal amount|investment)(?: (?:for (?:all|the) (?:work|above|project|job)(?: above| listed)?|due|usd|including tax|incl tax|with tax|price|amount|contract price|project cost))*$/,
  ],
];

const PART =
  /^(?:(?:room|area|section|page \d*|category|trade|level|floor|phase|division|unit) )?(?:sub ?-?totals?|totals?)\b(?!.*\b(?:replace|install|remove)\b)/;
const PART_BEHIND =
  /\b(?:sub ?totals?|totals?)$|^(?:room|area|section|phase)$|\b(?:brought|carried) forward$|^(?:part|section|phase|group|schedule) \w{1,3} (?:in all|altogether)$/;

const normal = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, '')
    // Recognition loses spaces, reads one letter as two, or as a figure.
    .replaceAll(
      /\b(amount|balance|grand|total|net|invoice|contract)(due|total|price|claim|amount)\b/g,
      '$1 $2',
    )
    .replaceAll(
      /\b(sub ?-?)?tota[l1i|]{1,2}\b/g,
      (_all, sub: string | undefined) => `${sub ?? ''}total`,
    )
    .replaceAll(/\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}|\d{1,2} ?\/ ?\d{1,2}/g, ' ')
    .replaceAll(/(?:(?<![a-z])[@x] ?)?\d[\d.,]* ?(?:%|percent)(?: of [a-z ]+)?/g, ' ')
    .replaceAll(/[$:;.,*=_#'"’|•-]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Letters and figures of a label: `*** MISC ***` and `Misc` name the same part. */
export const nameKey = (label: string): string => label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');

const MAX_LABEL = 70;
/** Letters of a label as it is written, with its marks and figures. */
export const LONGEST_LABEL = 140;

/** `Repeat customer 5% off`, `Spring special 3%`. */
const PERCENT_OFF =
  /^\W*less \d[\d.]* ?%|\d ?% (?:off|discount|savings|rebate)\b|\b(?:special|discount|savings|rebate|coupon|promo\w*),? -?\(?\d[\d.]* ?%/i;

export const isPercentOff = (text: string): boolean => PERCENT_OFF.test(text);

/** `Items (before tax)`, `Total (excluding O&P and tax)`. */
const BEFORE_TAX =
  /^(?:(?:all|line|listed|priced|work|the|sub-?|total|sum of) ?)*(?:items|work|repairs|totals?|sub ?totals?|sum|cost|amount|price) \((?:before|excl(?:uding|\.)?|without|pre-?|less|not including|net of)\.? ?[^()]{0,24}\b(?:tax(?:es)?|o ?& ?p|overhead[^()]{0,14})\):?$/i;

/** `50% to order slabs`; `To start permits` is work. */
const SHARE_TO_BEGIN =
  /^\W*\d[\d.]* ?(?:%|percent) to (?:order|start|begin|book|hold|reserve)\b.{0,30}$/i;

/** Figures whose label may go on with its circumstances: `Previously paid - draft 1190, 06/03/2023`. */
const NAMED_BEFORE: ReadonlySet<TotalKind> = new Set([
  'priorPayments',
  'deductible',
  'depreciation',
  'nonRecoverableDepreciation',
  'acv',
  'rcv',
  'netClaim',
  'deposit',
  'discount',
]);

/** @returns the kind of a row's figure by its label; null for a line */
export const totalNamed = (label: string): TotalKind | null => {
  if (label.length > LONGEST_LABEL) return null;
  const words = normal(label);
  if (words === '' || words.length > MAX_LABEL) return null;
  if (BEFORE_TAX.test(label.trim())) return 'net';
  if (SHARE_TO_BEGIN.test(label)) return 'deposit';
  const kind = LABELS.find(([, pattern]) => pattern.test(words))?.[0];
  if (kind) return kind;
  if (isPercentOff(label) && !/\b(?:price|total)\b/.test(words)) return 'discount';
  if (/\bgrand total\b/.test(words)) return 'total';
  const [name = ''] = label.split(/\s[-–—]\s|,\s/);
  const named =
    name === label ? undefined : LABELS.find(([, each]) => each.test(normal(name)))?.[0];
  if (named && NAMED_BEFORE.has(named)) return named;
  const isShort = words.split(' ').length <= 10;
  return isShort && (PART.test(words) || PART_BEHIND.test(words)) ? 'part' : null;
};

/** Below the last line a label need not be one that is known: one word of it says what its figure is. */
const CLOSING: readonly (readonly [kind: TotalKind, words: RegExp])[] = [
  ['nonRecoverableDepreciation', /\bnon ?recoverable\b/],
  [
    'aside',
    /\b(?:if|when|once|after|upon|on|at|until) (?:dep\w*|all|recover\w*|work|repairs?|incurred|complet\w*|delivery)\b|\b(?:holdback|retain(?:age|ed)|remain(?:s|ing|der)|maximum)\b/,
  ],
  ['depreciation', /\bdep(?:rec|reciation)?\b/],
  ['deductible', /\bdeductible\b/],
  ['deposit', /\b(?:deposit|down ?payment|retainer)\b/],
  [
    'priorPayments',
    /\b(?:prior|previous(?:ly)?|earlier|already|advanced?|interim)\b.*\b(?:paid|pay|payments?|checks?|drafts?)\b|\b(?:paid|payments?|received)\b.*\b(?:to date|on account|received|made|previously|already)\b|^(?:less|minus) .*\b(?:paid|payments?|advances?|advanced|drafts?|checks?)\b|^advances? (?:on|against|toward|for|paid|received|issued|to date)\b/,
  ],
  [
    'netClaim',
    /\bnet (?:(?:contents|building|dwelling|structure|personal property|property) )?(?:claim(?:ed)?|payment|payable|settlement|amount|loss)\b|\bclaim net\b|\bnet .*\bclaimed\b|\b(?:check|cheque|draft|payment|settlement) (?:amount|enclosed|attached|to (?:you|the insured)|now due)\b|\b(?:amount|balance|payment|total) (?:now )?(?:due|payable|owed|owing)\b|\b(?:we|will) (?:owe|pay)\b/,
  ],
  ['overheadProfit', /\boverhead\b.*\bprofit\b|\bprofit\b.*\boverhead\b|\boh? ?& ?p\b/],
  ['overhead', /\boverhead\b/],
  ['profit', /\b(?:profit|mark ?up)\b/],
  ['contingency', /\bcontingenc(?:y|ies)\b/],
  [
    'discount',
    /\b(?:discounts?|rebates?|courtesy|promo(?:tion|tional)?|coupons?|savings?|concession|(?:take|knock|took|taking) off)\b/,
  ],
  ['tax', /\btax(?:es)?\b|\b(?:gst|hst|pst|vat)\b/],
  ['acv', /\b(?:actual cash value|acv)\b/],
  ['rcv', /\b(?:replacement cost|rcv)\b/],
  ['net', /\bsub ?totals?\b/],
  ['total', /\btotals?\b/],
];

/** `Total with tax`, `Price including O&P`: the words behind `with` or `including` do not name the figure. */
const TOGETHER = /\s(?:including|incl|includes|with|plus|after|net of|inclusive of)\s.*$/;
const ABOUT = /\s(?:on|of|for|at|by|from|applied to)\s.*$/;
const WITHOUT = /\b(?:before|excluding|without|exclusive of)\b/;

/** @returns the kind of a figure below the last line by its label; null where no word of it tells */
export const closingNamed = (label: string): TotalKind | null => {
  const words = normal(label.slice(0, LONGEST_LABEL)).replace(/^(?:plus|add|and) /, '');
  const [before = '', ...rest] = words.split(WITHOUT);
  if (rest.length > 0 && /\b(?:totals?|sum|price|cost|items?)\b/.test(before)) return 'net';
  const whole = words.replace(TOGETHER, '');
  const named = (text: string) => CLOSING.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  return named(whole.replace(ABOUT, '')) ?? named(whole);
};
