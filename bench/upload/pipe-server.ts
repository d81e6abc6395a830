// The least that can take in a file: the request's bytes go straight to the disk, and are flushed there.
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { serveDuties } from '../harness/child.ts';
import { watchHeap } from './heap.ts';
import type { UploadServer } from './our-server.ts';

const path = join(process.env['DATA_DIR'] ?? '', 'upload');
const http = createServer((request, response) => {
  pipeline(request, createWriteStream(path, { flush: true })).then(
    () => response.writeHead(201).end('{}'),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));

const duties: UploadServer = {
  address: () => `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
  ...watchHeap(),
  forgetFiles: () => rm(path, { force: true }),
};

serveDuties(duties);
