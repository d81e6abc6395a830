// What the transport throws, as tests need it.
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { GraphqlCode } from '../../server/domain/failure-codes.ts';

export const graphqlFailure = (
  code: GraphqlCode,
  message: string,
  extensions: Record<string, unknown> = {},
): Error =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, ...extensions } }] });

export const httpFailure = (
  status: number,
  body: unknown = {},
  headers: Record<string, string> = {},
): Error => {
  const bodyText = typeof body === 'string' ? body : JSON.stringify(body);
  return new ServerError(`HTTP ${status}`, {
    response: new Response(bodyText, { status, headers }),
    bodyText,
  });
};

export const noConnection = (): Error => new TypeError('Failed to fetch');
