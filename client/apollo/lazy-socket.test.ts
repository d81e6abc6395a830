import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { createLazySocket } from './lazy-socket.ts';
import type { Socket, SocketState } from './socket.ts';

const EVENT = gql('subscription Event { event }');

/** A socket that is told which state it is in, and one event for whoever subscribes. */
const createLoaded = () => {
  let current: SocketState = 'connecting';
  const listeners = { state: new Set<() => void>(), reconnect: new Set<() => void>() };
  const listenIn = (set: Set<() => void>) => (listener: () => void) => {
    set.add(listener);
    return () => set.delete(listener);
  };
  const socket: Socket = {
    client: null as never,
    state: () => current,
    subscribe: listenIn(listeners.state),
    onReconnect: listenIn(listeners.reconnect),
    reconnect: vi.fn<() => void>(),
  };
  return {
    socket,
    link: new ApolloLink(() => of({ data: { event: 1 } })),
    enter: (state: SocketState) => {
      current = state;
      for (const listener of listeners.state) listener();
    },
    comeBack: () => {
      for (const listener of listeners.reconnect) listener();
    },
  };
};

type Load = Parameters<typeof createLazySocket>[0];

const listenOver = (link: ApolloLink): Promise<unknown> =>
  new Promise((resolve, reject) => {
    new ApolloClient({ link, cache: new InMemoryCache() })
      .subscribe({ query: EVENT })
      .subscribe({ next: ({ data, error }) => (error ? reject(error) : resolve(data)) });
  });

describe('a socket that is loaded on demand', () => {
  it('is idle and not loaded before the first subscription', () => {
    const load = vi.fn<Load>();
    const socket = createLazySocket(load);
    expect(socket.state()).toBe('idle');
    socket.reconnect();
    expect(load).not.toHaveBeenCalled();
  });

  it('hands events, states and reconnects on to those who listened before', async () => {
    const loaded = createLoaded();
    const socket = createLazySocket(() => Promise.resolve(loaded));
    const states: string[] = [];
    const returned = vi.fn<() => void>();
    socket.subscribe(() => states.push(socket.state()));
    socket.onReconnect(returned);
    expect(await listenOver(socket.link)).toEqual({ event: 1 });

    loaded.enter('open');
    loaded.comeBack();
    socket.reconnect();
    expect(states).toContain('open');
    expect(returned).toHaveBeenCalledOnce();
    expect(loaded.socket.reconnect).toHaveBeenCalledOnce();
  });

  it('is loaded once', async () => {
    const load = vi.fn<Load>(() => Promise.resolve(createLoaded()));
    const { link } = createLazySocket(load);
    await Promise.all([listenOver(link), listenOver(link)]);
    await listenOver(link);
    expect(load).toHaveBeenCalledOnce();
  });

  it('fails the subscription when it cannot be loaded, and is tried again at the next', async () => {
    const load = vi
      .fn<Load>(() => Promise.resolve(createLoaded()))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { link } = createLazySocket(load);
    await expect(listenOver(link)).rejects.toThrow('Failed to fetch');
    expect(await listenOver(link)).toEqual({ event: 1 });
  });
});
