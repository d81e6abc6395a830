import { CreatePdfDocument } from '../../../gql/graphql.ts';
import { useSend } from '../../../hooks/use-send.ts';

/** Makes the PDF of the saved estimate; `failure` is what the server said against it. */
export function useCreatePdf(estimateId: string) {
  const [send, { isSending, problem }] = useSend(CreatePdfDocument);
  const createPdf = () => send({ input: { estimateId } });
  return [createPdf, { isCreating: isSending, failure: problem?.message ?? null }] as const;
}
