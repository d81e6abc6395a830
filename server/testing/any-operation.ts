// Writes a GraphQL operation for any root field of a schema: arguments from what it is told, everything selected.
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLScalarType,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLSchema,
} from 'graphql';

/** Values by the name of their argument; a longer path, e.g. `job.by.id`, goes before a shorter one. */
export type Values = Readonly<Record<string, string>>;

const SCALARS: Readonly<Record<string, string>> = {
  String: '"someone@example.com"',
  Boolean: 'true',
  Int: '1',
  Float: '1',
  Money: '1',
  UnitPrice: '1',
  DateTime: '"2026-01-01T00:00:00Z"',
};

const knownValue = (values: Values, path: string): string | undefined => {
  const names = path.split('.');
  const key = names.map((_, index) => names.slice(index).join('.')).find((end) => end in values);
  return key === undefined ? undefined : values[key];
};

const scalarFor = (type: GraphQLScalarType, values: Values, path: string): string => {
  const known = knownValue(values, path);
  if (known !== undefined) return JSON.stringify(known);
  const usual = SCALARS[type.name];
  if (usual === undefined) throw new Error(`Say what stands at ${path}, and whose it is.`);
  return usual;
};

const valueOf = (type: GraphQLInputType, values: Values, path: string): string => {
  if (isNonNullType(type)) return valueOf(type.ofType, values, path);
  if (isListType(type)) {
    // Where a list takes several, a space stands between them.
    const several = knownValue(values, path)?.split(' ') ?? [];
    return several.length > 1 ? JSON.stringify(several) : `[${valueOf(type.ofType, values, path)}]`;
  }
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) {
    const all = Object.values(type.getFields());
    const given = all.filter(
      (field) =>
        isRequiredInputField(field) || knownValue(values, `${path}.${field.name}`) !== undefined,
    );
    if (type.isOneOf) given.splice(1);
    const members = given.map(
      (field) => `${field.name}: ${valueOf(field.type, values, `${path}.${field.name}`)}`,
    );
    return `{${members.join(', ')}}`;
  }
  return scalarFor(type, values, path);
};

const argumentsOf = (args: readonly GraphQLArgument[], values: Values, path: string): string => {
  const given = args.filter(isRequiredArgument);
  const texts = given.map(
    (arg) => `${arg.name}: ${valueOf(arg.type, values, `${path}.${arg.name}`)}`,
  );
  return texts.length > 0 ? `(${texts.join(', ')})` : '';
};

const selectionOf = (schema: GraphQLSchema, output: GraphQLOutputType, depth: number): string => {
  const type = getNamedType(output);
  if (isLeafType(type)) return '';
  // Fields of one name are of several types there: what stands behind it is asked by its own query.
  if (type.name === 'Node') return '{ __typename id }';
  if (isAbstractType(type)) {
    const members = schema.getPossibleTypes(type);
    const parts = members.map(
      (member) => `... on ${member.name} ${selectionOf(schema, member, depth)}`,
    );
    return `{ __typename ${parts.join(' ')} }`;
  }
  if (!isObjectType(type)) return '';
  const isPage = type.name.endsWith('Connection');
  const fields = Object.values(type.getFields()).filter(
    (field) =>
      // The same entries as those of its edges, at twice the cost.
      !(isPage && field.name === 'nodes') &&
      !field.args.some(isRequiredArgument) &&
      (depth > 0 || isLeafType(getNamedType(field.type))),
  );
  const parts = fields.map(
    (field) => `${field.name} ${selectionOf(schema, field.type, depth - 1)}`,
  );
  return `{ __typename ${parts.join(' ')} }`;
};

/** @param depth how many objects deep is selected below the field's own */
export const operationFor = (
  schema: GraphQLSchema,
  kind: string,
  field: GraphQLField<unknown, unknown>,
  values: Values,
  depth: number,
): string =>
  `${kind} { ${field.name}${argumentsOf(field.args, values, field.name)} ${selectionOf(schema, field.type, depth)} }`;
