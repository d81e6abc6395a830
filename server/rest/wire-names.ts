// What members are called on the wire: snake case, but for the names a route has of its own.

/** Our name of a member → the place in the body where a client of this route finds it. */
export type FieldNames = Readonly<Record<string, string>>;

export const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `items.0.unitPrice` → `raw_json.items.0.UNIT_PRICE`. */
export const toWirePath = (path: string, names: FieldNames): string =>
  path
    .split('.')
    .map((name) => names[name] ?? snakeCase(name))
    .join('.');

/** Names of members of our own documents, in snake case: there are some hundreds. What callers send has no end. */
const ownNames = new Map<string, string>();

const ownName = (name: string): string => {
  const known = ownNames.get(name) ?? snakeCase(name);
  ownNames.set(name, known);
  return known;
};

/** A document of our own in snake case; words of closed sets in small letters. @param words names of the members that hold one */
export const toWire = (value: unknown, words: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((each) => toWire(each, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      ownName(name),
      words.has(name) && typeof member === 'string' ? member.toLowerCase() : toWire(member, words),
    ]),
  );
};
