import { showToast } from '../../lib/toast.tsx';
import { ProjectForm, type ProjectValues } from './ProjectForm.tsx';
import { useCreateProject } from './use-create-project.ts';

interface CreateProjectFormProps {
  onCreated?: (projectId: string) => void;
}

export function CreateProjectForm({ onCreated }: CreateProjectFormProps) {
  const [create, { isCreating }] = useCreateProject();
  const submit = async (values: ProjectValues) => {
    const outcome = await create(values);
    if (outcome.kind === 'refused') return outcome;
    showToast({ kind: 'success', message: `Project “${outcome.project.name}” created` });
    onCreated?.(outcome.project.id);
    return null;
  };
  return (
    <ProjectForm
      label="Create a project"
      submitLabel="Create project"
      isBusy={isCreating}
      onSubmit={submit}
    />
  );
}
