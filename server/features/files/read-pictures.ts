// The pictures of a job's uploads, made for a model that looks at them. Which of them fit is planned beforehand;
// what a picture shows is not judged here, and it is data, never an instruction.
import type { Ports } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import { requestTokens } from '../../estimator/model/budget.ts';
import type { RequestImage } from '../../estimator/estimator.ts';
import { type Caller, callerOf } from '../../infra/caller.ts';
import type { JpegPicture, MediaRenderer, RenderOptions } from '../../infra/media/render-media.ts';
import { type PictureWish, planPictures } from './picture-plan.ts';
import type { PictureNotes, ReadingProgress } from './read-uploads.ts';
import { type JobStart, wasCutOff, whileMarked } from './reading-marks.ts';
import { notShown, shownInPart } from './reading-notes.ts';
import { findJobUploads, type JobUpload, requireReachable } from './uploads-of-job.ts';

export interface PicturePorts extends Pick<Ports, 'db' | 'storage' | 'env' | 'log'> {
  mediaRenderer: Pick<MediaRenderer, 'render'>;
}

export interface JobPictures {
  images: RequestImage[];
  notes: PictureNotes;
}

/** After so many the rest of a file is not tried: each may take half a minute. */
const MOST_FAILURES = 2;

/** Of what a model is shown of a request; the rest is left for its text and documents. */
const SHARE_OF_PICTURES = 0.6;

interface Drawn {
  pictures: JpegPicture[];
  /** Why the last of those that are missing is. */
  failure: string | null;
}

const drawAll = async (
  { mediaRenderer, log }: PicturePorts,
  path: string,
  picks: readonly RenderOptions[],
  caller: Caller,
): Promise<Drawn> => {
  const drawn: Drawn = { pictures: [], failure: null };
  let failures = 0;
  for (const pick of picks) {
    if (failures === MOST_FAILURES) break;
    try {
      drawn.pictures.push(await mediaRenderer.render(path, pick, caller));
    } catch (error) {
      caller.signal?.throwIfAborted();
      if (!(error instanceof DomainError) || error.code !== 'BAD_INPUT') throw error;
      log.warn({ err: error }, 'A picture of an upload could not be made');
      drawn.failure = error.message;
      failures += 1;
    }
  }
  return drawn;
};

/** The picture kept for the screen is upright and opens faster than what a camera wrote. */
const keysOf = ({ kind, key, displayKey, pages }: JobUpload): (string | null)[] =>
  kind === 'VIDEO' || pages !== null ? [key] : [displayKey, key];

const NOTHING: Drawn = { pictures: [], failure: null };

const drawUpload = async (
  ports: PicturePorts,
  job: JobStart,
  { upload, picks }: PictureWish,
  signal: AbortSignal,
): Promise<Drawn> => {
  // What was cut off is told of where the texts are read.
  if (picks.length === 0 || wasCutOff(upload, job)) return NOTHING;
  const key = await requireReachable(ports, upload.name, keysOf(upload));
  const caller = callerOf(upload.accountId, signal);
  const draw = (path: string) =>
    whileMarked(ports, job, upload, () => drawAll(ports, path, picks, caller));
  return ports.storage.withFile(key, draw, signal);
};

const noteOn = ({ pictures, failure }: Drawn, { upload, leftOut }: PictureWish): string | null => {
  if (failure === null) return leftOut;
  return pictures.length === 0 ? notShown(upload.name, failure) : shownInPart(upload.name);
};

/**
 * Photos, frames of videos and pages of plans, in the user's order. A file that fails is left out with a note.
 * @param onProgress hears of each upload with pictures that is done; awaited
 * @throws DomainError UNAVAILABLE while the bytes cannot be reached; the signal's reason
 */
export const readJobPictures = async (
  ports: PicturePorts,
  job: JobStart,
  signal: AbortSignal,
  onProgress?: (progress: ReadingProgress) => void | Promise<void>,
): Promise<JobPictures> => {
  const uploads = await findJobUploads(ports, job.id);
  const { OPENAI_MAX_IMAGES: most, OPENAI_MAX_INPUT_TOKENS: tokens } = ports.env;
  const wishes = planPictures(uploads, most, requestTokens(tokens) * SHARE_OF_PICTURES);
  const images: RequestImage[] = [];
  const notes = new Map<string, string>();
  for (const [index, wish] of wishes.entries()) {
    signal.throwIfAborted();
    const { id, name } = wish.upload;
    const drawn = await drawUpload(ports, job, wish, signal);
    images.push(...drawn.pictures.map((picture) => ({ kind: wish.kind, name, ...picture })));
    const note = noteOn(drawn, wish);
    if (note !== null) notes.set(String(id), note);
    await onProgress?.({ done: index + 1, total: wishes.length });
  }
  return { images, notes };
};
