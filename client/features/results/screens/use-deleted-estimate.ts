import { RestoreJobDocument, RestoreProjectDocument } from '../../../gql/graphql.ts';
import { useDeletedEstimateQuery } from '../../../gql/hooks.ts';
import { useLastKnown } from '../../../hooks/use-last-known.ts';
import { useSend } from '../../../hooks/use-send.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { showToast } from '../../../lib/toast.tsx';

interface Deleted {
  /** How long and where it can be brought back. */
  text: string;
  restore: { label: string; isBusy: boolean; onClick: () => void };
}

/** The estimate at an address, if it was deleted and can be restored; null when not, undefined while that is unknown. */
export function useDeletedEstimate(lookup: string): Deleted | null | undefined {
  const { data, error } = useDeletedEstimateQuery({
    variables: { lookup },
    fetchPolicy: 'network-only',
  });
  const [restoreJob, job] = useSend(RestoreJobDocument, { refetchQueries: 'active' });
  const [restoreProject, project] = useSend(RestoreProjectDocument, { refetchQueries: 'active' });
  const tell = (outcome: Awaited<ReturnType<typeof restoreJob | typeof restoreProject>>): void =>
    showToast(
      outcome.kind === 'done'
        ? { kind: 'success', message: 'The estimate is back' }
        : { kind: 'failure', message: `It could not be restored. ${outcome.message}` },
    );
  // Once it is back, it stays named until the page has it.
  const found = useLastKnown(data?.deletedJob, lookup);
  if (!found) return data || error ? null : undefined;
  const { id: projectId, name, restorableUntil } = found.project;
  if (restorableUntil) {
    return {
      text: `It was deleted with its project, “${name}”. The project can be restored with all its estimates until ${formatDateTime(restorableUntil)}: here, or under “Recently deleted” on the page of your projects.`,
      restore: {
        label: 'Restore project',
        isBusy: project.isSending,
        onClick: () => void restoreProject({ projectId }).then(tell),
      },
    };
  }
  return {
    text: `It can be restored until ${formatDateTime(found.restorableUntil ?? '')}: here, or under “Recently deleted” on the page of its project, “${name}”.`,
    restore: {
      label: 'Restore estimate',
      isBusy: job.isSending,
      onClick: () => void restoreJob({ jobId: found.id }).then(tell),
    },
  };
}
