// A passkey in software: makes and uses one credential as a browser with a security key would. For tests only.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

interface Question {
  /** Base64url. */
  challenge: string;
  partyId: string;
}

export interface AuthenticatorOptions {
  /** Where the page claims to be. */
  origin?: string;
}

export interface Authenticator {
  credentialId: string;
  create(question: Question): {
    credentialId: string;
    clientData: string;
    attestation: string;
    transports: string[];
  };
  /** @param counter what it says of how often it was used; one more each time when absent */
  get(
    question: Question,
    counter?: number,
  ): { credentialId: string; clientData: string; authenticatorData: string; signature: string };
}

const USER_PRESENT = 0x01;
const HAS_CREDENTIAL = 0x40;

const hash = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

const uint = (value: number, bytes: number): Buffer => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** CBOR: a text of fewer than 24 bytes, a byte string of 24 to 255. */
const cborText = (text: string): Buffer => Buffer.from([0x60 + text.length, ...Buffer.from(text)]);
const cborBytes = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);

/** COSE: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}. */
const coseKey = (publicKey: KeyObject): Buffer => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
};

export const createAuthenticator = ({
  origin = 'http://localhost:4000',
}: AuthenticatorOptions = {}): Authenticator => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const credentialId = id.toString('base64url');
  let used = 0;

  const clientDataFor = (type: string, { challenge }: Question): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const head = ({ partyId }: Question, flags: number, counter: number): Buffer =>
    Buffer.concat([hash(partyId), Buffer.from([flags]), uint(counter, 4)]);

  return {
    credentialId,
    create(question) {
      const authenticatorData = Buffer.concat([
        head(question, USER_PRESENT + HAS_CREDENTIAL, used),
        Buffer.alloc(16),
        uint(id.length, 2),
        id,
        coseKey(publicKey),
      ]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authenticatorData),
      ]);
      return {
        credentialId,
        clientData: clientDataFor('webauthn.create', question).toString('base64url'),
        attestation: attestation.toString('base64url'),
        transports: ['usb'],
      };
    },
    get(question, counter) {
      const authenticatorData = head(question, USER_PRESENT, counter ?? (used += 1));
      const clientData = clientDataFor('webauthn.get', question);
      const signed = Buffer.concat([authenticatorData, hash(clientData)]);
      return {
        credentialId,
        clientData: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
      };
    },
  };
};
