// Answers with stored bytes, whole or the range that was asked for.
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { ByteRange } from '../../infra/storage/storage.ts';

interface SentBytes {
  size: number;
  open(range?: ByteRange): Promise<Readable>;
}

export const sendBytes = async (
  { headers, method }: Pick<FastifyRequest, 'headers' | 'method'>,
  reply: FastifyReply,
  { size, open }: SentBytes,
) => {
  const ranges = headers.range ? parseRange(size, headers.range) : -2;
  if (ranges === -1) return reply.code(416).header('content-range', `bytes */${size}`).send();
  // A range may be in other units, malformed, or several at once: the whole file is then a legal answer.
  const isOneRange = ranges !== -2 && ranges.type === 'bytes' && ranges.length === 1;
  const range = isOneRange ? ranges[0] : undefined;
  void reply.header('content-length', range ? range.end - range.start + 1 : size);
  if (range)
    void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  // The stream is empty, since an empty body would set the length to 0.
  return reply.send(method === 'HEAD' ? Readable.from([]) : await open(range));
};
