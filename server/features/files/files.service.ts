// Use cases of files once they are here: whose they are, and handing out their bytes.
import { atVersion, nextVersion, requireSeen } from '../../domain/versions.ts';
import type { Readable } from 'node:stream';
import type { Context, Ports } from '../../context.ts';
import { DomainError, badField, notFound } from '../../domain/errors.ts';
import type { File } from '../../generated/prisma/client.ts';
import type { Statements } from '../../infra/db/statements.ts';
import type { ByteRange } from '../../infra/storage/storage.ts';
import { ownedBy } from '../accounts/accounts.access.ts';
import { isGoodLink, type Rendition } from './file-links.ts';
import type { JobUpload } from './uploads-of-job.ts';

/** For a job that starts; they are kept as long as it is. In the order given. Throws InvalidInput naming the first upload that the account does not have. */
export const useOwnFiles = async (
  tx: Statements,
  accountId: number,
  ids: readonly number[],
): Promise<JobUpload[]> => {
  const found = await tx.$queryRaw<JobUpload[]>`UPDATE files SET unused_until = NULL
    WHERE id = ANY (${ids}::int[]) AND account_id = ${accountId}
    RETURNING id, account_id AS "accountId", kind::text, name, key, display_key AS "displayKey", duration_ms AS "durationMs", pages,
      NULL::int AS "readingRun"`;
  const known = new Map(found.map((file) => [file.id, file]));
  return ids.map((id, index) => {
    const file = known.get(id);
    if (file) return file;
    const message = 'One of the uploads was not found. Remove it and upload it again.';
    throw badField(`uploads.${index}`, message);
  });
};

/** Throws NOT_FOUND when the file is missing or someone else's. */
export const requireOwnFile = async ({ db, viewer }: Context, id: number): Promise<void> => {
  const file = await db.file.findFirst({
    where: { id, ...ownedBy(viewer) },
    select: { id: true },
  });
  if (!file) throw notFound('This file');
};

/** Throws NOT_FOUND when the file is missing or someone else's. */
export const describeOwnFile = async (
  { db, viewer, now }: Context,
  id: number,
  { version, ...words }: Pick<File, 'caption' | 'room'> & { version?: number | null | undefined },
): Promise<File> => {
  const [file] = await db.file.updateManyAndReturn({
    where: { id, ...atVersion(version), ...ownedBy(viewer) },
    data: { ...words, ...nextVersion, describedAt: now() },
  });
  if (file) return file;
  const standing = await db.file.findFirst({ where: { id, ...ownedBy(viewer) } });
  if (standing) requireSeen('file', standing.version, version);
  throw notFound('This file');
};

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

/** The bytes behind a signed link. Throws FORBIDDEN for a link that is not (or no longer) good, NOT_FOUND. */
export const openLinkedFile = async (
  ports: Ports,
  id: number,
  rendition: Rendition,
  link: { expires: number; signature: string },
): Promise<StoredRendition> => {
  const file = await ports.db.file.findUnique({ where: { id } });
  if (!file || !isGoodLink(ports, file, rendition, link)) {
    throw new DomainError('FORBIDDEN', 'This link has expired. Reload the page you found it on.');
  }
  const { key, mime, downloadName } = RENDITION_OF[rendition](file);
  const size = key ? await ports.storage.size(key) : null;
  if (!key || size === null) throw notFound('This file');
  return { mime, downloadName, size, open: (range) => ports.storage.get(key, range) };
};
