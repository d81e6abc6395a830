// Ids cross the wire as strings; keys are integers inside.

/** A database key as it crosses the wire. */
export const KEY_PATTERN = /^[1-9]\d{0,8}$/;
/** The id of a line, a material: a number of its own within its document, zeros before it included. */
export const LINE_ID_PATTERN = /^\d{1,9}$/;

/** Returns null for what cannot be an id. */
export const keyOf = (id: string | number): number | null =>
  KEY_PATTERN.test(String(id)) ? Number(id) : null;

/** Returns 0, which is nobody's key, for what cannot be an id: a lookup then finds nothing. */
export const idOf = (id: string | number): number => keyOf(id) ?? 0;
