import { Button, Group } from '@mantine/core';
import IconFileTypePdf from '~icons/tabler/file-type-pdf';
import IconPrinter from '~icons/tabler/printer';

/** Ways to have a shared page on paper. */
export function PaperButtons({ pdfPath }: { pdfPath: string }) {
  return (
    <Group gap="xs" data-no-print>
      <Button
        component="a"
        href={pdfPath}
        target="_blank"
        rel="noreferrer"
        leftSection={<IconFileTypePdf size={18} aria-hidden />}
      >
        PDF
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => print()}
      >
        Print
      </Button>
    </Group>
  );
}
