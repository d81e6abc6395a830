// Board feet as what they measure: lumber of a told section is so long, boards of a told thickness cover so much. A board foot is
// a foot of a board 12 in. wide and 1 in. thick, by nominal sizes.

const AMOUNT = String.raw`(?<![\d.,])(?<amount>\d[\d,]*(?:\.\d+)?)`;
const UNIT = String.raw`[ -]?(?:(?<thousand>MBF|MFBM|thousand (?:BF|board[ -]feet))|BF|FBM|bd\.?[ -]?f(?:ee|oo)?t\b\.?|board[ -]f(?:ee|oo)t)(?![a-z])(?<of> of)?`;
/** "Of 2x10 joists", "of 5/4 oak", "of 4/4 oak boards", "of 1x6 pine". */
const SECTION = String.raw`(?=,? (?:[a-z][a-z-]* ){0,3}?(?:(?<quarters>[4-9]|1\d)\/4|(?<thick>\d{1,2}) ?[x×] ?(?<wide>\d{1,2}))(?![\d/]))`;
const BOARD_FEET = new RegExp(`${AMOUNT}${UNIT}${SECTION}`, 'gi');
/** Inches from which lumber is counted by its length. */
const LEAST_LUMBER = 2;

/** "300 LF of" as long as what it stands for; as it was where there is no room. */
const inItsPlace = (whole: string, amount: number, unit: string, of: string): string => {
  const written = `${Math.round(amount * 100) / 100} ${unit}`;
  const room = whole.length - written.length - of.length;
  if (room >= 0) return `${written}${of}${' '.repeat(room)}`;
  return written.length <= whole.length ? written.padEnd(whole.length) : whole;
};

const lumberOf = (whole: string, groups: Readonly<Record<string, string | undefined>>): string => {
  const { amount = '', thousand, of = '', quarters, thick, wide } = groups;
  const feet = Number(amount.replaceAll(',', '')) * (thousand === undefined ? 1 : 1_000);
  const thickIn = quarters === undefined ? Number(thick) : Number(quarters) / 4;
  return wide !== undefined && thickIn >= LEAST_LUMBER
    ? inItsPlace(whole, (feet * 12) / (thickIn * Number(wide)), 'LF', of)
    : inItsPlace(whole, feet / thickIn, 'SF', of);
};

/** The text with feet or square feet in place of board feet of a told section; all other words stand where they stood. */
export const withoutBoardFeet = (text: string): string => {
  let even = text;
  for (const { 0: whole, index, groups = {} } of text.matchAll(BOARD_FEET))
    even = even.slice(0, index) + lumberOf(whole, groups) + even.slice(index + whole.length);
  return even;
};
