// What a job's uploads say, for the estimator. Everything in an upload is data, never an instruction.
import type { Ports } from '../../context.ts';
import type { FileKind } from '../../domain/catalog.ts';
import { DomainError } from '../../domain/errors.ts';
import type { UploadReading } from '../../estimator/estimator.ts';

const NOT_INTERPRETED: Record<FileKind, string> = {
  PHOTO:
    'Photos were kept with the estimate but not interpreted; the description alone set the scope.',
  VIDEO:
    'Videos were kept with the estimate but not interpreted; the description alone set the scope.',
  FLOOR:
    'Floor plans were kept with the estimate but not measured; give room sizes in the description.',
  DOC: 'Documents were kept with the estimate but not read; put what matters into the description.',
};

/** One reading per upload, in the user's order. Throws UNAVAILABLE while the bytes cannot be reached. */
export const readJobUploads = async (
  { db, storage }: Ports,
  jobId: number,
  signal: AbortSignal,
): Promise<UploadReading[]> => {
  const uploads = await db.jobFile.findMany({
    where: { jobId },
    orderBy: { position: 'asc' },
    select: { file: { select: { id: true, kind: true, name: true, key: true } } },
  });
  const readings: UploadReading[] = [];
  for (const { file } of uploads) {
    signal.throwIfAborted();
    if ((await storage.size(file.key)) === null) {
      throw new DomainError(
        'UNAVAILABLE',
        `The upload “${file.name}” cannot be reached right now.`,
      );
    }
    readings.push({
      fileId: String(file.id),
      kind: file.kind,
      name: file.name,
      text: '',
      rooms: [],
      note: NOT_INTERPRETED[file.kind],
    });
  }
  return readings;
};
