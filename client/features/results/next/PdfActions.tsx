import { Alert, Button, Text } from '@mantine/core';
import IconFileTypePdf from '~icons/tabler/file-type-pdf';
import IconRefresh from '~icons/tabler/refresh';
import { CreatePdfDocument, type ExportActions_EstimateFragment } from '../../../gql/graphql.ts';
import { useSend } from '../../../hooks/use-send.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useIsDirty } from '../editor/use-editor.ts';

interface PdfActionsProps {
  estimate: ExportActions_EstimateFragment;
  /** Called when the making of a PDF begins and ends. It goes on while the buttons are gone. */
  onCreating: (isCreating: boolean) => void;
}

/** The estimate as a PDF: buttons, then words about it in a row of their own. */
export function PdfActions({ estimate: { id, pdf }, onCreating }: PdfActionsProps) {
  const [send, { isSending, problem }] = useSend(CreatePdfDocument);
  const isDirty = useIsDirty();
  const create = async () => {
    onCreating(true);
    await send({ input: { estimateId: id } });
    onCreating(false);
  };
  return (
    <>
      <PdfButtons url={pdf?.url ?? null} isCreating={isSending} onCreate={() => void create()} />
      {pdf && !pdf.isCurrent ? (
        <Text size="xs" c="dimmed" px={0} flex="1 0 100%">
          The PDF shows an earlier version, of {formatDateTime(pdf.createdAt)}.{' '}
          {isDirty
            ? 'Save your changes and regenerate it to show them.'
            : 'Regenerate it to show this one.'}
        </Text>
      ) : null}
      {problem ? (
        <Alert color="red" role="alert" p="xs" flex="1 0 100%">
          Failed to generate PDF: {problem.message}
        </Alert>
      ) : null}
    </>
  );
}

interface PdfButtonsProps {
  /** Address of the PDF. It is null while none was made. */
  url: string | null;
  isCreating: boolean;
  onCreate: () => void;
}

function PdfButtons({ url, isCreating, onCreate }: PdfButtonsProps) {
  const icon = <IconFileTypePdf size={18} aria-hidden />;
  if (url === null) {
    return (
      <Button variant="light" loading={isCreating} leftSection={icon} onClick={onCreate}>
        Create PDF
      </Button>
    );
  }
  return (
    <>
      <Button
        // The link replaces the button that made the PDF and had the focus.
        ref={(link: HTMLAnchorElement | null) => {
          if (document.activeElement === document.body) link?.focus({ preventScroll: true });
        }}
        component="a"
        variant="light"
        href={url}
        target="_blank"
        rel="noreferrer"
        leftSection={icon}
      >
        Open PDF
      </Button>
      <Button
        variant="default"
        loading={isCreating}
        leftSection={<IconRefresh size={18} aria-hidden />}
        onClick={onCreate}
      >
        Regenerate PDF
      </Button>
    </>
  );
}
