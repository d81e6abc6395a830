// What the heads of columns are called, as data.
import type { PaperSide, PaperEstimate } from '../../../domain/paper/paper-estimate.ts';
import { knownUnit, type UnitOfWork } from '../plans/written-units.ts';

/** Names of two parties whose figures stand side by side, and whose of them are the lines'. */
export type SidesOfHead = NonNullable<PaperEstimate['sides']>['names'] & { shown: PaperSide };

export type ColumnKind =
  | 'number'
  | 'description'
  /** A name beside a description, or a kind of work beside its details. */
  | 'item'
  | 'room'
  | 'section'
  | 'quantity'
  /** Days or hours that each of the quantity is paid for: `Qty | Days | Rate`. */
  | 'times'
  | 'unit'
  | 'unitPrice'
  /** The price of one for an order of so many or more: `50+` beside `1+`. */
  | 'breakPrice'
  /** The bidder's own cost of one. It is read as the price where the head names no price. */
  | 'unitCost'
  /** A unit price or an amount, as the other columns tell. */
  | 'price'
  | 'remove'
  | 'replace'
  /** The labor or the materials of an amount. It is the amount of the line where no other is written. */
  | 'part'
  | 'amount'
  /** What the lines of a section come to, in the row of its name. */
  | 'sum'
  | 'rcv'
  | 'tax'
  | 'overheadProfit'
  | 'depreciation'
  | 'depreciationPercent'
  | 'acv'
  | 'age'
  | 'life'
  | 'ageLife'
  | 'length'
  | 'width'
  | 'height'
  | 'area'
  /** Square feet of the walls or ceilings of a room. */
  | 'surface'
  | 'note'
  /** Whether a line is wanted: `optional`, `excluded`. */
  | 'status'
  /** The share of an amount that is done, billed or open in an application for payment. */
  | 'progress'
  /** What the other of two parties says of a line. */
  | 'otherSide'
  | 'other'
  /** The amounts of one bidder of several. */
  | 'bidder'
  | 'bidderPrice';

