// One request that carries a file or a part of one. XMLHttpRequest, as fetch reports no upload progress.
import { isRecord } from '../../../../server/domain/is-record.ts';
import { identityHeaders, noteRefusedLogin } from '../../../lib/session.ts';

export interface UploadAnswer {
  /** 0 when the connection was lost. */
  status: number;
  body: Record<string, unknown>;
}

interface RequestOptions {
  body?: XMLHttpRequestBodyInit;
  headers?: Record<string, string>;
  /** Called with the share that is sent, 0–1. */
  onProgress?: (share: number) => void;
  signal: AbortSignal;
  /** After so long without a sign the connection is taken for lost; it is waited for ever unless told. */
  quietMs?: number;
}

const UNAUTHENTICATED = 401;
const LOST: UploadAnswer = { status: 0, body: {} };

const parse = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
};

/** Resolves also when the connection is lost, or `signal` ends it. */
export const sendUpload = (
  method: 'POST' | 'GET' | 'PATCH' | 'DELETE',
  path: string,
  { body, headers = {}, onProgress, signal, quietMs }: RequestOptions,
): Promise<UploadAnswer> => {
  const identity = identityHeaders();
  return new Promise((resolve) => {
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(quiet);
      if (quietMs !== undefined) quiet = setTimeout(abort, quietMs);
    };
    const end = (answer: UploadAnswer) => {
      clearTimeout(quiet);
      signal.removeEventListener('abort', abort);
      if (quietMs !== undefined) removeEventListener('offline', abort);
      resolve(answer);
    };
    xhr.open(method, path);
    for (const [name, value] of Object.entries({ ...identity, ...headers })) {
      xhr.setRequestHeader(name, value);
    }
    xhr.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      listen();
      if (lengthComputable) onProgress?.(loaded / total);
    });
    xhr.addEventListener('error', () => end(LOST));
    xhr.addEventListener('abort', () => end(LOST));
    xhr.addEventListener('load', () => {
      if (xhr.status === UNAUTHENTICATED) noteRefusedLogin(identity.Authorization);
      end({ status: xhr.status, body: parse(xhr.responseText) });
    });
    signal.addEventListener('abort', abort, { once: true });
    // A connection that goes while a part is on its way is not told of for minutes.
    if (quietMs !== undefined) addEventListener('offline', abort, { once: true });
    listen();
    xhr.send(body);
  });
};
