import { useNavigate } from 'react-router-dom';
import { DeleteProjectDocument, RestoreProjectDocument } from '../../gql/graphql.ts';
import { useSend } from '../../hooks/use-send.ts';
import { paths } from '../../lib/paths.ts';
import { showToast, UNDO_TOAST_MS } from '../../lib/toast.tsx';

interface NamedProject {
  id: string;
  name: string;
}

/** Brings a deleted project back and opens it. */
export function useRestoreProject() {
  const navigate = useNavigate();
  const [send, { isSending }] = useSend(RestoreProjectDocument, { refetchQueries: 'active' });
  const restore = async ({ id: projectId, name }: NamedProject): Promise<void> => {
    const outcome = await send({ projectId });
    if (outcome.kind !== 'done') {
      const message = `“${name}” could not be restored. ${outcome.message}`;
      return showToast({ kind: 'failure', message });
    }
    showToast({ kind: 'success', message: `Project “${name}” is back` });
    await navigate(paths.project(projectId));
  };
  return [restore, { isRestoring: isSending }] as const;
}

/** Deletes a project, goes to the list, and offers to undo it. */
export function useDeleteProject() {
  const navigate = useNavigate();
  const [restore] = useRestoreProject();
  const [send, { isSending }] = useSend(DeleteProjectDocument);
  const remove = async (project: NamedProject): Promise<void> => {
    const { id: projectId, name } = project;
    const outcome = await send({ projectId });
    if (outcome.kind !== 'done') {
      const message = `“${name}” could not be deleted. ${outcome.message}`;
      return showToast({ kind: 'failure', message });
    }
    await navigate(paths.projects());
    showToast({
      id: `deleted-project-${projectId}`,
      message: `Project “${name}” deleted`,
      durationMs: UNDO_TOAST_MS,
      action: { label: 'Undo', onClick: () => void restore(project) },
    });
  };
  return [remove, { isDeleting: isSending }] as const;
}
