// A server in memory for tests: typed answers by operation, events on demand, and a socket whose state the test sets.
import { ApolloLink, type TypedDocumentNode } from '@apollo/client';
import type { Unmasked } from '@apollo/client/masking';
import { Kind, OperationTypeNode } from 'graphql';
import { concat, defer, filter, finalize, map, of, Subject, takeWhile } from 'rxjs';
import type { GraphqlCode } from '../../server/domain/failure-codes.ts';
import { createApolloClient } from '../apollo/client.ts';
import type { SocketState } from '../apollo/socket.ts';

type Variables = Record<string, unknown>;

const END: ApolloLink.Result = {};
const nameOf = (document: TypedDocumentNode<unknown, never>): string => {
  const [definition] = document.definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION || !definition.name) {
    throw new Error('An operation with a name is needed');
  }
  return definition.name.value;
};

const createFakeSocket = () => {
  let current: SocketState = 'open';
  const listeners = new Set<() => void>();
  const reconnectListeners = new Set<() => void>();
  let reconnects = 0;
  return {
    reconnect: () => {
      reconnects += 1;
    },
    /** How often a new connection was asked for. */
    reconnects: () => reconnects,
    state: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onReconnect(listener: () => void) {
      reconnectListeners.add(listener);
      return () => reconnectListeners.delete(listener);
    },
    /** `open` after `down` is a reconnect. */
    enter(next: SocketState): void {
      const isReconnect = current === 'down' && next === 'open';
      current = next;
      for (const listener of listeners) listener();
      if (isReconnect) for (const listener of reconnectListeners) listener();
    },
  };
};

export type FakeBackend = ReturnType<typeof createFakeBackend>;

export const createFakeBackend = () => {
  const answers = new Map<string, (variables: never) => unknown>();
  const calls = new Map<string, Variables[]>();
  const events = new Subject<{ name: string; result: ApolloLink.Result }>();
  const listeners = new Map<string, number>();
  /** Said before anybody listened: who comes then hears it first, as it is how things are. */
  const early = new Map<string, ApolloLink.Result>();
  const socket = createFakeSocket();

  const listenersOf = (name: string): number => listeners.get(name) ?? 0;

  const say = (name: string, result: ApolloLink.Result): void => {
    if (listenersOf(name) === 0) early.set(name, result);
    else events.next({ name, result });
  };

  const eventsFor = (name: string) => {
    const result = early.get(name);
    early.delete(name);
    return result ? concat(of({ name, result }), events) : events;
  };

  const respond = (name: string, variables: Variables): Promise<ApolloLink.Result> => {
    calls.set(name, [...(calls.get(name) ?? []), variables]);
    const answer = answers.get(name);
    if (!answer) return Promise.reject(new Error(`No answer was prepared for ${name}`));
    return Promise.resolve().then(async () => ({
      data: (await answer(variables as never)) as Variables,
    }));
  };

  const link = new ApolloLink(({ operationName = '', operationType, variables }) =>
    operationType === OperationTypeNode.SUBSCRIPTION
      ? defer(() => {
          listeners.set(operationName, listenersOf(operationName) + 1);
          return eventsFor(operationName);
        }).pipe(
          filter(({ name }) => name === operationName),
          takeWhile(({ result }) => result !== END),
          map(({ result }) => result),
          finalize(() => listeners.set(operationName, listenersOf(operationName) - 1)),
        )
      : defer(() => respond(operationName, variables)),
  );

  return {
    socket,
    client: createApolloClient({ ...socket, link }, link),

    on<Data, Vars>(document: TypedDocumentNode<Data, Vars>) {
      const name = nameOf(document);
      return {
        /** The answer to each call from now on; it may come late, and throw what the transport would. */
        answer: (answer: (variables: Vars) => Unmasked<Data> | Promise<Unmasked<Data>>): void => {
          answers.set(name, answer);
        },
        /** Sends an event to everyone subscribed, or who is so first. */
        emit: (data: Unmasked<Data>): void => say(name, { data: data as Variables }),
        /** Sends an event that could not be read for them. */
        emitFailure: (message: string, code: GraphqlCode): void =>
          say(name, { data: null, errors: [{ message, extensions: { code } }] }),
        /** How many are subscribed now. */
        listeners: (): number => listenersOf(name),
        /** Ends the streams of everyone subscribed. */
        end: (): void => events.next({ name, result: END }),
        /** The variables of each call so far. */
        calls: (): Vars[] => (calls.get(name) ?? []) as Vars[],
      };
    },
  };
};
