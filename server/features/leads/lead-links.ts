// Addresses of leads on paper, which carry the right to read them: signed for one lead and its contractor, good for some minutes.
import type { Ports } from '../../context.ts';
import { isSameHash, keyedHash } from '../../infra/secrets.ts';
import { type LinkPorts, type SignedLink, signedLink } from '../downloads/signed-link.ts';
import { linkEnd } from '../../infra/link-end.ts';

export interface LinkedLead {
  id: number;
  /** Key of the contractor's account. */
  accountId: number;
}

const sign = (secretKey: string, { id, accountId }: LinkedLead, expires: number): string =>
  keyedHash(secretKey, 'lead-link', `${id}/${accountId}/${expires}`);

export const leadPdfLink = (ports: LinkPorts, lead: LinkedLead): SignedLink => {
  const expires = linkEnd(ports.now());
  const signature = sign(ports.secretKey, lead, expires);
  return signedLink(ports, `/files/leads/${lead.id}/lead.pdf`, { expires, signature });
};

export const isGoodLeadLink = (
  { secretKey, now }: Pick<Ports, 'secretKey' | 'now'>,
  lead: LinkedLead,
  { expires, signature }: { expires: number; signature: string },
): boolean => expires > now().getTime() && isSameHash(signature, sign(secretKey, lead, expires));
