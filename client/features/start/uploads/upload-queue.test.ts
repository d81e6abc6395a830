import { globalId } from '../../../../server/domain/ids.ts';
import { describe, expect, it } from 'vitest';
import type { UploadedFile } from './upload-failure.ts';
import type { SendFile, UploadRequest } from './send-file.ts';
import { createUploadQueue } from './upload-queue.ts';

/** A sender whose uploads end when the test says so. */
const createSender = () => {
  const requests: UploadRequest[] = [];
  const ends: { finish: (answer: UploadedFile) => void; fail: (message: string) => void }[] = [];
  const send: SendFile = (request) => {
    requests.push(request);
    return new Promise((resolve, reject) => {
      ends.push({ finish: resolve, fail: (message) => reject(new Error(message)) });
    });
  };
  return { send, requests, ends };
};

const photos = (...names: string[]): File[] =>
  names.map((name) => new File(['x'], name, { type: 'image/png' }));

const nextTurn = (): Promise<void> => Promise.resolve();

describe('createUploadQueue', () => {
  it('sends three at a time and the rest in turn', async () => {
    const sender = createSender();
    const queue = createUploadQueue(sender.send);
    queue.add('PHOTO', photos('a.png', 'b.png', 'c.png', 'd.png'));
    expect(sender.requests.map(({ file }) => file.name)).toEqual(['a.png', 'b.png', 'c.png']);

    sender.ends[1]?.finish({ id: '11', thumbnail: '/t/11' });
    await nextTurn();
    await nextTurn();
    expect(sender.requests.at(-1)?.file.name).toBe('d.png');
    expect(queue.current()[1]).toMatchObject({
      state: 'done',
      fileId: globalId('File', 11),
      thumbnail: '/t/11',
    });
  });

  it('shows the progress of each file', () => {
    const sender = createSender();
    const queue = createUploadQueue(sender.send);
    queue.add('PHOTO', photos('a.png'));
    sender.requests[0]?.onProgress(0.4);
    expect(queue.current()[0]).toMatchObject({ state: 'sending', progress: 0.4 });
  });

  it('keeps a failed file with its reason, and sends it again on request', async () => {
    const sender = createSender();
    const queue = createUploadQueue(sender.send);
    queue.add('VIDEO', photos('a.png'));
    sender.ends[0]?.fail('The disk is full.');
    await queue.settled();
    const [failed] = queue.current();
    expect(failed).toMatchObject({ state: 'failed', message: 'The disk is full.', canRetry: true });

    queue.retry(failed?.key ?? '');
    sender.ends[1]?.finish({ id: '12', thumbnail: null });
    await queue.settled();
    expect(queue.current()).toMatchObject([{ state: 'done', fileId: globalId('File', 12) }]);
  });

  it('stops a file that is removed on its way', async () => {
    const sender = createSender();
    const queue = createUploadQueue(sender.send);
    queue.add('PHOTO', photos('a.png'));
    queue.remove(queue.current()[0]?.key ?? '');
    expect(sender.requests[0]?.signal.aborted).toBe(true);

    sender.ends[0]?.fail('Canceled.');
    await queue.settled();
    expect(queue.current()).toEqual([]);
  });

  it('names the type of a HEIC that the browser does not know', () => {
    const sender = createSender();
    createUploadQueue(sender.send).add('PHOTO', [new File(['x'], 'IMG_1.HEIC')]);
    expect(sender.requests[0]?.mime).toBe('image/heic');
  });
});
