import { useApolloClient } from '@apollo/client/react';
import { useRenewal } from '../../../hooks/use-renewal.ts';

/** Keeps the addresses of files, PDF and exports working while the page is open. */
export function useFreshAddresses(estimateId: string): void {
  const client = useApolloClient();
  const renew = async () => {
    try {
      // No page waits for this document, because it is asked minutes later.
      const { FreshAddressesDocument } = await import('../../../gql/operations/FreshAddresses.ts');
      await client.query({
        query: FreshAddressesDocument,
        variables: { estimateId },
        fetchPolicy: 'network-only',
      });
    } catch {
      // The next round tries again.
    }
  };
  useRenewal(() => void renew());
}
