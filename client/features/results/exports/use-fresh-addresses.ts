import { useApolloClient } from '@apollo/client/react';
import { FreshAddressesDocument } from '../../../gql/graphql.ts';
import { useRenewal } from '../../../hooks/use-renewal.ts';

/** Keeps the addresses of files, PDF and exports working while the page is open. */
export function useFreshAddresses(estimateId: string): void {
  const client = useApolloClient();
  useRenewal(() => {
    client
      .query({
        query: FreshAddressesDocument,
        variables: { estimateId },
        fetchPolicy: 'network-only',
      })
      // The next round tries again.
      .catch(() => {});
  });
}
