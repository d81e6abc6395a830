// Everything a schema consists of, by the name it is called by in docs: `Job`, `Job.status`, `Query.job(by:)`.
import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

interface Element {
  name: string;
  description: string | null | undefined;
}

const membersOf = (type: GraphQLNamedType): Element[] => {
  if (isEnumType(type)) {
    return type.getValues().map(({ name, description }) => ({ name, description }));
  }
  if (isInputObjectType(type)) return Object.values(type.getFields());
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap(({ name, description, args }) => [
    { name, description },
    ...args.map((arg) => ({ name: `${name}(${arg.name}:)`, description: arg.description })),
  ]);
};

/** Types of the schema without what GraphQL brings along. */
export const ownTypesOf = (schema: GraphQLSchema): GraphQLNamedType[] =>
  Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

export const elementsOf = (schema: GraphQLSchema): Element[] =>
  ownTypesOf(schema).flatMap((type) => [
    { name: type.name, description: type.description },
    ...membersOf(type).map(({ name, description }) => ({
      name: `${type.name}.${name}`,
      description,
    })),
  ]);
