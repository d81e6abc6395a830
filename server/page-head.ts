// What the head of a page says of it: to a browser's tab, to search engines, and on the card of a link that is shared.
import { escapeHtml } from './domain/escape-html.ts';
import type { PageHead } from './domain/pages.ts';

const CARD = '/social-card.png';
const CARD_WORDS = 'Plumbline: know what the repair should cost, line by line.';

const meta = (kind: 'name' | 'property', key: string, content: string): string =>
  `<meta ${kind}="${key}" content="${escapeHtml(content)}" />`;

/** Cards need whole addresses, which only PUBLIC_URL tells. */
export const headTags = (
  { title, description, isListed }: PageHead,
  path: string,
  origin: string,
) =>
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
