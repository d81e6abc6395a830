// Passkeys as browsers have them (WebAuthn). What talks to the browser is loaded when somebody has or wants one.
import type {
  PublicKeyCredentialDescriptorJSON,
  PublicKeyCredentialParameters,
} from '@simplewebauthn/browser';

interface DeviceQuestion {
  /** Base64url. */
  challenge: string;
  /** The host that the passkeys are good for. */
  partyId: string;
  credentials: readonly { credentialId: string; transports: readonly string[] }[];
}

export interface NewPasskey extends DeviceQuestion {
  email: string;
  userHandle: string;
  algorithms: readonly number[];
}

/** A passkey that was not made or used; the message is fit for the user. */
export class PasskeyFailure extends Error {
  override readonly name: string = 'PasskeyFailure';
}

const PARTY_NAME = 'Plumbline';
const PUBLIC_KEY = 'public-key';
const TIMEOUT_MS = 5 * 60_000;

const SENTENCES: Record<string, string> = {
  // Browsers do not tell a refusal from a timeout.
  NotAllowedError: 'Nothing was confirmed. Try again when you’re ready.',
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'Passkeys do not work at this address.',
};

/** Only on pages that came over HTTPS, or from this very machine. */
export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

const descriptorsOf = ({ credentials }: DeviceQuestion): PublicKeyCredentialDescriptorJSON[] =>
  credentials.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: PUBLIC_KEY,
    transports: [...transports],
  }));

const explained = async <Result>(ask: () => Promise<Result>): Promise<Result> => {
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new PasskeyFailure(SENTENCES[name] ?? 'The passkey could not be used. Try again.', {
      cause: error,
    });
  }
};

/** Throws PasskeyFailure. */
export const makePasskey = (question: NewPasskey) =>
  explained(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const { id, response } = await startRegistration({
      optionsJSON: {
        challenge: question.challenge,
        rp: { id: question.partyId, name: PARTY_NAME },
        user: { id: question.userHandle, name: question.email, displayName: question.email },
        pubKeyCredParams: question.algorithms.map((alg): PublicKeyCredentialParameters => ({
          alg,
          type: PUBLIC_KEY,
        })),
        excludeCredentials: descriptorsOf(question),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        attestation: 'none',
        timeout: TIMEOUT_MS,
      },
    });
    return {
      credentialId: id,
      clientData: response.clientDataJSON,
      attestation: response.attestationObject,
      transports: response.transports ?? [],
    };
  });

/** Throws PasskeyFailure. */
export const signWithPasskey = (question: DeviceQuestion) =>
  explained(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const { id, response } = await startAuthentication({
      optionsJSON: {
        challenge: question.challenge,
        rpId: question.partyId,
        allowCredentials: descriptorsOf(question),
        userVerification: 'preferred',
        timeout: TIMEOUT_MS,
      },
    });
    return {
      credentialId: id,
      clientData: response.clientDataJSON,
      authenticatorData: response.authenticatorData,
      signature: response.signature,
    };
  });
