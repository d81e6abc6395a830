// Ids cross the wire as strings; keys are integers inside. An id of GraphQL says of which type it is, and of a part also in what
// it stands, so that no two things share one. REST, addresses and the database have the bare keys.

/** A database key as it crosses the wire. */
export const KEY_PATTERN = /^[1-9]\d{0,8}$/;
/** The id of a line, a material: a number of its own within its document, zeros before it included. */
export const LINE_ID_PATTERN = /^\d{1,9}$/;

/** Returns null for what cannot be a key. */
export const keyOf = (id: string | number): number | null =>
  KEY_PATTERN.test(String(id)) ? Number(id) : null;

/** Returns 0, which is nobody's key, for what cannot be one: a lookup then finds nothing. */
export const idOf = (id: string | number): number => keyOf(id) ?? 0;

/** What an id of GraphQL names. */
export interface NamedThing {
  /** Its type in the schema. */
  type: string;
  /** Its key; of a part that of what it stands in, `:`, and its local id. */
  key: string;
}

const NAMED = /^([A-Z]\w*):(.+)$/;

/** The id of a thing: `type:key` as base64url without padding; what is no ASCII in it is escaped as in addresses. */
export const globalId = (type: string, key: string | number): string =>
  btoa(encodeURI(`${type}:${key}`.toWellFormed()))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Returns null for what is no id of GraphQL. */
export const readGlobalId = (id: string): NamedThing | null => {
  // One character beyond whole groups of four is no base64, and what most bare keys are.
  if (id.length % 4 === 1) return null;
  try {
    const text = decodeURI(atob(id.replaceAll('-', '+').replaceAll('_', '/')));
    const [, type, key] = NAMED.exec(text) ?? [];
    return type && key ? { type, key } : null;
  } catch {
    return null;
  }
};

/** The bare key in an id, as REST and addresses have it; what is no id of GraphQL stays as it is. */
export const bareKey = (id: string): string => readGlobalId(id)?.key ?? id;

/** The id of a part within what it stands in; what is no id of GraphQL stays as it is. */
export const localIdIn = (id: string): string => {
  const named = readGlobalId(id);
  return named ? splitPartKey(named.key).localId : id;
};

/** A thing whose own id is unique only within what it stands in. */
export type PartOf<Thing> = Thing & {
  /** Key of what it stands in: of an estimate, `8`; of another version of it, `8@2`. */
  readonly partOf: string;
};

/** Things with what they stand in. */
export const partsOf = <Thing extends object>(
  partOf: string | number,
  things: readonly Thing[],
): PartOf<Thing>[] => things.map((thing) => ({ ...thing, partOf: String(partOf) }));

/** Key of a part, or of another part of the same: what its id is made of. */
export const partKey = ({ partOf }: Pick<PartOf<object>, 'partOf'>, localId: string): string =>
  `${partOf}:${localId}`;

/** The two halves of a part's key. */
export const splitPartKey = (key: string): { partOf: string; localId: string } => {
  const at = key.indexOf(':');
  return { partOf: key.slice(0, Math.max(at, 0)), localId: key.slice(at + 1) };
};
