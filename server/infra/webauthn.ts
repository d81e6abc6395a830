// Checks what passkeys sign (WebAuthn), through SimpleWebAuthn. The library is loaded when it is first needed: most starts of
// the product never do, and it takes its time.

/** Whose passkeys these are, as browsers see it. */
export interface RelyingParty {
  /** A host name. */
  id: string;
  /** Where pages that use them may be. */
  origins: string[];
}

/** What a new passkey may sign with, best first, as COSE numbers it: EdDSA, ES256, RS256. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];

/** Parts in base64url, as the browser hands them over. */
interface Signed {
  credentialId: string;
  clientData: string;
}

export interface StoredCredential {
  credentialId: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
}

/** Turns what the library throws into null: it says what was wrong with what was sent, which is a refusal like any other. */
const nullWhenRefused = async <Result>(
  check: (library: typeof import('@simplewebauthn/server')) => Promise<Result>,
): Promise<Result | null> => {
  const library = await import('@simplewebauthn/server');
  return check(library).catch(() => null);
};

const responseOf = <Response>({ credentialId: id, clientData }: Signed, response: Response) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
  response: { clientDataJSON: clientData, ...response },
});

/** The new credential; null when it was not made for this challenge and this party. */
export const checkRegistration = (
  signed: Signed & { attestation: string },
  challenge: string,
  party: RelyingParty,
): Promise<StoredCredential | null> =>
  nullWhenRefused(async ({ verifyRegistrationResponse }) => {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: responseOf(signed, { attestationObject: signed.attestation }),
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
      // The mailed code is the second factor, so a touch of the passkey is enough.
      requireUserVerification: false,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey: new Uint8Array(publicKey), counter };
  });

/** The counter as it stands now; null when this credential did not sign this challenge for this party. */
export const checkAssertion = (
  signed: Signed & { authenticatorData: string; signature: string },
  { credentialId, publicKey, counter }: StoredCredential,
  challenge: string,
  party: RelyingParty,
): Promise<number | null> =>
  nullWhenRefused(async ({ verifyAuthenticationResponse }) => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: responseOf(signed, {
        authenticatorData: signed.authenticatorData,
        signature: signed.signature,
      }),
      expectedChallenge: challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      credential: { id: credentialId, publicKey, counter },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  });
