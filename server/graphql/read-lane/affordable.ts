// Resolvers of the root look at what a document may cost, but the lane does not call them. It does the same sums itself and
// leaves what is too much to the usual way, which says so.
import { complexityFromQuery } from '@pothos/plugin-complexity';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Context } from '../../context.ts';
import { DOCUMENT_LIMITS } from '../builder.ts';
import type { OperationVariables } from './arguments.ts';

/** Answers by the numbers among the variables: only the size of a page counts, and a known document has one page. */
const known = new WeakMap<DocumentNode, Map<string, boolean>>();

const numbersIn = (variables: OperationVariables): string =>
  Object.entries(variables)
    .filter(([, value]) => typeof value === 'number')
    .join(';');

const isWithin = (...[query, options]: Parameters<typeof complexityFromQuery>): boolean => {
  const { complexity, depth, breadth } = complexityFromQuery(query, options);
  return (
    complexity <= DOCUMENT_LIMITS.complexity &&
    depth <= DOCUMENT_LIMITS.depth &&
    breadth <= DOCUMENT_LIMITS.breadth
  );
};

export const isAffordable = (
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: OperationVariables,
  ctx: Context,
): boolean => {
  const answers = known.get(document) ?? new Map<string, boolean>();
  known.set(document, answers);
  const numbers = numbersIn(variables);
  const before = answers.get(numbers);
  if (before !== undefined) return before;
  try {
    const answer = isWithin(document, { schema, ctx, variables });
    answers.set(numbers, answer);
    return answer;
  } catch {
    // The usual way refuses a size that no page has and a cursor that is none. They are not kept, as there is no end of them.
    return false;
  }
};
