// Reads the allowances a contractor states in words: "tile allowance $6/SF", "allowances: vanity $900, fixtures $800".
// It reads amounts and what they are for; whether they are used is decided where lines are priced.
import type { StatedAllowance } from '../../../domain/scope/scope-facts.ts';
import type { EstimateRequest } from '../../estimate-request.ts';
import type { Unit } from '../../book/units.ts';
import { addressedTo } from '../plans/orders-in-text.ts';

// Which goods an allowance is for, by the word it is stated with. The kinds and their codes stand in contractor_rules.json.

interface Goods {
  /** The name that people use: "floor tile". */
  words: string;
  /** Name of the kind in the rules. */
  goods: string;
  /** Beginning of the codes that count; null for all of the kind. */
  only: string | null;
}

/** Narrower words first. */
const GOODS: readonly (readonly [words: RegExp, kind: string, only?: string])[] = [
  [/\bback ?splash/, 'Tile', 'TIL-BACKSPL'],
  [/\bfloor tile|\btile floor/, 'Tile', 'TIL-FLOOR'],
  [/\b(?:wall|shower|tub|surround) tile|\btile (?:wall|shower|surround)/, 'Tile', 'TIL-WALL'],
  [/\bmosaic/, 'Tile', 'TIL-MOSAIC'],
  [/\btiles?\b|\bporcelain\b|\bceramic\b/, 'Tile'],
  [/\b(?:cabinet|kitchen) (?:hardware|pulls?|knobs?)|\bpulls\b|\bknobs\b/, 'Cabinet hardware'],
  [/\b(?:door )(?:hardware|locks?|levers?)|\blocksets?\b/, 'Door hardware'],
  [/\bhardware\b/, 'Cabinet hardware'],
  [/\b(?:light|lighting|electrical) fixtures?|\blight(?:s|ing)?\b/, 'Light fixtures'],
  [/\bchandeliers?\b/, 'Light fixtures', 'ELE-CHAND'],
  [/\bpendants?\b/, 'Light fixtures', 'ELE-PENDANT'],
  [/\bceiling fans?\b/, 'Light fixtures', 'ELE-FAN'],
  [/\btoilets?\b/, 'Plumbing fixtures', 'PLB-TOILET'],
  [/\bfaucets?\b/, 'Plumbing fixtures', 'PLB-FAUCET'],
  [/\bsinks?\b/, 'Plumbing fixtures', 'PLB-SINK'],
  [/\b(?:bath ?)?tubs?\b/, 'Plumbing fixtures', 'PLB-TUB'],
  [/\bfixtures?\b|\bplumbing\b/, 'Plumbing fixtures'],
  [/\bvanit(?:y|ies)\b/, 'Vanity'],
  [/\bcounter ?tops?\b|\bcounters?\b|\bslabs?\b|\bquartz\b|\bgranite\b|\bmarble\b/, 'Countertop slab'],
  [/\brefrigerators?\b|\bfridges?\b/, 'Appliance', 'APL-FRIDGE'],
  [/\bdish ?washers?\b/, 'Appliance', 'APL-DW'],
  [/\b(?:stove|range)s?\b(?! hood)/, 'Appliance', 'APL-RANGE'],
  [/\bappliances?\b/, 'Appliance'],
  [/\bcarpet/, 'Flooring', 'FLR-CARPET'],
  [/\bhardwoods?\b|\bwood floor/, 'Flooring', 'FLR-HW'],
  [/\blvp\b|\bvinyl plank/, 'Flooring', 'FLR-LVP'],
  [/\bfloor(?:ing|s)?\b/, 'Flooring'],
  [/\bsigns?\b|\bsignage\b/, 'Sign'],
]; // prettier-ignore

/** @returns null when the words name no goods that allowances are made for */
const goodsIn = (words: string): Goods | null => {
  const text = words.toLowerCase().trim();
  const found = GOODS.find(([pattern]) => pattern.test(text));
  if (!found) return null;
  const [pattern, kind, only] = found;
  return { words: pattern.exec(text)?.[0] ?? text, goods: kind, only: only ?? null };
};

const UNIT_WORDS: readonly (readonly [RegExp, Unit])[] = [
  [/^(?:sf|s\.f\.|sq\.? ?ft\.?|sqft|square f(?:oo|ee)t|ft2|ft²)$/i, 'SF'],
  [/^(?:lf|l\.f\.|lin(?:ear|eal)? ?f(?:oo|ee)?t|ft|foot)$/i, 'LF'],
  [/^(?:ea|each|piece|pc|unit|fixture)$/i, 'EA'],
  [/^(?:sy|s\.y\.|sq\.? ?yd\.?|yd|yard|square yard)$/i, 'SY'],
];
const SF_PER_SY = 9;

const WORDS = String.raw`[a-z][a-z '&-]{1,40}?`;
const UNIT = String.raw`(?:\s*(?:\/|\bper\b)\s*(?<unit>(?:square|linear|sq\.?|lin\.?) ?[a-z]{1,6}|[a-z]\.[a-z]\.|[a-z²2]{1,8})|\s+(?<each>each|ea)\b)?`;
/** `120 SF $6.00` as in a table. */
const QUANTITY = String.raw`(?:\d[\d,.]{0,9}\s*(?<per>sf|lf|ea|sy)\s+)?`;
const MONEY = String.raw`${QUANTITY}\$\s?(?<amount>(?:\d{1,3}(?:,\d{3}){1,2}|\d{1,7})(?:\.\d{1,2})?)(?![\d])(?:\s?(?<k>k)\b)?${UNIT}`;
const GAP = String.raw`[\s:=,–-]{0,6}(?:(?:of|is|at|for|up to)\s+)?`;

