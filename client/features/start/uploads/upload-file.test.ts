import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { guestKey, keepLogin } from '../../../lib/session.ts';
import type { UploadRequest } from './send-file.ts';
import { uploadFile } from './upload-file.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const request = (overrides: Partial<UploadRequest> = {}): UploadRequest => ({
  file: new File(['plan'], 'plan.pdf', { type: 'application/pdf' }),
  kind: 'FLOOR',
  mime: 'application/pdf',
  onProgress: () => {},
  signal: new AbortController().signal,
  ...overrides,
});

describe('uploadFile', () => {
  it('sends the fields before the file, with the guest key, and answers with id and thumbnail', async () => {
    let body = '';
    let key: string | null = null;
    server.use(
      http.post('*/api/files/', async ({ request: sent }) => {
        key = sent.headers.get('X-Guest-Key');
        body = await sent.text();
        return HttpResponse.json({ id: 8, thumbnail: '/files/8/thumb' }, { status: 201 });
      }),
    );

    expect(await uploadFile(request())).toEqual({ id: '8', thumbnail: '/files/8/thumb' });
    expect(key).toBe(guestKey());
    const order = ['name="mime"', 'name="kind"', 'floor', 'name="file"; filename="plan.pdf"'];
    const places = order.map((part) => body.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('passes on the sentence of a refusal', async () => {
    server.use(
      http.post('*/api/files/', () =>
        HttpResponse.json({ detail: 'This file is damaged.' }, { status: 415 }),
      ),
    );
    await expect(uploadFile(request())).rejects.toThrow('This file is damaged.');
  });

  it.each([
    [400, false],
    [401, true],
    [402, false],
    [413, false],
    [415, false],
    [408, true],
    [429, true],
    [500, true],
    [503, true],
  ])('%d: sending it again may help: %s', async (status, canRetry) => {
    server.use(http.post('*/api/files/', () => HttpResponse.json({}, { status })));
    await expect(uploadFile(request())).rejects.toMatchObject({ canRetry });
  });

  it('has a sentence of its own for an answer without one, and for a lost connection', async () => {
    server.use(http.post('*/api/files/', () => new HttpResponse('<html>', { status: 502 })));
    await expect(uploadFile(request())).rejects.toThrow('could not take this file');
    server.use(http.post('*/api/files/', () => HttpResponse.error()));
    await expect(uploadFile(request())).rejects.toMatchObject({
      message: expect.stringContaining('connection was lost'),
      canRetry: true,
    });
  });

  it('sends again what a guest sent while signing in, so that the user owns it', async () => {
    const senders: (string | null)[] = [];
    server.use(
      http.post('*/api/files/', ({ request: sent }) => {
        senders.push(sent.headers.get('Authorization'));
        if (senders.length === 1) keepLogin('t1', { email: 'ada@example.com' });
        return HttpResponse.json({ id: senders.length, thumbnail: null }, { status: 201 });
      }),
    );
    expect(await uploadFile(request())).toMatchObject({ id: '2' });
    expect(senders).toEqual([null, 'Token t1']);
  });
});
