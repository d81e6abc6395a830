// What a contractor's own documents carry at their head and end: name, logo, ways to reach them, license and terms.
import type { Ports } from '../../context.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Contractor } from '../../generated/prisma/client.ts';
import type { Caller } from '../../infra/caller.ts';
import { onDisk } from './documents.ts';
import { readLogo } from './logo.ts';

export interface Letterhead {
  /** Name of the business, else of the person; never empty. */
  name: string;
  address: string;
  /** Phone, e-mail and website, as far as told. */
  contact: string;
  /** Empty when none is recorded. */
  licenseNumber: string;
  terms: string;
  /** Logo as JPEG; null without one. */
  logo: Uint8Array | null;
}

/** Pixels of the longest side: sharp at the size of a letterhead. */
const LOGO_SIDE = 400;

const said = (parts: readonly string[], between: string): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(between);

const addressOf = (contractor: Contractor): string =>
  said(
    [
      contractor.addressLine1,
      contractor.addressLine2,
      contractor.city,
      said([contractor.state, contractor.postalCode], ' '),
    ],
    ', ',
  );

/** A logo that cannot be drawn is no reason to have no proposal. */
const drawLogo = async (
  ports: Ports,
  contractor: Pick<Contractor, 'id' | 'logoKey'>,
  caller: Caller,
): Promise<Uint8Array | null> => {
  const { mediaRenderer, log } = ports;
  try {
    const bytes = await readLogo(ports, contractor);
    if (bytes === null) return null;
    const { jpeg } = await onDisk(bytes, (path) =>
      mediaRenderer.render(path, { side: LOGO_SIDE }, caller),
    );
    return jpeg;
  } catch (error) {
    caller.signal?.throwIfAborted();
    if (!(error instanceof DomainError)) log.warn({ err: error }, 'A logo cannot be printed');
    return null;
  }
};

/** Returns null for an account that is no contractor, or one that has told no name yet. */
export const findLetterhead = async (
  ports: Ports,
  accountId: number,
  caller: Caller,
): Promise<Letterhead | null> => {
  const contractor = await ports.db.contractor.findUnique({
    where: { accountId },
    include: { account: { select: { email: true } } },
  });
  const name =
    contractor &&
    (contractor.commercialName.trim() || said([contractor.firstName, contractor.lastName], ' '));
  if (!contractor || !name) return null;
  const { phone, website, licenseNumber, proposalTerms, account } = contractor;
  return {
    name,
    address: addressOf(contractor),
    contact: said([phone, account.email ?? '', website], ' · '),
    licenseNumber: licenseNumber.trim(),
    terms: proposalTerms.trim(),
    logo: await drawLogo(ports, contractor, caller),
  };
};
