import { ActionIcon, Group } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { OnDemand } from '../../components/OnDemand.tsx';
import { RenameDialog } from '../../components/RenameDialog.tsx';
import { useDeleteJob } from './use-delete-job.ts';
import { useRenameJob } from './use-rename-job.ts';

/** Renames and deletes an estimate. */
export function JobCardTools({ jobId, title }: { jobId: string; title: string }) {
  const [remove, { isDeleting }] = useDeleteJob();
  const rename = useRenameJob(jobId);
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`Rename ${title}`}
        aria-haspopup="dialog"
        onClick={() => setIsRenaming(true)}
      >
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={`Delete ${title}`}
        loading={isDeleting}
        onClick={() => void remove(jobId, title)}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
      <OnDemand isOpen={isRenaming}>
        <RenameDialog
          isOpen={isRenaming}
          title={title}
          onRename={rename}
          onClose={() => setIsRenaming(false)}
        />
      </OnDemand>
    </Group>
  );
}
