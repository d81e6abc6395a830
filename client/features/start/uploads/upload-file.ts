// Sends one file to `POST /api/files/` and tells how far it is. XMLHttpRequest, as fetch reports no upload progress.
import type { FileKind } from '../../../../server/domain/catalog.ts';
import { isRecord } from '../../../../server/domain/is-record.ts';
import { identityHeaders, noteRefusedLogin } from '../../../lib/session.ts';

export interface UploadedFile {
  id: string;
  /** URL of a small picture; null when there is none. */
  thumbnail: string | null;
}

export interface UploadRequest {
  file: File;
  kind: FileKind;
  mime: string;
  /** Called with 0–1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

export type SendFile = (request: UploadRequest) => Promise<UploadedFile>;

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

const UNAUTHENTICATED = 401;
const TIMED_OUT = 408;
const TOO_MANY = 429;
const MAY_PASS = new Set([UNAUTHENTICATED, TIMED_OUT, TOO_MANY]);
/** Everything else the server says of a request, it will say again. */
const mayPass = (status: number): boolean => status < 400 || status >= 500 || MAY_PASS.has(status);

const CONNECTION_LOST = 'The connection was lost while the file was on its way. Try it again.';
const NOT_TAKEN = 'The server could not take this file. Try it again, or leave it out.';
const REFUSED = 'The server does not take this file. Leave it out, or choose another.';

const parse = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
};

/** The server reads the fields before the file, so they come first. */
const formOf = ({ file, kind, mime }: UploadRequest): FormData => {
  const form = new FormData();
  form.append('mime', mime);
  form.append('kind', kind.toLowerCase());
  form.append('file', file, file.name);
  return form;
};

const sendOnce = (
  request: UploadRequest,
  identity: Record<string, string>,
): Promise<UploadedFile> =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const fail = (message: string, canRetry = true) => reject(new UploadFailure(message, canRetry));
    xhr.open('POST', '/api/files/');
    for (const [name, value] of Object.entries(identity)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) request.onProgress(loaded / total);
    });
    xhr.addEventListener('error', () => fail(CONNECTION_LOST));
    xhr.addEventListener('abort', () => fail('Cancelled.'));
    xhr.addEventListener('load', () => {
      const body = parse(xhr.responseText);
      const id = typeof body.id === 'number' ? String(body.id) : body.id;
      if (xhr.status !== 201 || typeof id !== 'string') {
        if (xhr.status === UNAUTHENTICATED) noteRefusedLogin(identity.Authorization);
        const canRetry = mayPass(xhr.status);
        const sentence = canRetry ? NOT_TAKEN : REFUSED;
        return fail(typeof body.detail === 'string' ? body.detail : sentence, canRetry);
      }
      resolve({
        id,
        thumbnail: typeof body.thumbnail === 'string' ? body.thumbnail : null,
      });
    });
    request.signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(formOf(request));
  });

/** Rejects with an UploadFailure. */
export const uploadFile: SendFile = async (request) => {
  const identity = identityHeaders();
  const uploaded = await sendOnce(request, identity);
  // Whoever signed in meanwhile would not own what the guest has sent since.
  return identity.Authorization === identityHeaders().Authorization
    ? uploaded
    : sendOnce(request, identityHeaders());
};
