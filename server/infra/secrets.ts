// The server's one secret and what is derived from it: keyed hashes of addresses, signatures of file links.
import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The given key, or one made once and kept in `dataDir`. */
export const loadSecretKey = async (
  given: string | undefined,
  dataDir: string,
): Promise<string> => {
  if (given) return given;
  const path = join(dataDir, 'secret-key');
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(path, 'utf8');
};

/** Plain SHA-256, hex: for secrets that are themselves random (guest keys, tokens), and for comparing inputs and bytes. */
export const sha256 = (text: string | Uint8Array): string => hash('sha256', text);

/** Keyed hash, base64url. `purpose` keeps one use from standing in for another. */
export const keyedHash = (secretKey: string, purpose: string, text: string): string =>
  createHmac('sha256', secretKey).update(`${purpose}\0${text}`).digest('base64url');

/** Compares hashes of whatever text. The comparison takes equal lengths of bytes, which equal lengths of text are not. */
export const isSameHash = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};
