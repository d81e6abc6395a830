import type { ReactNode } from 'react';
import { Dialog } from '../../components/Dialog.tsx';
import { FailureNotice } from '../../components/FailureNotice.tsx';
import { LoadingDots } from '../../components/LoadingDots.tsx';
import { useContractorBidQuery } from '../../gql/hooks.ts';
import { useOnChange } from '../../hooks/use-on-change.ts';
import { useSmallScreen } from '../../hooks/use-small-screen.ts';
import { readFailure } from '../../lib/request-failure.ts';
import type { Bid } from './bid-values.ts';
import { BidDocument } from './BidDocument.tsx';
import { BidForm } from './BidForm.tsx';
import { BidToolbar } from './BidToolbar.tsx';
import { CreateBid } from './CreateBid.tsx';
import { useBidEditor } from './use-bid-editor.ts';

export interface BidDialogProps {
  estimate: {
    id: string;
    version: number;
    claimNumber: string;
    currency: string;
    project: { name: string };
  };
  canEdit: boolean;
  /** Above a bid: what is sent of it. */
  proposal: (bid: Pick<Bid, 'version' | 'note'>, isDirty: boolean) => ReactNode;
  isOpen: boolean;
  onClose: () => void;
  onDirtyChange: (isDirty: boolean) => void;
}

export function BidDialog({ isOpen, onClose, ...props }: BidDialogProps) {
  const { estimate, onDirtyChange } = props;
  const isSmall = useSmallScreen();
  const editor = useBidEditor(estimate.id, onDirtyChange);
  const { data, error, refetch } = useContractorBidQuery({
    variables: { estimateId: estimate.id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // Saving the estimate, or somebody else, may have made it old while it was closed.
  useOnChange(`${isOpen} ${estimate.version}`, () => {
    if (isOpen) refetch().catch(() => {});
  });
  const bid = data?.estimate?.bid;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Contractor bid"
      size="62rem"
      fullScreen={isSmall}
    >
      {bid ? <ShownBid bid={bid} editor={editor} {...props} /> : null}
      {bid === null ? <CreateBid estimateId={estimate.id} canEdit={props.canEdit} /> : null}
      {bid === undefined && !error ? <LoadingDots /> : null}
      {bid === undefined && error ? (
        <FailureNotice
          title="The bid could not be loaded"
          message={readFailure(error).message}
          onRetry={() => void refetch().catch(() => {})}
        />
      ) : null}
    </Dialog>
  );
}

interface ShownBidProps extends Omit<BidDialogProps, 'isOpen' | 'onClose'> {
  bid: Bid;
  editor: ReturnType<typeof useBidEditor>;
}

function ShownBid({ bid, editor, estimate, canEdit, proposal }: ShownBidProps) {
  const { currency } = estimate;
  return (
    <>
      {proposal(bid, editor.isDirty)}
      <BidToolbar bid={bid} editor={editor} estimateId={estimate.id} canEdit={canEdit} />
      {editor.editing ? (
        <BidForm editor={editor} editing={editor.editing} currency={currency} />
      ) : (
        <BidDocument
          bid={bid}
          currency={currency}
          subtitle={`${estimate.project.name} · ${estimate.claimNumber}`}
        />
      )}
    </>
  );
}
