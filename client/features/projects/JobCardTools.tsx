import { ActionIcon, Group } from '@mantine/core';
import IconTrash from '~icons/tabler/trash';
import { RenameButton } from '../../components/RenameButton.tsx';
import { useDeleteJob } from './use-delete-job.ts';
import { RenameJobDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';

/** Returns what is wrong with the name, null when the estimate has it. */
function useRenameJob(jobId: string) {
  const [send] = useSend(RenameJobDocument);
  return async (title: string): Promise<string | null> => {
    const outcome = await send({ input: { jobId, title } });
    return outcome.kind === 'done' ? null : outcome.message;
  };
}

/** Renames and deletes an estimate. */
export function JobCardTools({ jobId, title }: { jobId: string; title: string }) {
  const [remove, { isDeleting }] = useDeleteJob();
  const rename = useRenameJob(jobId);
  return (
    <Group gap={4} wrap="nowrap">
      <RenameButton aria-label={`Rename ${title}`} title={title} onRename={rename} />
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
    </Group>
  );
}
