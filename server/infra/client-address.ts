// Where a connection comes from, and how this server is called there: behind trusted proxies, what they say.
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** @param trustProxy addresses or networks, separated by commas; absent: no proxy is believed */
const trustedBy = (trustProxy: string | undefined) =>
  trustProxy
    ? proxyAddr.compile(trustProxy.split(',').map((network) => network.trim()))
    : () => false;

/** Tells trusted proxies by their addresses. @param trustProxy addresses or networks, separated by commas */
export const proxyTeller = (trustProxy: string | undefined): ((address: string) => boolean) => {
  const trusted = trustedBy(trustProxy);
  return (address) => trusted(address, 0);
};

export type AddressOf = (request: IncomingMessage) => string;

/** @param trustProxy addresses or networks, separated by commas; absent: no proxy is believed */
export const addressReader = (trustProxy: string | undefined): AddressOf => {
  const trusted = trustedBy(trustProxy);
  return (request) => proxyAddr(request, trusted);
};

export type OriginOf = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string | null;

/** A name or an address with its port, as a URL has it; what else a header may hold is no host. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

const lastOf = (header: string | string[] | undefined): string | undefined =>
  [header].flat().at(-1)?.split(',').at(-1)?.trim();

/**
 * Tells the origin that a client asked, e.g. `https://example.com`; null where it did not come through a trusted proxy.
 * @param trustProxy addresses or networks, separated by commas
 */
export const originReader = (trustProxy: string | undefined): OriginOf => {
  const trusted = trustedBy(trustProxy);
  return ({ headers, socket }) => {
    if (!trusted(socket.remoteAddress ?? '', 0)) return null;
    const host = lastOf(headers['x-forwarded-host']) ?? headers.host ?? '';
    const scheme = lastOf(headers['x-forwarded-proto']) ?? 'http';
    return HOST.test(host) && /^https?$/.test(scheme)
      ? (URL.parse(`${scheme}://${host}`)?.origin ?? null)
      : null;
  };
};
