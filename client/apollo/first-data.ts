// Takes a page's first answer into the cache before the page is drawn, step by step, so that the browser answers in between:
// a page that waits for its answer takes it in and draws itself in one go.
import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { Unmasked } from '@apollo/client/masking';
import { useEffect, useMemo } from 'react';
import { persistedHashOf } from '../lib/document-of.ts';
import { takeFirstCall } from '../lib/first-answers.ts';
import { identityHeaders } from '../lib/session.ts';

/** Variables that each document was asked with, until the page that asks it stands. */
const takenIn = new Map<object, string>();

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const takeIn = async (
  client: ApolloClient,
  document: TypedDocumentNode<unknown, never>,
): Promise<void> => {
  const query = document as TypedDocumentNode<unknown, OperationVariables>;
  const call = takeFirstCall(persistedHashOf(document), identityHeaders());
  if (!call) return;
  const { variables } = call.question;
  try {
    await pause();
    // Both calls have the client prepare the document: the first adds the type names, the second readies it for questions.
    client.documentTransform.transformDocument(query);
    await pause();
    client.watchQuery({ query, variables, fetchPolicy: 'standby' });
    const response = await call.response;
    const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown };
    if (!response.ok || !data || errors) return;
    await pause();
    client.writeQuery({ query, variables, data });
    await pause();
    // The cache keeps what was read once, so the page's own read is fast.
    client.readQuery({ query, variables }, true);
    takenIn.set(document, JSON.stringify(variables));
    await pause();
  } catch {
    // The page's own question meets the same failure and says so.
  }
};

const running = new Map<object, Promise<void>>();

/** Resolves when it is done, or when there is nothing to take in. The page asks by itself in that case. */
export const takeInFirstData = (
  client: ApolloClient,
  document: TypedDocumentNode<unknown, never>,
): Promise<void> => {
  const run = running.get(document) ?? takeIn(client, document);
  running.set(document, run);
  return run.finally(() => running.delete(document));
};

/** What was just taken in and the page has not asked yet; null when there is nothing. */
export const firstData = <Data>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, never>,
): Unmasked<Data> | null => {
  const asked = takenIn.get(document);
  const query = document as TypedDocumentNode<Data, OperationVariables>;
  return asked === undefined
    ? null
    : client.readQuery({ query, variables: JSON.parse(asked) as OperationVariables });
};

/**
 * How a page asks its first question: not again where the answer was just taken in.
 * @param variables what it is asked with; absent where the answer to that document, however asked, brought what is asked now
 */
export const useFirstPolicy = (
  document: object,
  variables?: Readonly<Record<string, unknown>>,
): 'cache-first' | 'cache-and-network' => {
  const asked = variables && JSON.stringify(variables);
  const isThere = useMemo(() => {
    const taken = takenIn.get(document);
    return taken !== undefined && (asked === undefined || taken === asked);
  }, [document, asked]);
  useEffect(() => void takenIn.delete(document), [document]);
  return isThere ? 'cache-first' : 'cache-and-network';
};
