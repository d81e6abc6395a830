// A subscription first says how things are, which the page's first answer said a moment ago. Taking the whole of it in again
// is work for nothing: it is compared as text, and not passed on where it says the same.
import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { filter } from 'rxjs';

/** The parts of the last first answer, until they were compared. */
const said = new Set<string>();

const partsOf = (data: object): string[] =>
  Object.values(data)
    .filter((part) => typeof part === 'object' && part !== null)
    .map((part) => JSON.stringify(part));

/** @param data of a page's first answer, which has just been taken into the cache */
export const rememberSaid = (data: object): void => {
  said.clear();
  for (const part of partsOf(data)) said.add(part);
};

const isKnown = ({ data }: ApolloLink.Result): boolean => {
  if (said.size === 0 || !data) return false;
  const parts = partsOf(data);
  return parts.length > 0 && parts.every((part) => said.delete(part));
};

export const newsOnly = new ApolloLink((operation, forward) => {
  const results = forward(operation);
  return operation.operationType === OperationTypeNode.SUBSCRIPTION
    ? results.pipe(filter((result, index) => index > 0 || !isKnown(result)))
    : results;
});
