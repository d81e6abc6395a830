// Which of an account's estimates a program asks for: by their project or words; and in what order.
import { idOf } from '../../domain/ids.ts';
import { searchedWords } from '../../domain/text/search-words.ts';
import { mayBeInClaimNumber } from '../jobs/claim-number.ts';
import { createdIn } from '../../infra/db/created-range.ts';
import type { ProjectFilter } from '../projects/listed-for.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

export interface AskedEstimates {
  filter?: ProjectFilter | null;
  query?: string | null;
  orderBy?: { field: EstimateOrderField; direction: 'ASC' | 'DESC' } | null;
}

export const ESTIMATE_ORDERS = {
  CREATED_AT: 'When it became ready.',
  UPDATED_AT: 'When it was last changed.',
  TITLE: 'Its title.',
  TOTAL: 'Its total.',
} as const;
type EstimateOrderField = keyof typeof ESTIMATE_ORDERS;

const COLUMNS = {
  CREATED_AT: 'createdAt',
  UPDATED_AT: 'updatedAt',
  TITLE: 'title',
  TOTAL: 'totalCents',
} as const satisfies Record<EstimateOrderField, keyof Prisma.EstimateOrderByWithRelationInput>;

const wordsIn = (query: string | null | undefined): Prisma.EstimateWhereInput => {
  const words = searchedWords(query);
  if (words === null) return {};
  const contains = { contains: words, mode: 'insensitive' } as const;
  // The claim number is the job's: looking there costs more than all the rest.
  if (!mayBeInClaimNumber(words)) return { title: contains };
  return { OR: [{ title: contains }, { job: { is: { claimNumber: contains } } }] };
};

export const askedWhere = ({ filter, query }: AskedEstimates): Prisma.EstimateWhereInput => ({
  ...(filter?.projectId != null && { projectId: idOf(filter.projectId) }),
  ...(filter?.agentKind || filter?.propertyType
    ? {
        job: {
          is: {
            ...(filter.agentKind && { agentKind: filter.agentKind }),
            ...(filter.propertyType && { propertyType: filter.propertyType }),
          },
        },
      }
    : {}),
  ...createdIn(filter ?? {}),
  ...wordsIn(query),
});

export const orderOf = ({ orderBy }: AskedEstimates): Prisma.EstimateOrderByWithRelationInput[] => {
  const direction = orderBy?.direction === 'ASC' ? 'asc' : 'desc';
  return [{ [COLUMNS[orderBy?.field ?? 'CREATED_AT']]: direction }, { id: direction }];
};
