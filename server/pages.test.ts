import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES } from './domain/pages.ts';
import { createPages } from './pages.ts';

const DOCUMENT =
  '<html><head><title>Plumbline</title><meta name="description" content="x" /></head><body>app</body></html>';

let folder = '';
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await writeFile(join(folder, 'index.html'), DOCUMENT);
  await writeFile(
    join(folder, 'preloads.json'),
    JSON.stringify({ '/results/:lookup': ['<link rel="modulepreload" href="/assets/result.js">'] }),
  );
  app = Fastify();
  const pages = createPages(folder, 'https://estimates.example.com/');
  app.setNotFoundHandler((request, reply) => pages.send(request, reply));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const open = (url: string) => app.inject({ method: 'GET', url });

describe('a page', () => {
  it('has a title, a description and a card of its own', async () => {
    const heads = await Promise.all(['/', '/terms', '/privacy', '/forcontractors'].map(open));
    const titles = heads.map(({ body }) => /<title>(.*?)<\/title>/.exec(body)?.[1]);
    expect(new Set(titles).size).toBe(4);
    for (const { statusCode, body, headers } of heads) {
      expect(statusCode).toBe(200);
      expect(headers['x-robots-tag']).toBeUndefined();
      expect(body.match(/<title>|name="description"/g)).toHaveLength(2);
      expect(body).toContain('content="https://estimates.example.com/social-card.png"');
      expect(body).toContain('<body>app</body>');
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

  it('is found with a slash at its end, too', async () => {
    expect((await open('/projects/7/')).statusCode).toBe(200);
  });

  it('has a description of a length that is shown whole', () => {
    const long = Object.values(PAGES).filter(({ description }) => description.length > 170);
    expect(long).toEqual([]);
  });
});
