// Calls addresses that people gave, which may be anything: https to the public internet only, looked at when the connection
// is made, so that a name cannot lead elsewhere than it did before. No redirect is followed, little of the answer is read.
import { lookup as lookUpName } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { isPublicAddress } from './public-address.ts';

const TIMEOUT_MS = 10_000;
const HEAD_MAX_BYTES = 16_384;
const BODY_MAX_BYTES = 4_096;

const ONLY_HTTPS = 'The address must begin with https://.';
const PRIVATE =
  'This address lies in a private network. Give one that can be reached from the internet.';
const UNKNOWN_HOST = 'There is no host of this name.';

export interface PublicAnswer {
  status: number;
  /** How the body begins. */
  text: string;
}

/** There was no answer, for a reason fit for people. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
}

type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;

export interface PublicCaller {
  /** Why an address may not be called, in a sentence; null when it may. */
  faultOf(url: URL): Promise<string | null>;
  /** Throws CallFailed. */
  post(
    url: URL,
    message: { headers: Record<string, string>; body: string },
    signal: AbortSignal,
  ): Promise<PublicAnswer>;
}

interface CallerOptions {
  /** Allows plain http and any network, for tests and local work. */
  isAnyAllowed: boolean;
  resolve?: Resolve;
}

const FAILURES: Readonly<Record<string, string>> = {
  ENOTFOUND: UNKNOWN_HOST,
  EAI_AGAIN: UNKNOWN_HOST,
  ECONNREFUSED: 'Nothing answers at this address.',
  ECONNRESET: 'The connection was closed before there was an answer.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The host cannot be reached.',
  HPE_HEADER_OVERFLOW: 'The answer’s headers are too long.',
};
const CERTIFICATE = /CERT|TLS|SSL|LEAF_SIGNATURE|ISSUER/;

const sentenceOf = (error: unknown): string => {
  const { code = '', name } = error as NodeJS.ErrnoException;
  if (error instanceof CallFailed) return error.message;
  if (name === 'AbortError' || name === 'TimeoutError')
    return `There was no answer within ${TIMEOUT_MS / 1_000} seconds.`;
  const known = FAILURES[code];
  if (known) return known;
  return CERTIFICATE.test(code)
    ? `The address’s certificate is not good (${code}).`
    : 'The connection failed.';
};

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Reads the start of the answer. The status is the answer: a body that breaks off is as good as one that ends. */
const readStart = async (response: http.IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of response) {
      pieces.push(piece as Buffer);
      length += (piece as Buffer).length;
      if (length >= BODY_MAX_BYTES) break;
    }
  } catch {
    return '';
  }
  return Buffer.concat(pieces).subarray(0, BODY_MAX_BYTES).toString();
};

export const createPublicCaller = ({
  isAnyAllowed,
  resolve = (host) => lookUpName(host, { all: true }),
}: CallerOptions): PublicCaller => {
  const mayReach = (address: string): boolean => isAnyAllowed || isPublicAddress(address);

  /** Resolves a name. All of its addresses must be public, since the system chooses among them. */
  const resolveGood = async (host: string) => {
    const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host);
    if (found.length === 0) throw new CallFailed(UNKNOWN_HOST);
    if (!found.every(({ address }) => mayReach(address))) throw new CallFailed(PRIVATE);
    return found;
  };

  /** Gives all addresses of a name, as Node asks for them where it chooses the family itself: by default. */
  const lookup: LookupFunction = callbackify((host: string, _options: object) => resolveGood(host));

  const send = (
    url: URL,
    { headers, body }: { headers: Record<string, string>; body: string },
    signal: AbortSignal,
  ): Promise<http.IncomingMessage> =>
    new Promise((done, fail) => {
      const { request } = url.protocol === 'https:' ? https : http;
      request(url, {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        lookup,
        // A connection that is kept would be used again without being looked at.
        agent: false,
        maxHeaderSize: HEAD_MAX_BYTES,
        signal,
      })
        .once('response', done)
        .once('error', fail)
        .end(body);
    });

  const refuseScheme = ({ protocol }: URL): void => {
    if (protocol !== 'https:' && !isAnyAllowed) throw new CallFailed(ONLY_HTTPS);
  };

  return {
    async faultOf(url) {
      try {
        refuseScheme(url);
        await resolveGood(hostOf(url));
        return null;
      } catch (error) {
        return sentenceOf(error);
      }
    },
    async post(url, message, signal) {
      try {
        refuseScheme(url);
        // A number is not looked up, so the connection would not check it.
        if (isIP(hostOf(url))) await resolveGood(hostOf(url));
        const inTime = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
        const response = await send(url, message, inTime);
        return { status: response.statusCode ?? 0, text: await readStart(response) };
      } catch (error) {
        throw new CallFailed(sentenceOf(error), { cause: error });
      }
    },
  };
};
