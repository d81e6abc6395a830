// Lists of thousands of lines, sent as variables. They are read a piece at a time, and others are served between two of them.
// The executor reads variables in one piece, and more than once. So it is given an empty list, and the field the one that was read.
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  coerceInputValue,
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
  OperationTypeNode,
  typeFromAST,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../context.ts';
import { isRecord } from '../domain/is-record.ts';
import { BID_LIMITS, inWords } from '../domain/limits.ts';
import { schema as ownSchema } from './schema.ts';
import { badVariable } from './short-errors.ts';

/** Entries that are read at once: 5 ms. */
const ENTRIES_OF_A_TURN = 500;

/** Entries of the longest list that anything takes. */
const ENTRIES_MAX = BID_LIMITS.lines;

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

/** Throws a GraphQLError at the first entry that does not fit. */
const readInTurns = async ({ definition, member, type, sent }: LongList): Promise<unknown[]> => {
  const place = member === null ? [] : [member];
  if (sent.length > ENTRIES_MAX) {
    const message = `${inWords(sent.length)} entries are more than any list takes, which is ${inWords(ENTRIES_MAX)}. Send fewer.`;
    throw badVariable(definition, place, message);
  }
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
      args.variableValues = await takeLists(lists, variableValues, contextValue);
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
  if (node.kind !== Kind.OBJECT || !isRecord(value)) return value;
  const members = node.fields.map(({ name, value: of }): [string, unknown] => [
    name.value,
    withLists(value[name.value], of, read),
  ]);
  return { ...value, ...Object.fromEntries(members) };
};

for (const field of Object.values(ownSchema.getMutationType()?.getFields() ?? {})) {
  const { resolve } = field;
  if (!resolve) continue;
  field.resolve = (root, args: Record<string, unknown>, ctx: Context, info) => {
    const read = readFor.get(ctx);
    if (!read) return resolve(root, args, ctx, info);
    const nodes = info.fieldNodes.flatMap((node) => node.arguments ?? []);
    const whole = nodes.map(({ name, value }): [string, unknown] => [
      name.value,
      withLists(args[name.value], value, read),
    ]);
    return resolve(root, { ...args, ...Object.fromEntries(whole) }, ctx, info);
  };
}
