import { Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
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
  const [value, setValue] = useState(title);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const name = value.trim();
    if (name === '') return setProblem('Give the estimate a name.');
    setIsBusy(true);
    const refusal = await onRename(name);
    setIsBusy(false);
    setProblem(refusal);
    if (refusal === null) onClose();
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label="Rename estimate">
      <Stack>
        <TextInput
          label="Title"
          autoComplete="off"
          data-autofocus
          required
          maxLength={ESTIMATE_LIMITS.title}
          value={value}
          error={problem}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
        <DialogFormEnd submitLabel="Rename" isBusy={isBusy} onCancel={onClose} />
      </Stack>
    </form>
  );
}
