// Runs what a socket asks through Yoga's own pipeline: same limits, same context, same masking as over HTTP.
import {
  type DocumentNode,
  type ExecutionArgs,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { Context, Viewer } from '../../context.ts';
import { toGraphQLError } from '../errors.ts';
import type { Yoga } from '../yoga.ts';
import type { Operation } from './operation.ts';

const OPERATIONS_PER_SOCKET = 20;

/** Yoga refuses mutations by GET, and a socket begins as one. */
const AS_POST = new Request('http://socket/graphql', { method: 'POST' });

interface Answer {
  data?: unknown;
  errors?: readonly GraphQLError[];
}

const textOf = ({ errors, ...rest }: Answer): string =>
  JSON.stringify({ ...rest, ...(errors && { errors }) });

const isStream = (result: unknown): result is AsyncIterableIterator<Answer> =>
  typeof result === 'object' && result !== null && Symbol.asyncIterator in result;

const hand = async (operation: Operation, result: unknown): Promise<void> => {
  if (!isStream(result)) return operation.handNext(textOf(result as Answer));
  operation.onStop(() => void result.return?.());
  for await (const answer of result) await operation.handNext(textOf(answer));
};

export interface RunOptions {
  /** Counts one operation of an address; rejects with BUSY when it has had as many as it may. */
  countOperation: (address: string) => Promise<void>;
  /** Told who is asking as soon as that is known. */
  onViewer: (operation: Operation, viewer: Viewer) => void;
  /** Hears of failures, and gives the number of each. */
  report: (error: unknown) => string;
}

const run = async (
  yoga: Yoga,
  operation: Operation,
  payload: SubscribePayload,
  { onViewer }: RunOptions,
) => {
  const { facts } = operation.connection;
  const enveloped = yoga.getEnveloped({ ...facts, params: payload, request: AS_POST });
  const contextValue = (await enveloped.contextFactory()) as Context;
  onViewer(operation, contextValue.viewer);
  const args: ExecutionArgs = {
    schema: enveloped.schema as ExecutionArgs['schema'],
    operationName: payload.operationName ?? null,
    document: enveloped.parse(payload.query) as DocumentNode,
    variableValues: payload.variables ?? null,
    contextValue,
  };
  const errors: readonly GraphQLError[] = enveloped.validate(args.schema, args.document);
  if (errors.length > 0) return operation.fail(errors);
  const asked = getOperationAST(args.document, args.operationName);
  if (!asked) return operation.fail([new GraphQLError('Unable to identify operation')]);
  const answer =
    asked.operation === OperationTypeNode.SUBSCRIPTION ? enveloped.subscribe : enveloped.execute;
  await hand(operation, await answer(args));
  operation.complete();
};

/** Whatever goes wrong ends the operation, never its socket. */
export const runOperation = async (
  yoga: Yoga,
  operation: Operation,
  payload: SubscribePayload,
  options: RunOptions,
): Promise<void> => {
  const { connection } = operation;
  if (connection.isCutOff() || connection.operations.size > OPERATIONS_PER_SOCKET) {
    const message = 'This connection has too many subscriptions. Close some first.';
    return operation.fail([new GraphQLError(message)]);
  }
  try {
    await options.countOperation(connection.facts.clientAddress);
    await run(yoga, operation, payload, options);
  } catch (error) {
    operation.fail([toGraphQLError(error, options.report)]);
  }
};
