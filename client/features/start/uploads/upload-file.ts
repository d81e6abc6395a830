// Sends one file to the server and tells how far it is: small ones in one piece to `POST /api/files/`, large ones in parts.
import { RESUMABLE_PARTS } from '../../../../server/domain/scope/uploads.ts';
import { identityHeaders } from '../../../lib/session.ts';
import { sendInParts } from './send-in-parts.ts';
import { failureOf, uploadedIn } from './upload-failure.ts';
import type { SendFile, UploadRequest } from './send-file.ts';
import { sendUpload } from './upload-request.ts';

/** Size from which a lost connection costs more than the requests around the parts; bytes. */
const IN_PARTS_FROM = 2 * RESUMABLE_PARTS.usualBytes;

/** The server reads the fields before the file, so they come first. */
const formOf = ({ file, kind, mime }: UploadRequest): FormData => {
  const form = new FormData();
  form.append('mime', mime);
  form.append('kind', kind.toLowerCase());
  form.append('file', file, file.name);
  return form;
};

const sendOnce: SendFile = async (request) => {
  const { onProgress, signal } = request;
  const body = formOf(request);
  const answer = await sendUpload('POST', '/api/files/', { body, onProgress, signal });
  const made = uploadedIn(answer);
  if (!made) throw failureOf(answer, signal.aborted);
  return made;
};

/** Rejects with an UploadFailure. */
export const uploadFile: SendFile = async (request) => {
  if (request.file.size >= IN_PARTS_FROM) return sendInParts(request);
  const { Authorization: sender } = identityHeaders();
  const uploaded = await sendOnce(request);
  // Whoever signed in meanwhile would not own what the guest has sent since.
  return sender === identityHeaders().Authorization ? uploaded : sendOnce(request);
};
