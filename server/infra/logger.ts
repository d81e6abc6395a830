// Structured logs. No value of a request reaches them, whatever is logged: `redact` and the serializers see to it.
import { pino, type Logger } from 'pino';
import { loggedError, withoutValues } from './logged-error.ts';

export type { Logger };

interface LoggedRequest {
  id: string;
  method: string;
  routeOptions: { url?: string | undefined };
}

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
      err: (error: unknown) => loggedError(error),
      // This is what a model's server said, which may quote what it was sent.
      reason: (reason: unknown) => withoutValues(String(reason)),
      // This is the matched route: an address that was asked for may hold anything.
      req: ({ id, method, routeOptions }: LoggedRequest) => ({
        id,
        method,
        route: routeOptions.url ?? 'none',
      }),
    },
  });
