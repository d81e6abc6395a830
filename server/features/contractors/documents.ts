// Papers of contractors: taken only as what they really are, and kept so that the storage alone tells nobody anything.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Context, Ports } from '../../context.ts';
import { FILE_TOO_LARGE } from '../../domain/leads/contractor-application.ts';
import { DomainError, badField } from '../../domain/errors.ts';
import { CONTRACTOR_LIMITS } from '../../domain/limits.ts';
import { UPLOAD_FORMATS } from '../../domain/scope/uploads.ts';
import { holdsSecondFile } from '../../infra/media/second-file.ts';
import { sniffFormats } from '../../infra/media/sniff.ts';
import { BrokenSeal, openSealed, sealBytes } from '../../infra/sealed.ts';
import { sha256 } from '../../infra/secrets.ts';
import { callingOwner } from '../accounts/limit-calls.ts';

export interface SentFile {
  bytes: Buffer;
  /** Name that the sender gives it. */
  name: string;
}

/** A file that was found to be what it says. */
export interface GoodDocument extends SentFile {
  mime: string;
  sha256: string;
}

const SEALED_MAX = CONTRACTOR_LIMITS.fileBytes + 1_000;
const FORMATS = ['jpeg', 'png', 'pdf'] as const;

/** Puts the bytes on disk for as long as another process reads them. */
export const onDisk = async <Result>(bytes: Buffer, use: (path: string) => Promise<Result>) => {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-'));
  try {
    const path = join(folder, 'document');
    await writeFile(path, bytes, { mode: 0o600 });
    return await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Throws InvalidInput, TOO_LARGE for what is no picture or PDF, or more than that.
 * @param field the form's field that the sentence stands beside
 */
export const requireDocument = async (
  ctx: Context,
  { bytes, name }: SentFile,
  field: string,
): Promise<GoodDocument> => {
  if (bytes.length === 0) throw badField(field, 'This file is empty. Please choose another one.');
  if (bytes.length > CONTRACTOR_LIMITS.fileBytes)
    throw new DomainError('TOO_LARGE', FILE_TOO_LARGE);
  const found = sniffFormats(bytes);
  const format = FORMATS.find((each) => found.includes(each));
  if (!format) {
    throw badField(
      field,
      'This file is no JPEG, PNG or PDF, whatever its name says. Save it as one of these and choose it again.',
    );
  }
  if (holdsSecondFile(bytes, format)) {
    throw badField(
      field,
      'There is something else inside this file than a picture or pages. Take a new photo or scan and choose that.',
    );
  }
  const { damaged } = await onDisk(bytes, (path) =>
    ctx.inspectMedia({ path, kind: 'FLOOR' }, { owner: callingOwner(ctx) }),
  );
  if (damaged) {
    throw badField(
      field,
      'Part of this picture is missing. Take a new photo or scan and choose that.',
    );
  }
  return { bytes, name, mime: UPLOAD_FORMATS[format].mime, sha256: sha256(bytes) };
};

type Use = 'application-file' | 'identity-document' | 'logo';

/** Gives the key of the blob. What is stored twice has two keys, so deleting one takes nothing from the other. */
export const storeSealed = async (
  { storage, secretKey }: Pick<Ports, 'storage' | 'secretKey'>,
  purpose: Use,
  subject: string,
  bytes: Buffer,
): Promise<string> => {
  const sealed = sealBytes({ secretKey, purpose, subject }, bytes);
  const { key } = await storage.put(Readable.from([sealed]), { maxBytes: SEALED_MAX });
  return key;
};

/** Throws NOT_FOUND, CONFLICT when it is not what was stored. */
export const readSealed = async (
  { storage, secretKey, log }: Pick<Ports, 'storage' | 'secretKey' | 'log'>,
  purpose: Use,
  subject: string,
  key: string,
): Promise<Buffer> => {
  const sealed = await buffer(await storage.get(key));
  try {
    return openSealed({ secretKey, purpose, subject }, sealed);
  } catch (error) {
    if (!(error instanceof BrokenSeal)) throw error;
    log.error({ err: error }, 'A sealed document cannot be opened');
    throw new DomainError(
      'CONFLICT',
      'This document was changed where it is stored, or SECRET_KEY is another one than before. Ask for it once more.',
    );
  }
};
