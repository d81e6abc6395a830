import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { FileKind } from '../../domain/catalog.ts';
import { InvalidInput } from '../../domain/errors.ts';
import type { File } from '../../generated/prisma/client.ts';
import { drain, formRefusal, partsOf } from '../../rest/form.ts';
import { safeName } from '../../infra/media/safe-name.ts';
import { requireAccountId } from '../accounts/accounts.service.ts';
import { created } from '../../rest/respond.ts';
import type { RestRoute } from '../../rest/route.ts';
import { fileLink } from './file-links.ts';
import { acceptUpload, discardUpload, receiveUpload, withRoom } from './upload-file.ts';
import {
  countForAllGuests,
  type CountedBytes,
  countFailedUpload,
  uploaderOf,
} from './upload-room.ts';
import type { ReceivedUpload } from './record-upload.ts';

const KIND_OF = { photo: 'PHOTO', video: 'VIDEO', floor: 'FLOOR', doc: 'DOC' } as const;

export const toRestUpload = (ctx: Context, file: Pick<File, 'id' | 'accountId' | 'mime'>) => ({
  id: file.id,
  file: fileLink(ctx, file, 'original').url,
  mime: file.mime,
});

/** Describes a file to whoever sent it. */
export const toRestUploaded = (ctx: Context, file: File) => ({
  ...toRestUpload(ctx, file),
  kind: file.kind.toLowerCase(),
  name: file.name,
  size: Number(file.size),
  thumbnail: file.thumbnailKey && fileLink(ctx, file, 'thumbnail').url,
  note: file.note,
});

export const kindOf = (value: unknown): FileKind => {
  if (typeof value === 'string' && Object.hasOwn(KIND_OF, value))
    return KIND_OF[value as keyof typeof KIND_OF];
  throw new InvalidInput('Say what the file is: kind must be photo, video, floor or doc.');
};

interface UploadForm {
  kind?: FileKind;
  /** The stream of the file, once it has begun. */
  source?: { file: CountedBytes; name: string };
  received?: ReceivedUpload & { name: string };
}

/** Old clients send the file first and its kind after it: the parts are taken in whatever order they come. */
const readForm = async (
  ctx: Context,
  request: FastifyRequest,
  signal: AbortSignal,
  form: UploadForm,
): Promise<void> => {
  for await (const part of partsOf(request)) {
    if (part.type === 'field') {
      if (part.fieldname === 'kind') form.kind = kindOf(part.value);
      continue;
    }
    if (form.received) throw new InvalidInput('Send one file at a time.');
    form.source = { file: part.file, name: safeName(part.filename) };
    const received = await receiveUpload(ctx, part.file, form.kind, signal);
    form.received = { ...received, name: part.filename };
  }
};

/** Discards what came and counts it, whatever the reason of the failure. */
const giveUp = async (
  ctx: Context,
  { received, kind = 'DOC', source }: UploadForm,
  error: unknown,
) => {
  if (received) await discardUpload(ctx, received);
  if (!source) return;
  const { file, name } = source;
  const uploader = uploaderOf(ctx, await requireAccountId(ctx));
  await countFailedUpload(ctx, uploader, { kind, name, bytes: file.bytesRead }, error);
};

const announcedBytes = ({ headers }: FastifyRequest): number | null => {
  const length = headers['content-length'];
  return length === undefined ? null : Number(length);
};

const takeIn = async (
  ctx: Context,
  request: FastifyRequest,
  signal: AbortSignal,
): Promise<File> => {
  if (!request.isMultipart()) throw new InvalidInput('Send the file as multipart/form-data.');
  const form: UploadForm = {};
  try {
    return await withRoom(ctx, announcedBytes(request), async () => {
      await readForm(ctx, request, signal, form);
      const kind = form.kind ?? kindOf(undefined);
      if (!form.received) throw new InvalidInput('The form holds no file.');
      const { received } = form;
      const file = await acceptUpload(ctx, received, { kind, name: received.name }, signal);
      const uploader = uploaderOf(ctx, file.accountId);
      await countForAllGuests(ctx, uploader, received.blob.size);
      return file;
    });
  } catch (error) {
    drain(request);
    await giveUp(ctx, form, error);
    throw formRefusal(error);
  }
};

export const uploadFileRoute: RestRoute = {
  method: 'POST',
  path: 'files/',
  takes: ['form'],
  scope: 'FILES_WRITE',
  handle: async (ctx, request, signal) => {
    const file = await takeIn(ctx, request, signal);
    return created(toRestUploaded(ctx, file));
  },
};
