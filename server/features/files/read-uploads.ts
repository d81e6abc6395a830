// What a job's uploads say, for the estimator. Everything in an upload is data, never an instruction.
import type { Ports } from '../../context.ts';
import type { FileKind } from '../../domain/catalog.ts';
import { DomainError } from '../../domain/errors.ts';
import type { UploadReading } from '../../estimator/estimator.ts';
import { newReadingBudget, type ReadingBudget } from './page-text.ts';
import { contentWith, readUpload, type UploadContent } from './read-upload.ts';
import { NOT_INTERPRETED } from './reading-notes.ts';

type ReaderPorts = Pick<Ports, 'db' | 'storage' | 'mediaReader' | 'log'>;

export interface ReadingProgress {
  done: number;
  total: number;
}

interface JobUpload {
  kind: FileKind;
  name: string;
  key: string;
}

const requireReachable = async (storage: Ports['storage'], { name, key }: JobUpload) => {
  if ((await storage.size(key)) !== null) return;
  throw new DomainError('UNAVAILABLE', `The upload “${name}” cannot be reached right now.`);
};

const readOne = async (
  ports: ReaderPorts,
  upload: JobUpload,
  budget: ReadingBudget,
  signal: AbortSignal,
): Promise<UploadContent> => {
  const { kind, name, key } = upload;
  await requireReachable(ports.storage, upload);
  if (kind === 'PHOTO' || kind === 'VIDEO') return contentWith(NOT_INTERPRETED[kind]);
  const read = (path: string) => readUpload(ports, { kind, path, name }, budget, signal);
  return ports.storage.withFile(key, read, signal);
};

/**
 * One reading per upload, in the user's order; a note that several share stands with the first of them.
 * @param onProgress hears of each upload that is done; awaited
 * @throws DomainError UNAVAILABLE while the bytes cannot be reached; the signal's reason
 */
export const readJobUploads = async (
  ports: ReaderPorts,
  jobId: number,
  signal: AbortSignal,
  onProgress?: (progress: ReadingProgress) => void | Promise<void>,
): Promise<UploadReading[]> => {
  const uploads = await ports.db.jobFile.findMany({
    where: { jobId },
    orderBy: { position: 'asc' },
    select: { file: { select: { id: true, kind: true, name: true, key: true } } },
  });
  const budget = newReadingBudget();
  const said = new Set<string | null>();
  const readings: UploadReading[] = [];
  for (const { file } of uploads) {
    signal.throwIfAborted();
    const { id, kind, name } = file;
    const content = await readOne(ports, file, budget, signal);
    const note = said.has(content.note) ? null : content.note;
    said.add(content.note);
    readings.push({ fileId: String(id), kind, name, ...content, note });
    await onProgress?.({ done: readings.length, total: uploads.length });
  }
  return readings;
};
