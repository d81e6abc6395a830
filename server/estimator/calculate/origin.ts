// Where a line comes from, so that nothing later has to read it out of words.

export interface Origin {
  /** Work of the scope, the first first: with the item's code it names the line across versions. */
  workIds: readonly string[];
  placeId: string | null;
  /** Labels of the rooms the line is of, one by one; none for work that names no room. */
  rooms: readonly string[];
  /** Their keys in the price book, e.g. `kitchen`. */
  roomTypes: readonly string[];
  /** The assembly; null for rows asked for by name. */
  assembly: string | null;
  /** Measures of the place in the quantity, e.g. `P`, `H`. */
  measures: readonly string[];
  /** A document lists it: it is counted as listed. */
  isListed: boolean;
}

/** Origin of a line that stands in no scope yet. */
export const NO_ORIGIN: Origin = {
  workIds: [],
  placeId: null,
  rooms: [],
  roomTypes: [],
  assembly: null,
  measures: [],
  isListed: false,
};
