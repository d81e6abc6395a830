// What an upload card takes: files of its types, up to a size.
import type { FileKind } from '../../domain/catalog.ts';
import { DomainError, InvalidInput } from '../../domain/errors.ts';
import { formatBytes } from '../../domain/scope/uploads.ts';
import type { Env } from '../../env.ts';

const maxBytesOf = (env: Env): Record<FileKind, number> => ({
  PHOTO: env.MAX_PHOTO_MB,
  VIDEO: env.MAX_VIDEO_MB,
  FLOOR: env.MAX_FLOOR_MB,
  DOC: env.MAX_DOC_MB,
});

/** The largest upload of any kind; of `kind` when it is known. */
export const uploadLimit = (env: Env, kind?: FileKind): number => {
  const limits = maxBytesOf(env);
  return kind ? limits[kind] : Math.max(...Object.values(limits));
};

/** Throws InvalidInput for an empty file, TOO_LARGE for one that its card does not take. */
export const requireSize = (env: Env, kind: FileKind, bytes: number): void => {
  if (bytes === 0) {
    throw new InvalidInput('This file is empty. Save it again, then choose it again.');
  }
  const limit = uploadLimit(env, kind);
  if (bytes <= limit) return;
  throw new DomainError(
    'TOO_LARGE',
    `This file is larger than the ${formatBytes(limit)} that fit here.`,
  );
};
