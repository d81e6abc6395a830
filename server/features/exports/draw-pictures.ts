// The pictures of uploads as small JPEGs, for paper.
import type { Ports } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import type { File } from '../../generated/prisma/client.ts';
import type { Caller } from '../../infra/caller.ts';
import type { ExportPicture, ExportPictures } from './export-data.ts';

/** Pixels of the longest side: sharp on paper at half a page's width, and some 150 kB. */
const PICTURE_SIDE = 1_000;

/** Most pictures in one document. It names the uploads that do not fit. */
const MOST_PICTURES = 40;

const MOST_PICTURE_BYTES = 12_000_000;

type PrintedFile = Pick<File, 'name' | 'kind' | 'caption' | 'room' | 'displayKey' | 'thumbnailKey'>;

/** A picture that cannot be had is no reason to have no PDF: its place says so. */
const drawPicture = async (
  { storage, mediaRenderer, log }: Ports,
  { name, kind, caption, room }: PrintedFile,
  key: string,
  caller: Caller,
): Promise<ExportPicture> => {
  try {
    const { jpeg } = await storage.withFile(
      key,
      (path) => mediaRenderer.render(path, { side: PICTURE_SIDE }, caller),
      caller.signal,
    );
    return { name, kind, caption, room, jpeg };
  } catch (error) {
    caller.signal?.throwIfAborted();
    if (!(error instanceof DomainError)) log.warn({ err: error }, 'A picture cannot be printed');
    return { name, kind, caption, room, jpeg: null };
  }
};

/**
 * The rendition to print, null when there is none; a video has a small one only.
 * Documents are named, not shown: their first page says little at that size.
 */
const keyOf = ({ kind, displayKey, thumbnailKey }: PrintedFile): string | null =>
  kind === 'DOC' ? null : (displayKey ?? thumbnailKey);

/** Draws one after the other, in processes that may be lost over a file: its place then says so, and the next is drawn. */
export const drawPictures = async (
  ports: Ports,
  files: readonly PrintedFile[],
  caller: Caller,
): Promise<ExportPictures> => {
  const pictures: ExportPicture[] = [];
  const otherFiles: string[] = [];
  let bytes = 0;
  for (const file of files) {
    const key = keyOf(file);
    const fits = pictures.length < MOST_PICTURES && bytes < MOST_PICTURE_BYTES;
    if (key === null || !fits) {
      otherFiles.push(file.name);
      continue;
    }
    const picture = await drawPicture(ports, file, key, caller);
    bytes += picture.jpeg?.byteLength ?? 0;
    pictures.push(picture);
  }
  return { pictures, otherFiles };
};
