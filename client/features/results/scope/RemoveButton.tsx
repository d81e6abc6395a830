import { ActionIcon } from '@mantine/core';
import IconTrash from '~icons/tabler/trash';

interface RemoveButtonProps {
  /** Says what is removed, and from where. */
  label: string;
  isBusy: boolean;
  onRemove: () => void;
}

export function RemoveButton({ label, isBusy, onRemove }: RemoveButtonProps) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      loading={isBusy}
      aria-label={label}
      onClick={onRemove}
    >
      <IconTrash size={16} aria-hidden />
    </ActionIcon>
  );
}
