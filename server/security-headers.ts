// What browsers are told to refuse on a page of this product, whatever might get into it.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** None of what a page could ask a device for; signing in with a passkey is for these pages alone. */
const PERMISSIONS =
  `accelerometer autoplay browsing-topics camera display-capture geolocation gyroscope hid
 idle-detection magnetometer microphone midi payment screen-wake-lock serial usb xr-spatial-tracking`
    .split(/\s+/)
    .map((feature) => `${feature}=()`)
    .concat('publickey-credentials-create=(self)', 'publickey-credentials-get=(self)')
    .join(', ');

/** `'self'` takes in sockets, but for older Safari, which wants them named: `wss://estimates.example.com`. */
const socketsOf = (publicUrl: string | undefined): string[] =>
  publicUrl === undefined ? [] : [new URL(publicUrl).origin.replace(/^http/, 'ws')];

/** @param ownScripts hashes of those that stand in a document */
const contentRules = (publicUrl: string | undefined, ownScripts: readonly string[] = []) => ({
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

/** What the rules come to, by names: the same for all answers, and so worked out once. */
const headersBy = (rules: HelmetOptions): Record<string, string> => {
  const headers: Record<string, string> = {};
  const written: Pick<ServerResponse, 'setHeader' | 'removeHeader'> = {
    setHeader(name, value) {
      headers[name.toLowerCase()] = String(value);
      return this as ServerResponse;
    },
    removeHeader: () => undefined,
  };
  helmet(rules)({} as IncomingMessage, written as ServerResponse, (error?: unknown) => {
    if (error) throw error;
  });
  return headers;
};

type ContentRules = Readonly<Record<string, readonly string[]>>;
const asOptions = (directives: ContentRules): HelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives },
});

/** For a page that needs rules of its own. */
export const contentPolicyOf = (directives: ContentRules): string =>
  headersBy(asOptions(directives))['content-security-policy'] ?? '';

/** For a document of the product: what stands everywhere, and the scripts that were written into it when it was built. */
export const documentPolicy = (html: string, publicUrl: string | undefined): string => {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);
  const hashes = scripts.map(
    (code) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  );
  return contentPolicyOf(contentRules(publicUrl, hashes));
};

/** Rules for documents. Nothing reads them on what a document only runs, or shows, and there is more of them than of most such files. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Leaves a script, style or font of the pages what counts for it: what it is, who may use it, and that it comes over TLS. */
export const keepHeadersOfParts = (reply: FastifyReply): void => {
  for (const name of OF_DOCUMENTS) void reply.removeHeader(name);
};

export const setSecurityHeaders = (app: FastifyInstance, publicUrl: string | undefined): void => {
  const rules = asOptions(contentRules(publicUrl));
  const headers = {
    ...headersBy({ ...rules, referrerPolicy: { policy: 'no-referrer' } }),
    'permissions-policy': PERMISSIONS,
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Whoever keeps an answer says so; the others hold somebody's data.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
};
