// What browsers are told to refuse on a page of this product, whatever might get into it.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { asOptions, headersBy } from './helmet-headers.ts';
import { contentRules } from './content-policy.ts';

/** None of what a page could ask a device for; signing in with a passkey is for these pages alone. */
const PERMISSIONS =
  `accelerometer autoplay browsing-topics camera display-capture geolocation gyroscope hid
 idle-detection magnetometer microphone midi payment screen-wake-lock serial usb xr-spatial-tracking`
    .split(/\s+/)
    .map((feature) => `${feature}=()`)
    .concat('publickey-credentials-create=(self)', 'publickey-credentials-get=(self)')
    .join(', ');

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
