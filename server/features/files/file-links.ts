// Addresses of stored files. An <img> cannot send credentials, so the address itself carries the right to read:
// signed for one file, one rendition and its owner, and good for a few minutes.
import type { Ports } from '../../context.ts';
import { isSameHash, keyedHash } from '../../infra/secrets.ts';
import { type SignedLink, signedLink } from '../links/signed-link.ts';
import { linkEnd } from '../../infra/link-end.ts';

export const RENDITIONS = ['original', 'display', 'thumbnail'] as const;
export type Rendition = (typeof RENDITIONS)[number];

interface LinkedFile {
  id: number;
  accountId: number;
}

const sign = (secretKey: string, file: LinkedFile, rendition: Rendition, expires: number): string =>
  keyedHash(secretKey, 'file-link', `${file.id}/${file.accountId}/${rendition}/${expires}`);

export const fileLink = (
  ports: Pick<Ports, 'env' | 'secretKey' | 'now'>,
  file: LinkedFile,
  rendition: Rendition,
): SignedLink => {
  const expires = linkEnd(ports.now());
  const signature = sign(ports.secretKey, file, rendition, expires);
  return signedLink(ports, `/files/${file.id}/${rendition}`, { expires, signature });
};

export const isGoodLink = (
  { secretKey, now }: Pick<Ports, 'secretKey' | 'now'>,
  file: LinkedFile,
  rendition: Rendition,
  { expires, signature }: { expires: number; signature: string },
): boolean =>
  expires > now().getTime() && isSameHash(signature, sign(secretKey, file, rendition, expires));
