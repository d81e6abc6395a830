// How many pictures of one upload a model gets, and how large: by what it is, and by how much room there is.
// Sizes and counts are those at which a job costs cents and nothing worth seeing is lost (docs/model-path.md).
import type { FileKind } from '../../domain/catalog.ts';
import type { ImageKind } from '../../estimator/estimate-request.ts';
import type { RenderOptions } from '../../infra/media/render-media.ts';
import type { JobUpload } from './uploads-of-job.ts';
import { FEWEST_FRAMES, PHOTO_SIDE, type Scale, SIDE_OF_MANY } from './picture-scales.ts';

const PLAN_SIDE = 2_048;

const MANY_PHOTOS = 12;

const SECONDS_PER_FRAME = 5;

const frameCount = (durationMs: number | null, most: number): number => {
  // Only the beginning of a video of unknown length is certain to be there.
  if (durationMs === null) return 1;
  const wanted = Math.round(durationMs / 1000 / SECONDS_PER_FRAME);
  return Math.min(most, Math.max(FEWEST_FRAMES, wanted));
};

export type PictureKind = Exclude<FileKind, 'DOC'>;

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

export const RULES: Record<PictureKind, KindRule> = {
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
    pick: ({ durationMs }, index, { count }, { frameSide }) => ({
      side: frameSide,
      atSeconds: (((index + 0.5) / count) * (durationMs ?? 0)) / 1000,
    }),
  },
  FLOOR: {
    kind: 'plan',
    wanted: ({ pages }) => pages ?? 1,
    pick: (_upload, page) => ({ side: PLAN_SIDE, page }),
  },
};
