// Typed GraphQL operations over real HTTP and real sockets, as one viewer.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

export type Headers = Record<string, string>;

interface GraphQLAnswer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions?: { code?: string; retryAfterSeconds?: number } }[];
}

export const run = async <Data, Variables>(
  url: string,
  headers: Headers,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<GraphQLAnswer<Data>> => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: print(document), variables }),
  });
  return (await response.json()) as GraphQLAnswer<Data>;
};

interface Done {
  __typename: `${string}Success`;
}
interface Missing {
  __typename: 'NotFound';
}

/** Queries that are null with an error only: what they answer is worked out, not looked up. */
type Worked =
  | 'estimates'
  | 'jobs'
  | 'priceBookSearch'
  | 'pricePreview'
  | 'proposalPreview'
  | 'scopePreview'
  | 'sharedLinks';

/** What a root field came to; a mutation is never null without an error, and what is not there is taken for one. */
export type Told<Data> = {
  [Field in keyof Data]: Field extends Worked
    ? NonNullable<Data[Field]>
    : Extract<Data[Field], Done> extends never
      ? Data[Field]
      : Exclude<NonNullable<Data[Field]>, Missing>;
};

interface Refusal {
  code: string;
  message: string;
}

/** The failures that every mutation may answer with, by the code they are thrown with elsewhere. */
const CODES: Readonly<Record<string, string>> = {
  NotFound: 'NOT_FOUND',
  InvalidInput: 'BAD_INPUT',
};

const refusalIn = (data: object): Refusal | null => {
  const [answer] = Object.values(data) as ({ __typename?: string; message?: string } | null)[];
  const code = CODES[answer?.__typename ?? ''];
  return code === undefined ? null : { code, message: answer?.message ?? '' };
};

/** The data of an operation that is expected to succeed, or to be refused for its input. */
export const runOk = async <Data, Variables>(
  ...args: Parameters<typeof run<Data, Variables>>
): Promise<Told<Data>> => {
  const { data, errors } = await run(...args);
  if (errors || !data) throw new Error(`Expected data, got ${JSON.stringify(errors)}`);
  if (refusalIn(data)?.code === 'NOT_FOUND') throw new Error(JSON.stringify(data));
  return data as Told<Data>;
};

/** The first error of an operation that is expected to fail, or what its mutation refused it for. */
export const runError = async <Data, Variables>(
  ...args: Parameters<typeof run<Data, Variables>>
) => {
  const { data, errors } = await run(...args);
  const refusal = data && refusalIn(data);
  if (refusal) return { retryAfterSeconds: undefined, ...refusal };
  const error = errors?.[0];
  if (!error) throw new Error(`Expected an error, got ${JSON.stringify(data)}`);
  return { message: error.message, ...error.extensions };
};

export interface LiveEvents<Data> extends AsyncIterableIterator<Data> {
  /** The next event. Throws when the subscription has ended. */
  take(): Promise<Data>;
  /** All events to the end. */
  rest(): Promise<Data[]>;
  stop(): Promise<void>;
}

/** A subscription over a socket of its own. */
export const subscribe = <Data, Variables extends Record<string, unknown>>(
  url: string,
  params: Headers,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): LiveEvents<Data> => {
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: params,
    retryAttempts: 0,
  });
  const results = client.iterate<Data>({ query: print(document), variables });
  const next = async (): Promise<IteratorResult<Data>> => {
    const { done, value } = await results.next();
    if (done) return { done: true, value: undefined };
    if (value.errors || !value.data) throw new Error(JSON.stringify(value.errors));
    return { done: false, value: value.data };
  };
  return {
    next,
    [Symbol.asyncIterator]() {
      return this;
    },
    async take() {
      const { done, value } = await next();
      if (done) throw new Error('The subscription has ended.');
      return value;
    },
    async rest() {
      const events: Data[] = [];
      for await (const event of this) events.push(event);
      return events;
    },
    async stop() {
      await results.return?.();
      await client.dispose();
    },
  };
};
