// How expected failures look in GraphQL: members of result unions, or an `extensions.code` on a thrown error.
import { GraphQLError } from 'graphql';
import { DomainError, type ErrorCode, type FieldError, InvalidInput } from '../domain/errors.ts';
import { builder } from './builder.ts';

export const ErrorInterface = builder.interfaceRef<Error>('Error').implement({
  description: 'An expected failure, with a sentence for the user.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'What happened and what to do next.' }),
  }),
});

const FieldErrorRef = builder.objectRef<FieldError>('FieldError').implement({
  description: 'One message for one form field.',
  fields: (t) => ({
    path: t.exposeString('path', {
      description: 'Dotted name of the input member, e.g. `uploads.0`.',
    }),
    message: t.exposeString('message', { description: 'What to change.' }),
  }),
});

builder.objectType(InvalidInput, {
  name: 'InvalidInput',
  description: 'The input cannot be used as it is; nothing was changed.',
  interfaces: [ErrorInterface],
  fields: (t) => ({
    fields: t.field({
      type: [FieldErrorRef],
      description:
        'One entry a form field, in the order of the form; empty when no field is to blame.',
      resolve: (error) => error.fields,
    }),
  }),
});

/** Codes that stand in the schema's documentation; the rest are told apart by their sentence. */
const GRAPHQL_CODE: Record<ErrorCode, string> = {
  UNAUTHENTICATED: 'UNAUTHENTICATED',
  FORBIDDEN: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  LOGIN_REQUIRED: 'LOGIN_REQUIRED',
  QUOTA_EXHAUSTED: 'QUOTA_EXHAUSTED',
  THROTTLED: 'THROTTLED',
  BUSY: 'THROTTLED',
  BAD_INPUT: 'BAD_INPUT',
  CONFLICT: 'BAD_INPUT',
  TOO_LARGE: 'BAD_INPUT',
  STORAGE_FULL: 'INTERNAL',
  UNAVAILABLE: 'INTERNAL',
};

export const INTERNAL_MESSAGE =
  'Something went wrong on our side. Nothing was lost; please try again in a moment.';

/** The error a client may see; whatever is not expected becomes a sentence without a secret in it. */
export const toGraphQLError = (error: unknown): GraphQLError => {
  const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (original instanceof DomainError) {
    return new GraphQLError(original.message, {
      ...(error instanceof GraphQLError && { nodes: error.nodes, path: error.path }),
      extensions: {
        code: GRAPHQL_CODE[original.code],
        ...(original.retryAfterSeconds !== undefined && {
          retryAfterSeconds: original.retryAfterSeconds,
        }),
      },
    });
  }
  // Raised by the library itself: a syntax error, an unknown field, a limit.
  if (error instanceof GraphQLError && (!error.originalError || error.originalError === error))
    return error;
  return new GraphQLError(INTERNAL_MESSAGE, {
    ...(error instanceof GraphQLError && { nodes: error.nodes, path: error.path }),
    extensions: { code: 'INTERNAL' },
  });
};
