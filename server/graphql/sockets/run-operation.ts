// Runs what a socket asks through Yoga's own pipeline: same limits, same context, same masking as over HTTP. What only follows
// plain fields of a job goes along the lane from there.
import {
  type DocumentNode,
  execute,
  type ExecutionArgs,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import type { CallsLeft, Context, Viewer } from '../../context.ts';
import { globalId } from '../../domain/ids.ts';
import { accountIdOf } from '../../features/accounts/accounts.access.ts';
import type { JobChange } from '../../features/jobs/jobs.events.ts';
import type { Listening } from '../../infra/events.ts';
import { toGraphQLError } from '../errors.ts';
import { keyNamed } from '../named-ids.ts';
import { type FollowedBy, followPlainly } from '../push-lane/follow-plainly.ts';
import { knownPlan, type Plan } from '../push-lane/plan.ts';
import type { Yoga } from '../yoga.ts';
import { type SocketOperation, told } from './operation.ts';

// The answers of an operation as texts, one or many.

interface Answer {
  data?: unknown;
  errors?: readonly GraphQLError[];
}

type Texts = AsyncIterableIterator<string>;

/** Text of an answer, with its members always in one order. */
const textOf = ({ data, errors, ...rest }: Answer): string =>
  JSON.stringify({
    ...(data !== undefined && { data }),
    ...(errors && { errors: errors.map(told) }),
    ...rest,
  });

const isStream = (result: unknown): result is AsyncIterableIterator<Answer> =>
  typeof result === 'object' && result !== null && Symbol.asyncIterator in result;

const once = async function* (answer: Answer) {
  yield textOf(answer);
};

/** @param result of executing or subscribing */
const textsOf = (result: unknown): Texts => {
  if (!isStream(result)) return once(result as Answer);
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      const { done, value } = await result.next();
      return done ? { done, value: undefined } : { done: false, value: textOf(value) };
    },
    async return() {
      await result.return?.();
      return { done: true, value: undefined };
    },
  };
};

const OPERATIONS_PER_SOCKET = 20;

const tooManyOperations = (cost: number): GraphQLError =>
  new GraphQLError(
    `This socket carries ${OPERATIONS_PER_SOCKET} operations at once. Complete some first, or open another socket.`,
    { extensions: { code: 'LIMIT_EXCEEDED', cost, limit: OPERATIONS_PER_SOCKET } },
  );

/** Yoga refuses mutations by GET, and a socket begins as one. */
const AS_POST = new Request('http://socket/graphql', { method: 'POST' });

export interface RunOptions {
  /** Counts one operation of an address; rejects with BUSY when it has had as many as it may. */
  countOperation: (address: string) => Promise<CallsLeft | undefined>;
  /** Hears who is asking as soon as that is known. */
  onViewer: (operation: SocketOperation, viewer: Viewer) => void;
  /** Hears of failures, and gives the number of each. */
  report: (error: unknown) => string;
}

const prepare = async (
  yoga: Yoga,
  { connection }: SocketOperation,
  params: Partial<SubscribePayload>,
  callsLeft?: CallsLeft,
) => {
  const enveloped = yoga.getEnveloped({ ...connection.facts, callsLeft, params, request: AS_POST });
  const contextValue = (await enveloped.contextFactory()) as Context;
  return { enveloped, contextValue, schema: enveloped.schema as ExecutionArgs['schema'] };
};

const failing = (operation: SocketOperation, report: RunOptions['report']) => (error: unknown) =>
  operation.fail([toGraphQLError(error, report)]);

/** An operation that the lane answers. */
class LaneOperation implements FollowedBy {
  readonly #yoga: Yoga;
  readonly #operation: SocketOperation;
  readonly #plan: Plan;
  readonly #report: RunOptions['report'];

  constructor(yoga: Yoga, operation: SocketOperation, plan: Plan, report: RunOptions['report']) {
    this.#yoga = yoga;
    this.#operation = operation;
    this.#plan = plan;
    this.#report = report;
  }

  next(text: string): Promise<void> | undefined {
    return this.#operation.next(text);
  }

  complete(): void {
    this.#operation.complete();
  }

