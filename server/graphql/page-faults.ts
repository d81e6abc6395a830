// Refuses pages that cannot be had before anything is read, and names the list: a made-up cursor would otherwise reach the
// database, and the cost of a document is known only where its pages are.
import {
  type ExecutionArgs,
  type FieldNode,
  getNamedType,
  getOperationAST,
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import type { Context } from '../context.ts';
import { isPaged, PAGE_MAX } from './builder.ts';
import { cursorFault, listName, readCursor } from './named-cursors.ts';

interface PlacedPage {
  /** Response keys that lead to the list, without places within lists. */
  path: readonly string[];
  node: FieldNode;
  /** Name of the list, without what it stands in: that is known only when it is read. */
  list: string;
}

/** Lists of an operation that come in pages. A selection that fragments use again is looked at once. */
const placesIn = (
  schema: GraphQLSchema,
  { definitions }: ExecutionArgs['document'],
  operation: OperationDefinitionNode,
): readonly PlacedPage[] => {
  const found: PlacedPage[] = [];
  const seen = new Set<SelectionSetNode>();
  const fragments = new Map(
    definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  const typeNamed = (name: string | undefined, otherwise: GraphQLNamedType | undefined) =>
    name === undefined ? otherwise : schema.getType(name);

  const lookAt = (
    set: SelectionSetNode | undefined,
    type: GraphQLNamedType | undefined,
    path: readonly string[],
  ): void => {
    if (!set || seen.has(set)) return;
    seen.add(set);
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) lookAtField(node, type, path);
      else {
        const holder = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
        lookAt(holder?.selectionSet, typeNamed(holder?.typeCondition?.name.value, type), path);
      }
    }
  };
  const lookAtField = (
    node: FieldNode,
    type: GraphQLNamedType | undefined,
    around: readonly string[],
  ): void => {
    if (!isObjectType(type) && !isInterfaceType(type)) return;
    const field = type.getFields()[node.name.value];
    if (!field) return;
    const path = [...around, (node.alias ?? node.name).value];
    if (isPaged(field)) found.push({ path, node, list: listName(type.name, field.name) });
    lookAt(node.selectionSet, getNamedType(field.type), path);
  };
  lookAt(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, []);
  return found;
};

/** Documents are kept by the cache of parsed ones, and this with them. */
const known = new WeakMap<OperationDefinitionNode, readonly PlacedPage[]>();

const pagesOf = (
  { schema, document }: ExecutionArgs,
  operation: OperationDefinitionNode,
): readonly PlacedPage[] => {
  const places = known.get(operation) ?? placesIn(schema, document, operation);
  known.set(operation, places);
  return places;
};

/** Value of an argument; undefined where none is given. */
const givenIn = (
  { arguments: given = [] }: FieldNode,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
) => {
  const valueOf = (name: string): unknown => {
    const value = given.find((each) => each.name.value === name)?.value;
    if (value?.kind !== Kind.VARIABLE) return value && valueFromASTUntyped(value);
    const variable = value.name.value;
    if (Object.hasOwn(variables, variable)) return variables[variable];
    const usual = variableDefinitions.find((each) => each.variable.name.value === variable);
    return usual?.defaultValue && valueFromASTUntyped(usual.defaultValue);
  };
  return valueOf;
};

const isPageSize = (size: unknown): boolean =>
  typeof size !== 'number' || (size >= 1 && size <= PAGE_MAX);

const NO_CURSOR = 'Pages begin after a cursor that an earlier page gave. Read the first one again.';

const cursorFaultOf = (given: unknown, list: string, now: Date): string | null => {
  if (typeof given !== 'string') return null;
  const cursor = readCursor(given);
  return cursor === null ? NO_CURSOR : cursorFault(cursor, list, now);
};

/** Sentence about a page that cannot be had; null for a good one. */
const faultOf = (valueOf: (name: string) => unknown, list: string, now: Date): string | null => {
  const [first, last] = [valueOf('first'), valueOf('last')];
  if (typeof first === 'number' && typeof last === 'number')
    return 'Ask for `first` or for `last` entries, not for both.';
  if (!isPageSize(first) || !isPageSize(last))
    return `A page has 1 to ${PAGE_MAX} entries. Ask for so many, and go on after its \`endCursor\`.`;
  return cursorFaultOf(valueOf('after'), list, now) ?? cursorFaultOf(valueOf('before'), list, now);
};

/** Fault of the first page of an operation that cannot be had, with the path of its list; null where all can. */
export const firstPageFault = (args: ExecutionArgs): GraphQLError | null => {
  const operation = getOperationAST(args.document, args.operationName);
  if (!operation) return null;
  const now = (args.contextValue as Context).now();
  for (const { path, node, list } of pagesOf(args, operation)) {
    const message = faultOf(givenIn(node, operation, args.variableValues ?? {}), list, now);
    if (message === null) continue;
    return new GraphQLError(message, {
      nodes: node,
      path,
      extensions: { code: 'BAD_INPUT', http: { spec: true, status: 400 } },
    });
  }
  return null;
};
