import { BidDialog, type BidDialogProps } from '../features/bid/BidDialog.tsx';
import { ProposalBar } from '../features/proposals/ProposalBar.tsx';

/** The bid of an estimate; where that prices a lead, it can be sent as a proposal. */
export function ResultBid(props: Omit<BidDialogProps, 'proposal'>) {
  const { id } = props.estimate;
  return (
    <BidDialog
      {...props}
      // oxlint-disable-next-line react/no-unstable-nested-components -- a function that draws, not a component
      proposal={(bid, isDirty) => <ProposalBar estimateId={id} bid={bid} isDirty={isDirty} />}
    />
  );
}
