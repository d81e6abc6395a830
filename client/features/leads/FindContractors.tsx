import { Button } from '@mantine/core';
import { OnDemand } from '../../components/OnDemand.tsx';
import { usePanel } from '../../hooks/use-panel.ts';
import { openedPart } from '../../lib/opened-part.ts';
import type { AskedEstimate } from './asked-estimate.ts';

const [FindContractorsDialog] = openedPart(
  async () => (await import('./FindContractorsDialog.tsx')).FindContractorsDialog,
);

/** Opens the request for introductions; a login on the way comes back to it. */
export function FindContractors({ estimate }: { estimate: AskedEstimate }) {
  const { isOpen, open, close } = usePanel('contractors');
  return (
    <>
      <Button variant="light" aria-haspopup="dialog" onClick={open}>
        Find Contractors
      </Button>
      <OnDemand isOpen={isOpen}>
        <FindContractorsDialog isOpen={isOpen} estimate={estimate} onClose={close} />
      </OnDemand>
    </>
  );
}
