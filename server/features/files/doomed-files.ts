// Uploads that go with the jobs that are swept: those that no other job was submitted with. For the sweeper only.
import type { Ports } from '../../context.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

type DoomedJobs = Pick<Prisma.JobWhereInput, 'id' | 'projectId'>;

const onlyIn = (job: DoomedJobs): Prisma.FileWhereInput => ({
  jobs: { some: { job }, every: { job } },
});

const present = (keys: readonly (string | null)[]): string[] => [
  ...new Set(keys.filter((key) => key !== null)),
];

/** The blob keys of such uploads that no other upload has. */
export const doomedFileKeys = async ({ db }: Ports, job: DoomedJobs): Promise<string[]> => {
  const files = await db.file.findMany({
    where: onlyIn(job),
    select: { id: true, key: true, thumbnailKey: true, displayKey: true },
  });
  const keys = present(files.flatMap((file) => [file.key, file.thumbnailKey, file.displayKey]));
  const others = await db.file.findMany({
    where: {
      id: { notIn: files.map(({ id }) => id) },
      OR: [{ key: { in: keys } }, { thumbnailKey: { in: keys } }, { displayKey: { in: keys } }],
    },
    select: { key: true, thumbnailKey: true, displayKey: true },
  });
  const shared = new Set(others.flatMap((file) => Object.values(file)));
  return keys.filter((key) => !shared.has(key));
};

export const removeDoomedFiles = async (
  tx: Prisma.TransactionClient,
  job: DoomedJobs,
): Promise<void> => {
  await tx.file.deleteMany({ where: onlyIn(job) });
};
