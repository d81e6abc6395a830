import { useApolloClient } from '@apollo/client/react';
import { BidPdfDocument } from '../../gql/graphql.ts';
import { openInTab } from '../../lib/download.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { showToast } from '../../lib/toast.tsx';

/** The address is good for minutes only, so each click asks for a fresh one. */
export const useOpenPdf = (estimateId: string) => {
  const client = useApolloClient();
  return async (): Promise<void> => {
    try {
      const { data } = await client.query({
        query: BidPdfDocument,
        variables: { estimateId },
        fetchPolicy: 'network-only',
      });
      if (data?.estimate?.bid) openInTab(data.estimate.bid.pdfUrl);
    } catch (error) {
      const { message } = readFailure(error);
      showToast({ kind: 'failure', message: `The PDF could not be opened. ${message}` });
    }
  };
};
