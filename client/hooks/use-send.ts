// Sends a mutation and tells what came of it. The one place that unwraps result unions.
import type { ApolloCache, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { Unmasked } from '@apollo/client/masking';
import { useMutation } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import type { FieldError } from '../../server/domain/errors.ts';
import type { Problem } from '../lib/problem.ts';
import { Gone, readFailure, type RequestFailure } from '../lib/request-failure.ts';

interface Success {
  __typename: `${string}Success`;
}

/** A member of the interface `UserError`: each has a sentence for people, so each document asks for it. */
interface RefusalMember {
  __typename: string;
  message: string;
  fields?: readonly FieldError[];
}

/** What was named is not there: no form has a field for that. */
interface Missing {
  __typename: 'NotFound';
}

/** The data of a mutation: one field, with the union of what may come of it; null beside an error. */
type Answered = Record<string, Success | RefusalMember | null>;

type AnswerOf<Data extends Answered> = NonNullable<Data[keyof Data]>;
export type ResultOf<Data extends Answered> = Extract<AnswerOf<Data>, Success>;
type RefusalOf<Data extends Answered> = Exclude<AnswerOf<Data>, Success | Missing>;

export type Outcome<Data extends Answered> =
  | { kind: 'done'; result: ResultOf<Data> }
  /** The server said no, as the schema foresees it. */
  | ({ kind: 'refused'; refusal: RefusalOf<Data> } & Problem)
  /** No such answer: signed out, throttled, not found, not reached, broken. */
  | ({ kind: 'failed'; failure: RequestFailure; error: unknown } & Problem);

/** What there is to say to the person; null when it is done, and when the page is left for the sign-in anyway. */
export const problemOf = <Data extends Answered>(outcome: Outcome<Data>): Problem | null =>
  outcome.kind === 'done' || (outcome.kind === 'failed' && outcome.failure.kind === 'login')
    ? null
    : { message: outcome.message, fields: outcome.fields };

const NO_ANSWER = 'The server gave no answer. Try again.';

const isSuccess = (answer: Success | RefusalMember): answer is Success =>
  answer.__typename.endsWith('Success');

const failed = (error: unknown) => {
  const failure = readFailure(error);
  return { kind: 'failed', failure, error, message: failure.message, fields: [] } as const;
};

/** The compiler does not follow the members of a union that is still a parameter, hence the types said by hand. */
const outcomeOf = <Data extends Answered>(data: Answered | null | undefined): Outcome<Data> => {
  const [answer] = Object.values(data ?? {});
  if (!answer) {
    const failure = { kind: 'other', message: NO_ANSWER } as const;
    return { kind: 'failed', failure, error: null, message: NO_ANSWER, fields: [] };
  }
  if (isSuccess(answer)) return { kind: 'done', result: answer as ResultOf<Data> };
  const { message, fields = [] } = answer;
  if (answer.__typename === 'NotFound') return failed(new Gone(message));
  return { kind: 'refused', refusal: answer as RefusalOf<Data>, message, fields };
};

type ApolloOptions = useMutation.Options<Answered>;

interface SendOptions<Data extends Answered, Variables extends OperationVariables> extends Pick<
  ApolloOptions,
  'context' | 'fetchPolicy' | 'refetchQueries'
> {
  /** What the page shows until the answer is there. */
  optimisticResponse?: (variables: Variables) => Unmasked<Data>;
  /** Writes into the cache what the answer does not bring there by itself. Hears of successes only, foreseen ones included. */
  write?: (cache: ApolloCache, result: ResultOf<Data>) => void;
}

/** No argument for a mutation without variables. */
type Arguments<Variables> = Record<string, never> extends Variables ? [] : [variables: Variables];

export function useSend<Data extends Answered, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  { write, ...options }: SendOptions<Data, Variables> = {},
) {
  const [mutate, { loading: isSending }] = useMutation<Answered>(mutation, {
    ...(options as ApolloOptions),
    update: (cache, { data }) => {
      const outcome = outcomeOf<Data>(data);
      if (outcome.kind === 'done') write?.(cache, outcome.result);
    },
  });
  const [problem, setProblem] = useState<Problem | null>(null);

  /** Never throws: whatever came of it is in the outcome, and what is to be said also in `problem`. */
  const send = useCallback(
    async (...[variables]: Arguments<Variables>): Promise<Outcome<Data>> => {
      setProblem(null);
      const outcome: Outcome<Data> = await mutate({ variables: variables ?? {} }).then(
        ({ data }) => outcomeOf<Data>(data),
        failed,
      );
      setProblem(problemOf(outcome));
      return outcome;
    },
    [mutate],
  );
  const clearProblem = useCallback(() => setProblem(null), []);
  return [send, { isSending, problem, clearProblem }] as const;
}
