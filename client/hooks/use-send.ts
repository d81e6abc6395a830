// Sends a mutation and tells what came of it. The one place that unwraps result unions.
import type {
  ApolloCache,
  ApolloClient,
  OperationVariables,
  TypedDocumentNode,
} from '@apollo/client';
import type { Unmasked } from '@apollo/client/masking';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
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

type ApolloOptions = Omit<ApolloClient.MutateOptions<Answered>, 'mutation'>;

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

/** A mutation that the page does without at first, with its `write`. */
type LateMutation<Data extends Answered, Variables extends OperationVariables> = () => Promise<
  Pick<SendOptions<Data, Variables>, 'write'> & { mutation: TypedDocumentNode<Data, Variables> }
>;

/** @param mutation its document, or what loads it when it is first sent */
export function useSend<Data extends Answered, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables> | LateMutation<Data, Variables>,
  options: SendOptions<Data, Variables> = {},
) {
  const client = useApolloClient();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const given = useRef({ mutation, options });
  useLayoutEffect(() => {
    given.current = { mutation, options };
  });
  const calls = useRef(0);

  const mutate = useCallback(
    async (variables: OperationVariables): Promise<Outcome<Data>> => {
      const { write: ownWrite, ...rest } = given.current.options;
      const late = given.current.mutation;
      const sent = typeof late === 'function' ? await late() : { mutation: late };
      const { write = ownWrite } = sent;
      const { data } = await client.mutate<Answered>({
        ...(rest as ApolloOptions),
        mutation: sent.mutation,
        variables,
        update: (cache, answer) => {
          const outcome = outcomeOf<Data>(answer.data);
          if (outcome.kind === 'done') write?.(cache, outcome.result);
        },
      });
      return outcomeOf<Data>(data);
    },
    [client],
  );
  /** Never throws: whatever came of it is in the outcome, and what is to be said also in `problem`. */
  const send = useCallback(
    async (...[variables]: Arguments<Variables>): Promise<Outcome<Data>> => {
      calls.current += 1;
      const call = calls.current;
      setIsSending(true);
      setProblem(null);
      const outcome: Outcome<Data> = await mutate(variables ?? {}).catch(failed);
      // Of several calls the last one counts.
      if (call === calls.current) setIsSending(false);
      setProblem(problemOf(outcome));
      return outcome;
    },
    [mutate],
  );
  const clearProblem = useCallback(() => setProblem(null), []);
  return [send, { isSending, problem, clearProblem }] as const;
}
