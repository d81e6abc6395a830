// Signed addresses of proposals on paper. Each lets one side of a proposal read it for some minutes.
import type { Ports } from '../../context.ts';
import { linkEnd } from '../../infra/link-end.ts';
import { isSameHash, keyedHash } from '../../infra/secrets.ts';
import { type LinkPorts, type SignedLink, signedLink } from '../downloads/signed-link.ts';

type Side = 'CONTRACTOR' | 'HOMEOWNER';
const SIDES: readonly Side[] = ['CONTRACTOR', 'HOMEOWNER'];

const sign = (secretKey: string, id: number, side: Side, expires: number): string =>
  keyedHash(secretKey, 'proposal-link', `${id}/${side}/${expires}`);

export const proposalPdfLink = (
  ports: LinkPorts,
  { id, side }: { id: number; side: Side },
): SignedLink => {
  const expires = linkEnd(ports.now());
  const signature = sign(ports.secretKey, id, side, expires);
  return signedLink(ports, `/files/proposals/${id}/proposal.pdf`, { expires, signature });
};

/** Returns the side of a link; null for one that is not, or no longer, valid. */
export const sideOfProposalLink = (
  { secretKey, now }: Pick<Ports, 'secretKey' | 'now'>,
  id: number,
  { expires, signature }: { expires: number; signature: string },
): Side | null =>
  expires > now().getTime()
    ? (SIDES.find((side) => isSameHash(signature, sign(secretKey, id, side, expires))) ?? null)
    : null;
