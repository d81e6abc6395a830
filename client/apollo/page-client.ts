// The client and socket of this page: made when the first screen with data is loaded, kept while the page lives.
import { identityHeaders } from '../lib/session.ts';
import { createApolloClient } from './client.ts';
import { createSocket } from './socket.ts';

const socketUrl = (): string => {
  const url = new URL('/graphql', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
};

export const pageSocket = createSocket(socketUrl(), identityHeaders);
export const pageClient = createApolloClient(pageSocket);
