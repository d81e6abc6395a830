import { Button } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { Suspense, useState } from 'react';
import { OnDemand } from '../../../components/OnDemand.tsx';
import type { ExportActions_EstimateFragment } from '../../../gql/graphql.ts';
import { useExportActions_EstimateFragment } from '../../../gql/hooks.ts';
import { useDropdown } from '../../../hooks/use-dropdown.ts';
import { useSmallScreen } from '../../../hooks/use-small-screen.ts';
import { extraPart } from '../../../lib/lazy-part.tsx';
import { openedPart } from '../../../lib/opened-part.ts';
import type { ResultSlots } from '../slots.ts';

const [PdfActions] = extraPart(async () => (await import('./PdfActions.tsx')).PdfActions);

const [ExportPanel, preload] = openedPart(
  async () => (await import('./ExportPanel.tsx')).ExportPanel,
);

interface ExportActionsProps {
  estimate: FragmentType<ExportActions_EstimateFragment>;
  share: ResultSlots['share'];
}

/** The estimate as a PDF, as a table for other programs, and on paper. */
export function ExportActions({ estimate, share }: ExportActionsProps) {
  const { data, complete } = useExportActions_EstimateFragment(estimate);
  return complete ? <KnownExports estimate={data} share={share} /> : null;
}

interface KnownExportsProps {
  estimate: ExportActions_EstimateFragment;
  share: ResultSlots['share'];
}

function KnownExports({ estimate, share }: KnownExportsProps) {
  const { buttonProps, place } = useDropdown({ popupType: 'dialog', preload });
  const [isCreating, setIsCreating] = useState(false);
  const isSmall = useSmallScreen();
  return (
    <>
      <Button loading={isSmall && isCreating && !place.isOpen} {...buttonProps}>
        Share / Export
      </Button>
      {isSmall ? null : (
        <Suspense fallback={<PdfPlace hasPdf={estimate.pdf !== null} />}>
          <PdfActions estimate={estimate} onCreating={setIsCreating} />
        </Suspense>
      )}
      <OnDemand isOpen={place.isOpen}>
        <ExportPanel place={place} estimate={estimate} onCreating={setIsCreating} share={share} />
      </OnDemand>
    </>
  );
}

/** Keeps the room of the buttons until their code is there. */
function PdfPlace({ hasPdf }: { hasPdf: boolean }) {
  return (hasPdf ? ['Open PDF', 'Regenerate PDF'] : ['Create PDF']).map((label) => (
    <Button key={label} variant="light" disabled leftSection={<span style={{ width: 18 }} />}>
      {label}
    </Button>
  ));
}
