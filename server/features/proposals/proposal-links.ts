// Addresses of proposals on paper, which carry the right to read them: signed for one proposal, good for some minutes. They are
// handed to its two sides alone.
import type { Ports } from '../../context.ts';
import { linkEnd } from '../../infra/link-end.ts';
import { isSameHash, keyedHash } from '../../infra/secrets.ts';
import { type SignedLink, signedLink } from '../links/signed-link.ts';

const sign = (secretKey: string, id: number, expires: number): string =>
  keyedHash(secretKey, 'proposal-link', `${id}/${expires}`);

export const proposalPdfLink = (
  ports: Pick<Ports, 'env' | 'secretKey' | 'now'>,
  { id }: { id: number },
): SignedLink => {
  const expires = linkEnd(ports.now());
  const signature = sign(ports.secretKey, id, expires);
  return signedLink(ports, `/files/proposals/${id}/proposal.pdf`, { expires, signature });
};

export const isGoodProposalLink = (
  { secretKey, now }: Pick<Ports, 'secretKey' | 'now'>,
  id: number,
  { expires, signature }: { expires: number; signature: string },
): boolean => expires > now().getTime() && isSameHash(signature, sign(secretKey, id, expires));
