// What the libraries below say about a document, in the words of this schema: whatever code they give it, the caller is told
// BAD_INPUT, and nothing but the sentence.
import { GraphQLError, type GraphQLErrorExtensions } from 'graphql';
import { GRAPHQL_CODE, type GraphqlCode } from '../domain/failure-codes.ts';

const MESSAGE_MAX = 300;

export const cutMessage = (message: string): string =>
  message.length > MESSAGE_MAX ? `${message.slice(0, MESSAGE_MAX).toWellFormed()}…` : message;

const OWN_CODES: ReadonlySet<unknown> = new Set<GraphqlCode>([
  ...Object.values(GRAPHQL_CODE),
  'INTERNAL',
  'LIMIT_EXCEEDED',
  'PERSISTED_QUERY_NOT_FOUND',
]);

const isOwn = ({ code }: GraphQLErrorExtensions): boolean => OWN_CODES.has(code);

/**
 * A syntax error, an unknown field, a value that does not fit, a limit. Without a path nothing of ours has run yet, so
 * whatever was thrown (a scalar's complaint, say) is about what was sent; with one, it is about the arguments at that place
 * when it points at the document by itself. What a field was to answer with, and could not, does not.
 */
export const isCallersFault = (error: GraphQLError, original: unknown): boolean => {
  if (!error.path) return true;
  return (
    original instanceof GraphQLError && (isOwn(original.extensions) || original.nodes !== undefined)
  );
};

/** Adds the status that HTTP has for it: one for all media types where there was no document to speak of. */
const asBadInput = (extensions: GraphQLErrorExtensions): GraphQLErrorExtensions => {
  const { http } = extensions;
  const hasDocument = !('originalError' in extensions);
  return {
    code: 'BAD_INPUT',
    ...(typeof http === 'object' && { http: hasDocument ? http : { ...http, spec: false } }),
  };
};

export const callersFault = (error: GraphQLError, original: unknown = error): GraphQLError => {
  const { extensions } = original instanceof GraphQLError ? original : error;
  return new GraphQLError(cutMessage(error.message), {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    extensions: isOwn(extensions) ? extensions : asBadInput(extensions),
  });
};
