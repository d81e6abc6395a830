import { Button, type ButtonProps, Group } from '@mantine/core';

interface DialogFormEndProps extends Pick<ButtonProps, 'color' | 'disabled'> {
  submitLabel: string;
  isBusy: boolean;
  onCancel: () => void;
}

/** How a form in a dialog ends: the way out, and the way on. */
export function DialogFormEnd({ submitLabel, isBusy, onCancel, ...submit }: DialogFormEndProps) {
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
      <Button {...submit} type="submit" loading={isBusy}>
        {submitLabel}
      </Button>
    </Group>
  );
}
