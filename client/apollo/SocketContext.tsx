import { createContext, use, useSyncExternalStore } from 'react';
import type { Socket } from './socket.ts';

/** What the screens may know of the socket. */
export type SocketStatus = Pick<Socket, 'state' | 'subscribe'>;

export const SocketContext = createContext<SocketStatus | null>(null);

/** True while events arrive over the socket; false is the time for polling. */
export const useIsLive = (): boolean => {
  const socket = use(SocketContext);
  if (!socket) throw new Error('useIsLive needs a SocketContext around it');
  return useSyncExternalStore(socket.subscribe, () => socket.state() === 'open');
};
