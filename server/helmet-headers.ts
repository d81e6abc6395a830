// The headers that helmet's rules come to.
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';

/** What the rules come to, by names: the same for all answers, and so worked out once. */
export const headersBy = (rules: HelmetOptions): Record<string, string> => {
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

export type ContentRules = Readonly<Record<string, readonly string[]>>;
export const asOptions = (directives: ContentRules): HelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives },
});
