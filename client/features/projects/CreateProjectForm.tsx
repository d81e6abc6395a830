import { CreateProjectDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { showToast } from '../../lib/toast.tsx';
import { ProjectForm, type ProjectValues } from './ProjectForm.tsx';

interface CreateProjectFormProps {
  onCreated?: (projectId: string) => void;
}

/** Lists that show projects are asked for again, as where the new one belongs is the server's to say. */
export function CreateProjectForm({ onCreated }: CreateProjectFormProps) {
  const [send, { isSending, problem }] = useSend(CreateProjectDocument, {
    refetchQueries: 'active',
  });
  const submit = async (input: ProjectValues): Promise<boolean> => {
    const outcome = await send({ input });
    if (outcome.kind !== 'done') return false;
    const { id, name } = outcome.result.project;
    showToast({ kind: 'success', message: `Project “${name}” created` });
    onCreated?.(id);
    return true;
  };
  return (
    <ProjectForm
      label="Create a project"
      submitLabel="Create project"
      isBusy={isSending}
      problem={problem}
      onSubmit={submit}
    />
  );
}
