import { Button } from '@mantine/core';
import { useState } from 'react';
import { OnDemand } from '../../components/OnDemand.tsx';
import { openedPart } from '../../lib/opened-part.ts';

const [ProposalDialog] = openedPart(
  async () => (await import('./ProposalDialog.tsx')).ProposalDialog,
);

/** The dialog of the proposal that was opened last. Its code loads at the first one. `id` is null while none is open. */
export function OpenedProposal({ id, onClose }: { id: string | null; onClose: () => void }) {
  const [last, setLast] = useState(id);
  if (id !== null && id !== last) setLast(id);
  return (
    <OnDemand isOpen={id !== null}>
      <ProposalDialog key={last} id={last ?? ''} isOpen={id !== null} onClose={onClose} />
    </OnDemand>
  );
}

interface OpenButtonProps {
  /** Label for people who do not see what stands beside the button. */
  label: string;
  onOpen: () => void;
}

export function OpenButton({ label, onOpen }: OpenButtonProps) {
  return (
    <Button size="xs" variant="light" aria-haspopup="dialog" aria-label={label} onClick={onOpen}>
      Open
    </Button>
  );
}

/** The way to a proposal, and its dialog. */
export function OpenProposal({ id, label }: { id: string; label: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <OpenButton label={label} onOpen={() => setIsOpen(true)} />
      <OpenedProposal id={isOpen ? id : null} onClose={() => setIsOpen(false)} />
    </>
  );
}
