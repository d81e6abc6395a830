// Which of an account's jobs a program asks for: by their project, where they stand, or words; and in what order.
import { idOf } from '../../domain/ids.ts';
import { JOB_STAGES, type JobStatus, jobStatus } from '../../domain/job-status.ts';
import { searchedWords } from '../../domain/search-words.ts';
import { createdIn } from '../../infra/db/created-range.ts';
import type { ProjectFilter } from '../projects/listed-for.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

export interface AskedJobs {
  filter?: (ProjectFilter & { statuses?: readonly JobStatus[] | null }) | null;
  query?: string | null;
  orderBy?: { field: 'CREATED_AT' | 'TITLE'; direction: 'ASC' | 'DESC' } | null;
}

const wordsIn = (query: string | null | undefined): Prisma.JobWhereInput => {
  const words = searchedWords(query);
  if (words === null) return {};
  const contains = { contains: words, mode: 'insensitive' } as const;
  return { OR: [{ title: contains }, { claimNumber: contains }, { instructions: contains }] };
};

export const whereOf = ({ filter, query }: AskedJobs): Prisma.JobWhereInput => ({
  ...(filter?.projectId != null && { projectId: idOf(filter.projectId) }),
  ...(filter?.statuses && {
    stage: { in: JOB_STAGES.filter((stage) => filter.statuses?.includes(jobStatus(stage))) },
  }),
  ...(filter?.agentKind && { agentKind: filter.agentKind }),
  ...(filter?.propertyType && { propertyType: filter.propertyType }),
  ...createdIn(filter ?? {}),
  ...wordsIn(query),
});

export const orderOf = ({ orderBy }: AskedJobs): Prisma.JobOrderByWithRelationInput[] => {
  const direction = orderBy?.direction === 'ASC' ? 'asc' : 'desc';
  return [
    orderBy?.field === 'TITLE' ? { title: direction } : { createdAt: direction },
    { id: direction },
  ];
};
