// Uploads that go with the jobs that are swept: those that no other job was submitted with. For the sweeper only.
import type { Ports } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

export type DoomedJobs = Pick<Prisma.JobWhereInput, 'id' | 'projectId' | 'accountId'>;

/** Uploads that no other job has. */
export const onlyIn = (job: DoomedJobs): Prisma.FileWhereInput => ({
  jobs: { some: { job }, every: { job } },
});

export const FILE_KEYS = {
  key: true,
  thumbnailKey: true,
  displayKey: true,
  pagePictures: { select: { key: true } },
} satisfies Prisma.FileSelect;

/** The upload itself, and all that was made of it. */
export const keysIn = ({
  pagePictures,
  ...keys
}: Prisma.FileGetPayload<{ select: typeof FILE_KEYS }>): string[] =>
  [...Object.values(keys), ...pagePictures.map(({ key }) => key)].filter((key) => key !== null);

/** The blob keys of such uploads; other uploads may have the same. */
export const doomedFileKeys = async ({ db }: Ports, job: DoomedJobs): Promise<string[]> => {
  const files = await db.file.findMany({ where: onlyIn(job), select: FILE_KEYS });
  return files.flatMap(keysIn);
};

export const removeDoomedFiles = async (
  tx: Prisma.TransactionClient,
  job: DoomedJobs,
): Promise<void> => {
  await tx.file.deleteMany({ where: onlyIn(job) });
};
