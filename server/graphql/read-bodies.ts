// How GraphQL requests come in: which are refused unread, and JSON bodies in one piece.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireShape } from '../infra/json-shape.ts';
import { LARGEST_BODY_BYTES } from './body-limits.ts';
import { refuseAsGraphQL } from './refuse.ts';

/** No forms: a page of another site can send those without asking. */
const isForm = ({ headers }: FastifyRequest): boolean =>
  /^(multipart\/form-data|application\/x-www-form-urlencoded|text\/plain)/i.test(
    headers['content-type'] ?? '',
  );

/** Long bodies are for those operations that need them, which is told from their announced length. */
const hasNoLength = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined && headers['content-length'] === undefined;

const isLong = ({ headers }: FastifyRequest): boolean =>
  Number(headers['content-length']) > LARGEST_BODY_BYTES;

/** Characters; the longest of a browser has two hundred. The types of a list are compared each with what there is to answer. */
const ACCEPT_MAX = 1_000;

const hasLongAccept = ({ headers }: FastifyRequest): boolean =>
  (headers.accept?.length ?? 0) > ACCEPT_MAX;

/** What is not read at all: how it is answered. */
const REFUSALS: readonly {
  isRefused: (request: FastifyRequest) => boolean;
  status: number;
  message: string;
}[] = [
  {
    isRefused: isForm,
    status: 415,
    message: 'Send GraphQL as JSON; files go to POST /api/files/.',
  },
  {
    isRefused: hasLongAccept,
    status: 406,
    message: `Name what you accept in at most ${ACCEPT_MAX.toLocaleString('en-US')} characters, as application/json.`,
  },
  {
    isRefused: hasNoLength,
    status: 411,
    message: 'Say how long the body is, with Content-Length.',
  },
  {
    isRefused: isLong,
    status: 413,
    message: `No operation takes more than ${LARGEST_BODY_BYTES.toLocaleString('en-US')} bytes. Send less at once.`,
  },
];

const refuseUnread = async (request: FastifyRequest, reply: FastifyReply) => {
  const refusal = REFUSALS.find(({ isRefused }) => isRefused(request));
  if (!refusal) return;
  const { status, message } = refusal;
  return refuseAsGraphQL(request, reply, { status, message, extensions: { code: 'BAD_INPUT' } });
};

/** Values of a body: a line of 5,000 has fifteen. */
const VALUES_MAX = 100_000;

/** The bodies that Yoga takes for JSON. */
const JSON_BODY = /^application\/(graphql\+)?json/;

/**
 * Read as one text: through the web streams of Yoga's request a body takes longer than many an answer. An empty one is
 * none to Yoga, which would wait for it.
 */
export const readBodies = (scope: FastifyInstance): void => {
  scope.addHook('preParsing', refuseUnread);
  scope.removeAllContentTypeParsers();
  const options = { parseAs: 'string', bodyLimit: LARGEST_BODY_BYTES } as const;
  scope.addContentTypeParser<string>(
    JSON_BODY,
    options,
    async (_request: unknown, body: string) => {
      await requireShape(body, VALUES_MAX);
      return body || ' ';
    },
  );
  // Other bodies are Yoga's to read, or to refuse.
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
};
