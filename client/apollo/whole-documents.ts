// The cache keeps fields marked with `@whole` in one piece, so its documents do not say of what these consist (codegen.ts). Where
// the text of such a document is sent, and not its hash, it is the whole one.
import { ApolloLink } from '@apollo/client';
import { OperationTypeNode, visit } from 'graphql';
import { from, switchMap } from 'rxjs';

const isCut = ({ query }: ApolloLink.Operation): boolean => {
  let isFound = false;
  visit(query, {
    Directive: ({ name }) => {
      isFound ||= name.value === 'whole';
    },
  });
  return isFound;
};

/** The server did not know the hash, or it is a subscription, which has none. */
const sendsText = ({ operationType, getContext }: ApolloLink.Operation): boolean =>
  operationType === OperationTypeNode.SUBSCRIPTION || getContext().http?.includeQuery !== false;

export const wholeDocuments = new ApolloLink((operation, forward) => {
  if (!sendsText(operation) || !isCut(operation)) return forward(operation);
  return from(import('../gql/sent-documents.ts')).pipe(
    switchMap(({ sentDocuments }) => {
      const whole = sentDocuments.get(operation.operationName ?? '');
      if (!whole) throw new Error(`There is no whole text of ${operation.operationName}.`);
      operation.query = whole;
      return forward(operation);
    }),
  );
});
