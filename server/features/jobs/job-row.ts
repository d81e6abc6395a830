// A job's row as statements written by hand read it: the columns as they are called there.
import { type Job, Prisma } from '../../generated/prisma/client.ts';

const COLUMNS = Object.keys(Prisma.JobScalarFieldEnum).map(
  (name) => [name, name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] as const,
);

/** @param row all of it */
export const jobOf = (row: Readonly<Record<string, unknown>>): Job =>
  Object.fromEntries(COLUMNS.map(([name, column]) => [name, row[column]])) as Job;
