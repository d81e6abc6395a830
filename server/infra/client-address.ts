// Where a connection comes from, as the HTTP server works it out: behind trusted proxies, what they say.
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

export type AddressOf = (request: IncomingMessage) => string;

/** @param trustProxy addresses or networks, separated by commas; absent: no proxy is believed */
export const addressReader = (trustProxy: string | undefined): AddressOf => {
  const trusted = trustProxy
    ? proxyAddr.compile(trustProxy.split(',').map((network) => network.trim()))
    : () => false;
  return (request) => proxyAddr(request, trusted);
};
