// The answers of an operation as texts, one or many.
import type { GraphQLError } from 'graphql';

export interface Answer {
  data?: unknown;
  errors?: readonly GraphQLError[];
}

export type Texts = AsyncIterableIterator<string>;

/** Text of an answer, with its members always in one order. */
export const textOf = ({ data, errors, ...rest }: Answer): string =>
  JSON.stringify({ ...(data !== undefined && { data }), ...(errors && { errors }), ...rest });

const isStream = (result: unknown): result is AsyncIterableIterator<Answer> =>
  typeof result === 'object' && result !== null && Symbol.asyncIterator in result;

const once = async function* (answer: Answer) {
  yield textOf(answer);
};

/** @param result of executing or subscribing */
export const textsOf = (result: unknown): Texts => {
  if (!isStream(result)) return once(result as Answer);
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      const { done, value } = await result.next();
      return done ? { done, value: undefined } : { done: false, value: textOf(value) };
    },
    async return() {
      await result.return?.();
      return { done: true, value: undefined };
    },
  };
};