  onStop(stopped: Listening): void {
    this.#operation.onStop(stopped);
  }

  fail(error: unknown): void {
    failing(this.#operation, this.#report)(error);
  }

  async answerUsually(change: JobChange): Promise<string> {
    const { contextValue, schema } = await prepare(this.#yoga, this.#operation, {});
    const { document, variable } = this.#plan;
    // Yoga's own would begin to follow anew.
    const answer = await execute({
      schema,
      document,
      rootValue: change,
      variableValues: { [variable]: globalId('Job', change.jobId) },
      contextValue,
    });
    const errors = answer.errors?.map((error) => toGraphQLError(error, this.#report));
    return textOf({ ...answer, ...(errors && { errors }) });
  }
}

/** False when the operation cannot, or need not, go along the lane. */
const followAlong = (
  yoga: Yoga,
  operation: SocketOperation,
  ctx: Context,
  plan: Plan | null,
  variables: SubscribePayload['variables'],
  report: RunOptions['report'],
): Promise<boolean> | false => {
  const { viewer } = ctx;
  const jobId = keyNamed(plan && variables?.[plan.variable], 'Job');
  // An API token's scopes are looked at where operations are run.
  const isAnyones = viewer.kind !== 'USER' || viewer.scopes === null;
  if (!plan || !isAnyones || jobId === null) return false;
  const answered = new LaneOperation(yoga, operation, plan, report);
  return followPlainly(ctx, { plan, jobId, accountId: accountIdOf(viewer), answered });
};

/** Begins an operation. Returns null when it has ended before that, and when it is answered along the lane. */
const begin = async (
  yoga: Yoga,
  operation: SocketOperation,
  payload: SubscribePayload,
  { onViewer, report }: RunOptions,
  callsLeft: CallsLeft | undefined,
): Promise<Texts | null> => {
  const { enveloped, contextValue, schema } = await prepare(yoga, operation, payload, callsLeft);
  onViewer(operation, contextValue.viewer);
  const document = enveloped.parse(payload.query) as DocumentNode;
  const errors: readonly GraphQLError[] = enveloped.validate(schema, document);
  if (errors.length > 0) {
    operation.fail(errors);
    return null;
  }
  const asked = getOperationAST(document, payload.operationName ?? null);
  if (!asked) {
    const extensions = { code: 'BAD_INPUT' } as const;
    operation.fail([new GraphQLError('Unable to identify operation', { extensions })]);
    return null;
  }
  const plan = knownPlan(document);
  const { variables } = payload;
  if (await followAlong(yoga, operation, contextValue, plan, variables, report)) return null;
  const args: ExecutionArgs = {
    schema,
    operationName: payload.operationName ?? null,
    document,
    variableValues: variables ?? null,
    contextValue,
  };
  const isFollowing = asked.operation === OperationTypeNode.SUBSCRIPTION;
  return textsOf(await (isFollowing ? enveloped.subscribe(args) : enveloped.execute(args)));
};

const hand = async (operation: SocketOperation, texts: Texts): Promise<void> => {
  operation.onStop({ stop: () => void texts.return?.() });
  for await (const text of texts) {
    const handed = operation.next(text);
    if (handed) await handed;
  }
  operation.complete();
};

const handing = (operation: SocketOperation) => async (texts: Texts | null) => {
  if (texts) await hand(operation, texts);
};

/** Whatever goes wrong ends the operation, never its socket. */
export const runOperation = (
  yoga: Yoga,
  operation: SocketOperation,
  payload: SubscribePayload,
  options: RunOptions,
): Promise<void> => {
  const { connection } = operation;
  if (connection.isCutOff()) return Promise.resolve();
  const { size: cost } = connection.operations;
  if (cost > OPERATIONS_PER_SOCKET) {
    operation.fail([tooManyOperations(cost)]);
    return Promise.resolve();
  }
  // This is not one async function: that would hold what was asked for as long as it is followed, which may be hours.
  return options
    .countOperation(connection.facts.clientAddress)
    .then((callsLeft) => begin(yoga, operation, payload, options, callsLeft))
    .then(handing(operation))
    .catch(failing(operation, options.report));
};
