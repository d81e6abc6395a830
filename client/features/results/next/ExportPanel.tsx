import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import IconFileSpreadsheet from '~icons/tabler/file-spreadsheet';
import IconFileTypeCsv from '~icons/tabler/file-type-csv';
import IconLink from '~icons/tabler/link';
import IconPrinter from '~icons/tabler/printer';
import { DropdownPanel } from '../../../components/DropdownPanel.tsx';
import type { ExportActions_EstimateFragment } from '../../../gql/graphql.ts';
import type { DropdownPlace } from '../../../hooks/use-dropdown.ts';
import { useSmallScreen } from '../../../hooks/use-small-screen.ts';
import { OnDemand } from '../../../components/OnDemand.tsx';
import { useIsDirty } from '../editor/use-editor.ts';
import type { ResultSlots } from '../slots.ts';
import { PdfActions } from './PdfActions.tsx';

interface ExportPanelProps {
  place: DropdownPlace;
  estimate: ExportActions_EstimateFragment;
  /** Called when the making of a PDF begins and ends. It goes on while the panel is closed. */
  onCreating: (isCreating: boolean) => void;
  share: ResultSlots['share'];
}

const table = { component: 'a', variant: 'default', download: true } as const;

/** The ways to hand the estimate on. Wide screens have those as a PDF in sight. */
export function ExportPanel({ place, estimate, share, onCreating }: ExportPanelProps) {
  const isSmall = useSmallScreen();
  const hasUnsavedChanges = useIsDirty();
  const { exports } = estimate;
  const [isSharing, setIsSharing] = useState(false);
  const setIsOpen = (isOpen: boolean) => {
    // At once, so that a dialog that opens instead gives the focus back to where it was.
    if (!isOpen) place.button.current?.focus({ preventScroll: true });
    place.setIsOpen(isOpen);
  };
  return (
    <>
      <DropdownPanel
        place={{ ...place, setIsOpen }}
        width={300}
        returnFocus={false}
        aria-label="Share / Export"
      >
        <Stack gap="xs">
          <Button
            variant="light"
            aria-haspopup="dialog"
            leftSection={<IconLink size={18} aria-hidden />}
            onClick={() => {
              setIsOpen(false);
              setIsSharing(true);
            }}
          >
            Share a link
          </Button>
          {isSmall ? <PdfActions estimate={estimate} onCreating={onCreating} /> : null}
          <Button
            {...table}
            href={exports.xlsxUrl}
            leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
          >
            Excel
          </Button>
          <Button
            {...table}
            href={exports.csvUrl}
            leftSection={<IconFileTypeCsv size={18} aria-hidden />}
          >
            CSV
          </Button>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => {
              place.setIsOpen(false);
              globalThis.print();
            }}
          >
            Print
          </Button>
          {hasUnsavedChanges ? (
            <Text size="xs" c="dimmed">
              Link, PDF and downloads show the saved estimate, without your unsaved changes. A print
              shows them.
            </Text>
          ) : null}
        </Stack>
      </DropdownPanel>
      <OnDemand isOpen={isSharing}>
        {share({ isOpen: isSharing, onClose: () => setIsSharing(false) })}
      </OnDemand>
    </>
  );
}
