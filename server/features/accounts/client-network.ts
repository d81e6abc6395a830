// The network a client calls from, for caps per address. One house has a whole IPv6 /64, so that counts as one.
import { isIPv6 } from 'node:net';
import type { Context } from '../../context.ts';
import { keyedHash } from '../../infra/secrets.ts';

/** Eight groups of hexadecimal digits, without the zone. */
const groupsOf = (address: string): string[] => {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const zeros = tail === undefined ? 0 : 8 - (left?.length ?? 0) - (right?.length ?? 0);
  return [
    ...(left ?? []),
    ...Array.from({ length: Math.max(0, zeros) }, () => '0'),
    ...(right ?? []),
  ];
};

/** An IPv4 address as it is, an IPv6 address as its /64; IPv4 written as IPv6 counts as IPv4. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const first = groupsOf(address).slice(0, 4);
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
};

/** Keyed hash of the client's network; an address itself is never stored. */
export const addressHashOf = ({
  secretKey,
  clientAddress,
}: Pick<Context, 'secretKey' | 'clientAddress'>): string =>
  keyedHash(secretKey, 'client-address', networkOf(clientAddress));
