import { Button } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import type { ReactNode } from 'react';
import { IconShare2 } from '../../../icons/icons.ts';
import { OnDemand } from '../../../components/OnDemand.tsx';
import type { ExportActions_EstimateFragment } from '../../../gql/graphql.ts';
import { useExportActions_EstimateFragment } from '../../../gql/hooks.ts';
import { useDropdown } from '../../../hooks/use-dropdown.ts';
import { useLightPrint } from '../../../hooks/use-light-print.ts';
import { openedPart } from '../../../lib/opened-part.ts';
import { useCreatePdf } from './use-create-pdf.ts';
import { useFreshAddresses } from './use-fresh-addresses.ts';

const [ExportPanel, preload] = openedPart(
  async () => (await import('./ExportPanel.tsx')).ExportPanel,
);

interface ExportActionsProps {
  estimate: FragmentType<ExportActions_EstimateFragment>;
  /** What other features hand it on with. */
  children: ReactNode;
}

/** The estimate as a PDF, as a table for other programs, and on paper. */
export function ExportActions({ estimate, children }: ExportActionsProps) {
  const { data, complete } = useExportActions_EstimateFragment(estimate);
  return complete ? <KnownExports estimate={data}>{children}</KnownExports> : null;
}

interface KnownExportsProps {
  estimate: ExportActions_EstimateFragment;
  children: ReactNode;
}

function KnownExports({ estimate, children }: KnownExportsProps) {
  useFreshAddresses(estimate.id);
  useLightPrint();
  const { buttonProps, place } = useDropdown({ popupType: 'dialog', preload });
  const [createPdf, { isCreating, failure }] = useCreatePdf(estimate.id);
  return (
    <>
      <Button
        leftSection={<IconShare2 size={18} aria-hidden />}
        loading={isCreating && !place.isOpen}
        {...buttonProps}
      >
        Share / Export
      </Button>
      <OnDemand isOpen={place.isOpen}>
        <ExportPanel
          place={place}
          estimate={estimate}
          isCreating={isCreating}
          failure={failure}
          onCreate={() => void createPdf()}
        >
          {children}
        </ExportPanel>
      </OnDemand>
    </>
  );
}
