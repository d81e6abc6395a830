// What looking into an upload tells.
import type { UploadFormat } from '../../domain/scope/uploads.ts';

export interface MediaFacts {
  /** Found by looking into the file; `UPLOAD_FORMATS[format].mime` is the type to serve it with. */
  format: UploadFormat;
  /** Pixels as shown, after turning: of a picture, of a video's frames, of the drawn first page of a PDF. */
  width: number | null;
  height: number | null;
  /** Length of a video. */
  durationMs: number | null;
  /** Number of pages of a PDF. */
  pages: number | null;
  /** WebP, longest side at most 480 pixels, without metadata; null for office documents and undrawable videos. */
  thumbnail: Buffer | null;
  /** Longest side at most 2,048 pixels, without metadata; null for videos and office documents. */
  display: Buffer | null;
  displayMime: 'image/jpeg' | 'image/webp' | null;
  /** Day on which a photo was taken, as its camera wrote it, ISO 8601; null where nothing is told. */
  takenOn: string | null;
  /** It can be opened, but part of it is missing. */
  damaged: boolean;
  /** One sentence for the owner when something about the file is worth knowing. */
  note: string | null;
}
