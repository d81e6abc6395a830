import { OnDemand } from '../../components/OnDemand.tsx';
import { usePanel } from '../../hooks/use-panel.ts';
import { openedPart } from '../../lib/opened-part.ts';
import type { BidDialogProps } from './BidDialog.tsx';

const [BidDialog] = openedPart(async () => (await import('./BidDialog.tsx')).BidDialog);

/** The bid of an estimate, loaded at its first opening. */
export function LazyBid(props: Omit<BidDialogProps, 'isOpen' | 'onClose'>) {
  const { isOpen, close } = usePanel('bid');
  return (
    <OnDemand isOpen={isOpen}>
      <BidDialog isOpen={isOpen} onClose={close} {...props} />
    </OnDemand>
  );
}
