import { Dialog } from '../../components/Dialog.tsx';
import { useSmallScreen } from '../../hooks/use-small-screen.ts';
import { OpenRequest } from './OpenRequest.tsx';
import { RequestForm } from './RequestForm.tsx';
import { useLiveRequest } from './use-live-request.ts';
import type { AskedEstimate } from './asked-estimate.ts';

interface FindContractorsDialogProps {
  isOpen: boolean;
  estimate: AskedEstimate;
  onClose: () => void;
}

export function FindContractorsDialog({ isOpen, estimate, onClose }: FindContractorsDialogProps) {
  const isSmall = useSmallScreen();
  const { request } = useLiveRequest(estimate.id);
  return (
    <Dialog
      isOpen={isOpen}
      title="Find Contractors"
      size="lg"
      fullScreen={isSmall}
      onClose={onClose}
    >
      {request?.viewerCanWithdraw ? (
        <OpenRequest request={request} onClose={onClose} />
      ) : (
        <RequestForm estimate={estimate} onClose={onClose} />
      )}
    </Dialog>
  );
}
