import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { useState } from 'react';
import IconPencil from '~icons/tabler/pencil';
import { openedPart } from '../lib/opened-part.ts';
import { OnDemand } from './OnDemand.tsx';

const [RenameDialog] = openedPart(async () => (await import('./RenameDialog.tsx')).RenameDialog);

interface RenameButtonProps extends ActionIconProps {
  'aria-label': string;
  title: string;
  /** Says what is wrong with the name; null when it is taken. It comes trimmed and not empty. */
  onRename: (title: string) => Promise<string | null>;
}

/** Asks for a new name of an estimate. */
export function RenameButton({ title, onRename, ...props }: RenameButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-haspopup="dialog"
        data-no-print
        onClick={() => setIsOpen(true)}
        {...props}
      >
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
      <OnDemand isOpen={isOpen}>
        <RenameDialog
          isOpen={isOpen}
          title={title}
          onRename={onRename}
          onClose={() => setIsOpen(false)}
        />
      </OnDemand>
    </>
  );
}
