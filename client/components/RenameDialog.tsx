import { Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { DialogFormEnd } from './DialogFormEnd.tsx';
import { Dialog } from './Dialog.tsx';
import { ESTIMATE_LIMITS } from '../../server/domain/limits.ts';

interface RenameDialogProps {
  isOpen: boolean;
  title: string;
  /** Says what is wrong with the name; null when it is taken. It comes trimmed and not empty. */
  onRename: (title: string) => Promise<string | null>;
  onClose: () => void;
}

/** A new name for an estimate. */
export function RenameDialog({ isOpen, title, ...props }: RenameDialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Rename estimate" onClose={props.onClose}>
      <RenameForm title={title} {...props} />
    </Dialog>
  );
}

function RenameForm({ title, onRename, onClose }: Omit<RenameDialogProps, 'isOpen'>) {
  const form = useForm({
    initialValues: { title },
    clearInputErrorOnChange: false,
    validate: { title: (typed) => (typed.trim() ? null : 'Enter a name for the estimate.') },
  });
  const submit = form.onSubmit(async (typed) => {
    const refusal = await onRename(typed.title.trim());
    if (refusal === null) onClose();
    else form.setFieldError('title', refusal);
  });

  return (
    <form noValidate onSubmit={submit} aria-label="Rename estimate">
      <Stack>
        <TextInput
          label="Title"
          autoComplete="off"
          data-autofocus
          required
          maxLength={ESTIMATE_LIMITS.title}
          {...form.getInputProps('title')}
        />
        <DialogFormEnd submitLabel="Rename" isBusy={form.submitting} onCancel={onClose} />
      </Stack>
    </form>
  );
}
