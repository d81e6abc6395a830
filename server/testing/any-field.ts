// Every field of a schema that takes arguments, and a document that asks it, however deep it stands.
import {
  getNamedType,
  type GraphQLField,
  type GraphQLSchema,
  isLeafType,
  isObjectType,
} from 'graphql';

export interface AskedField {
  /** E.g. `Project.jobs`. */
  name: string;
  kind: 'mutation' | 'query' | 'subscription';
  isRoot: boolean;
  field: GraphQLField<unknown, unknown>;
  /** @param given the arguments, in parentheses @param variables their definitions, if any */
  document(given: string, variables?: string): string;
}

/** The fields around a field, by its type; the outermost first. */
type Ways = Readonly<Record<string, readonly string[]>>;

/** @param ways to the types that are no roots; one of a type that has none here is a fault */
export const fieldsWithArguments = (schema: GraphQLSchema, ways: Ways): AskedField[] => {
  const kinds = new Map<string | undefined, AskedField['kind']>([
    [schema.getQueryType()?.name, 'query'],
    [schema.getMutationType()?.name, 'mutation'],
    [schema.getSubscriptionType()?.name, 'subscription'],
  ]);
  const askedOf = (type: string, field: AskedField['field']): AskedField => {
    const kind = kinds.get(type);
    const way = kind ? [] : ways[type];
    if (!way) throw new Error(`Say how ${type} is come by.`);
    const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
    return {
      name: `${type}.${field.name}`,
      kind: kind ?? 'query',
      isRoot: kind !== undefined,
      field,
      document: (given, variables = '') => {
        const text = way.reduceRight(
          (inner, outer) => `${outer} { ${inner} }`,
          `${field.name}${given}${selection}`,
        );
        return `${kind ?? 'query'}${variables} { ${text} }`;
      },
    };
  };
  return Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('__')
      ? Object.values(type.getFields())
          .filter(({ args }) => args.length > 0)
          .map((field) => askedOf(type.name, field))
      : [],
  );
};
