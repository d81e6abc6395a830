// Draws the picture that stands for a video.
import { drawFrame } from './ffmpeg.ts';
import { makeThumbnail, THUMBNAIL_SIDE } from './renditions.ts';
import type { DrawnPoster, TaskInput } from './tasks.ts';

/** The very first frame is often black or out of focus. */
const AT_SECONDS = 3;
const AT_SHARE = 0.1;

export const drawPoster = async (input: TaskInput<'poster'>): Promise<DrawnPoster> => {
  const { ffmpeg, path, format, durationMs } = input;
  const share = Math.min(AT_SHARE, AT_SECONDS / (durationMs / 1000));
  const frame =
    (await drawFrame(ffmpeg, path, format, share, THUMBNAIL_SIDE, 'AROUND')) ??
    (await drawFrame(ffmpeg, path, format, 0, THUMBNAIL_SIDE));
  return { thumbnail: frame && (await makeThumbnail(frame)) };
};
