import { useState } from 'react';
import { useCreatePdfMutation } from '../../../gql/hooks.ts';
import { readFailure } from '../../../lib/request-failure.ts';

/** Makes the PDF of the saved estimate; `failure` is what the server said against it. */
export function useCreatePdf(estimateId: string) {
  const [mutate, { loading }] = useCreatePdfMutation();
  const [failure, setFailure] = useState<string | null>(null);

  const createPdf = async (): Promise<void> => {
    setFailure(null);
    try {
      const { data } = await mutate({ variables: { input: { estimateId } } });
      const result = data?.createPdf;
      if (result?.__typename === 'CreatePdfSuccess') return;
      setFailure(result?.message ?? 'The server gave no answer. Try again.');
    } catch (error) {
      const reason = readFailure(error);
      if (reason.kind !== 'login') setFailure(reason.message);
    }
  };
  return [createPdf, { isCreating: loading, failure }] as const;
}
