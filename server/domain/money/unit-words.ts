// Units as people say them. Lines keep the codes of the trade; owners and whoever only reads are shown the words.

/** One, and several. */
type Words = readonly [one: string, several: string];

const same = (words: string): Words => [words, words];

const WORDS: Readonly<Record<string, Words>> = {
  SF: same('sq ft'),
  LF: same('ft'),
  SY: same('sq yd'),
  SQ: ['roofing square', 'roofing squares'],
  CF: same('cu ft'),
  CY: same('cu yd'),
  BF: ['board foot', 'board feet'],
  EA: same('each'),
  SET: ['set', 'sets'],
  PR: ['pair', 'pairs'],
  HR: ['hour', 'hours'],
  DAY: ['day', 'days'],
  WK: ['week', 'weeks'],
  MO: ['month', 'months'],
  LB: same('lb'),
  TON: ['ton', 'tons'],
  GAL: same('gal'),
  LS: same('lump sum'),
  CSF: same('hundred sq ft'),
  MSF: same('thousand sq ft'),
  CLF: same('hundred ft'),
  MLF: same('thousand ft'),
  CCF: same('hundred cu ft'),
  MBF: same('thousand board feet'),
};

/** Other codes of the trade for the same unit. */
const ALSO: Readonly<Record<string, string>> = { CUYD: 'CY', CUFT: 'CF', LSUM: 'LS', BDFT: 'BF' };

/** `sq ft`, `day`, `3` → `days`; a unit that nobody knows as it is written. @param quantity how many of them */
export const unitWords = (unit: string, quantity = 1): string => {
  const code = unit.trim().toUpperCase();
  const words = WORDS[ALSO[code] ?? code];
  return words ? words[Math.abs(quantity) === 1 ? 0 : 1] : unit.trim();
};

const CODES = new Map(
  Object.entries(WORDS).flatMap(([code, words]) => words.map((each) => [each, code] as const)),
);

/** The code of a unit in words: `sq ft` → `SF`, `days` → `DAY`; a unit that nobody knows as it is written. */
export const unitCode = (text: string): string => CODES.get(text.trim().toLowerCase()) ?? text;

/** `$100.00 each`, `$900.00 lump sum`, `$4.50 per sq ft`. @param price as it is shown */
export const priceOfUnit = (price: string, unit: string): string => {
  const words = unitWords(unit);
  return words === 'each' || words === 'lump sum' ? `${price} ${words}` : `${price} per ${words}`;
};
