// Tables of the trade that formulas look up: spans of deck lumber, bolts of a ledger, winder stairs, bags of blown
// insulation. Sources: AWC DCA 6-15 tables 2, 3A and 5 (the tables of IRC R507), IRC R311.7, a cellulose bag's label. Tables 3A
// and 5 were written down from memory. Public articles repeat two cells of 3A (2-2x6 on 6 ft joists, 2-2x8 on 8 ft), and the chart
// of decks.com has beams 2 to 4 in. shorter. A permit drawing needs the guide itself.

/** Longest joist in feet by size, at 12, 16 and 24 in. on center: southern pine No. 2, 40 + 10 psf, wet (DCA 6 table 2). */
const JOISTS: Readonly<Record<number, readonly [number, number, number]>> = {
  6: [9 + 11 / 12, 9, 7 + 7 / 12],
  8: [13 + 1 / 12, 11 + 10 / 12, 9 + 8 / 12],
  10: [16 + 2 / 12, 14, 11 + 5 / 12],
  12: [18, 16.5, 13.5],
};
const SPACINGS = [12, 16, 24] as const;

/** Longest span of joists of a size in feet; 0 where the table has no such lumber or spacing. */
export const joistSpan = (size: number, onCenter: number): number =>
  JOISTS[size]?.[SPACINGS.findIndex((most) => onCenter <= most)] ?? 0;

const JOIST_FEET = [6, 8, 10, 12, 14, 16, 18] as const;
/** Feet between posts by plies and size, under joists of 6, 8, … 18 ft: southern pine No. 2 (DCA 6 table 3A, from memory). */
const BEAMS: Readonly<Record<string, readonly number[]>> = {
  '2-6': [6 + 11 / 12, 5 + 11 / 12, 5 + 4 / 12, 4 + 10 / 12, 4.5, 4.25, 4],
  '2-8': [8.75, 7 + 7 / 12, 6.75, 6 + 2 / 12, 5.75, 5 + 4 / 12, 5],
  '2-10': [10 + 4 / 12, 9, 8, 7 + 4 / 12, 6.75, 6 + 4 / 12, 6],
  '2-12': [12 + 2 / 12, 10 + 7 / 12, 9 + 5 / 12, 8 + 7 / 12, 8, 7.5, 7],
  '3-6': [8 + 2 / 12, 7 + 5 / 12, 6 + 8 / 12, 6 + 1 / 12, 5 + 8 / 12, 5.25, 5],
  '3-8': [10 + 10 / 12, 9.5, 8.5, 7.75, 7 + 2 / 12, 6 + 8 / 12, 6 + 4 / 12],
  '3-10': [13, 11.25, 10, 9 + 2 / 12, 8.5, 7 + 11 / 12, 7.5],
  '3-12': [15.25, 13.25, 11 + 10 / 12, 10.75, 10, 9 + 4 / 12, 8 + 10 / 12],
};

const column = (joistFeet: number): number =>
  JOIST_FEET.findIndex((most) => joistFeet <= most + 1e-9);

/** Longest span of a beam between posts in feet; 0 where the table has none. */
export const beamSpan = (plies: number, size: number, joistFeet: number): number =>
  BEAMS[`${plies}-${size}`]?.[column(joistFeet)] ?? 0;

/** Inches between 1/2 in. lag screws of a ledger over 15/32 in. sheathing, by joist span (DCA 6 table 5, from memory). */
const LAGS = [30, 23, 18, 15, 13, 11, 10] as const;

/** Inches between the lag screws of a ledger; the closest where joists are longer than the table's. */
export const ledgerSpacing = (joistFeet: number): number => LAGS[column(joistFeet)] ?? 10;

const WALK_LINE = 12;
const LEAST_TREAD = 10;
const LEAST_NARROW = 6;

/**
 * Least inner radius in inches of winders that turn a quarter, to 1/16 in.: chords of 10 in. at the walk line, 12 in. out,
 * and of 6 in. at the narrow side (IRC R311.7.5.2.1). It gives 0 without winders.
 */
export const winderRadius = (winders: number): number => {
  if (winders < 1) return 0;
  const chord = 2 * Math.sin(Math.PI / 4 / winders);
  const exact = Math.max(LEAST_NARROW / chord, LEAST_TREAD / chord - WALK_LINE);
  return Math.ceil(exact * 16 - 1e-9) / 16;
};

/** Bags for 1,000 SF by settled R-value, of a cellulose label (16 CFR 460.12 has makers state them). */
const BAGS: readonly (readonly [r: number, bags: number])[] = [
  [0, 0],
  [30, 38.6],
  [38, 50.6],
  [49, 68.4],
  [60, 86],
];

/** Bags of blown insulation for 1,000 SF of attic; straight lines join the values of the label and go on beyond it. */
export const blownBags = (r: number): number => {
  const at = Math.max(
    1,
    BAGS.findIndex(([known]) => known >= r),
  );
  const upper = BAGS[r > 60 ? BAGS.length - 1 : at] ?? [60, 86];
  const lower = BAGS[BAGS.indexOf(upper) - 1] ?? [0, 0];
  return lower[1] + ((r - lower[0]) * (upper[1] - lower[1])) / (upper[0] - lower[0]);
};
