// Which upload a running job is reading, as its row keeps it: whoever comes back to the page sees it at once.
import { z } from 'zod';
import { type FileReading, READING_UNITS } from '../../domain/job-reading.ts';
import type { Job } from '../../generated/prisma/client.ts';

const stepSchema = z.object({
  unit: z.enum(READING_UNITS),
  position: z.number(),
  count: z.number(),
});
const readingSchema = z.object({
  fileName: z.string(),
  filePosition: z.number(),
  fileCount: z.number(),
  step: stepSchema.nullable(),
}) satisfies z.ZodType<FileReading>;

/** Null outside of its stage, whatever a worker that died has left. */
export const readingOf = ({ stage, reading }: Pick<Job, 'stage' | 'reading'>): FileReading | null =>
  stage === 'READING_UPLOADS' ? readingSchema.nullable().parse(reading) : null;
