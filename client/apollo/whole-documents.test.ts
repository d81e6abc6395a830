// The cache holds one value for a field marked with `@whole` and each name of it, whichever document brought it: all of them
// must ask for the same.
import { globSync, readFileSync } from 'node:fs';
import {
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  buildSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionSetNode,
} from 'graphql';
import { expect, it } from 'vitest';

const schema: GraphQLSchema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const definitions = globSync('client/**/*.graphql').flatMap(
  (path) => parse(readFileSync(path, 'utf8')).definitions,
);
const fragments = new Map(
  definitions
    .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
    .map((one) => [one.name.value, one]),
);

type Parts = Set<string>;

/** Adds to `found`, by type and field, the paths of what is asked of each marked field. */
const collect = (
  set: SelectionSetNode,
  type: GraphQLNamedType,
  found: Map<string, Parts>,
  within: { parts: Parts; path: string } | null,
): void => {
  for (const selection of set.selections) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(selection.name.value);
      const on = fragment && schema.getType(fragment.typeCondition.name.value);
      if (fragment && on) collect(fragment.selectionSet, on, found, within);
      continue;
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const on = schema.getType(selection.typeCondition?.name.value ?? type.name);
      if (on) collect(selection.selectionSet, on, found, within);
      continue;
    }
    const name = selection.name.value;
    const path = within ? `${within.path}.${selection.alias?.value ?? name}` : '';
    within?.parts.add(path);
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    if (!field || !selection.selectionSet) continue;
    const mark = selection.directives?.find((each) => each.name.value === 'whole');
    const key = [`${type.name}.${name}`, ...(mark?.arguments?.map(print) ?? [])].join(' ');
    if (mark && !found.has(key)) found.set(key, new Set());
    const parts = mark ? found.get(key) : undefined;
    const inner = parts ? { parts, path: '' } : within && { ...within, path };
    collect(selection.selectionSet, getNamedType(field.type), found, inner);
  }
};

it('asks for the same parts of a field in every document that keeps it whole', () => {
  const asked = new Map<string, Map<string, string>>();
  for (const operation of definitions) {
    if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
    const { operation: kind, name, selectionSet }: OperationDefinitionNode = operation;
    const root = schema.getRootType(kind);
    const found = new Map<string, Parts>();
    if (root) collect(selectionSet, root, found, null);
    for (const [field, parts] of found) {
      const ofField = asked.get(field) ?? new Map<string, string>();
      asked.set(field, ofField.set(name?.value ?? '', [...parts].toSorted().join(' ')));
    }
  }
  expect([...asked.keys()]).toContain('Estimate.items');
  for (const [field, byOperation] of asked) {
    const texts = [...new Set(byOperation.values())];
    expect({ field, texts }).toEqual({ field, texts: texts.slice(0, 1) });
  }
});
