// Names that formulas use for the measures of a space.

/** Names every formula may read besides the parameters of its own assembly. */
export const GEOMETRY_NAMES = [
  'L',
  'B',
  'A',
  'P',
  'H',
  'W',
  'Wn',
  'C',
  'doors',
  'windows',
  'n_rooms',
  'movers',
  'g',
] as const;

/** The same names as a set. */
export const GEOMETRY: ReadonlySet<string> = new Set(GEOMETRY_NAMES);
