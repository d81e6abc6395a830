// What a space is measured by, as formulas name it.

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

/** The same, to ask whether a name is one of them. */
export const GEOMETRY: ReadonlySet<string> = new Set(GEOMETRY_NAMES);
