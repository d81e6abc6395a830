// The door to pictures of uploads for a program that looks at them: one JPEG at a time, upright, small, without metadata. Its
// processes are its own, so that a job never holds up a visitor who uploads. Which pictures, and how many, is its callers'
// choice.
import { badInput } from '../../domain/errors.ts';
import type { UploadFormat } from '../../domain/scope/uploads.ts';
import type { Caller } from '../caller.ts';
import { createDecodePool, type DecodePool } from './decode/pool.ts';
import type { JpegPicture, PictureFormat, PlanFormat, VideoFormat } from './decode/tasks.ts';
import { readHead } from './inspect-media.ts';
import { sniffFormats } from './sniff.ts';

export type { JpegPicture } from './decode/tasks.ts';

export interface RenderOptions {
  /** Pixels of the longest side; a smaller picture or frame is not enlarged, a page always has this size. */
  side: number;
  /** Page of a PDF, counted from 0; 0 unless told otherwise. */
  page?: number;
  /** Place in a video, as a share of the time for which it has a picture; 0 unless told otherwise. */
  atShare?: number;
}

export interface MediaRenderer {
  /**
   * @param path a local file: a picture, its rendition for the screen, a PDF or a video; it is read, never changed
   * @throws DomainError BAD_INPUT with a sentence for the owner; the signal's reason
   */
  render(path: string, options: RenderOptions, caller: Caller): Promise<JpegPicture>;
  /** Ends the processes; pictures under way fail with UNAVAILABLE. */
  close(): Promise<void>;
}

type Renderable = PictureFormat | VideoFormat | 'pdf' | PlanFormat;
type Render = (
  path: string,
  options: Required<RenderOptions>,
  caller: Caller,
) => Promise<JpegPicture>;

const noFfmpeg = () => badInput('Videos cannot be opened on this server.');
const noPicture = () => badInput('A file of this type shows no picture.');

const createRenders = (pool: DecodePool, ffmpeg: string | null): Record<Renderable, Render> => {
  const picture =
    (format: PictureFormat): Render =>
    (path, { side }, caller) =>
      pool.run('pictureJpeg', { path, format, side, ffmpeg }, caller);

  const page: Render = (path, options, caller) =>
    pool.run('pageJpeg', { path, page: options.page, side: options.side }, caller);

  const frame =
    (format: VideoFormat): Render =>
    async (path, { side, atShare }, caller) => {
      if (!ffmpeg) throw noFfmpeg();
      return pool.run('frameJpeg', { path, format, side, atShare, ffmpeg }, caller);
    };

  return {
    jpeg: picture('jpeg'),
    png: picture('png'),
    heic: picture('heic'),
    webp: picture('webp'),
    avif: picture('avif'),
    pdf: page,
    roomScan: page,
    dxf: page,
    ifc: page,
    usdz: page,
    mp4: frame('mp4'),
    mov: frame('mov'),
    m4v: frame('m4v'),
    webm: frame('webm'),
  };
};

/**
 * Starts a renderer of two processes: a photo may take some 300 MB while it is opened.
 * @param ffmpeg path of the program for frames of videos and for photos in tiles; see `findFfmpeg`. Without it videos are refused.
 */
export const createMediaRenderer = (ffmpeg: string | null): MediaRenderer => {
  const pool = createDecodePool({ processes: 2 });
  const renders: Partial<Record<UploadFormat, Render>> = createRenders(pool, ffmpeg);
  return {
    async render(path, { side, page = 0, atShare = 0 }, caller) {
      const [format] = sniffFormats(await readHead(path));
      const render = format && renders[format];
      if (!render) throw noPicture();
      return render(path, { side, page, atShare }, caller);
    },
    close: () => pool.close(),
  };
};
