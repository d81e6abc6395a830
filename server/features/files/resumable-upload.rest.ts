import type { FastifyRequest } from 'fastify';
import { InvalidInput } from '../../domain/errors.ts';
import { idOf } from '../../domain/ids.ts';
import { RESUMABLE_PARTS } from '../../domain/scope/uploads.ts';
import type { ResumableUpload } from '../../generated/prisma/client.ts';
import { drain } from '../../rest/form.ts';
import { rawBodyOf } from '../../rest/raw-body.ts';
import { accepted, created, noContent, ok } from '../../rest/respond.ts';
import { pathParam, type RestRoute } from '../../rest/route.ts';
import { bodyOf } from '../../rest/json-body.ts';
import { kindOf, toRestUploaded } from './files.rest.ts';
import { finishUpload } from './finish-upload.ts';
import { announceUpload, cancelUpload, findUpload, takePart } from './resumable-upload.ts';

const toRestResumable = ({ id, received, size, expiresAt }: ResumableUpload) => ({
  id,
  offset: Number(received),
  size: Number(size),
  part_bytes: RESUMABLE_PARTS.usualBytes,
  expires_at: expiresAt.toISOString(),
});

const idIn = (request: FastifyRequest): number => idOf(pathParam(request, 'id'));

/** A whole number that a double holds. Throws InvalidInput. */
const countOf = (value: unknown, name: string): number => {
  const count = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof count === 'number' && Number.isSafeInteger(count) && count >= 0) return count;
  throw new InvalidInput(`${name} must be a whole number of bytes.`);
};

export const RESUMABLE_UPLOAD_ROUTES: readonly RestRoute[] = [
  {
    method: 'POST',
    path: 'uploads/',
    scope: 'FILES_WRITE',
    handle: async (ctx, request) => {
      const { name, kind, size } = bodyOf(request);
      const upload = await announceUpload(ctx, {
        name: typeof name === 'string' ? name : '',
        kind: kindOf(kind),
        size: countOf(size, 'size'),
      });
      return created(toRestResumable(upload));
    },
  },
  {
    method: 'GET',
    path: 'uploads/:id/',
    scope: 'FILES_WRITE',
    handle: async (ctx, request) => ok(toRestResumable(await findUpload(ctx, idIn(request)))),
  },
  {
    method: 'PATCH',
    path: 'uploads/:id/',
    takes: ['bytes'],
    scope: 'FILES_WRITE',
    handle: async (ctx, request, signal) => {
      try {
        const part = {
          start: countOf(request.headers['upload-offset'], 'Upload-Offset'),
          length: Number(request.headers['content-length'] ?? Infinity),
          bytes: rawBodyOf(request),
        };
        return ok({ offset: await takePart(ctx, idIn(request), part, signal) });
      } catch (error) {
        drain(request);
        throw error;
      }
    },
  },
  {
    method: 'POST',
    path: 'uploads/:id/finish/',
    scope: 'FILES_WRITE',
    handle: async (ctx, request) => {
      const file = await finishUpload(ctx, idIn(request));
      return file ? created(toRestUploaded(ctx, file)) : accepted({});
    },
  },
  {
    method: 'DELETE',
    path: 'uploads/:id/',
    scope: 'FILES_WRITE',
    handle: async (ctx, request) => {
      await cancelUpload(ctx, idIn(request));
      return noContent();
    },
  },
];
