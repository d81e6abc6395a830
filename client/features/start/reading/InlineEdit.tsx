import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { focusNow } from '../../../components/add-work/focus-now.ts';
import classes from './LiveReading.module.css';

interface InlineEditProps {
  label: string;
  /** What stands in the field to begin with. */
  initial: string;
  /** Makes the change, or says why what is typed cannot be one. */
  onSave: (typed: string) => Promise<string | null>;
  onClose: () => void;
}

/** One field in place of what it corrects; Enter saves, Escape leaves it. */
export function InlineEdit({ label, initial, onSave, onClose }: InlineEditProps) {
  const [typed, setTyped] = useState(initial);
  const [fault, setFault] = useState<string | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const found = await onSave(typed);
    setFault(found);
    if (found === null) onClose();
  };
  return (
    <form noValidate className={classes.edit} onSubmit={(event) => void save(event)}>
      <TextInput
        size="sm"
        label={label}
        autoComplete="off"
        ref={focusNow}
        value={typed}
        error={fault}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setFault(null);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
      />
      <Button type="submit" size="compact-sm" className={classes.answer}>
        Save
      </Button>
      <Button size="compact-sm" variant="subtle" className={classes.answer} onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}
