// Which goods an allowance is for, by the word it is stated with. The kinds and their codes stand in contractor_rules.json.

export interface Goods {
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
export const goodsIn = (words: string): Goods | null => {
  const text = words.toLowerCase().trim();
  const found = GOODS.find(([pattern]) => pattern.test(text));
  if (!found) return null;
  const [pattern, kind, only] = found;
  return { words: pattern.exec(text)?.[0] ?? text, goods: kind, only: only ?? null };
};
