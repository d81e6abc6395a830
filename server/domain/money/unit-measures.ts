// What the units of lines measure, so that quantities in different units can be set beside each other.

interface UnitMeasure {
  /** The unit in which quantities of this kind are compared. */
  base: string;
  /** Base units in one of these. */
  factor: number;
}

/**
 * A roofing square is 100 SF, a square yard 9 SF, a cubic yard 27 CF, a working day 8 hours, a foot 0.3048 m, a ton 2,000 lb.
 * M before a unit is a thousand of it, C a hundred, as lumber yards and drywall hangers count.
 */
const KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  SF: {
    1: 'SF SQFT FT2 SQUAREFOOT SQUAREFEET',
    9: 'SY SQYD YD2 SQUAREYARD SQUAREYARDS',
    100: 'SQ SQS SQUARE SQUARES CSF',
    1000: 'MSF',
    [1 / 0.3048 ** 2]: 'SM SQM M2',
  },
  LF: {
    1: 'LF VLF FT LNFT LINFT LINEARFEET FOOT FEET',
    100: 'CLF',
    1000: 'MLF',
    3: 'LY YD YDS YARD YARDS',
    [1 / 12]: 'IN INCH INCHES',
    [1 / 0.3048]: 'M LM METER METERS',
  },
  CF: {
    1: 'CF CUFT FT3 CUBICFOOT CUBICFEET',
    27: 'CY CUYD YD3 CUBICYARD CUBICYARDS',
    100: 'CCF',
    [1 / 0.3048 ** 3]: 'M3 CUM',
  },
  BF: { 1: 'BF BDFT FBM BOARDFOOT BOARDFEET', 1000: 'MBF MFBM' },
  HR: {
    1: 'HR HRS HOUR HOURS MH MHR MANHOUR MANHOURS',
    8: 'DAY DAYS DA 24H 24HR 24HRS PER24H PER24HR PER24HOURS',
  },
  EA: { 1: 'EA EACH PC PCS CT COUNT UN UNIT', 100: 'CEA', 1000: 'MEA' },
  LB: { 1: 'LB LBS POUND POUNDS', 2000: 'TON TONS TN' },
  GAL: { 1: 'GAL GALS GALLON GALLONS' },
  LS: { 1: 'LS LSUM LUMP LUMPSUM JOB ALLOWANCE' },
};

const MEASURES: ReadonlyMap<string, UnitMeasure> = new Map(
  Object.entries(KINDS).flatMap(([base, spellings]) =>
    Object.entries(spellings).flatMap(([factor, words]) =>
      words.split(' ').map((word) => [word, { base, factor: Number(factor) }] as const),
    ),
  ),
);

/** @param unit as a line has it, e.g. `SQ`, `sq. ft.`; one nobody knows is a kind of its own */
export const unitMeasureOf = (unit: string): UnitMeasure => {
  const plain = unit
    .toUpperCase()
    .replaceAll('²', '2')
    .replaceAll('³', '3')
    .replaceAll(/[^A-Z0-9]/g, '');
  return MEASURES.get(plain) ?? { base: plain, factor: 1 };
};

export const LUMP_SUM = 'LS';
