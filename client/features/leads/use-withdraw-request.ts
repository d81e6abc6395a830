import { WithdrawContractorRequestDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';

export function useWithdrawRequest() {
  const [send, { isSending, problem }] = useSend(WithdrawContractorRequestDocument);
  return {
    withdraw: (requestId: string) => send({ input: { requestId } }),
    isSending,
    failure: problem?.message ?? null,
  };
}
