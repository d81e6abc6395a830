// The rules of passkeys and of the codes that stand in for them.
import { z } from 'zod';
import { words } from '../validation.ts';

/** Passkeys of one account. */
export const PASSKEYS_MAX = 10;
/** Minutes for which a challenge stands that a passkey is to sign. */
export const CHALLENGE_MINUTES = 5;
/** Tries of a challenge, right or wrong. */
export const CHALLENGE_TRIES = 5;
export const RECOVERY_CODES = 8;
/** Minutes after signing in within which passkeys are changed. */
export const FRESH_SIGN_IN_MINUTES = 15;

const NAME_MAX = 60;
const BROKEN = 'This did not come from a passkey. Reload the page and try again.';

/** Bytes as a browser hands them over: base64url. */
const bytes = (max: number) =>
  z
    .string(BROKEN)
    .max(max, BROKEN)
    .regex(/^[\w-]+$/, BROKEN);

const credential = { ticket: bytes(100), credentialId: bytes(1_500), clientData: bytes(4_000) };

export const addPasskeySchema = z.object({
  ...credential,
  name: words(NAME_MAX, 'name').transform((name) => name.trim()),
  attestation: bytes(20_000),
  transports: z.array(z.string().regex(/^[a-z-]{1,20}$/, BROKEN)).max(10, BROKEN),
});
export type AddPasskeyInput = z.infer<typeof addPasskeySchema>;

const assertionSchema = z.object({
  credentialId: credential.credentialId,
  clientData: credential.clientData,
  authenticatorData: bytes(4_000),
  signature: bytes(4_000),
});
export type PasskeyAssertion = z.infer<typeof assertionSchema>;

/** Digits and letters without I, L, O, U, 0 and 1. */
export const RECOVERY_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters of a code; shown in two halves. */
export const RECOVERY_LENGTH = 10;
const CODE_WANTED = `Enter the ${RECOVERY_LENGTH} characters of one of your recovery codes.`;

/** Recovery code, however it was grouped and spelled when it was typed. */
const recoveryCodeSchema = z
  .string(CODE_WANTED)
  .transform((code) => code.slice(0, 40).replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_LENGTH}}$`), CODE_WANTED));

export const finishSignInSchema = z
  .object({
    ticket: credential.ticket,
    assertion: assertionSchema.nullish(),
    recoveryCode: recoveryCodeSchema.nullish(),
  })
  .refine(({ assertion, recoveryCode }) => Boolean(assertion) !== Boolean(recoveryCode), {
    path: ['assertion'],
    message: 'Send what the passkey signed, or a recovery code.',
  });
