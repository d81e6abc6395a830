// The door to everything that opens an upload: proves that a file is what it says and makes pictures of it.
// It decides nothing about owners or storage and stores nothing itself.
import { open } from 'node:fs/promises';
import type { FileKind } from '../../domain/catalog.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Caller } from '../caller.ts';
import { deadlineIn } from '../deadline.ts';
import { requireAccepted } from './accept.ts';
import { createDecodePool, type DecodePoolOptions, type DecodePool } from './decode/pool.ts';
import type { MediaFacts } from './media-facts.ts';
import { SNIFF_BYTES } from './sniff.ts';
import type { UploadFormat } from '../../domain/scope/uploads.ts';
import type { PictureFormat, PlanFormat, Renditions, VideoFormat } from './decode/tasks.ts';

// One row per format: which decoder opens it, and how its answer reads as facts about the file.

type Opener = (path: string, caller: Caller) => Promise<MediaFacts>;

const NOTHING = {
  width: null,
  height: null,
  durationMs: null,
  pages: null,
  thumbnail: null,
  display: null,
  displayMime: null,
  takenOn: null,
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

const createOpeners = (pool: DecodePool, ffmpeg: string | null): Record<UploadFormat, Opener> => {
  const picture =
    (format: PictureFormat): Opener =>
    async (path, caller) => {
      const decoded = await pool.run('picture', { path, format, ffmpeg }, caller);
      const { width, height, takenOn, damaged } = decoded;
      const note = damaged ? DAMAGED_NOTE : null;
      const facts = { width, height, takenOn, damaged, note };
      return { ...NOTHING, format, ...facts, ...renditionsOf(decoded) };
    };

  const drawn =
    (format: 'pdf' | PlanFormat): Opener =>
    async (path, caller) => {
      const decoded = await pool.run('pdf', { path }, caller);
      const { width, height, pages } = decoded;
      return { ...NOTHING, format, width, height, pages, ...renditionsOf(decoded) };
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
    pdf: drawn('pdf'),
    roomScan: drawn('roomScan'),
    dxf: drawn('dxf'),
    ifc: drawn('ifc'),
    usdz: drawn('usdz'),
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

export interface MediaUpload {
  /** A local file; it is read, never changed. */
  path: string;
  kind: FileKind;
  /**
   * Time after which inspection is given up, with the wait for its turn. Absent: the time for which a connection waits.
   */
  withinMs?: number;
}

/** Time for one inspection. A silent connection is closed later, so the reason still reaches the client. */
const WITHIN_MS = 50_000;
const BUSY_RETRY_SECONDS = 60;

const notItsTurn = () =>
  new DomainError(
    'BUSY',
    'Many files are being opened right now, and this one did not get its turn in time. Nothing is wrong with it: wait a minute, then upload it again.',
    { retryAfterSeconds: BUSY_RETRY_SECONDS },
  );

/** @throws DomainError BAD_INPUT with a sentence for the owner, BUSY when its time is up; the signal's reason. */
export type InspectMedia = (upload: MediaUpload, caller: Caller) => Promise<MediaFacts>;

export interface MediaInspector {
  inspect: InspectMedia;
  /** Ends the decode processes; inspections under way fail with UNAVAILABLE. */
  close(): Promise<void>;
}

/** Reads as much of a file's beginning as it takes to tell its type. */
export const readHead = async (path: string): Promise<Buffer> => {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFF_BYTES), 0, SNIFF_BYTES, 0);
  return buffer.subarray(0, bytesRead);
};

/** @param ffmpeg path of the program for posters of videos and for photos in tiles; see `findFfmpeg`. */
export const createMediaInspector = (
  ffmpeg: string | null,
  options?: DecodePoolOptions,
): MediaInspector => {
  const pool = createDecodePool(options);
  const openers = createOpeners(pool, ffmpeg);
  return {
    async inspect({ path, kind, withinMs = WITHIN_MS }, caller) {
      const format = requireAccepted(kind, await readHead(path));
      using deadline = deadlineIn(withinMs, notItsTurn);
      const signals = caller.signal ? [caller.signal, deadline.signal] : [deadline.signal];
      return await openers[format](path, { ...caller, signal: AbortSignal.any(signals) });
    },
    close: () => pool.close(),
  };
};
