import { AcceptContractorDocument, PassOnContractorDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';

/** A homeowner's yes or no to a contractor who is available. */
export function useDecide(leadId: string) {
  const [accept, accepting] = useSend(AcceptContractorDocument);
  const [pass, passing] = useSend(PassOnContractorDocument);
  const variables = { input: { leadId } };
  return {
    accept: () => accept(variables),
    pass: () => pass(variables),
    isSending: accepting.isSending || passing.isSending,
    failure: (accepting.problem ?? passing.problem)?.message ?? null,
  };
}
