// Hands the events of one subscription on to an HTTP answer.
import { PassThrough, type Readable } from 'node:stream';

/** Ends with its source, with whoever reads it, and in good order when `end` says so. */
export const streamUntil = (source: Readable, end: AbortSignal): Readable => {
  const stream = new PassThrough();
  const finish = () => {
    source.unpipe(stream);
    stream.end();
  };
  source.once('error', (error) => stream.destroy(error));
  stream.once('close', () => {
    end.removeEventListener('abort', finish);
    source.destroy();
  });
  source.pipe(stream);
  if (end.aborted) finish();
  else end.addEventListener('abort', finish, { once: true });
  return stream;
};
