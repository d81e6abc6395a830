// Values for the inputs of the schema: plausible ones, and wrong ones in each place a plausible one has.
import {
  getNullableType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const SCALARS: Readonly<Record<string, Json>> = {
  ID: '1',
  String: 'words enough',
  Int: 1,
  Float: 1,
  Boolean: true,
  Money: 1,
  UnitPrice: 1,
  DateTime: '2026-11-23T00:00:00Z',
};

/** Makes the least that fits: members that may be absent are. */
const leastOf = (type: GraphQLInputObjectType): Record<string, Json> => {
  const members = Object.values(type.getFields());
  const taken = type.isOneOf ? members.slice(0, 1) : members.filter((m) => isNonNullType(m.type));
  return Object.fromEntries(taken.map((member) => [member.name, plausible(member.type)]));
};

export const plausible = (type: GraphQLInputType): Json => {
  const named = getNullableType(type);
  if (isListType(named)) return [plausible(named.ofType)];
  if (isEnumType(named)) return named.getValues()[0]?.name ?? null;
  return isInputObjectType(named) ? leastOf(named) : (SCALARS[named.name] ?? null);
};

/** Values that are wrong for every type. */
const WRONG: readonly Json[] = [null, {}, [[null]]];

/** Values of the right type that are no good all the same. */
const EXTREMES: Readonly<Record<string, readonly Json[]>> = {
  ID: ['', '\u0000', '99999999999999999999', 'x'.repeat(6_000)],
  String: ['', '\u0000', '\ud800', 'x'.repeat(6_000)],
  Int: [-1, 0, 2_147_483_647],
  Float: [-1, 0, 1e300],
  Money: [-1, 0, 1e300],
  UnitPrice: [-1, 0, 1e300],
  DateTime: ['0000-00-00', '9999-12-31T23:59:59Z'],
  Boolean: [false],
};

const UNKNOWN_WORD = 'NO_SUCH_WORD';
const DEPTH = 3;

/** Gives two members where one is to be given; else all that are needed but one, and all with an unknown one. */
function* wronglyFilled(type: GraphQLInputObjectType): Generator<Json> {
  const members = Object.values(type.getFields());
  const filled = (some: typeof members) =>
    Object.fromEntries(some.map((member) => [member.name, plausible(member.type)]));
  if (type.isOneOf) {
    yield filled(members.slice(0, 2));
    return;
  }
  const needed = members.filter((member) => isNonNullType(member.type));
  for (const left of needed) yield filled(needed.filter((member) => member !== left));
  yield { ...filled(needed), [UNKNOWN_WORD]: 1 };
}

/** The plausible value with one wrong value in one place of it, for each place and each wrong value. */
export function* withOneWrong(type: GraphQLInputType, depth = 0): Generator<Json> {
  const named = getNullableType(type);
  yield* WRONG;
  if (isScalarType(named)) yield* EXTREMES[named.name] ?? [];
  if (isEnumType(named)) yield UNKNOWN_WORD;
  if (depth === DEPTH) return;
  if (isListType(named)) {
    yield [];
    for (const wrong of withOneWrong(named.ofType, depth + 1)) yield [wrong];
  }
  if (!isInputObjectType(named)) return;
  yield* wronglyFilled(named);
  const rest = named.isOneOf ? {} : leastOf(named);
  for (const member of Object.values(named.getFields())) {
    for (const wrong of withOneWrong(member.type, depth + 1)) {
      yield { ...rest, [member.name]: wrong };
    }
  }
}

/** Writes a value as it stands in a document, whether it fits or not. */
export const literalOf = (value: Json, type: GraphQLInputType): string => {
  const named = getNullableType(type);
  if (Array.isArray(value)) {
    const inner = isListType(named) ? named.ofType : named;
    return `[${value.map((each) => literalOf(each, inner)).join(', ')}]`;
  }
  if (isListType(named)) return literalOf(value, named.ofType);
  if (typeof value === 'object' && value !== null) {
    const fields = isInputObjectType(named) ? named.getFields() : {};
    const members = Object.entries(value).map(
      ([name, member]) => `${name}: ${literalOf(member, fields[name]?.type ?? named)}`,
    );
    return `{${members.join(', ')}}`;
  }
  return isEnumType(named) && typeof value === 'string' ? value : JSON.stringify(value);
};
