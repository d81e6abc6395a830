import { Button } from '@mantine/core';
import IconFileTypePdf from '~icons/tabler/file-type-pdf';
import IconRefresh from '~icons/tabler/refresh';

interface PdfButtonsProps {
  /** Address of the PDF. It is null while none was made. */
  url: string | null;
  isCreating: boolean;
  onCreate: () => void;
}

export function PdfButtons({ url, isCreating, onCreate }: PdfButtonsProps) {
  const icon = <IconFileTypePdf size={18} aria-hidden />;
  if (url === null) {
    return (
      <Button loading={isCreating} leftSection={icon} onClick={onCreate}>
        Create PDF
      </Button>
    );
  }
  return (
    <>
      <Button
        // The link replaces the button that made the PDF and had the focus.
        ref={(link: HTMLAnchorElement | null) => {
          if (document.activeElement === document.body) link?.focus();
        }}
        component="a"
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
