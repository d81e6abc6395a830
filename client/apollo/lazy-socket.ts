// The page's socket, whose code is loaded when somebody first listens to events.
import { ApolloLink } from '@apollo/client';
import { defer, switchMap } from 'rxjs';
import { createSignal } from '../lib/signal.ts';
import type { Socket } from './socket.ts';

interface LoadedSocket {
  socket: Socket;
  link: ApolloLink;
}

export interface LazySocket extends Omit<Socket, 'client'> {
  /** For subscriptions. Where the code cannot be loaded they fail, and the next one tries again. */
  link: ApolloLink;
}

export const createLazySocket = (load: () => Promise<LoadedSocket>): LazySocket => {
  let socket: Socket | null = null;
  let loading: Promise<LoadedSocket> | null = null;
  // Listeners stay where they are while the socket comes.
  const onState = createSignal<void>();
  const onReconnect = createSignal<void>();

  const begin = async (): Promise<LoadedSocket> => {
    try {
      const loaded = await load();
      ({ socket } = loaded);
      socket.subscribe(onState.emit);
      socket.onReconnect(onReconnect.emit);
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
    subscribe: onState.listen,
    onReconnect: onReconnect.listen,
    reconnect: () => socket?.reconnect(),
  };
};
