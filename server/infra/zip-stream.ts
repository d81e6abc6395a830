// Writes a ZIP file as it goes: one entry after the other, none of them in memory.
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** Name with forward slashes. */
  name: string;
  changedAt: Date;
  /** Texts are written one after the other. */
  content: Readable | readonly string[];
  /** True for what is packed already, as photos are: it is not packed again then. */
  isPacked?: boolean;
}

const LIGHT = 1;

/** Bytes that are summed up and packed at once: others are served between two pieces. */
const PIECE_BYTES = 64_000;

function* piecesOf(texts: readonly string[]): Generator<Buffer> {
  for (const text of texts) {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += PIECE_BYTES)
      yield bytes.subarray(at, at + PIECE_BYTES);
  }
}

/** Nothing is read before it is taken: an entry is asked for when the one before it has gone out. */
export const zipStream = (entries: AsyncIterable<ZipEntry>): Readable => {
  const zip = new ZipFile();
  const output = new Readable().wrap(zip.outputStream);
  zip.on('error', (error: Error) => output.destroy(error));
  const addAll = async () => {
    for await (const { name, changedAt, content, isPacked = false } of entries) {
      const source = content instanceof Readable ? content : Readable.from(piecesOf(content));
      const options = isPacked ? { compress: false } : { compressionLevel: LIGHT };
      // Whoever stops taking leaves no file open.
      const stop = () => source.destroy();
      if (output.destroyed) return void stop();
      output.once('close', stop);
      zip.addReadStream(source, name, { mtime: changedAt, ...options });
      await finished(source);
      output.off('close', stop);
    }
    zip.end();
  };
  addAll().catch((error: unknown) => output.destroy(error as Error));
  return output;
};
