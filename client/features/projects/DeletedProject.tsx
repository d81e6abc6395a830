import { NotFoundPage } from '../../components/NotFoundPage.tsx';
import { RestoreNotice } from '../../components/RestoreNotice.tsx';
import { useDeletedProjectsQuery } from '../../gql/hooks.ts';
import { useLastKnown } from '../../hooks/use-last-known.ts';
import { formatDateTime } from '../../lib/format.ts';
import { ProjectsSkeleton } from './ProjectsSkeleton.tsx';
import { useRestoreProject } from './use-delete-project.ts';

interface DeletedProjectProps {
  projectId: string;
  /** The page that was open when the project went stays below. */
  isOpen: boolean;
}

/** Instead of a project that is not found, or above it: how long and where it can be brought back. */
export function DeletedProject({ projectId, isOpen }: DeletedProjectProps) {
  const { data, error } = useDeletedProjectsQuery({ fetchPolicy: 'network-only' });
  const [restore, { isRestoring }] = useRestoreProject();
  const listed = data?.viewer.deletedProjects.find(({ id }) => id === projectId);
  // Once it is back, it stays named until the page has it.
  const project = useLastKnown(listed, projectId);
  if (project?.restorableUntil) {
    const { name } = project;
    const label = 'Restore project';
    return (
      <RestoreNotice
        title={`“${name}” was deleted`}
        restore={{ label, isBusy: isRestoring, onClick: () => void restore(project) }}
      >
        It can be restored until {formatDateTime(project.restorableUntil)}, with all its estimates:
        here, or under “Recently deleted” on the page of your projects.
      </RestoreNotice>
    );
  }
  if (!data && !error) return isOpen ? null : <ProjectsSkeleton />;
  if (isOpen) {
    return (
      <RestoreNotice title="This project no longer exists">
        It was deleted for good, or it belongs to another account now. Nothing here can be saved.
      </RestoreNotice>
    );
  }
  return (
    <NotFoundPage
      title="Project not found"
      mayBePrivate
      message="It may have been removed, or it belongs to someone else."
    />
  );
}
