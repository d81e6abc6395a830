// What browsers are told to refuse on a page of this product, whatever might get into it.
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

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

const contentRules = (publicUrl: string | undefined) => ({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
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

export const setSecurityHeaders = async (
  app: FastifyInstance,
  publicUrl: string | undefined,
): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentRules(publicUrl) },
    referrerPolicy: { policy: 'no-referrer' },
  });
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('permissions-policy', PERMISSIONS);
    // Whoever keeps an answer says so; the others hold somebody's data.
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
};
