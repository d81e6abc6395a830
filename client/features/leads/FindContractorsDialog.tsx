import { Dialog } from '../../components/Dialog.tsx';
import { useSmallScreen } from '../../hooks/use-small-screen.ts';
import { RequestForm } from './RequestForm.tsx';

export interface AskedEstimate {
  id: string;
  claimNumber: string;
  /** Kinds of work in it. */
  tasks: readonly string[];
  zip: string;
}

interface FindContractorsDialogProps {
  isOpen: boolean;
  estimate: AskedEstimate;
  onClose: () => void;
}

export function FindContractorsDialog({ isOpen, ...props }: FindContractorsDialogProps) {
  const isSmall = useSmallScreen();
  return (
    <Dialog
      isOpen={isOpen}
      title="Find Contractors"
      size="lg"
      fullScreen={isSmall}
      onClose={props.onClose}
    >
      <RequestForm {...props} />
    </Dialog>
  );
}
