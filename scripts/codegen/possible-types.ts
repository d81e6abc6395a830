// Which types stand behind the interfaces and unions that the pages' documents name in their fragments, for the cache.
import { type GraphQLSchema, isAbstractType, visit } from 'graphql';
import type { Definition } from './names.ts';

/**
 * Those that no fragment is on are left out: the cache never asks for them, and each result of a mutation is one.
 * @returns a module
 */
export function possibleTypes(definitions: readonly Definition[], schema: GraphQLSchema): string {
  const named = new Set<string>();
  for (const definition of definitions) {
    visit(definition, { NamedType: ({ name }) => void named.add(name.value) });
  }
  const possible = [...named].toSorted().flatMap((name) => {
    const type = schema.getType(name);
    if (!isAbstractType(type)) return [];
    return [[name, schema.getPossibleTypes(type).map((member) => member.name)] as const];
  });
  return [
    'export const POSSIBLE_TYPES: Record<string, string[]> = ',
    JSON.stringify(Object.fromEntries(possible), null, 2),
    ';\n',
  ].join('');
}
