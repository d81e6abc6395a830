// Use case: hand out the bytes behind a signed link.
import type { Readable } from 'node:stream';
import type { Ports } from '../../context.ts';
import { DomainError, notFound } from '../../domain/errors.ts';
import type { File } from '../../generated/prisma/client.ts';
import type { ByteRange } from '../../infra/storage/storage.ts';
import { isGoodLink, type Rendition } from './file-links.ts';
import { openPage, type PagePicture } from './page-pictures.ts';

export interface StoredRendition {
  mime: string;
  /** Name for a download; null for a picture made by us, which is shown in the page. */
  downloadName: string | null;
  size: number;
  open(range?: ByteRange): Promise<Readable>;
}

type Servable = Pick<File, 'key' | 'mime' | 'name' | 'displayKey' | 'displayMime' | 'thumbnailKey'>;

const RENDITION_OF: Record<
  Rendition,
  (file: Servable) => { key: string | null; mime: string; downloadName: string | null }
> = {
  original: ({ key, mime, name }) => ({ key, mime, downloadName: name }),
  display: ({ displayKey, displayMime }) => ({
    key: displayKey,
    mime: displayMime ?? 'image/webp',
    downloadName: null,
  }),
  thumbnail: ({ thumbnailKey }) => ({ key: thumbnailKey, mime: 'image/webp', downloadName: null }),
};

const requireGoodLink = async (
  ports: Ports,
  id: number,
  shown: Rendition | number,
  link: { expires: number; signature: string },
): Promise<File> => {
  const file = await ports.db.file.findUnique({ where: { id } });
  if (file && isGoodLink(ports, file, shown, link)) return file;
  throw new DomainError('FORBIDDEN', 'This link has expired. Reload the page you found it on.');
};

/** A page of a document as a JPEG. Throws FORBIDDEN as `openLinkedFile`, NOT_FOUND, BAD_INPUT, BUSY. */
export const openLinkedPage = async (
  ports: Ports,
  id: number,
  page: number,
  link: { expires: number; signature: string },
  signal: AbortSignal,
): Promise<PagePicture> =>
  openPage(ports, await requireGoodLink(ports, id, page, link), page, signal);

/** The bytes behind a signed link. Throws FORBIDDEN for a link that is not (or no longer) good, NOT_FOUND. */
export const openLinkedFile = async (
  ports: Ports,
  id: number,
  rendition: Rendition,
  link: { expires: number; signature: string },
): Promise<StoredRendition> => {
  const file = await requireGoodLink(ports, id, rendition, link);
  const { key, mime, downloadName } = RENDITION_OF[rendition](file);
  const size = key ? await ports.storage.size(key) : null;
  if (!key || size === null) throw notFound('This file');
  return { mime, downloadName, size, open: (range) => ports.storage.get(key, range) };
};
