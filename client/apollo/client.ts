// The GraphQL client: queries and mutations over HTTP, subscriptions over the socket, one cache for both.
import { ApolloClient, ApolloLink, HttpLink, RefetchEventManager } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import { Observable } from 'rxjs';
import { readFailure } from '../lib/request-failure.ts';
import { guestHeaders, identityHeaders, noteRefusedLogin } from '../lib/session.ts';
import { createSignal } from '../lib/signal.ts';
import { createCache } from './cache.ts';
import { firstAnswers } from './first-answers.ts';
import type { LazySocket } from './lazy-socket.ts';
import { persistedDocuments } from './persisted.ts';
import { repeatQueries } from './repeat-queries.ts';
import { wholeDocuments } from './whole-documents.ts';

/** The server wants a login for what was asked; carries its message. The layout answers by going to /login. */
export const loginRequired = createSignal<string>();

const isSubscription = ({ operationType }: ApolloLink.Operation): boolean =>
  operationType === OperationTypeNode.SUBSCRIPTION;

const announceRefusals = new ErrorLink(({ error, operation }) => {
  const failure = readFailure(error);
  if (failure.kind === 'unauthenticated') {
    noteRefusedLogin(operation.getContext().headers?.Authorization);
  }
  if (failure.kind === 'login' && !isSubscription(operation)) loginRequired.emit(failure.message);
});

/** A request that signs in speaks for the browser alone: a login that has ended would be refused. */
const addIdentity = new SetContextLink(({ headers, isSignIn }) => ({
  headers: { ...headers, ...(isSignIn ? guestHeaders() : identityHeaders()) },
}));

/** @param transport set by tests; otherwise HTTP and the socket */
export const createApolloClient = (
  socket: Pick<LazySocket, 'link' | 'onReconnect'>,
  transport: ApolloLink = ApolloLink.split(
    isSubscription,
    wholeDocuments.concat(socket.link),
    ApolloLink.from([
      persistedDocuments,
      wholeDocuments,
      firstAnswers,
      // A redirect would carry the guest's key to wherever it leads.
      new HttpLink({ uri: '/graphql', fetchOptions: { redirect: 'error' } }),
    ]),
  ),
): ApolloClient =>
  new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([addIdentity, announceRefusals, repeatQueries, transport]),
    dataMasking: true,
    // What is asked for again after a change would be given the answer to the same question from before the change.
    queryDeduplication: false,
    refetchEventManager: new RefetchEventManager({
      sources: {
        socketReconnected: () =>
          new Observable<void>((observer) => socket.onReconnect(() => observer.next())),
      },
    }),
    defaultOptions: { watchQuery: { refetchOn: false } },
  });
