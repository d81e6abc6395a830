// Gives what the document itself asked for to the part of the page that asks it first.
import { ApolloLink } from '@apollo/client';
import { parseAndCheckHttpResponse } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { from, switchMap, tap } from 'rxjs';
import { dropFirstAnswers, type FirstQuestion, takeFirstAnswer } from '../lib/first-answers.ts';

/** Returns the question as it would be sent by its hash, or null where its text is sent. */
const questionOf = ({
  operationName,
  variables,
  extensions,
}: ApolloLink.Operation): FirstQuestion | null => {
  const { sha256Hash } = (extensions['persistedQuery'] ?? {}) as { sha256Hash?: unknown };
  if (operationName === undefined || typeof sha256Hash !== 'string') return null;
  return { operationName, hash: sha256Hash, variables };
};

export const firstAnswers = new ApolloLink((operation, forward) => {
  if (operation.operationType === OperationTypeNode.MUTATION) dropFirstAnswers();
  const question = questionOf(operation);
  const { headers = {} } = operation.getContext();
  const response = question && takeFirstAnswer(question, headers);
  if (!response) return forward(operation);
  return from(response).pipe(
    tap((answer) => operation.setContext({ response: answer })),
    switchMap((answer) => parseAndCheckHttpResponse(operation)(answer)),
  );
});
