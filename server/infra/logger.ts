// Structured logs. Secrets and contact data never reach them, whatever object is logged.
import { pino, type Logger } from 'pino';

export type { Logger };

const SECRET_NAMES = [
  'authorization',
  'x-guest-key',
  'X-Guest-Key',
  'cookie',
  'token',
  'guestKey',
  'signInCode',
  'email',
  'phone',
  'identity_number',
  'password',
  'connectionString',
];

export const createLogger = (level: string): Logger =>
  pino({
    level,
    redact: {
      paths: SECRET_NAMES.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[hidden]',
    },
    serializers: {
      req: (request: { method: string; url: string; id: string }) => ({
        id: request.id,
        method: request.method,
        // Signed file addresses carry their signature in the query.
        path: request.url.split('?')[0],
      }),
    },
  });
