import { ContractorBidDocument, CreateBidDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';

/** Works a bid out from the saved estimate; one that stands is replaced. Resolves with true when there is one. */
export function useMakeBid(estimateId: string) {
  const [send, { isSending, problem }] = useSend(CreateBidDocument, {
    write: (cache, { bid }) =>
      cache.writeQuery({
        query: ContractorBidDocument,
        variables: { estimateId },
        data: { estimate: { __typename: 'Estimate', id: estimateId, bid } },
      }),
  });
  const make = async (note: string): Promise<boolean> => {
    const outcome = await send({ input: { estimateId, note: note.trim() } });
    return outcome.kind === 'done';
  };
  return { make, isMaking: isSending, failure: problem?.message ?? null };
}
