import { type ASTNode, visit } from 'graphql';

/** Names of the fragments that are spread in it, in their order, each once. */
export function spreadsIn(node: ASTNode): Set<string> {
  const names = new Set<string>();
  visit(node, { FragmentSpread: ({ name }) => void names.add(name.value) });
  return names;
}
