import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveClientFiles } from './client-files.ts';
import { setSecurityHeaders } from './security-headers.ts';

const SCRIPT = 'export const answer = 42;';
const FOR_GOOD = 'public, max-age=31536000, immutable';

let folder = '';
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-files-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/start-Ab_cd-12.js'), SCRIPT);
  await writeFile(join(folder, 'assets/start-Ab_cd-12.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(folder, 'assets/picture-Ab_cd-12.svg'), '<svg/>');
  await writeFile(join(folder, 'sw.js'), SCRIPT);
  app = Fastify();
  setSecurityHeaders(app, undefined);
  await serveClientFiles(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, encodings = 'gzip, br') =>
  app.inject({ method: 'GET', url, headers: { 'accept-encoding': encodings } });

describe('a script of the pages', () => {
  it('goes out as it was packed when it was built', async () => {
    const { headers, rawPayload } = await get('/assets/start-Ab_cd-12.js');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers.vary).toBe('accept-encoding');
    expect(headers['cache-control']).toBe(FOR_GOOD);
    expect(brotliDecompressSync(rawPayload).toString()).toBe(SCRIPT);
  });

  it('goes out as it is to whoever cannot unpack it', async () => {
    const { headers, body } = await get('/assets/start-Ab_cd-12.js', 'identity');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['cache-control']).toBe(FOR_GOOD);
    expect(body).toBe(SCRIPT);
  });

  it('carries the rules that count for it, and none for documents', async () => {
    const { headers } = await get('/assets/start-Ab_cd-12.js');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['strict-transport-security']).toBeDefined();
    expect(headers['content-security-policy']).toBeUndefined();
    expect(headers['permissions-policy']).toBeUndefined();
  });
});

describe('a file that could be opened by itself, or has rules of its own as a worker', () => {
  it.each(['/assets/picture-Ab_cd-12.svg', '/sw.js', '/assets/missing-Ab_cd-12.js'])(
    'has all rules: %s',
    async (url) => {
      const { headers } = await get(url);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['permissions-policy']).toContain('camera=()');
    },
  );
});

it.each(['/assets/missing-Ab_cd-12.js', '/assets/..%2fsw.js', '/assets/%252e%252e%252fsw.js'])(
  'finds nothing under %s',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);
