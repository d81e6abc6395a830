// Sends a large file part after part (`/api/uploads/`). A lost connection or a server that is away costs no more than a
// part: it waits, asks how far the file has come, and goes on from there.
import { type Backoff, spread, waitBefore } from '../../../../server/domain/account/backoff.ts';
import { RESUMABLE_PARTS } from '../../../../server/domain/scope/uploads.ts';
import { pause } from '../../../lib/pause.ts';
import { identityHeaders } from '../../../lib/session.ts';
import { failureOf, type UploadedFile, uploadedIn } from './upload-failure.ts';
import type { UploadRequest } from './send-file.ts';
import { sendUpload, type UploadAnswer } from './upload-request.ts';

const RETRY: Backoff = { first: 1_000, factor: 2, cap: 30_000, rounds: 40 };
const QUIET_MS = 30_000;
/** Joining the parts of a video of a gigabyte takes its time. */
const QUIET_AT_THE_END_MS = 120_000;
const STILL_MAKING_MS = 1_000;

/** Where a file has got to; kept while the page is open, so that trying again does not begin anew. */
interface BegunUpload {
  path: string;
  /** Bytes that the server has. It is null when the server is to be asked for it. */
  offset: number | null;
}
const begun = new WeakMap<File, BegunUpload>();

const NOT_FOUND = 404;
const CONFLICT = 409;
const NO_ROOM = 507;
const WAIT_AND_SEE = new Set([0, 408, 429, 500, 502, 503, 504]);

const announce = ({ file, kind, signal }: UploadRequest): Promise<UploadAnswer> =>
  sendUpload('POST', '/api/uploads/', {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: file.name, kind: kind.toLowerCase(), size: file.size }),
    signal,
    quietMs: QUIET_MS,
  });

const sendPart = (
  { file, onProgress, signal }: UploadRequest,
  path: string,
  offset: number,
): Promise<UploadAnswer> => {
  const end = Math.min(file.size, offset + RESUMABLE_PARTS.usualBytes);
  return sendUpload('PATCH', path, {
    headers: {
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Offset': String(offset),
    },
    body: file.slice(offset, end),
    onProgress: (share) => onProgress((offset + share * (end - offset)) / file.size),
    signal,
    quietMs: QUIET_MS,
  });
};

const finish = ({ signal }: UploadRequest, path: string): Promise<UploadAnswer> =>
  sendUpload('POST', `${path}finish/`, { signal, quietMs: QUIET_AT_THE_END_MS });

const ask = ({ signal }: UploadRequest, path: string): Promise<UploadAnswer> =>
  sendUpload('GET', path, { signal, quietMs: QUIET_MS });

/** The next request, by how far the file has come. */
const step = (request: UploadRequest, at: BegunUpload | undefined): Promise<UploadAnswer> => {
  if (!at) return announce(request);
  if (at.offset === null) return ask(request, at.path);
  return at.offset < request.file.size
    ? sendPart(request, at.path, at.offset)
    : finish(request, at.path);
};

/** Progress that a good answer tells. It is undefined for any other answer. */
const progressIn = (
  { status, body }: UploadAnswer,
  at: BegunUpload | undefined,
): BegunUpload | undefined => {
  if (status !== 200 && status !== 201) return undefined;
  if (typeof body.offset !== 'number') return undefined;
  return { path: at?.path ?? `/api/uploads/${String(body.id)}/`, offset: body.offset };
};

const cancel = (at: BegunUpload | undefined): void => {
  if (at) void sendUpload('DELETE', at.path, { signal: new AbortController().signal });
};

/** Rejects with an UploadFailure. */
export const sendInParts = async (request: UploadRequest): Promise<UploadedFile> => {
  const { file, signal, onWaiting } = request;
  let failures = 0;
  while (!signal.aborted) {
    const at = begun.get(file);
    const { Authorization: sender } = identityHeaders();
    const answer = await step(request, at);
    if (signal.aborted) break;
    // An upload that a guest began belongs to the user who signed in meanwhile.
    const isSameSender = sender === identityHeaders().Authorization;
    const next = progressIn(answer, at);
    const made = next ? null : uploadedIn(answer);
    if (made) {
      begun.delete(file);
      return made;
    }
    if (next) {
      begun.set(file, next);
      failures = 0;
      onWaiting?.(false);
    } else if (answer.status === 202) {
      await pause(STILL_MAKING_MS, signal);
    } else if (failures >= (RETRY.rounds ?? 0)) {
      throw failureOf(answer, false);
    } else if (WAIT_AND_SEE.has(answer.status)) {
      onWaiting?.(true);
      await pause(spread(waitBefore(RETRY, failures)), signal);
      failures += 1;
      if (at) at.offset = null;
    } else if (at && (answer.status === CONFLICT || !isSameSender)) {
      failures += 1;
      at.offset = null;
    } else if (at && answer.status === NOT_FOUND) {
      // The upload was given up, or is another person's now, so it begins anew.
      failures += 1;
      begun.delete(file);
    } else {
      // The parts that are there stay until there is room. Another try goes on from there.
      if (at && answer.status === NO_ROOM) at.offset = null;
      else begun.delete(file);
      throw failureOf(answer, false);
    }
  }
  cancel(begun.get(file));
  begun.delete(file);
  throw failureOf({ status: 0, body: {} }, true);
};
