// Documents that ask, along every field of the schema that leads from one object to another, for all texts of the object there.
import {
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** The arguments of a field that needs some, by `Type.field`, in parentheses. */
type Given = Readonly<Record<string, string>>;

const fieldsOf = (type: GraphQLObjectType): GraphQLField<unknown, unknown>[] =>
  Object.values(type.getFields());

const textsOf = (type: GraphQLObjectType): string => {
  const texts = fieldsOf(type).filter(
    (field) => getNamedType(field.type).name === 'String' && !field.args.some(isRequiredArgument),
  );
  return `... on ${type.name} { __typename ${texts.map(({ name }) => name).join(' ')} }`;
};

const objectsOf = (
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
): readonly GraphQLObjectType[] => {
  const type = getNamedType(field.type);
  if (isAbstractType(type)) return schema.getPossibleTypes(type);
  return isObjectType(type) ? [type] : [];
};

/** Each object is come by on the shortest way from the root. A field that needs arguments and is given none is left out. */
export const textsOfEdges = (schema: GraphQLSchema, given: Given): string[] => {
  const root = schema.getQueryType();
  const ways = new Map<GraphQLObjectType, readonly string[]>(root ? [[root, []]] : []);
  const documents: string[] = [];
  // A map goes on over what is added while it is gone through.
  for (const [type, way] of ways) {
    for (const field of fieldsOf(type)) {
      const args = given[`${type.name}.${field.name}`] ?? '';
      const objects = objectsOf(schema, field);
      if (objects.length === 0 || (!args && field.args.some(isRequiredArgument))) continue;
      const step = `${field.name}${args}`;
      const asked = [...way, step, objects.map(textsOf).join(' ')];
      documents.push(`{ ${asked.reduceRight((inner, outer) => `${outer} { ${inner} }`)} }`);
      for (const object of objects) {
        if (!ways.has(object)) ways.set(object, [...way, step, `... on ${object.name}`]);
      }
    }
  }
  return documents;
};
