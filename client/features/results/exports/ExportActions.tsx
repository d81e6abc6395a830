import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { FragmentType } from '@apollo/client';
import { IconFileSpreadsheet, IconFileTypeCsv, IconPrinter } from '@tabler/icons-react';
import type { ExportActions_EstimateFragment } from '../../../gql/graphql.ts';
import { useExportActions_EstimateFragment } from '../../../gql/hooks.ts';
import { useLightPrint } from '../../../hooks/use-light-print.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { PdfButtons } from './PdfButtons.tsx';
import { useCreatePdf } from './use-create-pdf.ts';
import { useFreshAddresses } from './use-fresh-addresses.ts';

interface ExportActionsProps {
  estimate: FragmentType<ExportActions_EstimateFragment>;
  hasUnsavedChanges: boolean;
}

/** The estimate as a PDF, as a table for other programs, and on paper. */
export function ExportActions({ estimate, hasUnsavedChanges }: ExportActionsProps) {
  const { data, complete } = useExportActions_EstimateFragment(estimate);
  if (!complete) return null;
  return <KnownExports estimate={data} hasUnsavedChanges={hasUnsavedChanges} />;
}

interface KnownExportsProps {
  estimate: ExportActions_EstimateFragment;
  hasUnsavedChanges: boolean;
}

function KnownExports({ estimate, hasUnsavedChanges }: KnownExportsProps) {
  useFreshAddresses(estimate.id);
  useLightPrint();
  const [createPdf, { isCreating, failure }] = useCreatePdf(estimate.id);
  const { pdf, exports } = estimate;
  return (
    <Stack gap={6} data-no-print>
      <Group gap="xs">
        <PdfButtons
          url={pdf?.url ?? null}
          isCreating={isCreating}
          onCreate={() => void createPdf()}
        />
        <Button
          component="a"
          variant="default"
          href={exports.xlsxUrl}
          download
          leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
        >
          Excel
        </Button>
        <Button
          component="a"
          variant="default"
          href={exports.csvUrl}
          download
          leftSection={<IconFileTypeCsv size={18} aria-hidden />}
        >
          CSV
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => globalThis.print()}
        >
          Print
        </Button>
      </Group>
      {pdf && !pdf.isCurrent ? (
        <Text size="xs" c="dimmed">
          The PDF shows an earlier version, of {formatDateTime(pdf.createdAt)}. Regenerate it to
          show this one.
        </Text>
      ) : null}
      {hasUnsavedChanges ? (
        <Text size="xs" c="dimmed">
          PDF and downloads show the saved estimate, without your unsaved changes.
        </Text>
      ) : null}
      {failure ? (
        <Alert color="red" role="alert" p="xs">
          Failed to generate PDF: {failure}
        </Alert>
      ) : null}
    </Stack>
  );
}
