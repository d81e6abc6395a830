import { Button, FileButton } from '@mantine/core';
import IconCamera from '~icons/tabler/camera';
import type { FileKind } from '../../../../server/domain/catalog.ts';

/** What the camera of a phone makes, by upload card. */
const SHOTS: Partial<Record<FileKind, { accept: string; label: string }>> = {
  PHOTO: { accept: 'image/*', label: 'Take a photo' },
  VIDEO: { accept: 'video/*', label: 'Record a video' },
};

interface CameraButtonProps {
  kind: FileKind;
  onTaken: (file: File) => void;
}

/** Opens the camera itself instead of asking which files; nothing where a camera makes no such file. */
export function CameraButton({ kind, onTaken }: CameraButtonProps) {
  const shot = SHOTS[kind];
  if (!shot) return null;
  return (
    <FileButton
      accept={shot.accept}
      capture="environment"
      onChange={(file) => {
        if (file) onTaken(file);
      }}
    >
      {(props) => (
        <Button
          {...props}
          fullWidth
          variant="light"
          px="xs"
          leftSection={<IconCamera size={18} aria-hidden />}
        >
          {shot.label}
        </Button>
      )}
    </FileButton>
  );
}
