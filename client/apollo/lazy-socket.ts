// The page's socket, whose code is loaded when somebody first listens to events.
import { ApolloLink } from '@apollo/client';
import { defer, switchMap } from 'rxjs';
import type { Socket } from './socket.ts';

interface LoadedSocket {
  socket: Socket;
  link: ApolloLink;
}

export interface LazySocket extends Omit<Socket, 'client'> {
  /** For subscriptions. Where the code cannot be loaded they fail, and the next one tries again. */
  link: ApolloLink;
}

/** Listeners that stay where they are while the socket comes. */
const createListeners = () => {
  const listeners = new Set<() => void>();
  return {
    add: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    call: () => {
      for (const listener of listeners) listener();
    },
  };
};

export const createLazySocket = (load: () => Promise<LoadedSocket>): LazySocket => {
  let socket: Socket | null = null;
  let loading: Promise<LoadedSocket> | null = null;
  const onState = createListeners();
  const onReconnect = createListeners();

  const begin = async (): Promise<LoadedSocket> => {
    try {
      const loaded = await load();
      ({ socket } = loaded);
      socket.subscribe(onState.call);
      socket.onReconnect(onReconnect.call);
      return loaded;
    } catch (error) {
      loading = null;
      throw error;
    }
  };

  /** Each in a task of its own: what waited for the socket would begin all at once. */
  const beginOne = async (): Promise<LoadedSocket> => {
    const loaded = await (loading ??= begin());
    await new Promise((resolve) => setTimeout(resolve));
    return loaded;
  };

  return {
    link: new ApolloLink((operation, forward) =>
      defer(beginOne).pipe(switchMap(({ link }) => link.request(operation, forward))),
    ),
    state: () => socket?.state() ?? 'idle',
    subscribe: onState.add,
    onReconnect: onReconnect.add,
    reconnect: () => socket?.reconnect(),
  };
};
