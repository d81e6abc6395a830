// What the product's own pages subscribe to, as their client sends it: with fragments, and `__typename` in every object.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  OperationTypeNode,
  parse,
  print,
  visit,
} from 'graphql';

const CLIENT = join(import.meta.dirname, '../../client');

const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

const spreadsIn = (definition: DefinitionNode): string[] => {
  const names: string[] = [];
  visit(definition, { FragmentSpread: ({ name }) => void names.push(name.value) });
  return names;
};

/** Writes a document like Apollo's client: without its own `@unmask`, and asking for types everywhere but at the root. */
const written = (document: DocumentNode): string =>
  print(
    visit(document, {
      Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
      SelectionSet: {
        leave: (set, _key, parent) =>
          parent && 'operation' in parent
            ? undefined
            : { ...set, selections: [...set.selections, TYPENAME] },
      },
    }),
  );

export const ownSubscriptions = (): string[] => {
  const definitions = globSync('features/**/*.graphql', { cwd: CLIENT }).flatMap(
    (path) => parse(readFileSync(join(CLIENT, path), 'utf8')).definitions,
  );
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const one of definitions) {
    if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one);
  }
  const withFragments = (definition: DefinitionNode): DefinitionNode[] => {
    const needed = new Set<DefinitionNode>([definition]);
    for (const one of needed) {
      for (const name of spreadsIn(one)) {
        const fragment = fragments.get(name);
        if (fragment) needed.add(fragment);
      }
    }
    return [...needed];
  };
  return definitions
    .filter((one) => 'operation' in one && one.operation === OperationTypeNode.SUBSCRIPTION)
    .map((one) => written({ kind: Kind.DOCUMENT, definitions: withFragments(one) }));
};
