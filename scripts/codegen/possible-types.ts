// Which types an interface or union may be, for the cache. Only of those that a document of the pages names in a condition:
// the cache asks for no others, and a page loads the list before anything else.
import { type GraphQLSchema, isAbstractType, Kind, visit } from 'graphql';
import type { Definition } from './names.ts';

export const possibleTypes = (
  schema: GraphQLSchema,
  definitions: readonly Definition[],
): string => {
  const named = new Set<string>();
  for (const definition of definitions) {
    visit(definition, {
      [Kind.INLINE_FRAGMENT]: ({ typeCondition }) => {
        if (typeCondition) named.add(typeCondition.name.value);
      },
      [Kind.FRAGMENT_DEFINITION]: ({ typeCondition }) => {
        named.add(typeCondition.name.value);
      },
    });
  }
  const entries = [...named].toSorted().flatMap((name) => {
    const type = schema.getType(name);
    if (!isAbstractType(type)) return [];
    return [[name, schema.getPossibleTypes(type).map((each) => each.name)] as const];
  });
  return `export const possibleTypes = ${JSON.stringify(Object.fromEntries(entries), null, 2)};\n`;
};
