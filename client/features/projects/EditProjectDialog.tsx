import { Stack, Text } from '@mantine/core';
import { Dialog } from '../../components/Dialog.tsx';
import { useUpdateProjectMutation } from '../../gql/hooks.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { showToast } from '../../lib/toast.tsx';
import { ProjectForm, type ProjectValues, type Refusal } from './ProjectForm.tsx';

interface EditProjectDialogProps {
  project: { id: string; name: string; zip: string };
  isOpen: boolean;
  onClose: () => void;
}

export function EditProjectDialog({ project, isOpen, onClose }: EditProjectDialogProps) {
  const [update, { loading }] = useUpdateProjectMutation();
  const { id: projectId, name, zip } = project;
  const submit = async (values: ProjectValues): Promise<Refusal> => {
    try {
      const { data } = await update({ variables: { input: { projectId, ...values } } });
      const result = data?.updateProject;
      if (result?.__typename === 'InvalidInput') return result;
      showToast({ kind: 'success', message: 'Project changed' });
      onClose();
      return null;
    } catch (error) {
      return { message: readFailure(error).message, fields: [] };
    }
  };
  return (
    <Dialog isOpen={isOpen} title="Edit project" onClose={onClose}>
      <Stack gap="sm">
        <ProjectForm
          label="Edit project"
          submitLabel="Save project"
          initial={{ name, zip }}
          isBusy={loading}
          onSubmit={submit}
        />
        <Text size="sm" c="dimmed">
          Estimates that stand keep the prices of the ZIP they were made for; new ones take the new
          ZIP.
        </Text>
      </Stack>
    </Dialog>
  );
}
