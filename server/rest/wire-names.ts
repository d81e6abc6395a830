// What members are called on the wire: snake case, but for the names a route has of its own.

/** Our name of a member → the place in the body where a client of this route finds it. */
export type FieldNames = Readonly<Record<string, string>>;

const inSnakeCase = new Map<string, string>();
/** Names that are kept: those of our own documents are fewer, and what callers send has no end. */
const NAMES_KEPT = 2_000;

export const snakeCase = (name: string): string => {
  const known = inSnakeCase.get(name);
  if (known !== undefined) return known;
  const made = name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (inSnakeCase.size < NAMES_KEPT) inSnakeCase.set(name, made);
  return made;
};

/** `items.0.unitPrice` → `raw_json.items.0.UNIT_PRICE`. */
export const toWirePath = (path: string, names: FieldNames): string =>
  path
    .split('.')
    .map((name) => names[name] ?? snakeCase(name))
    .join('.');

/** A document in snake case; words of closed sets in small letters. @param words names of the members that hold one */
export const toWire = (value: unknown, words: ReadonlySet<string>): unknown => {
  if (Array.isArray(value)) return value.map((each) => toWire(each, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      snakeCase(name),
      words.has(name) && typeof member === 'string' ? member.toLowerCase() : toWire(member, words),
    ]),
  );
};
