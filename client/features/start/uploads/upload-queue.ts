// The files of one form on their way to the server: a few at a time, each with its progress, each to be repeated or dropped.
// Knows nothing of React; the screen reads it as an external store.
import { globalId } from '../../../../server/domain/ids.ts';
import type { FileKind } from '../../../../server/domain/catalog.ts';
import { createSignal } from '../../../lib/signal.ts';
import { randomUuid } from '../../../lib/uuid.ts';
import { UploadFailure } from './upload-failure.ts';
import type { SendFile } from './send-file.ts';
import { mimeOf } from './upload-rules.ts';

const AT_ONCE = 3;

interface UploadFacts {
  key: string;
  kind: FileKind;
  name: string;
  /** Bytes. */
  size: number;
}
/** What its owner says it shows; each may be empty. */
export interface ShownAs {
  room: string;
  caption: string;
}
export interface DoneUpload extends UploadFacts {
  state: 'done';
  /** `id` of the file. */
  fileId: string;
  thumbnail: string | null;
  words?: ShownAs;
}
export type Upload =
  | DoneUpload
  | (UploadFacts & { state: 'waiting' })
  /** `progress` 0–1; `isWaiting` for the connection, to go on by itself. */
  | (UploadFacts & { state: 'sending'; progress: number; isWaiting: boolean })
  | (UploadFacts & { state: 'failed'; message: string; canRetry: boolean });

export const isDone = (upload: Upload): upload is DoneUpload => upload.state === 'done';
export const isUnderway = ({ state }: Upload): boolean =>
  state === 'waiting' || state === 'sending';

const factsOf = ({ key, kind, name, size }: Upload): UploadFacts => ({ key, kind, name, size });

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** @param initial uploads that an earlier visit finished */
export const createUploadQueue = (send: SendFile, initial: readonly DoneUpload[] = []) => {
  let uploads: readonly Upload[] = initial;
  const changes = createSignal<void>();
  const sources = new Map<string, { file: File; abort: AbortController }>();

  const publish = (next: readonly Upload[]): void => {
    uploads = next;
    changes.emit();
  };
  const replace = (key: string, next: (facts: UploadFacts) => Upload): void =>
    publish(uploads.map((upload) => (upload.key === key ? next(factsOf(upload)) : upload)));

  const sendOne = async ({ key, kind }: UploadFacts): Promise<void> => {
    const source = sources.get(key);
    if (!source) return;
    const { file, abort } = source;
    let sending = { progress: 0, isWaiting: false };
    const tell = (news: Partial<typeof sending>) => {
      sending = { ...sending, ...news };
      replace(key, (facts) => ({ ...facts, state: 'sending', ...sending }));
    };
    tell({});
    try {
      const { id, thumbnail } = await send({
        file,
        kind,
        mime: mimeOf(file),
        signal: abort.signal,
        onProgress: (progress) => tell({ progress, isWaiting: false }),
        onWaiting: (isWaiting) => tell({ isWaiting }),
      });
      replace(key, (facts) => ({
        ...facts,
        state: 'done',
        fileId: globalId('File', id),
        thumbnail,
      }));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const canRetry = !(error instanceof UploadFailure) || error.canRetry;
      replace(key, (facts) => ({ ...facts, state: 'failed', message, canRetry }));
    }
    sendNext();
  };

  const sendNext = (): void => {
    const free = AT_ONCE - uploads.filter(({ state }) => state === 'sending').length;
    const next = uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free));
    for (const upload of next) void sendOne(upload);
  };

  const enqueue = (key: string, file: File): void => {
    sources.set(key, { file, abort: new AbortController() });
  };

  return {
    current: (): readonly Upload[] => uploads,
    subscribe: changes.listen,

    add(kind: FileKind, files: readonly File[]): void {
      const added = files.map((file): Upload => {
        const key = randomUuid();
        enqueue(key, file);
        return { key, kind, name: file.name, size: file.size, state: 'waiting' };
      });
      publish([...uploads, ...added]);
      sendNext();
    },

    retry(key: string): void {
      const source = sources.get(key);
      if (!source) return;
      enqueue(key, source.file);
      replace(key, (facts) => ({ ...facts, state: 'waiting' }));
      sendNext();
    },

    /** What came from an earlier visit cannot be sent again. */
    canMove: (key: string): boolean => sources.has(key),

    /** Sends a file that has ended once more, to another card. */
    move(key: string, kind: FileKind): void {
      const source = sources.get(key);
      if (!source) return;
      enqueue(key, source.file);
      replace(key, (facts) => ({ ...facts, kind, state: 'waiting' }));
      sendNext();
    },

    /** Keeps with an upload what the server was told that it shows. */
    describe(key: string, words: ShownAs): void {
      publish(
        uploads.map((upload) =>
          upload.key === key && isDone(upload) ? { ...upload, words } : upload,
        ),
      );
    },

    /** Stops a file on its way, too. */
    remove(key: string): void {
      publish(uploads.filter((upload) => upload.key !== key));
      sources.get(key)?.abort.abort();
      sources.delete(key);
      sendNext();
    },

    /** Resolves when nothing is on its way any more. */
    settled: (): Promise<void> =>
      new Promise((resolve) => {
        const check = (): void => {
          if (uploads.some(isUnderway)) return;
          stop();
          resolve();
        };
        const stop = changes.listen(check);
        check();
      }),
  };
};
