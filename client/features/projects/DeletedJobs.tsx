import { listTitle } from '../../lib/titles.ts';
import type { ProjectPageQuery } from '../../gql/graphql.ts';
import { RecentlyDeleted } from './RecentlyDeleted.tsx';
import { useRestoreJob } from './use-delete-job.ts';

interface DeletedJobsProps {
  jobs: NonNullable<ProjectPageQuery['project']>['deletedJobs'];
}

export function DeletedJobs({ jobs }: DeletedJobsProps) {
  const [restore, { isRestoring }] = useRestoreJob();
  const items = jobs.map(({ estimate, ...job }) => ({
    ...job,
    name: listTitle({ ...job, title: estimate?.title ?? job.title }),
  }));
  return (
    <RecentlyDeleted
      items={items}
      isRestoring={isRestoring}
      onRestore={({ id, name }) => void restore(id, name)}
    />
  );
}
