// Serves the bytes behind signed links, whole or in ranges. What users sent never runs in the page's origin.
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ports } from '../../context.ts';
import { DomainError, notFound } from '../../domain/errors.ts';
import { idOf } from '../../domain/ids.ts';
import { RENDITIONS, type Rendition, isGoodLink } from './file-links.ts';
import { goneSignal } from '../../infra/gone-signal.ts';
import { LINK_LIFETIME_SECONDS } from '../../infra/link-end.ts';
import type { File } from '../../generated/prisma/client.ts';
import type { ByteRange } from '../../infra/storage/storage.ts';
import { openPage, type PagePicture } from './page-pictures.ts';
import { sendBytes } from './send-bytes.ts';

// Use case: hand out the bytes behind a signed link.

interface StoredRendition {
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
  const file = await ports.db.file.findFirst({ where: { id, account: { closedAt: null } } });
  if (file && isGoodLink(ports, file, shown, link)) return file;
  throw new DomainError('FORBIDDEN', 'This link has expired. Reload the page you found it on.');
};

/** A page of a document as a JPEG. Throws FORBIDDEN as `openLinkedFile`, NOT_FOUND, BAD_INPUT, BUSY. */
const openLinkedPage = async (
  ports: Ports,
  id: number,
  page: number,
  link: { expires: number; signature: string },
  signal: AbortSignal,
): Promise<PagePicture> =>
  openPage(ports, await requireGoodLink(ports, id, page, link), page, signal);

/** The bytes behind a signed link. Throws FORBIDDEN for a link that is not (or no longer) good, NOT_FOUND. */
const openLinkedFile = async (
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

interface FileRequest {
  Params: { id: string; rendition: string };
  Querystring: { expires?: string; signature?: string };
}

const isRendition = (name: string): name is Rendition =>
  (RENDITIONS as readonly string[]).includes(name);

const dispositionOf = ({ downloadName }: StoredRendition): string =>
  downloadName === null
    ? 'inline'
    : `attachment; filename*=UTF-8''${encodeURIComponent(downloadName).replaceAll("'", '%27')}`;

const requireLink = ({ params, query }: FastifyRequest<FileRequest>) => {
  if (!isRendition(params.rendition))
    throw new DomainError('NOT_FOUND', 'There is no such picture.');
  return {
    id: idOf(params.id),
    rendition: params.rendition,
    expires: Number(query.expires ?? 0),
    signature: query.signature ?? '',
  };
};

interface PageRequest {
  Params: { id: string; page: string };
  Querystring: FileRequest['Querystring'];
}

const servePages = (app: FastifyInstance, ports: Ports): void => {
  app.get<PageRequest>('/files/:id/pages/:page', async (request, reply) => {
    const { params, query } = request;
    const link = { expires: Number(query.expires ?? 0), signature: query.signature ?? '' };
    const signal = goneSignal(reply);
    const picture = await openLinkedPage(ports, idOf(params.id), idOf(params.page), link, signal);
    return reply
      .header('content-type', 'image/jpeg')
      .header('content-disposition', 'inline')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', `private, max-age=${LINK_LIFETIME_SECONDS}`)
      .header('content-length', picture.size)
      .send(await picture.open());
  });
};

export const serveFiles = (app: FastifyInstance, ports: Ports): void => {
  servePages(app, ports);
  app.get<FileRequest>(
    '/files/:id/:rendition',
    { exposeHeadRoute: true },
    async (request, reply) => {
      const { id, rendition, ...link } = requireLink(request);
      const file = await openLinkedFile(ports, id, rendition, link);
      void reply
        .header('content-type', file.mime)
        .header('content-disposition', dispositionOf(file))
        .header('content-security-policy', "sandbox; default-src 'none'")
        .header('x-content-type-options', 'nosniff')
        .header('accept-ranges', 'bytes')
        .header('cache-control', `private, max-age=${LINK_LIFETIME_SECONDS}`);
      return sendBytes(request, reply, file);
    },
  );
};
