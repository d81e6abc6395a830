import { useState } from 'react';
import { ContractorBidDocument } from '../../gql/graphql.ts';
import { useCreateBidMutation } from '../../gql/hooks.ts';
import { readFailure } from '../../lib/request-failure.ts';

/** Works a bid out from the saved estimate; one that stands is replaced. Resolves with true when there is one. */
export function useMakeBid(estimateId: string) {
  const [send, { loading: isMaking }] = useCreateBidMutation({
    update: (cache, { data }) => {
      const answer = data?.createBid;
      if (answer?.__typename !== 'CreateBidSuccess') return;
      cache.writeQuery({
        query: ContractorBidDocument,
        variables: { estimateId },
        data: { estimate: { __typename: 'Estimate', id: estimateId, bid: answer.bid } },
      });
    },
  });
  const [failure, setFailure] = useState<string | null>(null);

  const make = async (note: string): Promise<boolean> => {
    setFailure(null);
    try {
      const { data } = await send({ variables: { input: { estimateId, note: note.trim() } } });
      const answer = data?.createBid;
      if (answer?.__typename === 'CreateBidSuccess') return true;
      setFailure(answer?.message ?? null);
    } catch (error) {
      setFailure(readFailure(error).message);
    }
    return false;
  };
  return { make, isMaking, failure };
}
