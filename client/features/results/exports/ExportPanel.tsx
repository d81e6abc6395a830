import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet, IconFileTypeCsv, IconPrinter } from '../../../icons/icons.ts';
import { DropdownPanel } from '../../../components/DropdownPanel.tsx';
import type { ExportActions_EstimateFragment } from '../../../gql/graphql.ts';
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
}

const table = { component: 'a', variant: 'default', download: true } as const;

/** The ways to hand the estimate on. */
export function ExportPanel({ place, estimate, isCreating, failure, onCreate }: ExportPanelProps) {
  const hasUnsavedChanges = useIsDirty();
  const { pdf, exports } = estimate;
  return (
    <DropdownPanel place={place} width={300} aria-label="Share / Export">
      <Stack gap="xs">
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
