// Ids cross the wire as strings; keys are integers inside.

/** 0, which is nobody's key, for what cannot be an id: a lookup then finds nothing. */
export const idOf = (id: string | number): number =>
  /^[1-9]\d{0,8}$/.test(String(id)) ? Number(id) : 0;
