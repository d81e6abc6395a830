// Reads length and size of a video from its container. The file is never loaded whole.
import { FilePathSource, Input, type InputFormat, MP4, QTFF, WEBM } from 'mediabunny';
import { badInput, DomainError } from '../../../domain/errors.ts';
import type { DecodedVideo, TaskInput, VideoFormat } from './tasks.ts';

const MAX_SECONDS = 2 * 60 * 60;
/** 8K; what claims more is no phone's video. */
const MAX_SIDE = 8_192;

const CONTAINERS: Record<VideoFormat, InputFormat[]> = {
  mp4: [MP4],
  m4v: [MP4],
  mov: [QTFF, MP4],
  webm: [WEBM],
};

const unreadable = () =>
  badInput(
    'This video could not be opened; it is damaged or cut off. Export it again as MP4 and upload that.',
  );

const probe = async (input: Input) => {
  if (!(await input.canRead())) throw unreadable();
  const tracks = await input.getTracks();
  if (tracks.length === 0) throw unreadable();
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw badInput('This video has sound but no picture. Please choose another one.');
  const [width, height] = await Promise.all([track.getDisplayWidth(), track.getDisplayHeight()]);
  const seconds = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  if (!(width > 0 && height > 0 && seconds > 0)) throw unreadable();
  if (Math.max(width, height) > MAX_SIDE) {
    throw badInput(
      `This video is larger than ${MAX_SIDE} pixels a side. Export it in 4K or less and upload that.`,
    );
  }
  if (seconds > MAX_SECONDS) {
    throw badInput(
      'This video is longer than two hours. Cut out the part that matters and upload that.',
    );
  }
  return { width, height, seconds };
};

const readContainer = async (path: string, format: VideoFormat) => {
  const source = new FilePathSource(path, { handleUnhandledError: () => undefined });
  using input = new Input({ source, formats: CONTAINERS[format] });
  try {
    return await probe(input);
  } catch (error) {
    throw error instanceof DomainError ? error : unreadable();
  }
};

export const decodeVideo = async ({ path, format }: TaskInput<'video'>): Promise<DecodedVideo> => {
  const { width, height, seconds } = await readContainer(path, format);
  return { width, height, durationMs: Math.round(seconds * 1000) };
};
