// Refusals that stay short, whatever was sent: one complaint about variables, few errors in an answer, each cut.
import {
  coerceInputValue,
  type ExecutionArgs,
  getOperationAST,
  GraphQLError,
  isInputType,
  isNonNullType,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import { callersFault, cutMessage } from './callers-fault.ts';
import { firstPageFault } from './page-faults.ts';

const ERRORS_MAX = 5;

const badInput = (message: string, nodes: VariableDefinitionNode) =>
  new GraphQLError(cutMessage(message), {
    nodes,
    extensions: { code: 'BAD_INPUT', http: { spec: true, status: 400 } },
  });

/** Refusal of what stands at `path` in a variable. */
export const badVariable = (
  definition: VariableDefinitionNode,
  path: readonly (string | number)[],
  message: string,
): GraphQLError =>
  badInput(
    `Variable "$${[definition.variable.name.value, ...path].join('.')}": ${message}`,
    definition,
  );

/** Stops at the first fault: each would be told with the whole value it was found in. */
const variableFault = (
  { schema }: Pick<ExecutionArgs, 'schema'>,
  definition: VariableDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): GraphQLError | null => {
  const name = definition.variable.name.value;
  const type = typeFromAST(schema, definition.type);
  if (!isInputType(type)) return null;
  if (!Object.hasOwn(variables, name)) {
    if (!isNonNullType(type) || definition.defaultValue) return null;
    return badInput(
      `Variable "$${name}" of required type "${String(type)}" was not provided.`,
      definition,
    );
  }
  try {
    coerceInputValue(variables[name], type, (path, _value, error) => {
      throw badVariable(definition, path, error.message);
    });
    return null;
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
};

/** First fault of the variables, or of the pages they ask for; null where they are what the operation takes. */
const firstFault = (args: ExecutionArgs): GraphQLError | null => {
  const { schema, document, operationName, variableValues } = args;
  const operation = getOperationAST(document, operationName);
  for (const definition of operation?.variableDefinitions ?? []) {
    const fault = variableFault({ schema }, definition, variableValues ?? {});
    if (fault) return fault;
  }
  return firstPageFault(args);
};

/** Checks variables before the executor does, whose errors hold the values. */
export const shortErrors: Plugin = {
  onValidate:
    () =>
    ({ result, setResult }) => {
      if (result.length === 0) return;
      const errors = result.slice(0, ERRORS_MAX) as readonly GraphQLError[];
      setResult(errors.map((error) => callersFault(error)));
    },
  onExecute({ args, setResultAndStopExecution }) {
    const fault = firstFault(args);
    if (fault) {
      setResultAndStopExecution({ errors: [fault] });
      return undefined;
    }
    return {
      onExecuteDone({ result, setResult }) {
        if (isAsyncIterable(result) || (result.errors?.length ?? 0) <= ERRORS_MAX) return;
        setResult({ ...result, errors: (result.errors ?? []).slice(0, ERRORS_MAX) });
      },
    };
  },
  onSubscribe({ args, setResultAndStopExecution }) {
    const fault = firstFault(args);
    if (fault) setResultAndStopExecution({ errors: [fault] } as never);
  },
};
