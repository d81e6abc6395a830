// The hot reads of programs and pages without resolvers: in the place of execution, after all that is looked at before it (limits,
// sign-in, scopes), and only where the answer is the same to the byte.
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../../context.ts';
import { isAffordable } from './affordable.ts';
import { knownRead } from './plan.ts';

export const readLane: Plugin<Context> = {
  async onExecute({ args, setResultAndStopExecution }) {
    const { schema, document, variableValues, contextValue } = args;
    const read = knownRead(document);
    const { viewer } = contextValue;
    // An API token's scopes are looked at field by field on the usual way; whoever says nothing of themselves is turned away there.
    const isKnown = viewer.kind === 'GUEST' || (viewer.kind === 'USER' && viewer.scopes === null);
    if (!read || !isKnown) return;
    const variables = variableValues ?? {};
    if (!isAffordable(schema, document, variables, contextValue)) return;
    // What fails here fails on the usual way, too, where it is reported.
    const data = await read(contextValue, variables).catch(() => null);
    if (data) setResultAndStopExecution({ data });
  },
};
