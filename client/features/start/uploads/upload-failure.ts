// What becomes of an answer that is no success: whether sending again may help, and what is said.
import { ownAddress } from '../../../lib/own-address.ts';
import type { UploadAnswer } from './upload-request.ts';

export interface UploadedFile {
  id: string;
  /** URL of a small picture; null when there is none. */
  thumbnail: string | null;
}

/** A file that did not arrive; the message is fit for the user. */
export class UploadFailure extends Error {
  override readonly name: string = 'UploadFailure';
  /** Sending the same file again may go better. */
  readonly canRetry: boolean;

  constructor(message: string, canRetry: boolean) {
    super(message);
    this.canRetry = canRetry;
  }
}

const MAY_PASS = new Set([401, 408, 429]);
/** Everything else the server says of a request, it will say again. */
const mayPass = (status: number): boolean => status < 400 || status >= 500 || MAY_PASS.has(status);

const CONNECTION_LOST = 'The connection was lost while the file was on its way. Try it again.';
const NOT_TAKEN = 'The server could not take this file. Try it again, or leave it out.';
const REFUSED = 'The server does not take this file. Leave it out, or choose another.';

export const failureOf = ({ status, body }: UploadAnswer, isCanceled: boolean): UploadFailure => {
  if (isCanceled) return new UploadFailure('Canceled.', true);
  if (status === 0) return new UploadFailure(CONNECTION_LOST, true);
  const canRetry = mayPass(status);
  const sentence = canRetry ? NOT_TAKEN : REFUSED;
  return new UploadFailure(typeof body.detail === 'string' ? body.detail : sentence, canRetry);
};

/** The file that a request made; null when it made none. */
export const uploadedIn = ({ status, body }: UploadAnswer): UploadedFile | null => {
  const id = typeof body.id === 'number' ? String(body.id) : body.id;
  if (status !== 201 || typeof id !== 'string') return null;
  return { id, thumbnail: typeof body.thumbnail === 'string' ? ownAddress(body.thumbnail) : null };
};
