import { Alert, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import type { Bid } from './bid-values.ts';
import type { BidEditor } from './use-bid-editor.ts';
import { useMakeBid } from './use-make-bid.ts';
import { useApolloClient } from '@apollo/client/react';
import { BidPdfDocument } from '../../gql/graphql.ts';
import { openInTab } from '../../lib/download.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { showToast } from '../../lib/toast.tsx';

/** The address is good for minutes only, so each click asks for a fresh one. */
const useOpenPdf = (estimateId: string) => {
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

interface BidToolbarProps {
  bid: Bid;
  editor: BidEditor;
  estimateId: string;
  canEdit: boolean;
}

/** What can be done with a bid as a whole, and whether the estimate has moved on. */
export function BidToolbar({ bid, editor, estimateId, canEdit }: BidToolbarProps) {
  const { editing, isDirty, isSaving } = editor;
  const [isAsking, setIsAsking] = useState(false);
  const { make, isMaking, failure } = useMakeBid(estimateId);
  const openPdf = useOpenPdf(estimateId);
  const makeAnew = async () => {
    if (await make(bid.note ?? '', bid.version)) editor.cancel();
    setIsAsking(false);
  };
  return (
    <>
      {bid.isOutdated ? (
        <Alert color="yellow" title="The estimate has changed since" mb="md">
          This bid is based on an earlier version.
        </Alert>
      ) : null}
      {failure === null ? null : (
        <Alert color="red" role="alert" title="The bid was not recreated" mb="md">
          {failure}
        </Alert>
      )}
      <Group gap="xs" mb="md">
        {editing ? (
          <>
            <Button
              disabled={!isDirty || editor.conflict !== null}
              loading={isSaving}
              onClick={() => void editor.save()}
            >
              Save
            </Button>
            <Button variant="default" disabled={isSaving} onClick={editor.cancel}>
              {isDirty ? 'Discard changes' : 'Done'}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => void openPdf()}>Open PDF</Button>
            {canEdit ? (
              <Button variant="default" onClick={() => editor.begin(bid)}>
                Edit
              </Button>
            ) : null}
          </>
        )}
        {canEdit ? (
          <Button
            variant={bid.isOutdated ? 'light' : 'subtle'}
            disabled={isSaving}
            onClick={() => setIsAsking(true)}
          >
            Recreate from estimate
          </Button>
        ) : null}
      </Group>
      <ConfirmDialog
        isOpen={isAsking}
        title="Recreate the bid?"
        confirmLabel="Recreate from estimate"
        isBusy={isMaking}
        onConfirm={() => void makeAnew()}
        onClose={() => setIsAsking(false)}
      >
        <Text size="sm">
          It is worked out again from the estimate as it is saved now. Your edits to the bid are
          lost; the note to the customer stays.
        </Text>
      </ConfirmDialog>
    </>
  );
}
