// Addresses that carry the right to read: how they are written, and until when they are good.
import type { Ports } from '../../context.ts';
import { type AddressPorts, publicUrlOf } from '../accounts/public-links.ts';

/** What a link is signed with: a request's context gives the address that it was asked at. */
export type LinkPorts = AddressPorts & Pick<Ports, 'secretKey' | 'now'>;

export interface SignedLink {
  url: string;
  expiresAt: Date;
}

/** What is said of such an address wherever one is handed out. */
export const SIGNED_WORDS =
  'Signed, and good for some minutes: ask again then. Absolute where the server knows its own address (by `PUBLIC_URL`, or from a trusted proxy), else a path on it.';

/** @param path on this server */
export const signedLink = (
  ports: AddressPorts,
  path: string,
  { expires, signature }: { expires: number; signature: string },
): SignedLink => ({
  url: publicUrlOf(ports, `${path}?expires=${expires}&signature=${signature}`),
  expiresAt: new Date(expires),
});
