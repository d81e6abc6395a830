import { Button } from '@mantine/core';
import { useState } from 'react';
import { OnDemand } from '../../components/OnDemand.tsx';
import { openedPart } from '../../lib/opened-part.ts';

const [ProposalDialog] = openedPart(
  async () => (await import('./ProposalDialog.tsx')).ProposalDialog,
);

interface OpenProposalProps {
  id: string;
  /** For whoever does not see what stands beside it. */
  label: string;
}

/** Opens a proposal; its code is loaded then. */
export function OpenProposal({ id, label }: OpenProposalProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="xs"
        variant="light"
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setIsOpen(true)}
      >
        Open
      </Button>
      <OnDemand isOpen={isOpen}>
        <ProposalDialog id={id} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </OnDemand>
    </>
  );
}
