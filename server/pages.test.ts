import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES } from './domain/pages.ts';
import { createPages } from './pages.ts';

const SCRIPT = 'document.title = 1;';
const DOCUMENT = `<html><head><title>Plumbline</title><meta name="description" content="x" /><script>${SCRIPT}</script></head><body><!--frame-->app<!--/frame--></body></html>`;

let folder = '';
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await writeFile(join(folder, 'index.html'), DOCUMENT);
  await writeFile(
    join(folder, 'preloads.json'),
    JSON.stringify({
      '/results/:lookup': {
        first: ['<meta name="first-questions" content="{}">'],
        last: ['<link rel="modulepreload" href="/assets/result.js">'],
      },
      '/start': { first: [], last: [], frame: { html: '<h1>Start</h1>', notWith: 'job' } },
    }),
  );
  app = Fastify();
  const pages = createPages(folder, 'https://estimates.example.com/');
  app.setNotFoundHandler((request, reply) => pages.send(request, reply));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });

describe('a page', () => {
  it('has a title, a description and a card of its own', async () => {
    const heads = await Promise.all(
      ['/', '/terms', '/privacy', '/forcontractors'].map((url) => open(url)),
    );
    const titles = heads.map(({ body }) => /<title>(.*?)<\/title>/.exec(body)?.[1]);
    expect(new Set(titles).size).toBe(4);
    for (const { statusCode, body, headers } of heads) {
      expect(statusCode).toBe(200);
      expect(headers['x-robots-tag']).toBeUndefined();
      expect(body.match(/<title>|name="description"/g)).toHaveLength(2);
      expect(body).toContain('content="https://estimates.example.com/social-card.png"');
      expect(body).toContain('app');
    }
  });

  it('that is private tells search engines and previews nothing', async () => {
    const { statusCode, body, headers } = await open('/results/CLM-SECRET99?open=inventory');
    expect(statusCode).toBe(200);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(body).toContain('<meta name="robots" content="noindex" />');
    expect(body).not.toContain('CLM-SECRET99');
  });

  it.each(['/nowhere', '/projects/1/2', '/results', '/<script>alert(1)</script>'])(
    'at %s is answered as missing, with the document that says so',
    async (path) => {
      const { statusCode, body } = await open(path);
      expect(statusCode).toBe(404);
      expect(body).toContain('<title>Page not found · Plumbline</title>');
      expect(body).not.toContain('alert(1)');
    },
  );

  it('names what it needs at once, and no other page does', async () => {
    const tag = '<link rel="modulepreload" href="/assets/result.js"></head>';
    expect((await open('/results/7')).body).toContain(tag);
    expect((await open('/terms')).body).not.toContain('modulepreload');
    expect((await open('/nowhere')).body).not.toContain('modulepreload');
  });

  it('asks its first questions before its own script runs', async () => {
    const { body } = await open('/results/7');
    expect(body.indexOf('first-questions')).toBeGreaterThan(0);
    expect(body.indexOf('first-questions')).toBeLessThan(body.indexOf('<script>'));
  });

  it('begins with words of its own where it has some, but for what is another page at the same address', async () => {
    expect((await open('/start?project=7')).body).toContain('<body><h1>Start</h1></body>');
    expect((await open('/start?project=7&job=8')).body).toContain('app');
    const { rawPayload } = await open('/start?job=8', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(rawPayload).toString()).toContain('app');
  });

  it('runs the script that was written into it, by its hash, and no other', async () => {
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    for (const url of ['/', '/results/7', '/nowhere']) {
      const { headers } = await open(url);
      const rules = String(headers['content-security-policy']);
      expect(rules).toContain(`script-src 'self' 'sha256-${hash}';`);
      expect(rules).toContain("default-src 'none'");
    }
  });

  it('is packed for whoever can unpack it, each page by itself', async () => {
    for (const url of ['/terms', '/results/7', '/results/8', '/nowhere', '/terms/']) {
      const { rawPayload, headers } = await open(url, { 'accept-encoding': 'gzip, deflate, br' });
      expect(headers['content-encoding']).toBe('br');
      expect(headers.vary).toBe('accept-encoding');
      const { body } = await open(url);
      expect(brotliDecompressSync(rawPayload).toString()).toBe(body);
    }
    const { headers } = await open('/terms', { 'accept-encoding': 'br;q=0, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('is found with a slash at its end, too', async () => {
    expect((await open('/projects/7/')).statusCode).toBe(200);
  });

  it('has a description of a length that is shown whole', () => {
    const long = Object.values(PAGES).filter(({ description }) => description.length > 170);
    expect(long).toEqual([]);
  });
});
