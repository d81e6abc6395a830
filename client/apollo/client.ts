// The GraphQL client: queries and mutations over HTTP, subscriptions over the socket, one cache for both.
import { ApolloClient, ApolloLink, HttpLink, RefetchEventManager } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { OperationTypeNode } from 'graphql';
import { Observable } from 'rxjs';
import { readFailure } from '../lib/request-failure.ts';
import { identityHeaders } from '../lib/session.ts';
import { createSignal } from '../lib/signal.ts';
import { createCache } from './cache.ts';
import type { Socket } from './socket.ts';

/** The server wants a login for what was asked; carries its message. The layout answers by going to /login. */
export const loginRequired = createSignal<string>();

const isSubscription = ({ operationType }: ApolloLink.Operation): boolean =>
  operationType === OperationTypeNode.SUBSCRIPTION;

const announceRequiredLogin = new ErrorLink(({ error, operation }) => {
  if (isSubscription(operation)) return;
  const failure = readFailure(error);
  if (failure.kind === 'login') loginRequired.emit(failure.message);
});

const addIdentity = new SetContextLink(({ headers }) => ({
  headers: { ...headers, ...identityHeaders() },
}));

/** @param transport set by tests; otherwise HTTP and the socket */
export const createApolloClient = (
  socket: Pick<Socket, 'client' | 'onReconnect'>,
  transport: ApolloLink = ApolloLink.split(
    isSubscription,
    new GraphQLWsLink(socket.client),
    ApolloLink.from([addIdentity, new HttpLink({ uri: '/graphql' })]),
  ),
): ApolloClient =>
  new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([announceRequiredLogin, transport]),
    dataMasking: true,
    refetchEventManager: new RefetchEventManager({
      sources: {
        socketReconnected: () =>
          new Observable<void>((observer) => socket.onReconnect(() => observer.next())),
      },
    }),
    defaultOptions: { watchQuery: { refetchOn: false } },
  });