const FORMS = [
  // tile allowance: $6/SF
  String.raw`(?<goods>${WORDS})\s+allowances?${GAP}${MONEY}`,
  // $5,000 appliance allowance; $6/SF allowance for tile
  String.raw`${MONEY}\s+(?:(?<goods>${WORDS})\s+)?allowance\b(?:\s+(?:for|on)\s+(?:the\s+)?(?<later>${WORDS})(?=[,.;)]|\s+(?:and|with|in)\b|$))?`,
  // light fixtures: $800 allowance
  String.raw`(?<goods>${WORDS})${GAP}${MONEY}\s+allowances?\b(?!\s+(?:for|on)\b)`,
  // allowance of $900 for the vanity; allow $4/SF for flooring
  String.raw`\ballow(?:ance|ing)?${GAP}${MONEY}\s+(?:for|on|towards?)\s+(?:the\s+|all\s+)?(?<goods>${WORDS})(?=[,.;)]|\s+(?:and|with|in)\b|$)`,
].map((form) => new RegExp(form, 'gi'));

/** One of a list that "Allowances" stands before: `tile $6/SF` */
const LISTED = new RegExp(String.raw`(?<goods>${WORDS})${GAP}${MONEY}`, 'gi');
const LIST_HEAD = /\ballowances?\s*(?:\([^)]{0,40}\))?\s*:?\s*$|\ballowances\b[^$]{0,30}?:/i;

const unitOf = (word: string | undefined): Unit | null =>
  word === undefined
    ? null
    : (UNIT_WORDS.find(([pattern]) => pattern.test(word.trim()))?.[1] ?? null);

type FoundAllowance = Omit<StatedAllowance, 'statedIn'>;

const readMatch = ({ groups = {} }: RegExpMatchArray): FoundAllowance[] => {
  const { amount = '', k, unit, each, per, goods, later } = groups;
  const value = Number(amount.replaceAll(',', '')) * (k ? 1_000 : 1);
  const known = goodsIn(later ?? goods ?? '');
  const word = unit ?? each ?? per;
  const measured = unitOf(word);
  // Per something we do not know is no amount we could use.
  if (!known || !(value > 0) || value > 1e6 || (word !== undefined && !measured)) return [];
  return measured === 'SY'
    ? [{ ...known, amount: value / SF_PER_SY, unit: 'SF' }]
    : [{ ...known, amount: value, unit: measured }];
};

const matchesOf = (line: string, patterns: readonly RegExp[]): FoundAllowance[] =>
  patterns.flatMap((pattern) => [...line.matchAll(pattern)].flatMap(readMatch));

const LONGEST_LINE = 400;
const MOST_LINES = 2_000;
const MOST = 20;

/** Two forms may read the same words. */
const distinct = (found: readonly FoundAllowance[]): FoundAllowance[] =>
  found.filter(
    ({ words, amount, unit }, index) =>
      !found
        .slice(0, index)
        .some((other) => other.words === words && other.amount === amount && other.unit === unit),
  );

const LINE_END = /\n+|(?<=[.!?;])\s+/;

const allowancesIn = (text: string): FoundAllowance[] => {
  const found: FoundAllowance[] = [];
  let inList = false;
  for (const whole of text.split(LINE_END).slice(0, MOST_LINES)) {
    const line = whole
      .slice(0, LONGEST_LINE)
      .replaceAll('\t', ' ')
      .replaceAll(/(?<![$\d.,])(\d[\d,.]{0,9}) ?(?:dollars|usd)\b/gi, '$$$1');
    const head = LIST_HEAD.exec(line);
    const listed = head ? line.slice(head.index + head[0].length) : line;
    inList = head !== null || (inList && line.includes('$'));
    const own = inList ? matchesOf(listed, [LISTED]) : [];
    found.push(...(own.length > 0 || !/allow/i.test(line) ? own : matchesOf(line, FORMS)));
    if (found.length >= MOST) break;
  }
  return distinct(found).slice(0, MOST);
};

/** Allowances of the description, then those of the documents. What a document tells a program to do is left out. */
export const statedAllowances = ({
  instructions,
  uploads,
}: Pick<EstimateRequest, 'instructions' | 'uploads'>): StatedAllowance[] => [
  ...allowancesIn(instructions).map((found) => ({ ...found, statedIn: 'your description' })),
  ...uploads
    .filter(({ kind }) => kind === 'DOC')
    .flatMap(({ text, name }) => {
      const orders = new Set(addressedTo(text));
      const kept = orders.size === 0 ? text : withoutSentences(text, orders);
      return allowancesIn(kept).map((found) => ({ ...found, statedIn: name }));
    }),
];

const withoutSentences = (text: string, unwanted: ReadonlySet<string>): string =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => !unwanted.has(sentence))
    .join('\n');
