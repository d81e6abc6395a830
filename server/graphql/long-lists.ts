// Lists of thousands of lines, sent as variables. They are read a piece at a time, and others are served between two of them.
// The executor reads variables in one piece, and more than once. So it is given an empty list, and the field the one that was read.
import { inWords } from '../domain/numbers.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type ArgumentNode,
  coerceInputValue,
  type DocumentNode,
  getNullableType,
  getOperationAST,
  type GraphQLInputType,
  type GraphQLList,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  GraphQLError,
  Kind,
  type ObjectFieldNode,
  OperationTypeNode,
  typeFromAST,
  type ValueNode,
  type VariableDefinitionNode,
  visit,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../context.ts';
import { isRecord } from '../domain/is-record.ts';
import { BID_LIMITS } from '../domain/limits.ts';
import { schema as ownSchema } from './schema.ts';
import { badVariable } from './short-errors.ts';

/** Entries that are read at once: 5 ms. */
const ENTRIES_OF_A_TURN = 500;

/** Entries of the longest list that anything takes. */
const ENTRIES_TAKEN = BID_LIMITS.lines;

/** Entries of the longest list that is read: whoever takes lists says best what is too much, for a few thousand more. */
const ENTRIES_MAX = 2 * ENTRIES_TAKEN;

interface LongList {
  definition: VariableDefinitionNode;
  /** Name of its member of the variable; null where the variable itself is the list. */
  member: string | null;
  type: GraphQLList<GraphQLInputType>;
  sent: readonly unknown[];
}

/** Lists by the member of a variable; by null for a variable that is itself a list. */
type ReadLists = ReadonlyMap<string | null, readonly unknown[]>;

/** What was read for the operation of a context, by variable. */
const readFor = new WeakMap<Context, ReadonlyMap<string, ReadLists>>();

const isLong = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > ENTRIES_OF_A_TURN;

const listsOf = (
  schema: GraphQLSchema,
  definition: VariableDefinitionNode,
  value: unknown,
): LongList[] => {
  const named = typeFromAST(schema, definition.type);
  const type = isInputType(named) ? getNullableType(named) : null;
  if (isListType(type) && isLong(value)) return [{ definition, member: null, type, sent: value }];
  if (!isInputObjectType(type) || !isRecord(value)) return [];
  return Object.values(type.getFields()).flatMap(({ name, type: of }) => {
    const [list, sent] = [getNullableType(of), value[name]];
    return isListType(list) && isLong(sent) ? [{ definition, member: name, type: list, sent }] : [];
  });
};

/** Variables that fields below those of the mutation take, too. The executor reads these. */
const usedBelow = (schema: GraphQLSchema, document: DocumentNode): ReadonlySet<string> => {
  const root = schema.getMutationType()?.name;
  const names = new Set<string>();
  let depth = 0;
  visit(document, {
    FragmentDefinition({ typeCondition }) {
      depth = typeCondition.name.value === root ? 0 : 1;
    },
    OperationDefinition() {
      depth = 0;
    },
    Field: {
      enter() {
        depth += 1;
      },
      leave() {
        depth -= 1;
      },
    },
    Variable({ name }) {
      if (depth > 1) names.add(name.value);
    },
  });
  return names;
};

const placeOf = ({ member }: LongList): string[] => (member === null ? [] : [member]);

/** Throws a GraphQLError. */
const requireReadable = (list: LongList): void => {
  const { length } = list.sent;
  if (length <= ENTRIES_MAX) return;
  const message = `${inWords(length)} entries are more than any list takes, which is ${inWords(ENTRIES_TAKEN)}. Send fewer.`;
  throw badVariable(list.definition, placeOf(list), message);
};

