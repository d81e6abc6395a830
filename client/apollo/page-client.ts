// The client and socket of this page: made when the first screen with data is loaded, kept while the page lives.
import { identityHeaders } from '../lib/session.ts';
import { createApolloClient } from './client.ts';
import { createLazySocket } from './lazy-socket.ts';

const socketUrl = (): string => {
  const url = new URL('/graphql', location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
};

export const pageSocket = createLazySocket(async () => {
  const { createSocket, linkOver } = await import('./socket.ts');
  const socket = createSocket(socketUrl(), identityHeaders);
  return { socket, link: linkOver(socket) };
});
export const pageClient = createApolloClient(pageSocket);
