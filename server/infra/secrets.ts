// The server's one secret and what is derived from it: keyed hashes of addresses, signatures of file links.
import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { secretKeyFault } from '../domain/account/secret-key.ts';

const FILE = 'secret-key';
const GENERATED_BYTES = 32;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

const unlessMissing = (error: unknown): null => {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
};

/** Writes the file whole and to the disk, or not at all. A key that was cut short would be used by everybody. */
const makeFile = async (dataDir: string, path: string): Promise<void> => {
  const aside = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(aside, randomBytes(GENERATED_BYTES).toString('hex'), {
      flag: 'wx',
      mode: 0o600,
      flush: true,
    });
    // A link does not replace the key of another process that starts at the same moment. Not every disk has links.
    await link(aside, path).catch(async (error: unknown) => {
      if (codeOf(error) !== 'EEXIST') await rename(aside, path);
    });
    await using directory = await open(dataDir);
    await directory.sync();
  } finally {
    await rm(aside, { force: true });
  }
};

/** A part of a key that the server made, as a file that was cut short holds it. */
const isCut = (key: string) => /^[0-9a-f]+$/.test(key) && key.length < 2 * GENERATED_BYTES;

const faultOf = (key: string): string | null => {
  if (key.trim() === '') return 'is empty';
  if (isCut(key)) return 'was cut short';
  return secretKeyFault(key, undefined);
};

/**
 * Returns the given key, or one that is made once and kept in `dataDir`.
 * Throws an Error that says what to do when the file there holds no valid key.
 */
export const loadSecretKey = async (
  given: string | undefined,
  dataDir: string,
): Promise<string> => {
  if (given) return given;
  const path = join(dataDir, FILE);
  await mkdir(dataDir, { recursive: true });
  const kept = await readFile(path, 'utf8').catch(unlessMissing);
  if (kept === null) await makeFile(dataDir, path);
  const key = kept ?? (await readFile(path, 'utf8'));
  const fault = faultOf(key);
  if (fault === null) return key;
  throw new Error(
    `The secret key in ${path} ${fault}. Put the file back from a back-up, or set SECRET_KEY. Where neither is left, delete the file: a new key is made, but links that were handed out no longer open, and contractors have to hand in papers and logos once more.`,
  );
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
