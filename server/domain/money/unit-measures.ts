// What the units of lines measure, so that quantities in different units can be set beside each other.

interface UnitMeasure {
  /** The unit in which quantities of this kind are compared. */
  base: string;
  /** Base units in one of these. */
  factor: number;
}

/** A roofing square is 100 SF, a square yard 9 SF, a cubic yard 27 CF, a working day 8 hours, a foot 0.3048 m. */
const KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  SF: {
    1: 'SF SQFT FT2 SQUAREFOOT SQUAREFEET',
    9: 'SY SQYD YD2 SQUAREYARD SQUAREYARDS',
    100: 'SQ SQS SQUARE SQUARES',
    [1 / 0.3048 ** 2]: 'SM SQM M2',
  },
  LF: {
    1: 'LF FT LNFT LINFT LINEARFEET FOOT FEET',
    3: 'LY YD YDS YARD YARDS',
    [1 / 12]: 'IN INCH INCHES',
    [1 / 0.3048]: 'M LM METER METERS',
  },
  CF: { 1: 'CF CUFT FT3 CUBICFOOT CUBICFEET', 27: 'CY CUYD YD3 CUBICYARD CUBICYARDS' },
  HR: { 1: 'HR HRS HOUR HOURS', 8: 'DAY DAYS DA' },
  EA: { 1: 'EA EACH PC PCS CT COUNT UN UNIT' },
  LS: { 1: 'LS LUMP LUMPSUM JOB ALLOWANCE' },
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
