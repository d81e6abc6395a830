import { useNavigate } from 'react-router-dom';
import { useDeleteProjectMutation, useRestoreProjectMutation } from '../../gql/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { readFailure } from '../../lib/request-failure.ts';
import { showToast, UNDO_TOAST_MS } from '../../lib/toast.tsx';

interface NamedProject {
  id: string;
  name: string;
}

/** Brings a deleted project back and opens it. */
export function useRestoreProject() {
  const navigate = useNavigate();
  const [mutate, { loading }] = useRestoreProjectMutation();
  const restore = async ({ id: projectId, name }: NamedProject): Promise<void> => {
    try {
      await mutate({ variables: { projectId }, refetchQueries: 'active' });
      showToast({ kind: 'success', message: `Project “${name}” is back` });
      await navigate(paths.project(projectId));
    } catch (error) {
      const message = `“${name}” could not be brought back. ${readFailure(error).message}`;
      showToast({ kind: 'failure', message });
    }
  };
  return [restore, { isRestoring: loading }] as const;
}

/** Deletes a project, goes to the list, and offers to undo it. */
export function useDeleteProject() {
  const navigate = useNavigate();
  const [restore] = useRestoreProject();
  const [mutate, { loading }] = useDeleteProjectMutation();
  const remove = async (project: NamedProject): Promise<void> => {
    const { id: projectId, name } = project;
    try {
      await mutate({ variables: { projectId } });
      await navigate(paths.projects());
      showToast({
        id: `deleted-project-${projectId}`,
        message: `Project “${name}” deleted`,
        durationMs: UNDO_TOAST_MS,
        action: { label: 'Undo', onClick: () => void restore(project) },
      });
    } catch (error) {
      const message = `“${name}” could not be deleted. ${readFailure(error).message}`;
      showToast({ kind: 'failure', message });
    }
  };
  return [remove, { isDeleting: loading }] as const;
}
