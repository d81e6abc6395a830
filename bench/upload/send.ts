// Sends one large file over loopback: as a browser's form to the product, as bare bytes to the pipe.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { makeBigVideo } from './big-video.ts';

const post = async (
  url: string,
  headers: Record<string, string>,
  body: AsyncIterable<Buffer>,
): Promise<void> => {
  const sending = request(url, { method: 'POST', headers });
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  await pipeline(body, sending);
  const [response] = await answered;
  const answer = await text(response);
  if (response.statusCode !== 201) throw new Error(`The upload was refused: ${answer}`);
};

export const sendBare = (url: string, bytes: number): Promise<void> =>
  post(url, {}, makeBigVideo(bytes));

export const sendForm = (url: string, bytes: number): Promise<void> => {
  const boundary = randomUUID();
  const form = async function* () {
    yield Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="kind"\r\n\r\nvideo\r\n` +
        `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="walk.mp4"\r\n` +
        'Content-Type: video/mp4\r\n\r\n',
    );
    yield* makeBigVideo(bytes);
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  };
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'x-guest-key': randomUUID(),
  };
  return post(`${url}/api/files/`, headers, form());
};
