import { Button, type ButtonProps } from '@mantine/core';
import { useIsDirty, useSaving } from '../editor/use-editor.ts';

/** Enabled only with unsaved changes. */
export function SaveButton(props: ButtonProps) {
  const isDirty = useIsDirty();
  const { save, isSaving } = useSaving();
  return (
    <Button
      {...props}
      disabled={!isDirty && !isSaving}
      loading={isSaving}
      onClick={() => void save()}
    >
      Save
    </Button>
  );
}
