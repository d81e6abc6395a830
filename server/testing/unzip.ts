// Reads a ZIP file by its directory, as unpackers do.
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Contents by name. Throws for what is not whole. */
export const unzip = async (zip: Buffer): Promise<Map<string, Buffer>> => {
  const opened = await fromBufferPromise(zip);
  const files = new Map<string, Buffer>();
  for await (const entry of opened.eachEntry())
    files.set(entry.fileName, await buffer(await opened.openReadStreamPromise(entry)));
  return files;
};
