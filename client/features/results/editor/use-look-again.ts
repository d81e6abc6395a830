import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { ResultPageDocument } from '../../../gql/graphql.ts';

/** Asks for the estimate anew: another's version arrives as all news of it does. */
export function useLookAgain(): () => Promise<void> {
  const client = useApolloClient();
  return useCallback(async () => {
    await client.refetchQueries({ include: [ResultPageDocument] }).catch(() => {});
  }, [client]);
}
