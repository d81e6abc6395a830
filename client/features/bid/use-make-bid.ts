import { ContractorBidDocument, CreateBidDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';

/** Works a bid out from the saved estimate; the one that was seen is replaced. Resolves with true when there is one. */
export function useMakeBid(estimateId: string) {
  const [send, { isSending, problem }] = useSend(CreateBidDocument, {
    write: (cache, { bid }) =>
      cache.writeQuery({
        query: ContractorBidDocument,
        variables: { estimateId },
        data: { estimate: { __typename: 'Estimate', id: estimateId, bid } },
      }),
  });
  const make = async (note: string, version?: number): Promise<boolean> => {
    const outcome = await send({ input: { estimateId, note: note.trim(), version } });
    return outcome.kind === 'done';
  };
  return { make, isMaking: isSending, failure: problem?.message ?? null };
}
