// One row per format: which decoder opens it, and how its answer reads as facts about the file.
import type { UploadFormat } from '../../domain/uploads.ts';
import type { Caller } from '../caller.ts';
import type { DecodePool } from './decode/pool.ts';
import type { PictureFormat, Renditions, VideoFormat } from './decode/tasks.ts';
import type { MediaFacts } from './media-facts.ts';

type Opener = (path: string, caller: Caller) => Promise<MediaFacts>;

const NOTHING = {
  width: null,
  height: null,
  durationMs: null,
  pages: null,
  thumbnail: null,
  display: null,
  displayMime: null,
  damaged: false,
  note: null,
} as const satisfies Omit<MediaFacts, 'format'>;

const DAMAGED_NOTE = 'Part of this picture is missing; what can be seen of it is used.';
const NO_POSTER_NOTE = 'No preview could be drawn of this video; it is kept as it is.';
const MACROS_NOTE = 'This document contains macros. They are never run here.';

const bufferOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);

const renditionsOf = ({ thumbnail, display, displayMime }: Renditions) => ({
  thumbnail: bufferOf(thumbnail),
  display: bufferOf(display),
  displayMime,
});

export const createOpeners = (
  pool: DecodePool,
  ffmpeg: string | null,
): Record<UploadFormat, Opener> => {
  const picture =
    (format: PictureFormat): Opener =>
    async (path, caller) => {
      const decoded = await pool.run('picture', { path, format }, caller);
      const { width, height, damaged } = decoded;
      const note = damaged ? DAMAGED_NOTE : null;
      return { ...NOTHING, format, width, height, damaged, note, ...renditionsOf(decoded) };
    };

  const pdf: Opener = async (path, caller) => {
    const decoded = await pool.run('pdf', { path }, caller);
    const { width, height, pages } = decoded;
    return { ...NOTHING, format: 'pdf', width, height, pages, ...renditionsOf(decoded) };
  };

  const poster = async (path: string, format: VideoFormat, durationMs: number, caller: Caller) => {
    if (!ffmpeg) return null;
    const input = { path, format, durationMs, ffmpeg };
    const { thumbnail } = await pool.run('poster', input, caller);
    return thumbnail && bufferOf(thumbnail);
  };

  const video =
    (format: VideoFormat): Opener =>
    async (path, caller) => {
      const facts = await pool.run('video', { path, format }, caller);
      const thumbnail = await poster(path, format, facts.durationMs, caller);
      const note = thumbnail ? null : NO_POSTER_NOTE;
      return { ...NOTHING, format, ...facts, thumbnail, note };
    };

  const office: Opener = async (path, caller) => {
    const { format, hasMacros } = await pool.run('office', { path }, caller);
    return { ...NOTHING, format, note: hasMacros ? MACROS_NOTE : null };
  };

  return {
    jpeg: picture('jpeg'),
    png: picture('png'),
    heic: picture('heic'),
    webp: picture('webp'),
    avif: picture('avif'),
    pdf,
    mp4: video('mp4'),
    mov: video('mov'),
    m4v: video('m4v'),
    webm: video('webm'),
    doc: office,
    xls: office,
    docx: office,
    xlsx: office,
    txt: office,
    csv: office,
    ods: office,
    xlsb: office,
  };
};
