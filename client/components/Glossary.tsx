import { Button } from '@mantine/core';
import { useDropdown } from '../hooks/use-dropdown.ts';
import { openedPart } from '../lib/opened-part.ts';
import { OnDemand } from './OnDemand.tsx';

const [GlossaryPanel, preload] = openedPart(
  async () => (await import('./GlossaryPanel.tsx')).GlossaryPanel,
);

/** Explains the words of the trade on tap. */
export function Glossary() {
  const { buttonProps, place } = useDropdown({ popupType: 'dialog', preload });
  return (
    <>
      <Button variant="subtle" size="compact-sm" data-no-print {...buttonProps}>
        Words explained
      </Button>
      <OnDemand isOpen={place.isOpen}>
        <GlossaryPanel place={place} />
      </OnDemand>
    </>
  );
}
