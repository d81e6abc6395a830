import { createContext, use, useSyncExternalStore } from 'react';
import type { Socket } from './socket.ts';

/** What the screens may know of the socket. */
export type SocketStatus = Pick<Socket, 'state' | 'subscribe' | 'reconnect'>;

export const SocketContext = createContext<SocketStatus | null>(null);

export const useSocket = (): SocketStatus => {
  const socket = use(SocketContext);
  if (!socket) throw new Error('There is no SocketContext above.');
  return socket;
};

/** True while events arrive over the socket; false is the time for polling. */
export const useIsLive = (): boolean => {
  const socket = useSocket();
  return useSyncExternalStore(socket.subscribe, () => socket.state() === 'open');
};
