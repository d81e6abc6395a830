// Serves the pages of the client: one document for all addresses but the front page's, each with a head of its own.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NOT_FOUND_PAGE, type PageAddress, pageAt, type PageHead } from './domain/pages.ts';
import { documentPolicy } from './content-policy.ts';
import { z } from 'zod';
import { escapeHtml } from './domain/text/escape-html.ts';

// What the head of a page says of it: to a browser's tab, to search engines, and on the card of a link that is shared.

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

// What the build found out about each page (scripts/page-preloads.ts).

const preloadsSchema = z.record(
  z.string(),
  z.object({
    /** Tags before the first script, which reads them. */
    first: z.array(z.string()),
    /** Tags at the end of the head, after those of all pages. */
    last: z.array(z.string()),
    /** What the page begins with until its scripts have come, unless the address has this parameter. */
    frame: z.object({ html: z.string(), notWith: z.string().optional() }).optional(),
  }),
);

/** Reads preloads by the pattern of the address; none where Vite serves the pages. Throws when another version built them. */
const readPreloads = (file: string): z.infer<typeof preloadsSchema> => {
  if (!existsSync(file)) return {};
  const { data, error } = preloadsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (data) return data;
  throw new Error('Another version built the pages in dist/. Build them again: npm run build', {
    cause: error,
  });
};

const pack = promisify(brotliCompress);
const PACKING = { [constants.BROTLI_PARAM_QUALITY]: 9 };
/** Matches `br` without a weight, as browsers send it. */
const BROTLI = /(?:^|,)\s*br\s*(?:,|$)/;

/** The place in the document of what all pages begin with. */
const FRAME = /<!--frame-->.*<!--\/frame-->/s;

interface Document {
  /** What stands around its own title and description. */
  before: string;
  after: string;
  contentPolicy: string;
}

const readDocument = (file: string, publicUrl: string | undefined): Document => {
  const html = readFileSync(file, 'utf8');
  const bare = html
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, '<!-- head -->');
  const [before = '', after = ''] = bare.split('<!-- head -->');
  return { before, after, contentPolicy: documentPolicy(html, publicUrl) };
};

const withTags = (html: string, tags: readonly string[]): string =>
  html.replace('</head>', () => `${tags.join('')}</head>`);

export const createPages = (root: string, publicUrl: string | undefined) => {
  const origin = publicUrl === undefined ? '' : new URL(publicUrl).origin;
  const read = (name: string) => readDocument(join(root, name), publicUrl);
  const app = read('index.html');
  const preloads = readPreloads(join(root, 'preloads.json'));
  const front = existsSync(join(root, 'landing.html')) ? read('landing.html') : app;

  /** @param showsFrame begins with what the page has of its own */
  const write = (page: PageAddress | null, showsFrame: boolean): Document & { html: string } => {
    const pattern = page?.pattern ?? '';
    const document = pattern === '/' ? front : app;
    const { first, last, frame } = preloads[pattern] ?? { first: [], last: [] };
    // Listed pages have no names in their patterns.
    const tags = headTags(page?.head ?? NOT_FOUND_PAGE, pattern, origin) + first.join('');
    const after = withTags(document.after, last);
    const body = frame && showsFrame ? after.replace(FRAME, () => frame.html) : after;
    return { ...document, html: document.before + tags + body };
  };
  /** Packed pages by what they show. They are packed better than each request has time for, to fit into what comes first. */
  const packed = new Map<string, Promise<Buffer>>();
  const packedOf = (key: string, html: string): Promise<Buffer> => {
    const known = packed.get(key) ?? pack(html, { params: PACKING });
    packed.set(key, known);
    return known;
  };

  return {
    /** Answers 404 where there is no page; the document then says so, and has ways on. */
    async send({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>, reply: FastifyReply) {
      const [path = '/', query] = url.split('?');
      const found = pageAt(path);
      const { isListed } = found?.head ?? NOT_FOUND_PAGE;
      const { notWith = '' } = preloads[found?.pattern ?? '']?.frame ?? {};
      const showsFrame = !new URLSearchParams(query).has(notWith);
      const { html, contentPolicy } = write(found, showsFrame);
      if (!isListed) void reply.header('x-robots-tag', 'noindex');
      void reply
        .code(found ? 200 : 404)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-security-policy', contentPolicy);
      if (!BROTLI.test(headers['accept-encoding'] ?? '')) return reply.send(html);
      return reply
        .header('content-encoding', 'br')
        .header('vary', 'accept-encoding')
        .send(await packedOf(`${found?.pattern} ${showsFrame}`, html));
    },
  };
};
