// Addresses of exports. A link opened in a new tab cannot send credentials, so the address itself carries the right
// to read: signed for one document of one estimate and its owner, and good for a few minutes.
import type { Ports } from '../../context.ts';
import { isSameHash, keyedHash } from '../../infra/secrets.ts';
import { type LinkPorts, type SignedLink, signedLink } from './signed-link.ts';
import { linkEnd } from '../../infra/link-end.ts';

export const DOWNLOADS = [
  'estimate.pdf',
  'estimate.xlsx',
  'estimate.csv',
  'inventory.csv',
  'inventory.pdf',
  'bid.pdf',
] as const;
export type Download = (typeof DOWNLOADS)[number];

export interface LinkedEstimate {
  id: number;
  accountId: number;
}

const sign = (
  secretKey: string,
  { id, accountId }: LinkedEstimate,
  download: Download,
  expires: number,
): string => keyedHash(secretKey, 'export-link', `${id}/${accountId}/${download}/${expires}`);

/** It leads to the document as it stands when it is opened. */
export const downloadLink = (
  ports: LinkPorts,
  { id, accountId }: LinkedEstimate,
  download: Download,
): SignedLink => {
  const expires = linkEnd(ports.now());
  const signature = sign(ports.secretKey, { id, accountId }, download, expires);
  return signedLink(ports, `/files/estimates/${id}/${download}`, { expires, signature });
};

export const isGoodDownload = (
  { secretKey, now }: Pick<Ports, 'secretKey' | 'now'>,
  estimate: LinkedEstimate,
  download: Download,
  { expires, signature }: { expires: number; signature: string },
): boolean =>
  expires > now().getTime() && isSameHash(signature, sign(secretKey, estimate, download, expires));
