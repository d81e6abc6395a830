// Which pictures of a job's uploads a model gets: shared out among them until they fit. Pure.
import type { ImageKind } from '../../estimator/estimate-request.ts';
import { imageTokens } from '../../estimator/model/token-counts.ts';
import type { RenderOptions } from '../../infra/media/render-media.ts';
import { LEFT_OUT, NOT_INTERPRETED } from './picture-notes.ts';
import type { JobUpload } from './uploads-of-job.ts';
import {
  FULL_SCALE,
  type Scale,
  SMALLER_SCALES,
  FEWEST_FRAMES,
  PHOTO_SIDE,
  SIDE_OF_MANY,
} from './picture-scales.ts';
import type { FileKind } from '../../domain/catalog.ts';

// How many pictures of one upload a model gets, and how large: by what it is, and by how much room there is.
// Sizes and counts are those at which a job costs cents and nothing worth seeing is lost (docs/model-path.md).

const PLAN_SIDE = 2_048;

const MANY_PHOTOS = 12;

const SECONDS_PER_FRAME = 5;

const frameCount = (durationMs: number | null, most: number): number => {
  // Only the beginning of a video of unknown length is certain to be there.
  if (durationMs === null) return 1;
  const wanted = Math.round(durationMs / 1000 / SECONDS_PER_FRAME);
  return Math.min(most, Math.max(FEWEST_FRAMES, wanted));
};

type PictureKind = Exclude<FileKind, 'DOC'>;

interface Among {
  /** Pictures of this upload. */
  count: number;
  /** Uploads of this kind. */
  uploads: number;
}

interface KindRule {
  kind: ImageKind;
  wanted(upload: JobUpload, scale: Scale): number;
  pick(upload: JobUpload, index: number, among: Among, scale: Scale): RenderOptions;
}

const RULES: Record<PictureKind, KindRule> = {
  PHOTO: {
    kind: 'photo',
    wanted: () => 1,
    pick: (_upload, _index, { uploads }, { photoSide }) => ({
      side: Math.min(photoSide, uploads > MANY_PHOTOS ? SIDE_OF_MANY : PHOTO_SIDE),
    }),
  },
  VIDEO: {
    kind: 'frame',
    wanted: ({ durationMs }, { mostFrames }) => frameCount(durationMs, mostFrames),
    // Each frame is the middle of one of as many equal parts: the very beginning and end are often black.
    pick: (_upload, index, { count }, { frameSide }) => ({
      side: frameSide,
      atShare: (index + 0.5) / count,
    }),
  },
  FLOOR: {
    kind: 'plan',
    wanted: ({ pages }) => pages ?? 1,
    pick: (_upload, page) => ({ side: PLAN_SIDE, page }),
  },
};

const MOST_PLAN_PAGES = 4;

/** Usual proportion of a photo's sides. */
const PROPORTION = 0.75;

export interface PlannedPictures {
  upload: JobUpload;
  kind: ImageKind;
  picks: RenderOptions[];
  /** A sentence when it is not shown as a whole for want of room. */
  leftOut: string | null;
}

/** Shares out one after the other, so that a long file does not push out the rest. */
const shareOut = (most: number, wants: readonly number[]): number[] => {
  const shares = wants.map(() => 0);
  let left = Math.min(
    most,
    wants.reduce((sum, want) => sum + want, 0),
  );
  for (let turn = 0; left > 0; turn = (turn + 1) % wants.length) {
    const share = shares[turn] ?? 0;
    if (share === (wants[turn] ?? 0)) continue;
    shares[turn] = share + 1;
    left -= 1;
  }
  return shares;
};

const plannedFor = (
  card: PictureKind,
  uploads: readonly JobUpload[],
  most: number,
  scale: Scale,
): PlannedPictures[] => {
  const { kind, wanted, pick } = RULES[card];
  const own = uploads.filter((upload) => upload.kind === card);
  const wants = own.map((upload) => wanted(upload, scale));
  const shares = shareOut(most, wants);
  const isAnyShown = shares.some((share) => share > 0);
  return own.map((upload, index) => {
    const count = shares[index] ?? 0;
    // Fewer frames still show the whole of a video.
    const isWhole = card === 'VIDEO' ? count > 0 : count === wants[index];
    const picks = Array.from({ length: count }, (_, n) =>
      pick(upload, n, { count, uploads: own.length }, scale),
    );
    const leftOut = isAnyShown || card === 'FLOOR' ? LEFT_OUT[card] : NOT_INTERPRETED[card];
    return { upload, kind, picks, leftOut: isWhole ? null : leftOut };
  });
};

const planAt = (
  uploads: readonly JobUpload[],
  maxImages: number,
  scale: Scale,
): PlannedPictures[] => {
  const photos = plannedFor('PHOTO', uploads, maxImages, scale);
  const left = maxImages - photos.filter(({ picks }) => picks.length > 0).length;
  const planned = [
    ...photos,
    ...plannedFor('VIDEO', uploads, left, scale),
    ...plannedFor('FLOOR', uploads, MOST_PLAN_PAGES, scale),
  ];
  return planned.toSorted((a, b) => uploads.indexOf(a.upload) - uploads.indexOf(b.upload));
};

const tokensOf = (planned: readonly PlannedPictures[]): number =>
  planned
    .flatMap(({ picks }) => picks)
    .reduce((sum, { side }) => sum + imageTokens({ width: side, height: side * PROPORTION }), 0);

/**
 * @param maxImages photos and frames together; photos come first
 * @param maxTokens of all pictures together, as far as sizes can keep to it
 * @returns one for each photo, video and plan, in the order of the uploads
 */
export const planPictures = (
  uploads: readonly JobUpload[],
  maxImages: number,
  maxTokens = Infinity,
): PlannedPictures[] => {
  let plan = planAt(uploads, maxImages, FULL_SCALE);
  for (const scale of SMALLER_SCALES) {
    if (tokensOf(plan) <= maxTokens) break;
    plan = planAt(uploads, maxImages, scale);
  }
  return plan;
};
