// Equality of plain data. The order of keys does not count: a database sorts them its own way.

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** True for lists of the very same entries. */
export const isSameList = (list: readonly unknown[], other: readonly unknown[]): boolean =>
  list.length === other.length && list.every((entry, at) => entry === other[at]);

/** Compares JSON values. An absent member and an undefined one are the same. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  for (const key of Object.keys(one)) if (!isSame(one[key], other[key])) return false;
  for (const key of Object.keys(other)) {
    if (!Object.hasOwn(one, key) && other[key] !== undefined) return false;
  }
  return true;
};
