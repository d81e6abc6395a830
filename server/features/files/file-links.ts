// Addresses of stored files. An <img> cannot send credentials, so the address itself carries the right to read:
// signed for one file, one rendition and its owner, and good for a few minutes.
import type { Ports } from '../../context.ts';
import { isSameHash, keyedHash } from '../../infra/secrets.ts';
import { type LinkPorts, type SignedLink, signedLink } from '../downloads/signed-link.ts';
import { linkEnd } from '../../infra/link-end.ts';

export const RENDITIONS = ['original', 'display', 'thumbnail'] as const;
export type Rendition = (typeof RENDITIONS)[number];

interface LinkedFile {
  id: number;
  accountId: number;
}

/** What an address shows: a rendition, or a page of a document as a picture, counted from 1. */
type Shown = Rendition | number;

const sign = (secretKey: string, file: LinkedFile, shown: Shown, expires: number): string =>
  keyedHash(secretKey, 'file-link', `${file.id}/${file.accountId}/${shown}/${expires}`);

export const fileLink = (ports: LinkPorts, file: LinkedFile, shown: Shown): SignedLink => {
  const expires = linkEnd(ports.now());
  const signature = sign(ports.secretKey, file, shown, expires);
  const path = typeof shown === 'number' ? `pages/${shown}` : shown;
  return signedLink(ports, `/files/${file.id}/${path}`, { expires, signature });
};

export const isGoodLink = (
  { secretKey, now }: Pick<Ports, 'secretKey' | 'now'>,
  file: LinkedFile,
  shown: Shown,
  { expires, signature }: { expires: number; signature: string },
): boolean =>
  expires > now().getTime() && isSameHash(signature, sign(secretKey, file, shown, expires));
