import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { UploadRequest } from './send-file.ts';
import { uploadFile } from './upload-file.ts';

const MB = 1_000_000;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

const request = (overrides: Partial<UploadRequest> = {}): UploadRequest => ({
  file: new File([new Uint8Array(9 * MB)], 'walk.mp4', { type: 'video/mp4' }),
  kind: 'VIDEO',
  mime: 'video/mp4',
  onProgress: () => {},
  signal: new AbortController().signal,
  ...overrides,
});

/** A server that keeps one upload; `fail` may answer in its place. */
const serveUpload = (fail: (asked: string) => Response | undefined = () => undefined) => {
  const asked: string[] = [];
  let id = 0;
  let offset = 0;
  const answer = (what: string, make: () => Response) => {
    asked.push(what);
    return fail(what) ?? make();
  };
  server.use(
    http.post('*/api/uploads/', () =>
      answer('announce', () => {
        id += 1;
        offset = 0;
        return HttpResponse.json({ id, offset }, { status: 201 });
      }),
    ),
    http.get('*/api/uploads/:id/', () => answer('ask', () => HttpResponse.json({ id, offset }))),
    http.patch('*/api/uploads/:id/', async ({ request: { headers } }) => {
      const start = Number(headers.get('Upload-Offset'));
      return answer(`part ${start / MB}`, () => {
        offset = Math.min(9 * MB, start + 4 * MB);
        return HttpResponse.json({ offset });
      });
    }),
    http.post('*/api/uploads/:id/finish/', () =>
      answer('finish', () => HttpResponse.json({ id: 8, thumbnail: null }, { status: 201 })),
    ),
    http.delete('*/api/uploads/:id/', () =>
      answer('cancel', () => new HttpResponse(null, { status: 204 })),
    ),
  );
  return asked;
};

const once = (at: string, response: () => Response) => {
  let isDue = true;
  return (what: string) => {
    if (what !== at || !isDue) return undefined;
    isDue = false;
    return response();
  };
};

describe('a large file', () => {
  it('is sent in parts', async () => {
    const asked = serveUpload();
    expect(await uploadFile(request())).toEqual({ id: '8', thumbnail: null });
    expect(asked).toEqual(['announce', 'part 0', 'part 4', 'part 8', 'finish']);
  });

  it.each([
    ['a lost connection', () => HttpResponse.error()],
    ['a server that is away', () => new HttpResponse('<html>', { status: 502 })],
  ])('goes on after %s from where it was, and says that it waits', async (_what, response) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
    const asked = serveUpload(once('part 4', response));
    const onWaiting = vi.fn<(isWaiting: boolean) => void>();
    expect(await uploadFile(request({ onWaiting }))).toMatchObject({ id: '8' });
    expect(asked).toEqual(['announce', 'part 0', 'part 4', 'ask', 'part 4', 'part 8', 'finish']);
    expect(onWaiting.mock.calls.flat()).toContain(true);
    expect(onWaiting.mock.lastCall).toEqual([false]);
  });

  it('goes on at once when the browser is back online', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    serveUpload(once('part 4', () => HttpResponse.error()));
    const uploaded = uploadFile(
      request({
        onWaiting: (isWaiting) =>
          isWaiting && queueMicrotask(() => dispatchEvent(new Event('online'))),
      }),
    );
    expect(await uploaded).toMatchObject({ id: '8' });
  });

  it('begins anew when the server knows nothing of it any more', async () => {
    const asked = serveUpload(once('part 4', () => HttpResponse.json({}, { status: 404 })));
    await uploadFile(request());
    expect(asked).toEqual([
      'announce',
      'part 0',
      'part 4',
      'announce',
      'part 0',
      'part 4',
      'part 8',
      'finish',
    ]);
  });

  it('fails with the sentence of a refusal', async () => {
    serveUpload(once('part 0', () => HttpResponse.json({ detail: 'No.' }, { status: 400 })));
    await expect(uploadFile(request())).rejects.toMatchObject({ message: 'No.', canRetry: false });
  });

  it('says that there is no room, and goes on from there when it is tried again', async () => {
    const detail = 'There is no room left for this file on the server. Please try again later.';
    const asked = serveUpload(once('part 4', () => HttpResponse.json({ detail }, { status: 507 })));
    const sent = request();
    await expect(uploadFile(sent)).rejects.toMatchObject({ message: detail, canRetry: true });
    expect(await uploadFile(sent)).toMatchObject({ id: '8' });
    expect(asked.filter((what) => what === 'announce' || what === 'part 0')).toHaveLength(2);
  });

  it('is given up on the server, too, when it is removed on its way', async () => {
    const controller = new AbortController();
    const asked = serveUpload((what) => {
      if (what === 'part 4') controller.abort();
      return undefined;
    });
    await expect(uploadFile(request({ signal: controller.signal }))).rejects.toThrow('Canceled.');
    await vi.waitFor(() => expect(asked.at(-1)).toBe('cancel'));
  });
});
