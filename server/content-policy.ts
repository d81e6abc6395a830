// What a document of the product may load, run and embed.
import { createHash } from 'node:crypto';
import { asOptions, type ContentRules, headersBy } from './helmet-headers.ts';

/** `'self'` takes in sockets, but for older Safari, which wants them named: `wss://estimates.example.com`. */
const socketsOf = (publicUrl: string | undefined): string[] =>
  publicUrl === undefined ? [] : [new URL(publicUrl).origin.replace(/^http/, 'ws')];

/** @param ownScripts hashes of those that stand in a document */
export const contentRules = (
  publicUrl: string | undefined,
  ownScripts: readonly string[] = [],
) => ({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'", ...ownScripts.map((hash) => `'${hash}'`)],
  // The component library sets its theme's variables in a style element.
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  // The browser's own viewer of a PDF.
  frameSrc: ['blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'", ...socketsOf(publicUrl)],
  manifestSrc: ["'self'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  // Text becomes markup through the policies of client/app/trusted-types.ts and DOMPurify's, or not at all.
  requireTrustedTypesFor: ["'script'"],
  trustedTypes: ['default', 'dompurify'],
});

/** Policy of a page that needs rules of its own. */
export const contentPolicyOf = (directives: ContentRules): string =>
  headersBy(asOptions(directives))['content-security-policy'] ?? '';

/** Policy of a document of the product: what stands everywhere, and the scripts that the build wrote into it. */
export const documentPolicy = (html: string, publicUrl: string | undefined): string => {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);
  const hashes = scripts.map(
    (code) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  );
  return contentPolicyOf(contentRules(publicUrl, hashes));
};
