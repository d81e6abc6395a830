// How expected failures look in GraphQL: members of result unions, or an `extensions.code` on a thrown error.
import { GraphQLError, type GraphQLErrorExtensions } from 'graphql';
import {
  DomainError,
  failureSentence,
  FIELD_ERROR_CODES,
  type FieldError,
  InvalidInput,
  NotFound,
  VersionConflict,
} from '../domain/errors.ts';
import { challengeOf, GRAPHQL_CODE, type GraphqlCode } from '../domain/failure-codes.ts';
import { outageOf } from '../infra/outage.ts';
import { builder } from './builder.ts';
import { callersFault, isCallersFault } from './callers-fault.ts';
import { described } from './described.ts';

declare module 'graphql' {
  interface GraphQLErrorExtensions {
    code?: GraphqlCode;
  }
}

export const UserErrorRef = builder.interfaceRef<Error>('UserError').implement({
  description: 'An expected failure, with a sentence for the user.',
  fields: (t) => ({
    message: t.exposeString('message', { description: 'What happened and what to do next.' }),
  }),
});

const FieldErrorCodeEnum = builder.enumType('FieldErrorCode', {
  description: 'What is wrong with a form field.',
  values: described(FIELD_ERROR_CODES),
});

const FieldErrorRef = builder.objectRef<FieldError>('FieldError').implement({
  description: 'One message for one form field.',
  fields: (t) => ({
    path: t.exposeString('path', {
      description: 'Dotted name of the input member, e.g. `uploads.0`.',
    }),
    code: t.field({
      type: FieldErrorCodeEnum,
      description: 'What is wrong with it, for programs.',
      resolve: ({ code }) => code ?? 'INVALID',
    }),
    message: t.exposeString('message', { description: 'What to change.' }),
  }),
});

builder.objectType(InvalidInput, {
  name: 'InvalidInput',
  description: 'The input cannot be used as it is; nothing was changed.',
  interfaces: [UserErrorRef],
  fields: (t) => ({
    fields: t.field({
      type: [FieldErrorRef],
      description:
        'One entry a form field, in the order of the form; empty when no field is to blame.',
      resolve: (error) => error.fields,
    }),
  }),
});

builder.objectType(NotFound, {
  name: 'NotFound',
  description:
    'The named thing does not exist or belongs to somebody else; the two answer alike. Nothing was changed.',
  interfaces: [UserErrorRef],
});

builder.objectType(VersionConflict, {
  name: 'VersionConflict',
  description: 'It was changed elsewhere since the version named; nothing was changed.',
  interfaces: [UserErrorRef],
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'The current one: read it, then try again.' }),
  }),
});

export const SEEN_VERSION =
  'The version that was read last. When it has changed since, nothing is written and a conflict is answered. Left out, the change is made whatever the version.';

/** Status for whoever looks at it only: proxies, and clients that come back by themselves. */
const httpOf = (
  error: DomainError,
  { hasData }: { hasData: boolean },
): Pick<GraphQLErrorExtensions, 'http'> => {
  const { code, retryAfterSeconds } = error;
  if (code === 'UNAVAILABLE')
    return { http: { status: 503, headers: { 'retry-after': String(retryAfterSeconds) } } };
  // Nobody is known: nothing was asked for them. Only `application/graphql-response+json` tells that by a status.
  if (code === 'UNAUTHENTICATED' && !hasData)
    return {
      http: { spec: true, status: 401, headers: { 'www-authenticate': challengeOf(error) } },
    };
  return {};
};

/**
 * The error a client may see; whatever is not expected becomes a sentence without a secret in it.
 * `report` hears of what is a defect or an outage, and gives its number.
 */
export const toGraphQLError = (
  error: unknown,
  report: (error: unknown) => string,
): GraphQLError => {
  const thrown = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const outage = outageOf(thrown);
  if (outage) report(error);
  const original = outage ?? thrown;
  if (original instanceof DomainError) {
    return new GraphQLError(original.message, {
      ...(error instanceof GraphQLError && { nodes: error.nodes, path: error.path }),
      extensions: {
        code: GRAPHQL_CODE[original.code],
        ...(original.retryAfterSeconds !== undefined && {
          retryAfterSeconds: original.retryAfterSeconds,
        }),
        ...httpOf(original, { hasData: error instanceof GraphQLError && error.path !== undefined }),
      },
    });
  }
  if (error instanceof GraphQLError && isCallersFault(error, original)) {
    return callersFault(error, original);
  }
  return new GraphQLError(failureSentence(report(error)), {
    ...(error instanceof GraphQLError && { nodes: error.nodes, path: error.path }),
    extensions: { code: 'INTERNAL' },
  });
};
