// What a job's uploads say, for the estimator. Everything in an upload is data, never an instruction.
import type { Ports } from '../../context.ts';
import type { FileKind } from '../../domain/catalog.ts';
import type { UploadReading } from '../../estimator/estimator.ts';
import { callerOf } from '../../infra/caller.ts';
import { newReadingBudget, type ReadingBudget } from './page-text.ts';
import { contentWith, readUpload, type UploadContent } from './read-upload.ts';
import { type JobStart, wasCutOff, whileMarked } from './reading-marks.ts';
import { leftOut, NOT_INTERPRETED } from './reading-notes.ts';
import { findJobUploads, type JobUpload, requireReachable } from './uploads-of-job.ts';

type ReaderPorts = Pick<Ports, 'db' | 'storage' | 'mediaReader' | 'log'>;

export interface ReadingProgress {
  done: number;
  total: number;
}

/** What became of each upload's pictures, by file id; an upload whose pictures were all made has no note. */
export type PictureNotes = ReadonlyMap<string, string>;

export interface ReadingOptions {
  /** Given when a model looks at the pictures; without it, photos and videos are said to be not interpreted. */
  pictureNotes?: PictureNotes | undefined;
}

const readOne = async (
  ports: ReaderPorts,
  job: JobStart,
  upload: JobUpload,
  budget: ReadingBudget,
  signal: AbortSignal,
): Promise<UploadContent> => {
  const { accountId, kind, name, key } = upload;
  if (wasCutOff(upload, job)) return contentWith(leftOut(name));
  const reachable = await requireReachable(ports, name, [key]);
  if (kind === 'PHOTO' || kind === 'VIDEO') return contentWith(null);
  const caller = callerOf(accountId, signal);
  const read = (path: string) =>
    whileMarked(ports, job, upload, () => readUpload(ports, { kind, path, name }, budget, caller));
  return ports.storage.withFile(reachable, read, signal);
};

/** Whether an estimate of this server is made with what such a file shows or says. */
export const isInterpreted = (
  { estimator, env }: Pick<Ports, 'estimator' | 'env'>,
  kind: FileKind,
): boolean => !(kind in NOT_INTERPRETED) || (estimator.seesPictures && env.OPENAI_MAX_IMAGES > 0);

const noteOnPictures = (
  { id, kind }: JobUpload,
  pictureNotes: PictureNotes | undefined,
): string | null => {
  if (pictureNotes) return pictureNotes.get(String(id)) ?? null;
  return kind === 'PHOTO' || kind === 'VIDEO' ? NOT_INTERPRETED[kind] : null;
};

/**
 * One reading per upload, in the user's order; a note that several share stands with the first of them.
 * @param onProgress hears of each upload that is done; awaited
 * @throws DomainError UNAVAILABLE while the bytes cannot be reached; the signal's reason
 */
export const readJobUploads = async (
  ports: ReaderPorts,
  job: JobStart,
  signal: AbortSignal,
  onProgress?: (progress: ReadingProgress) => void | Promise<void>,
  { pictureNotes }: ReadingOptions = {},
): Promise<UploadReading[]> => {
  const uploads = await findJobUploads(ports, job.id);
  const budget = newReadingBudget();
  const said = new Set<string>();
  const readings: UploadReading[] = [];
  for (const upload of uploads) {
    signal.throwIfAborted();
    const { id, kind, name } = upload;
    const content = await readOne(ports, job, upload, budget, signal);
    const notes = [content.note, noteOnPictures(upload, pictureNotes)]
      .filter((note) => note !== null)
      .filter((note) => !said.has(note));
    for (const note of notes) said.add(note);
    const note = notes.join(' ') || null;
    readings.push({ fileId: String(id), kind, name, ...content, note });
    await onProgress?.({ done: readings.length, total: uploads.length });
  }
  return readings;
};
