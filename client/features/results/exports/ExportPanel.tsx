import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet, IconFileTypeCsv, IconPrinter } from '../../../icons/icons.ts';
import { DropdownPanel } from '../../../components/DropdownPanel.tsx';
import type { ExportActions_EstimateFragment } from '../../../gql/graphql.ts';
import type { ReactNode } from 'react';
import type { DropdownPlace } from '../../../hooks/use-dropdown.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useIsDirty } from '../editor/use-editor.ts';
import { PdfButtons } from './PdfButtons.tsx';

interface ExportPanelProps {
  place: DropdownPlace;
  estimate: ExportActions_EstimateFragment;
  isCreating: boolean;
  /** Why the PDF could not be made. */
  failure: string | null;
  onCreate: () => void;
  /** What other features hand it on with; each opens something in place of the panel. */
  children: ReactNode;
}

const table = { component: 'a', variant: 'default', download: true } as const;

/** The ways to hand the estimate on. */
export function ExportPanel({ place, estimate, children, ...making }: ExportPanelProps) {
  const { isCreating, failure, onCreate } = making;
  const hasUnsavedChanges = useIsDirty();
  const { pdf, exports } = estimate;
  const setIsOpen = (isOpen: boolean) => {
    // At once, so that a dialog that opens instead gives the focus back to where it was.
    if (!isOpen) place.button.current?.focus({ preventScroll: true });
    place.setIsOpen(isOpen);
  };
  return (
    <DropdownPanel
      place={{ ...place, setIsOpen }}
      width={300}
      returnFocus={false}
      aria-label="Share / Export"
    >
      <Stack gap="xs">
        <Stack gap="xs" onClick={() => setIsOpen(false)}>
          {children}
        </Stack>
        <PdfButtons url={pdf?.url ?? null} isCreating={isCreating} onCreate={onCreate} />
        {pdf && !pdf.isCurrent ? (
          <Text size="xs" c="dimmed">
            The PDF shows an earlier version, of {formatDateTime(pdf.createdAt)}. Regenerate it to
            show this one.
          </Text>
        ) : null}
        {failure ? (
          <Alert color="red" role="alert" p="xs">
            Failed to generate PDF: {failure}
          </Alert>
        ) : null}
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
            PDF and downloads show the saved estimate, without your unsaved changes.
          </Text>
        ) : null}
      </Stack>
    </DropdownPanel>
  );
}