/** Throws a GraphQLError at the first entry that does not fit. */
const readInTurns = async (list: LongList): Promise<unknown[]> => {
  const { definition, type, sent } = list;
  const place = placeOf(list);
  const entries: unknown[] = [];
  for (let at = 0; at < sent.length; at += ENTRIES_OF_A_TURN) {
    await nextTurn();
    const piece: unknown = coerceInputValue(
      sent.slice(at, at + ENTRIES_OF_A_TURN),
      type,
      ([index, ...rest], _value, { message }) => {
        throw badVariable(definition, [...place, at + Number(index), ...rest], message);
      },
    );
    if (Array.isArray(piece)) entries.push(...(piece as unknown[]));
  }
  return entries;
};

/** The variables without what was read of them. Throws a GraphQLError. */
const takeLists = async (
  lists: readonly LongList[],
  variables: Readonly<Record<string, unknown>>,
  ctx: Context,
): Promise<Record<string, unknown>> => {
  const read = new Map<string, Map<string | null, readonly unknown[]>>();
  const left: Record<string, unknown> = { ...variables };
  for (const list of lists) {
    const { value: name } = list.definition.variable.name;
    const ofVariable = read.get(name) ?? new Map<string | null, readonly unknown[]>();
    read.set(name, ofVariable.set(list.member, await readInTurns(list)));
    const value = left[name];
    left[name] = list.member !== null && isRecord(value) ? { ...value, [list.member]: [] } : [];
  }
  readFor.set(ctx, read);
  return left;
};

/** Reads the lists of mutations: what queries take is short. */
export const longLists: Plugin<Context> = {
  async onExecute({ args, setResultAndStopExecution }) {
    const { schema, document, operationName, variableValues, contextValue } = args;
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== OperationTypeNode.MUTATION || !variableValues) return;
    const lists = (operation.variableDefinitions ?? []).flatMap((definition) =>
      listsOf(schema, definition, variableValues[definition.variable.name.value]),
    );
    if (lists.length === 0) return;
    try {
      for (const list of lists) requireReadable(list);
      const below = usedBelow(schema, document);
      const own = lists.filter(({ definition }) => !below.has(definition.variable.name.value));
      args.variableValues = await takeLists(own, variableValues, contextValue);
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      setResultAndStopExecution({ errors: [error] });
    }
  },
};

/** A value of an argument with the lists that were read for it. */
const withLists = (
  value: unknown,
  node: ValueNode,
  read: ReadonlyMap<string, ReadLists>,
): unknown => {
  if (node.kind === Kind.VARIABLE) {
    const lists = read.get(node.name.value);
    if (!lists) return value;
    return lists.get(null) ?? { ...(isRecord(value) && value), ...Object.fromEntries(lists) };
  }
  if (Array.isArray(value)) {
    // One entry may stand for a list of one.
    const nodes = node.kind === Kind.LIST ? node.values : [node];
    return nodes.map((of, at) => withLists(value[at], of, read));
  }
  if (node.kind !== Kind.OBJECT || !isRecord(value)) return value;
  return withMembers(value, node.fields, read);
};

/** Members whose variable was not sent stay absent. */
const withMembers = (
  values: Readonly<Record<string, unknown>>,
  nodes: readonly (ArgumentNode | ObjectFieldNode)[],
  read: ReadonlyMap<string, ReadLists>,
): Record<string, unknown> => {
  const given = nodes.filter(({ name }) => Object.hasOwn(values, name.value));
  const whole = given.map(({ name, value: node }): [string, unknown] => [
    name.value,
    withLists(values[name.value], node, read),
  ]);
  return { ...values, ...Object.fromEntries(whole) };
};

for (const field of Object.values(ownSchema.getMutationType()?.getFields() ?? {})) {
  const { resolve } = field;
  if (!resolve) continue;
  field.resolve = (root, args: Record<string, unknown>, ctx: Context, info) => {
    const read = readFor.get(ctx);
    if (!read) return resolve(root, args, ctx, info);
    const nodes = info.fieldNodes.flatMap((node) => node.arguments ?? []);
    return resolve(root, withMembers(args, nodes, read), ctx, info);
  };
}
