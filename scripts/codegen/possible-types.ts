// Which types an interface or a union may be, for Apollo's cache. It asks only of those that a document of the pages names as
// the condition of a fragment, and the list is in the first load of every page: the others are left out.
import { type DocumentNode, Kind, visit } from 'graphql';

interface PossibleTypes {
  possibleTypes: Record<string, string[]>;
}

const conditionsIn = (documents: readonly DocumentNode[]): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const document of documents) {
    visit(document, {
      [Kind.INLINE_FRAGMENT]({ typeCondition }) {
        if (typeCondition) names.add(typeCondition.name.value);
      },
      [Kind.FRAGMENT_DEFINITION]({ typeCondition }) {
        names.add(typeCondition.name.value);
      },
    });
  }
  return names;
};

/** @param json of all types, as fragment-matcher writes it */
export const possibleTypesModule = (json: string, documents: readonly DocumentNode[]): string => {
  const { possibleTypes } = JSON.parse(json) as PossibleTypes;
  const asked = conditionsIn(documents);
  const kept = Object.entries(possibleTypes).filter(([name]) => asked.has(name));
  return [
    `const result = ${JSON.stringify({ possibleTypes: Object.fromEntries(kept) }, null, 2)};`,
    'export default result;',
    '',
  ].join('\n');
};
