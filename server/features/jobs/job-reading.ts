// Which upload a running job is reading, as its row keeps it: whoever comes back to the page sees it at once.
import type { FileReading } from '../../domain/estimate/job-reading.ts';
import type { JobStage } from '../../domain/estimate/job-status.ts';
import { readStoredReading } from '../../domain/stored-documents.ts';

/** Returns null outside of its stage, whatever a worker that died has left. */
export const readingOf = ({
  stage,
  reading,
}: {
  stage: JobStage;
  reading: unknown;
}): FileReading | null => (stage === 'READING_UPLOADS' ? readStoredReading(reading) : null);
