// Bytes that nobody can read or change without the server's secret: AES-256-GCM under a key of its own for each purpose.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + IV_BYTES + TAG_BYTES;

export interface Seal {
  secretKey: string;
  /** Keeps what was sealed for one use from being opened for another. */
  purpose: string;
  /** Name of what the bytes belong to, e.g. `contractor 7`. They cannot be opened when they are moved to something else. */
  subject: string;
}

/** Error for what was changed, moved, or sealed under another secret. */
export class BrokenSeal extends Error {
  override readonly name = 'BrokenSeal';
}

const keyOf = ({ secretKey, purpose }: Seal): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secretKey, '', `sealed\0${purpose}`, 32));

/** @returns version, nonce, tag, then the bytes */
export const sealBytes = (seal: Seal, plain: Uint8Array): Buffer => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(seal), iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(seal.subject));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), sealed]);
};

/** Opens sealed bytes, and gives nothing before all of them are proved. Throws BrokenSeal. */
export const openSealed = (seal: Seal, sealed: Buffer): Buffer => {
  if (sealed.length < HEAD_BYTES || sealed[0] !== VERSION) throw new BrokenSeal();
  const iv = sealed.subarray(1, 1 + IV_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(seal), iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(seal.subject));
  decipher.setAuthTag(sealed.subarray(1 + IV_BYTES, HEAD_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new BrokenSeal('', { cause });
  }
};

export const sealText = (seal: Seal, text: string): string =>
  sealBytes(seal, Buffer.from(text)).toString('base64');

/** Throws BrokenSeal. */
export const openText = (seal: Seal, sealed: string): string =>
  openSealed(seal, Buffer.from(sealed, 'base64')).toString();
