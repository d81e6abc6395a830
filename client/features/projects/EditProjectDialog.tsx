import { Stack, Text } from '@mantine/core';
import { Dialog } from '../../components/Dialog.tsx';
import { UpdateProjectDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { showToast } from '../../lib/toast.tsx';
import { ProjectForm, type ProjectValues } from './ProjectForm.tsx';

interface EditProjectDialogProps {
  project: { id: string; name: string; zip: string };
  isOpen: boolean;
  onClose: () => void;
}

export function EditProjectDialog({ project, isOpen, onClose }: EditProjectDialogProps) {
  const [send, { isSending, problem }] = useSend(UpdateProjectDocument);
  const { id: projectId, name, zip } = project;
  const submit = async (values: ProjectValues): Promise<boolean> => {
    const outcome = await send({ input: { projectId, ...values } });
    if (outcome.kind !== 'done') return false;
    showToast({ kind: 'success', message: 'Project changed' });
    onClose();
    return true;
  };
  return (
    <Dialog isOpen={isOpen} title="Edit project" onClose={onClose}>
      <Stack gap="sm">
        <ProjectForm
          label="Edit project"
          submitLabel="Save project"
          initial={{ name, zip }}
          isBusy={isSending}
          problem={problem}
          onSubmit={submit}
        />
        <Text size="sm" c="dimmed">
          Existing estimates keep the prices of the ZIP they were made for; new ones use the new
          ZIP.
        </Text>
      </Stack>
    </Dialog>
  );
}
