// Which SECRET_KEY is refused: everybody can know it, or guess it.

/** The key in docker-compose.yml, so that one's own machine needs no set-up. */
const PUBLISHED = 'a-secret-for-one-machine-only-0123456789abcdef';
const PLACEHOLDER =
  /change.?(me|this|it)|replace.?(me|this)|your.?(own.?)?(secret|key)|example|placeholder|insert.?here/i;
const LENGTH_MIN = 32;
const DIFFERENT_MIN = 8;
/** Most characters of a piece that makes no long key, however often it is written. */
const REPEATED_MAX = 12;

const isRepeated = (key: string): boolean => {
  const again = `${key}${key}`.indexOf(key, 1);
  return again <= REPEATED_MAX;
};

const isOwnMachine = (publicUrl: string | undefined): boolean => {
  const host = URL.parse(publicUrl ?? '')?.hostname ?? '';
  return host === 'localhost' || host.endsWith('.localhost') || /^(127\.|\[::1\])/.test(host);
};

/** Checks only the length, which counts in development, too. */
export const shortKeyFault = (key: string): string | null =>
  key.length < LENGTH_MIN ? `must have at least ${LENGTH_MIN} characters` : null;

/** A sentence about the key, or null for a good one. @param publicUrl where the product is reached */
export const secretKeyFault = (key: string, publicUrl: string | undefined): string | null => {
  if (key === PUBLISHED) {
    return isOwnMachine(publicUrl)
      ? null
      : 'is the one of docker-compose.yml, which everybody knows: set one of your own (openssl rand -hex 32)';
  }
  const short = shortKeyFault(key);
  if (short) return short;
  const isWeak = new Set(key).size < DIFFERENT_MIN || isRepeated(key) || PLACEHOLDER.test(key);
  return isWeak ? 'can be guessed: make a random one (openssl rand -hex 32)' : null;
};
