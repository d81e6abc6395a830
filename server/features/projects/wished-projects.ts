// Which of an account's projects a program asks for, and in what order.
import { searchedWords } from '../../domain/search-words.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

const COLUMNS = { CREATED_AT: 'createdAt', NAME: 'name', UPDATED_AT: 'updatedAt' } as const;

export interface WishedProjects {
  query?: string | null;
  orderBy?: { field: keyof typeof COLUMNS; direction: 'ASC' | 'DESC' } | null;
}

export const whereOf = ({ query }: WishedProjects): Prisma.ProjectWhereInput => {
  const words = searchedWords(query);
  if (words === null) return {};
  const contains = { contains: words, mode: 'insensitive' } as const;
  return { OR: [{ name: contains }, { zip: contains }] };
};

export const orderOf = ({ orderBy }: WishedProjects): Prisma.ProjectOrderByWithRelationInput[] => {
  const direction = orderBy?.direction === 'ASC' ? 'asc' : 'desc';
  return [{ [COLUMNS[orderBy?.field ?? 'CREATED_AT']]: direction }, { id: direction }];
};
