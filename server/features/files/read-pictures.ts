// The pictures of a job's uploads, made for a model that looks at them. Which of them fit is planned beforehand;
// what a picture shows is not judged here, and it is data, never an instruction.
import type { Ports } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import { requestTokens } from '../../estimator/model/book-form.ts';
import type { ImageKind, RequestImage } from '../../estimator/estimate-request.ts';
import type { ReadingUnit } from '../../domain/estimate/job-reading.ts';
import type { ReadingCaller } from '../../infra/media/read-media.ts';
import type { JpegPicture, MediaRenderer } from '../../infra/media/render-media.ts';
import { type PlannedPictures, planPictures } from './picture-plan.ts';
import { type JobStart, wasCutOff, whileMarked } from './reading-marks.ts';
import { notShown, shownInPart } from './picture-notes.ts';
import { type JobUpload, requireReachable } from './uploads-of-job.ts';

export interface PicturePorts extends Pick<Ports, 'db' | 'storage' | 'env' | 'log'> {
  mediaRenderer: Pick<MediaRenderer, 'render'>;
}

export interface JobPictures {
  /** All that were made so far, in the order in which their uploads were seen. */
  images: RequestImage[];
  /**
   * Makes the pictures of one upload that there is room for. A file that fails is left out.
   * @returns what could not be shown, in a sentence; null when all is there
   * @throws DomainError UNAVAILABLE while the bytes cannot be reached; the signal's reason
   */
  see(upload: JobUpload, caller: ReadingCaller): Promise<string | null>;
}

/** A photo is one picture: there is nothing to count. */
const UNIT_OF: Record<ImageKind, ReadingUnit | null> = {
  photo: null,
  frame: 'FRAME',
  plan: 'PAGE',
};

/** Failures after which the rest of a file is not tried: each may take half a minute. */
const MOST_FAILURES = 2;

/** Share of pictures in what a model is shown of a request; the rest is left for its text and documents. */
const SHARE_OF_PICTURES = 0.6;

interface Drawn {
  pictures: JpegPicture[];
  /** Reason why the last of the missing pictures is missing. */
  failure: string | null;
}

const drawAll = async (
  { mediaRenderer, log }: PicturePorts,
  path: string,
  { picks, kind }: PlannedPictures,
  caller: ReadingCaller,
): Promise<Drawn> => {
  const drawn: Drawn = { pictures: [], failure: null };
  let failures = 0;
  const unit = UNIT_OF[kind];
  for (const [index, pick] of picks.entries()) {
    if (failures === MOST_FAILURES) break;
    if (unit) caller.onStep?.({ unit, position: index + 1, count: picks.length });
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
  planned: PlannedPictures,
  caller: ReadingCaller,
): Promise<Drawn> => {
  const { upload, picks } = planned;
  // The reading of the texts tells what was cut off.
  if (picks.length === 0 || wasCutOff(upload, job)) return NOTHING;
  const key = await requireReachable(ports, upload.name, keysOf(upload));
  const draw = (path: string) =>
    whileMarked(ports, job, upload, () => drawAll(ports, path, planned, caller));
  return ports.storage.withFile(key, draw, caller.signal);
};

const noteOn = (
  { pictures, failure }: Drawn,
  { upload, leftOut }: PlannedPictures,
): string | null => {
  if (failure === null) return leftOut;
  return pictures.length === 0 ? notShown(upload.name, failure) : shownInPart(upload.name);
};

/** Opens photos, frames of videos and pages of plans of a job. It plans what fits over all its uploads. */
export const openJobPictures = (
  ports: PicturePorts,
  job: JobStart,
  uploads: readonly JobUpload[],
): JobPictures => {
  const { OPENAI_MAX_IMAGES: most, OPENAI_MAX_INPUT_TOKENS: tokens } = ports.env;
  const plan = planPictures(uploads, most, requestTokens(tokens) * SHARE_OF_PICTURES);
  const byUpload = new Map(plan.map((planned) => [planned.upload.id, planned]));
  const images: RequestImage[] = [];
  return {
    images,
    async see(upload, caller) {
      const planned = byUpload.get(upload.id);
      if (!planned) return null;
      const drawn = await drawUpload(ports, job, planned, caller);
      images.push(
        ...drawn.pictures.map((picture) => ({ kind: planned.kind, name: upload.name, ...picture })),
      );
      return noteOn(drawn, planned);
    },
  };
};
