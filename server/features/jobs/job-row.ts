// A job's row as statements written by hand read it: the columns as they are called there.
import { type Job, Prisma } from '../../generated/prisma/client.ts';

const COLUMNS = Object.keys(Prisma.JobScalarFieldEnum).map(
  (name) => [name, name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] as const,
);

/**
 * All columns of a row that is called `job`. Each has its name: a statement that stands prepared ends with an error when a later
 * version adds a column to its answer.
 */
export const JOB_COLUMNS = Prisma.raw(COLUMNS.map(([, column]) => `job.${column}`).join(', '));

/** @param row its `JOB_COLUMNS` */
export const jobOf = (row: Readonly<Record<string, unknown>>): Job =>
  Object.fromEntries(COLUMNS.map(([name, column]) => [name, row[column]])) as Job;