/** Words of a head without marks, in small letters. */
const HEADS: readonly (readonly [kind: ColumnKind, words: RegExp])[] = [
  // What a program says in each row of the paper and of whom it is for.
  ['other', /^(?:(?:estimate|quote|invoice|bid|proposal|document|order|job|project|customer|client|contact|transaction) (?:name|no|num|number|#|id|date|status|type|title)|(?:customer|client|billing|contact) ?e ?mail(?: address)?|e ?mail address|date issued|(?:issue|sent|expiry|expiration|due|transaction) date|currency(?: code)?|exchange rate|account code|tax(?: \d)? (?:type|name|rate|code)|discount (?:percentage|%|type))$/],
  ['progress', /^(?:from )?previous (?:applications?|periods?|billings?|certificates?)(?: \w+)?$|^this (?:period|application|billing|month)$|^(?:total )?(?:work )?(?:completed|earned|billed)(?: (?:and|&) stored)?(?: to date)?$|^balance to (?:finish|complete)$|^retainage$|^(?:%|percent) (?:complete|completed|billed)$|^(?:materials? (?:presently )?stored|stored materials?)$/],
  ['number', /^(?:#|no|nr|num|number|item (?:no|nr|num|number|#|code)|line(?: (?:no|number|#|item (?:no|number|#)))?|ln|pos|position|spec(?: (?:no|number|#|id))?|code|item id|product code|style #|cost code|csi(?: code| div| division)?|sel|cat|cat sel|id|bid item(?: no| #)?|pay item|ref(?: no)?|sr no|s no)$/],
  ['description', /^(?:(?:work|item|line|line item|scope|task|product|service|bid item|job|trade|activity|full) )?(?:description|desc|descr|descriptions|description of (?:work|item|items|services?|repairs?|materials?|loss)|description and location|description of work to be (?:done|performed))(?: of work| of services?)?$|^(?:memo|particulars|narrative)$|^what(?: (?:we|you)(?: ll| will)?(?: do| get)?)?$/],
  ['item', /^(?:title|employees?(?: name)?|workers?|technicians?|crew member|personnel|(?:item|items|work|service|services)(?: (?:claimed|requested|submitted|denied|declined|performed|rendered|ordered))|item|items|name|line item|line items|(?:line item|item|product|service|task|product or service|product\/service) name|item ?\(product\/service\)|scope|scope of work|scope items?|work|work item|work items|work to be (?:done|performed|completed)|task|tasks|task name|activity|service|services|product|product or service|product \/ service|product\/service|material|materials|parts|labor|labour|equipment|details?|component|element|repair|repairs|proposed work|improvement|bid item|pay item description|cost item|feature|article|merchandise|style|goods|types? ?(?:\/|&|and) ?sizes?|sizes? ?(?:\/|&|and) ?types?)$/],
  ['room', /^(?:room|rooms|room name|location|locations|space|area name|room \/ area|room\/area|room or area|area or room|where)$/],
  ['section', /^(?:section|trade|division|div|category|phase|group|group description|group name|cost group|cost type|cost category|class|assembly|work type|type of work|type|parent|parent group|subgroup|system|priority)$/],
  ['quantity', /^(?:(?:est(?:imated)?|bid|total|approx|plan|measured|takeoff|order|item|line|line item) )?(?:qty|qtys|quantity|quantities|quan|quant|qnty|qnt|measurement|measurements|count|amount needed|no of units|number of units|# of units|hrs|hours|man hours|labor hours|days|how (?:many|much))$/],
  ['unit', /^(?:unit|units|uom|u m|u\/m|um|u o m|unit of measure|unit of measurement|unit measure|measure|unit type|usage unit|msmt unit|per)$/],
  ['unitPrice', /^(?:(?:bid |contract |sell |selling |installed |total )?unit (?:bid )?(?:price|rate|amount|bid|sell|\$)|unit (?:price|rate)s?|rate|rates|each|apiece|a piece|price each|price ea|price per(?: unit)?|price\/unit|each price|unit price installed|bid unit price|labor rate|(?:item|line item) (?:rate|unit price)|hourly(?: rate)?|rate per hour|rate\/hr|\$\/unit|\$\/ea|u\/p|unit pr|unit prc|per unit|\$ per unit|retail unit price|(?:rc|rcv|repl|repl cost|repl(?:acement)? (?:cost|price|value)|retail|retail (?:price|cost|value)|new|cost new|price new|today(?:'?s| s)? (?:price|cost)) (?:each|ea|apiece|per(?: (?:unit|item|piece))?|@|\/ ?ea)|(?:unit|each|per item|single|item) (?:rc|rcv|repl(?:acement)?(?: (?:cost|value|price))?|retail)|cost to replace each)$/],
  ['unitCost', /^(?:unit cost|cost each|cost per(?: unit)?|cost\/unit|builder cost|cost ea|unit costs)$/],
  ['price', /^(?:net price|price|prices|bid price|sales price|sale price|selling price|sell price|item price|list price|net price|cost|costs|bid|\$|charge|charges|fee|retail|est cost|estimated cost|client price|owner price|budget|investment|quote|quoted price|material cost|labor cost|bid \$)$/],
  ['remove', /^(?:remove|removal|tear off|demo price)$/],
  ['replace', /^(?:replace|(?:detach|remove|d) ?(?:&|and|\/|\+) ?(?:reset|reinstall|r)|reset|reinstall|replace \/ reset|install)$/],
  ['amount', /^(?:(?:amount|total|sum) (?:claimed|requested|submitted|billed|denied|declined|charged)|(?:claimed|requested|billed|denied) (?:amount|total)|total|totals|amount|amounts|amt|extended|extension|ext|ext price|ext cost|ext amount|extended (?:price|cost|amount|total|value)|total (?:price|cost|amount|bid|\$|value|client price|charge)|line (?:total|amount|price|sub ?total)|item (?:amount|total)|sub ?total|sum|bid (?:amount|total)|contract amount|value|net|net amount|\$ amount|dollar amount|grand total|price total|cost total|amount \$|total \$|amount due|line item total|labor total|total w\/ tax|estimate|(?:rc|repl(?:acement)?|replacement cost|repl cost|retail|ext(?:ended)? (?:rc|repl cost|replacement cost|retail)) (?:total|ext|extended|extension)|ext(?:ended)? (?:rc|repl(?:acement)? cost|retail)|total rc|proposed amount|actual(?: (?:cost|price|amount))?|lump sum|lump sum price|lump sum amount|project total|scheduled value|contract value|line \$|(?:add|increase) ?\/? ?\(?(?:deduct|decrease)\)?)$/],
  ['rcv', /^(?:rcv|rc|repl cost|repl(?:acement)? value|total (?:repl(?:acement)?|retail) (?:cost|value|price)|(?:rcv|rc|replacement cost|repl cost) (?:w\/|with|incl(?:uding)?|inc|\+) ?tax(?:es)?|replacement cost|replacement cost value|replace cost|replacement value|replacement|total rcv)$/],
  ['tax', /^(?:tax|taxes|sales tax|material tax|(?:(?:item|line) )?tax(?: \d)? amount|tax \$)$/],
  ['overheadProfit', /^(?:o ?& ?p|o and p|op|o\/p|oh ?& ?p|ohp|overhead & profit|overhead and profit|gc o&p|o&p \$|o&p amount)$/],
  ['depreciationPercent', /^(?:dep(?:r|rec|reciation)? ?%|% ?dep(?:r|rec|reciation)?|dep(?:r|rec)? (?:pct|percent)|percent dep(?:r|rec|reciation)?|dep(?:r|rec|reciation)? (?:rate|factor)|rate of dep(?:r|rec|reciation)?)$/],
  ['depreciation', /^(?:dep|depr|deprec|depreciation|dep(?:rec)? amt|less dep(?:r|rec|reciation)?|depreciation amount|holdback|dep(?:r|rec)? (?:amount|amt|\$)|recov(?:erable)? dep(?:r|rec|reciation)?|rec dep|rd)$/],
  ['acv', /^(?:acv|actual cash value|actual cash|total acv|net acv)$/],
  ['ageLife', /^(?:age ?\/ ?life|age life|age & life)(?: cond(?:ition)?)?$/],
  ['age', /^(?:(?:item )?ages?|years?|yrs|years? old|age yrs?|age years?)$/],
  ['life', /^(?:life|useful life|life exp|life expectancy|life yrs?|life years?)$/],
  ['note', /^(?:(?:reason|basis|explanation)(?: (?:(?:not|for) )?(?:paid|payment|denial|denied|declined|declination|non-?payment|rejection|disallowance|decision|accepted|allowed|covered|nonpayment))?|why (?:not|it is not|declined|denied)(?: (?:paid|accepted|covered|allowed))?|notes?|remarks?|comments?|specs?|specifications?|note \/ comments?|special instructions|condition notes?)$/],
  ['status', /^(?:status|line status|decision|determination|disposition|carrier (?:decision|response|status)|approved\?|accepted\?|covered\?|allowed\?|included\?|incl\?|in or out|optional\??|is optional)$/],
  ['length', /^(?:length|len|l)$/],
  ['width', /^(?:width|wid|w|breadth)$/],
  ['height', /^(?:height|ceiling height|hgt|ht|h|clg ht)$/],
  ['area', /^(?:l ?x ?w(?: ?\(?ft\)?)?|area|floor area|room area|size|room size|dimensions?|floor|sq footage|square footage|footage)$/],
  // German bids.
  ['description', /^(?:leistungs)?beschreibung$|^(?:kurz)?(?:bezeichnung|text)$|^(?:leistung(?:en)?|gegenstand)$/],
  ['quantity', /^(?:menge|anzahl|stückzahl)$/],
  ['unit', /^(?:einheit|einh|mengeneinheit)$/],
  ['unitPrice', /^(?:e(?:inzel|inheits)?-?preis|ep|preis (?:je|pro) einheit)$/],
  ['amount', /^(?:g(?:esamt)?-?(?:preis|betrag)|gp|betrag|gesamt|summe)$/],
  // Spanish bids.
  ['description', /^descripci[oó]n(?: del? (?:trabajo|servicios?))?$|^(?:concepto|partida|trabajos?|servicios?)$/],
  ['quantity', /^(?:cantidad|cant)$/],
  ['unit', /^(?:unidad(?:es)?|und|medida)$/],
  ['unitPrice', /^(?:precio|costo|valor) (?:unitario|unit|por unidad|por pie)$|^(?:p u|tarifa)$/],
  ['price', /^(?:precio|costo)$/],
  ['amount', /^(?:importe|monto|(?:precio|costo|valor) total)$/],
  ['other', /^(?:orig(?:inal)? (?:cost|price|purchase price|date)|purchase (?:price|date|place)|date (?:of )?purchased?|(?:place|where) (?:of )?purchased?|bought|acv each|unit acv|cond|condition|difference|variance|vendor|supplier|date|sku|model|brand|image|photo|taxable|tax code|markup|markup %|margin|margin %|start|end|include|select|selected|tick|done|cost markup|profit %|weight|supplier cost|our cost|mkup|mark up|waste|waste %|initials?|coverage|cov|act|action|priced by|material|materials \$|equipment \$|labor \$|labor|selected by|y\/n|moisture|reading|% complete|due|finish|manufacturer|sub ?contract(?:ors?|s)?|subs?)$/],
]; // prettier-ignore

/** Words of several columns that OCR or narrow cells put close to each other. */
export const LONGEST_HEAD_WORDS = 5;

export interface HeadName {
  kind: ColumnKind;
  unit: UnitOfWork | null;
}

const normal = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[.:*_'"’,]+/g, ' ')
    // `UNIT$` as recognition joins it.
    .replaceAll(/(?<=\p{L})\$/gu, ' $')
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:- )|(?: -)$/g, '')
    .trim();

/** Dollars behind a name say only that it is money: `Extension $`, `Overhead & profit (USD)`. */
const IN_DOLLARS = / [([]?(?:\$|us ?\$|usd|dollars)[)\]]?$/;

const kindOf = (words: string): ColumnKind | null => {
  const found = HEADS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  const bare = words.replace(IN_DOLLARS, '');
  return found ?? (bare === words ? null : kindOf(bare));
};

/** `SF`, `Sq. Ft.`, `LF`, `Hrs`: a column that its unit names. Feet alone are a side of a room. */
const unitNamed = (words: string): UnitOfWork | null => {
  const unit = knownUnit(words);
  return unit &&
    !/^(?:ft|feet|no|nr|m|units?|items?|set|sets|job|allowance|allow|count|ct|lot)$/.test(words)
    ? unit
    : null;
};

/** `Wall SF`, `Ceiling (sq ft)`, `Clg. area SF`: one of several surfaces of a room. */
const SURFACE = /^(?:floors?|walls?|ceilings?|clg)(?: areas?)? [([]?([^)\]]{1,14})[)\]]?$/;

/** `$/SF`, `Price per Sq. Ft.`, `Rate ($/SF)`: a price by its unit. */
const PRICE_PER = /^(?:(?:unit )?(?:price|cost|rate|bid)|\$)? ?(?:\/|per) ?(.{1,14})$/;
/** A unit behind the name: `Qty (SF)`, `Area (SF)`, `Qty SF`. */
const WITH_UNIT = /^([^([]{1,30}?) ?[([]([^)\]]{1,14})[)\]]$/;
const BARE_UNIT = /^(.{1,30}?) (sf|sq ft|sqft|square feet|ft2|ft²|m2|m²|sqm|lf|sq|ft|feet)$/;

const OF_PRICE = /^(?:materials?|parts|labou?r|equipment)$/;

const OF_TWO_NAMES: ReadonlySet<ColumnKind> = new Set([
  'quantity',
  'unitPrice',
  'tax',
  'overheadProfit',
  'amount',
  'rcv',
  'depreciation',
  'acv',
]);

/**
 * `Tax / Fees`, `RCV (Replacement)`: of several names for a column of figures the first that we know. `Style / Description` and
 * `Product / Size / Options` hold what is described, whatever else is told there.
 */
const oneOfTwo = (words: string): ColumnKind | null => {
  const partsAt = (mark: RegExp) =>
    words.split(mark).map((part) => part.replace(/ ?[)]$/, '').trim());
  const figures = partsAt(/ ?[/(|] ?/).map(kindOf);
  const figure = figures.find((kind) => kind !== null && OF_TWO_NAMES.has(kind));
  if (figure) return figure;
  if (partsAt(/ ?[/(|&+-] ?| and /).some((part) => kindOf(part) === 'description'))
    return 'description';
  const names = partsAt(/ ?\/ ?| ?& ?(?=(?:options?|sizes?|colou?rs?|finish(?:es)?|details?)$)/);
  const isItem = (part: string) => kindOf(part) === 'item' && !OF_PRICE.test(part);
  return names.every((part) => part.split(' ').length < 3) && names.some(isItem) ? 'item' : null;
};

/** `O&P 20%`, `Tax 7% mat.`: its share stands behind the name. */
const WITH_SHARE = /^(.{2,24}?) [@(]? ?\d{1,2}(?:[ .]\d{1,3})? ?%/;

const shareNamed = (words: string): ColumnKind | null => {
  const [, name = ''] = WITH_SHARE.exec(words) ?? [];
  const kind = kindOf(name.trim());
  return kind !== null && OF_TWO_NAMES.has(kind) ? kind : null;
};

/** `1 +`, `50+`, `100 & up`, `12 or more`: the price of one of so many. */
const PRICE_BREAK = /^(\d{1,5}) ?(?:\+|(?:&|and) (?:up|over)|or more)$/i;
/** `1-9`, `10 to 49` beside those. */
const BREAK_RANGE = /^(\d{1,5}) ?(?:-|–|to) ?\d{1,5}$/i;

/** How many have to be ordered for the prices below such a head; null for another one. */
export const priceBreak = (title: string): { from: number; isOpen: boolean } | null => {
  const open = PRICE_BREAK.exec(title.trim());
  const from = (open ?? BREAK_RANGE.exec(title.trim()))?.[1];
  return from === undefined ? null : { from: Number(from), isOpen: open !== null };
};

/** `ItemQuantity`, `unit_price`: words of a head as programs join them. */
const parted = (text: string): string =>
  text.replaceAll('_', ' ').replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');

/** What the head of a column says. @returns null when it is none that we know */
export const headNamed = (text: string): HeadName | null => {
  const words = parted(text);
  return plainHead(text) ?? (words === text ? null : plainHead(words));
};

const plainHead = (text: string): HeadName | null => {
  // A head begins with a word, a `#`, a `$` or a `%`; figures of rows are not looked up.
  if (text.length > 44 || /^[\s\d.,(<-]*\d|^\W*\$ ?\d/.test(text)) return null;
  const words = normal(text);
  if (words === '') return null;
  const kind = kindOf(words);
  if (kind) return { kind, unit: null };
  const surface = knownUnit(SURFACE.exec(words)?.[1] ?? '');
  if (surface?.code === 'SF') return { kind: 'surface', unit: surface };
  const bare = unitNamed(words.replace(/^(?:total|roof) (?=s)/, ''));
  if (bare) return { kind: 'quantity', unit: bare };
  const [, per] =
    PRICE_PER.exec(
      words
        .replaceAll(/[()[\]]/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ) ?? [];
  const priced = per === undefined ? null : knownUnit(per);
  if (priced) return { kind: 'unitPrice', unit: priced };
  const [, name = '', inside = ''] = WITH_UNIT.exec(words) ?? BARE_UNIT.exec(words) ?? [];
  const named = name === '' ? null : kindOf(name.trim());
  if (!named) {
    const either = shareNamed(words) ?? oneOfTwo(words);
    return either && { kind: either, unit: null };
  }
  const [, perUnit] = /^\$ ?(?:\/|per) ?(.+)$/.exec(inside.trim()) ?? [];
  if (perUnit !== undefined) return { kind: 'unitPrice', unit: knownUnit(perUnit) };
  const unit = knownUnit(inside.trim());
  // A height in square feet is the area of walls; an area with its unit is a quantity where work is listed.
  return named === 'height' && unit?.code === 'SF' ? null : { kind: named, unit };
};
