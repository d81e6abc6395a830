// Serves the pages of the client: one document for all addresses but the front page's, each with a head of its own.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from './domain/escape-html.ts';
import { z } from 'zod';
import { NOT_FOUND_PAGE, type PageHead, pageAt } from './domain/pages.ts';

const CARD = '/social-card.png';
const CARD_WORDS = 'Plumbline: know what the repair should cost, line by line.';

const meta = (kind: 'name' | 'property', key: string, content: string): string =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}" />`;

/** Cards need whole addresses, which only PUBLIC_URL tells. */
const headTags = ({ title, description, isListed }: PageHead, path: string, origin: string) =>
  [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(isListed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(isListed && origin !== ''
      ? [`<link rel="canonical" href="${escapeHtml(origin + path)}" />`]
      : []),
    meta('property', 'og:site_name', 'Plumbline'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    // The address of what is private is not repeated.
    ...(isListed && origin !== '' ? [meta('property', 'og:url', origin + path)] : []),
    meta('property', 'og:image', origin + CARD),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', CARD_WORDS),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');

/** The document around its own title and description. */
const splitDocument = (html: string): readonly [string, string] => {
  const bare = html
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, '<!-- head -->');
  const [before = '', after = ''] = bare.split('<!-- head -->');
  return [before, after];
};

/** What each page needs at once, by the pattern of its address (scripts/page-preloads.ts); nothing where Vite serves the pages. */
const readPreloads = (file: string): Record<string, string[]> =>
  existsSync(file)
    ? z.record(z.string(), z.array(z.string())).parse(JSON.parse(readFileSync(file, 'utf8')))
    : {};

/** At the end of the head, after what all pages have. */
const withTags = (html: string, tags: readonly string[]): string =>
  html.replace('</head>', () => `${tags.join('')}</head>`);

export const createPages = (root: string, publicUrl: string | undefined) => {
  const origin = publicUrl === undefined ? '' : new URL(publicUrl).origin;
  const read = (name: string) => splitDocument(readFileSync(join(root, name), 'utf8'));
  const app = read('index.html');
  const preloads = readPreloads(join(root, 'preloads.json'));
  const front = existsSync(join(root, 'landing.html')) ? read('landing.html') : app;

  return {
    /** Answers 404 where there is no page; the document then says so, and has ways on. */
    send({ url }: Pick<FastifyRequest, 'url'>, reply: FastifyReply) {
      const [path = '/'] = url.split('?');
      const found = pageAt(path);
      const head = found?.head ?? NOT_FOUND_PAGE;
      const early = preloads[found?.pattern ?? ''] ?? [];
      const [before, after] = path === '/' ? front : app;
      if (!head.isListed) void reply.header('x-robots-tag', 'noindex');
      return reply
        .code(found ? 200 : 404)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(`${before}${headTags(head, path, origin)}${withTags(after, early)}`);
    },
  };
};
