// How many sockets and event streams one network, and all networks together, may hold open at once, in this process. Opening
// one is a call like any other and free of charge, so whoever opens them without end would take the memory of all.
import type { Server } from 'node:http';
import { networkOf } from '../features/accounts/client-network.ts';
import { isOverShare, type Share } from './network-shares.ts';

export interface ConnectionLimit {
  /** Returns what to call once the connection is closed, or null when the network has as many as it may. */
  take(network: string): (() => void) | null;
}

export const limitConnections = (most: Share): ConnectionLimit => {
  const open = new Map<string, number>();
  let total = 0;
  return {
    take(network) {
      const count = open.get(network) ?? 0;
      const networks = open.size + (count === 0 ? 1 : 0);
      if (isOverShare({ own: count + 1, total: total + 1, networks }, most)) return null;
      open.set(network, count + 1);
      total += 1;
      return () => {
        const left = (open.get(network) ?? 1) - 1;
        if (left > 0) open.set(network, left);
        else open.delete(network);
        total -= 1;
      };
    },
  };
};

/**
 * Closes connections of networks that have as many open as they may, whether or not anything is sent on them.
 * @param isProxy whose connections are many people's, and its own affair
 */
export const limitOpen = (
  server: Server,
  most: Share,
  isProxy: (address: string) => boolean,
): void => {
  const open = limitConnections(most);
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    // One that is gone already has none.
    if (remoteAddress === undefined || isProxy(remoteAddress)) return;
    const release = open.take(networkOf(remoteAddress));
    if (release) socket.on('close', release);
    else socket.destroy();
  });
};
