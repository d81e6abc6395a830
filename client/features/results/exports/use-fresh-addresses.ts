import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { FreshAddressesDocument } from '../../../gql/graphql.ts';

/** Signed addresses live ten minutes; a page that stays open all day asks for new ones well before. */
const RENEWAL_MS = 4 * 60_000;

/** Keeps the addresses of files, PDF and exports working while the page is open. */
export function useFreshAddresses(estimateId: string): void {
  const client = useApolloClient();
  const renew = useEffectEvent(() => {
    client
      .query({
        query: FreshAddressesDocument,
        variables: { estimateId },
        fetchPolicy: 'network-only',
      })
      // The next round tries again.
      .catch(() => {});
  });
  useEffect(() => {
    let renewedAt = Date.now();
    const renewIfDue = () => {
      if (document.hidden || Date.now() - renewedAt < RENEWAL_MS) return;
      renewedAt = Date.now();
      renew();
    };
    const timer = setInterval(renewIfDue, RENEWAL_MS);
    document.addEventListener('visibilitychange', renewIfDue);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renewIfDue);
    };
  }, []);
}
