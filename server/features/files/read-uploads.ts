// What a job's uploads say, for the estimator. Everything in an upload is data, never an instruction.
import type { Ports } from '../../context.ts';
import type { FileKind } from '../../domain/catalog.ts';
import type { FileReading, ReadingStep } from '../../domain/estimate/job-reading.ts';
import type { PaperUse } from '../../domain/paper/paper-kinds.ts';
import type { UploadReading } from '../../estimator/upload-reading.ts';
import type { ReadingCaller } from '../../infra/media/read-media.ts';
import type { Caller } from '../../infra/caller.ts';
import { findReading, keepReading } from '../reading/papers.ts';
import {
  contentOf,
  contentWith,
  newReadingBudget,
  type ReadingBudget,
  type UploadContent,
} from '../reading/upload-content.ts';
import { readUpload } from '../reading/read-upload.ts';
import type { JobPictures } from './read-pictures.ts';
import { type JobStart, wasCutOff, whileMarked } from './reading-marks.ts';
import { leftOut } from '../reading/reading-notes.ts';
import { NOT_INTERPRETED } from './picture-notes.ts';
import { type JobUpload, requireReachable } from './uploads-of-job.ts';

type JobReaderPorts = Pick<
  Ports,
  'db' | 'storage' | 'mediaReader' | 'estimator' | 'log' | 'events' | 'now'
>;

export interface ReadingOptions {
  /** Hears of each upload as it is opened, and of its parts as they are read. */
  onReading?: ((reading: FileReading) => void) | undefined;
  /** Given when a model looks at the pictures; without it, photos and videos are said to be not interpreted. */
  pictures?: JobPictures | undefined;
  /** What is done with a paper whose owner chose nothing: PRICE unless said. */
  usualUse?: PaperUse;
}

const readOne = async (
  ports: JobReaderPorts,
  job: JobStart,
  upload: JobUpload,
  {
    budget,
    usualUse,
    caller,
  }: { budget: ReadingBudget; usualUse: PaperUse; caller: ReadingCaller },
): Promise<UploadContent> => {
  const { id: fileId, kind, name, key } = upload;
  if (wasCutOff(upload, job)) return contentWith(leftOut(name));
  if (kind === 'PHOTO' || kind === 'VIDEO') {
    await requireReachable(ports, name, [key]);
    return contentWith(null);
  }
  const known = await findReading(ports, fileId);
  if (known) return contentOf(upload, known, budget, usualUse);
  const reachable = await requireReachable(ports, name, [key]);
  const read = (path: string) =>
    whileMarked(ports, job, upload, () => readUpload(ports, { kind, path, name }, caller));
  const reading = await ports.storage.withFile(reachable, read, caller.signal);
  const paper = await keepReading(ports, fileId, reading);
  return contentOf(upload, paper, budget, usualUse);
};

/** Whether an estimate of this server is made with what such a file shows or says. */
export const isInterpreted = (
  { estimator, env }: Pick<Ports, 'estimator' | 'env'>,
  kind: FileKind,
): boolean => !(kind in NOT_INTERPRETED) || (estimator.seesPictures && env.OPENAI_MAX_IMAGES > 0);

/** What became of an upload's pictures, in a sentence; null when all is well. */
const seePictures = (
  upload: JobUpload,
  pictures: JobPictures | undefined,
  caller: ReadingCaller,
): Promise<string | null> | string | null => {
  const { kind } = upload;
  if (pictures) return pictures.see(upload, caller);
  return kind === 'PHOTO' || kind === 'VIDEO' ? NOT_INTERPRETED[kind] : null;
};

/**
 * One reading per upload, in the user's order; a note that several share stands with the first of them.
 * @throws DomainError UNAVAILABLE while the bytes cannot be reached; the signal's reason
 */
export const readJobUploads = async (
  ports: JobReaderPorts,
  job: JobStart,
  uploads: readonly JobUpload[],
  whose: Caller & { signal: AbortSignal },
  { onReading, pictures, usualUse = 'PRICE' }: ReadingOptions = {},
): Promise<UploadReading[]> => {
  const budget = newReadingBudget();
  const said = new Set<string>();
  const readings: UploadReading[] = [];
  for (const [index, upload] of uploads.entries()) {
    whose.signal.throwIfAborted();
    const { id, kind, name } = upload;
    const place = { fileName: name, filePosition: index + 1, fileCount: uploads.length };
    const onStep = (step: ReadingStep | null) => onReading?.({ ...place, step });
    // What is only kept is not told of as being read.
    if (pictures || !(kind in NOT_INTERPRETED)) onStep(null);
    const caller = { ...whose, onStep };
    const seen = await seePictures(upload, pictures, caller);
    const content = await readOne(ports, job, upload, { budget, usualUse, caller });
    const notes = [content.note, seen]
      .filter((note) => note !== null)
      .filter((note) => !said.has(note));
    for (const note of notes) said.add(note);
    const note = notes.join(' ') || null;
    readings.push({ fileId: String(id), kind, name, ...content, note });
  }
  return readings;
};
