// Answers the hot reads of programs and pages without resolvers. It takes the place of execution, after all checks before it
// (limits, sign-in, scopes). It answers only where the answer is the same to the byte.
import type { DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../context.ts';
import { schema } from '../schema.ts';
import { isAffordable } from './affordable.ts';
import type { OperationVariables } from './arguments.ts';
import { knownRead } from './plan.ts';
import type { Data } from './read.ts';

/**
 * The answer's data; null where the document has to go the usual way.
 * @param document valid, with variables that fit it, and within the viewer's scopes
 */
const readPlainly = async (
  document: DocumentNode,
  variables: OperationVariables,
  ctx: Context,
): Promise<Data | null> => {
  const read = knownRead(document);
  // Whoever says nothing of themselves is turned away on the usual way.
  if (!read || ctx.viewer.kind === 'ANONYMOUS') return null;
  if (!isAffordable(schema, document, variables, ctx)) return null;
  // What fails here fails on the usual way, too, where it is reported.
  return read(ctx, variables).catch(() => null);
};

export const readLane: Plugin<Context> = {
  async onExecute({ args, setResultAndStopExecution }) {
    const { document, variableValues, contextValue } = args;
    const data = await readPlainly(document, variableValues ?? {}, contextValue);
    if (data) setResultAndStopExecution({ data });
  },
};
