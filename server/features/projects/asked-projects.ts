// Which of an account's projects a program asks for, and in what order.
import { searchedWords } from '../../domain/search-words.ts';
import { type CreatedRange, createdIn } from '../../infra/db/created-range.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

const COLUMNS = { CREATED_AT: 'createdAt', NAME: 'name', UPDATED_AT: 'updatedAt' } as const;

export interface AskedProjects {
  filter?: ({ zip?: string | null } & CreatedRange) | null;
  query?: string | null;
  orderBy?: { field: keyof typeof COLUMNS; direction: 'ASC' | 'DESC' } | null;
}

const wordsIn = (query: string | null | undefined): Prisma.ProjectWhereInput => {
  const words = searchedWords(query);
  if (words === null) return {};
  const contains = { contains: words, mode: 'insensitive' } as const;
  return { OR: [{ name: contains }, { zip: contains }] };
};

export const whereOf = ({ filter, query }: AskedProjects): Prisma.ProjectWhereInput => ({
  ...(filter?.zip != null && { zip: { startsWith: filter.zip } }),
  ...createdIn(filter ?? {}),
  ...wordsIn(query),
});

export const orderOf = ({ orderBy }: AskedProjects): Prisma.ProjectOrderByWithRelationInput[] => {
  const direction = orderBy?.direction === 'ASC' ? 'asc' : 'desc';
  return [{ [COLUMNS[orderBy?.field ?? 'CREATED_AT']]: direction }, { id: direction }];
};
