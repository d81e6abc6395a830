import type { ComponentType } from 'react';
import { OnDemand } from '../../components/OnDemand.tsx';
import { usePanel } from '../../hooks/use-panel.ts';
import type { BidDialogProps } from './BidDialog.tsx';

type ShownProps = Omit<BidDialogProps, 'proposal'>;

interface LazyBidProps extends Omit<ShownProps, 'isOpen' | 'onClose'> {
  /** Its code comes when it is first drawn. */
  dialog: ComponentType<ShownProps>;
}

/** The bid of an estimate, loaded at its first opening. */
export function LazyBid({ dialog: Dialog, ...props }: LazyBidProps) {
  const { isOpen, close } = usePanel('bid');
  return (
    <OnDemand isOpen={isOpen}>
      <Dialog isOpen={isOpen} onClose={close} {...props} />
    </OnDemand>
  );
}
