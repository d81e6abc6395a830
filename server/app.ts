// Composes HTTP: health, GraphQL and its sockets, REST, files, the built client. Decides nothing about the product.
import { existsSync } from 'node:fs';
import { resolve, join } from 'node:path';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { createFailureLog } from './infra/outage.ts';
import { addressReader, originReader, proxyTeller, type OriginOf } from './infra/client-address.ts';
import { isOfGone } from './infra/gone-signal.ts';
import type { Ports } from './context.ts';
import { serveClientFiles } from './client-files.ts';
import { contextOf, type RequestFacts } from './features/accounts/identify.ts';
import { findGoodSignIns } from './features/accounts/good-sign-ins.ts';
import { serveUnsubscribe } from './features/accounts/serve-unsubscribe.ts';
import { servePaperDownloads } from './features/second-opinion/paper-downloads.ts';
import { serveDownloads } from './features/exports/serve-downloads.ts';
import { serveLeadPdf } from './features/leads/serve-lead-pdf.ts';
import { serveSharedPdf } from './features/sharing/serve-shared-pdf.ts';
import { serveProposalPdf } from './features/proposals/serve-proposal-pdf.ts';
import { serveBulkExports } from './features/bulk-exports/serve-bulk-exports.ts';
import { serveOwnData } from './features/own-data/serve-own-data.ts';
import { serveFiles } from './features/files/serve-files.ts';
import { uploadLimit } from './features/files/upload-limits.ts';
import { SMALL_BODY_BYTES } from './graphql/body-limits.ts';
import { closeWhenIdentityEnds } from './graphql/live-identities.ts';
import { limitConnections, limitOpen } from './graphql/connection-limit.ts';
import { serveGraphQL } from './graphql/serve-graphql.ts';
import { serveSockets } from './graphql/sockets/serve-sockets.ts';
import { createGraphQL } from './graphql/yoga.ts';
import { isProbe, serveHealth } from './health.ts';
import { createPages } from './pages.ts';
import { callsLeftOf, limitRates } from './rate-limits.ts';
import { answerTo } from './rest/respond.ts';
import { takeRawBodies } from './rest/raw-body.ts';
import { serveReference } from './rest/reference/serve-reference.ts';
import { serveRest } from './rest/router.ts';
import { answerLate } from './late-answers.ts';
import { endSlowBodies } from './slow-bodies.ts';
import { countWaiting, limitBodiesUnderWay, limitUnreadAnswers } from './graphql/unread-answers.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { contentPolicyOf } from './content-policy.ts';
import { allowOrigins } from './cross-origin.ts';

// Serves GraphiQL, as scripts/graphiql-plugin.ts has written it beside the pages. Its own content rules: the editor draws
// markup out of text and styles as it goes, but loads no script and no font from elsewhere, and talks to this host only.

const PAGE = 'graphiql.html';

const CONTENT_RULES = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  workerSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
};

const serveGraphiql = (app: FastifyInstance, root: string): void => {
  if (!existsSync(join(root, PAGE))) return;
  const policy = contentPolicyOf(CONTENT_RULES);
  app.get('/graphiql', (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .header('x-robots-tag', 'noindex')
      .sendFile(PAGE),
  );
};

const CLIENT_ROOT = resolve(import.meta.dirname, '../dist/client');
/** A connection on which nothing moves for this long is closed; a slow upload that moves is not. */
const IDLE_MS = 60_000;
/** Connections for each socket that one network, and all together, may have: a browser needs six beside it for a moment. */
const CONNECTIONS_EACH = 5;
const CONNECTIONS_ALL = 2;

const factsOf = ({ headers, ip, raw }: FastifyRequest, originOf: OriginOf): RequestFacts => {
  const guestKey = headers['x-guest-key'];
  return {
    credentials: {
      authorization: headers.authorization,
      guestKey: typeof guestKey === 'string' ? guestKey : undefined,
    },
    clientAddress: ip,
    origin: originOf(raw),
    userAgent: headers['user-agent'],
  };
};

/** Pages of the client: files by name, and the one page for every address that a browser asks for. */
const serveClient = async (app: FastifyInstance): Promise<void> => {
  if (!existsSync(CLIENT_ROOT)) {
    app.log.warn('The client is not built; only the API is served. "npm start" builds it.');
    return;
  }
  await serveClientFiles(app, CLIENT_ROOT);
};

const wantsPage = ({ method, url }: FastifyRequest): boolean => {
  const [path = ''] = url.split('?');
  const isPagePath = !/^\/(api|files|graphql|assets)(\/|$)/.test(path) && !/\.\w+$/.test(path);
  return (method === 'GET' || method === 'HEAD') && isPagePath;
};

export const createApp = async (
  ports: Ports,
  {
    isWeb,
    trustProxy,
    isStopping,
  }: { isWeb: boolean; trustProxy: string | undefined; isStopping: () => boolean },
): Promise<FastifyInstance> => {
  const reportFailure = createFailureLog(ports.log);
  const app = Fastify({
    loggerInstance: ports.log,
    // One line a request is written in health.ts, when it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    // That line names its request itself: a logger of its own for each would only be looked through for secrets.
    childLoggerFactory: (logger) => logger,
    trustProxy: trustProxy || false,
    bodyLimit: SMALL_BODY_BYTES,
    connectionTimeout: IDLE_MS,
    requestTimeout: 0,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true },
    frameworkErrors: (error, _request, reply) => {
      const { status, body } = answerTo(error, (err) => reportFailure(err, 'A request failed'));
      void (reply as FastifyReply).code(status).send(body);
    },
  }) as unknown as FastifyInstance;
  const bodies = endSlowBodies(app.server);
  answerLate(app.server);
  app.addHook('preClose', async () => bodies.stop());
  serveHealth(app, ports, isStopping);
  if (!isWeb) return app;
  // Whoever opens a page describes their work next.
  app.addHook('onRequest', async (request) => {
    if (!isProbe(request)) ports.estimator.warm();
  });

  const originOf = originReader(trustProxy);
  const reportGraphQL = (error: unknown) => reportFailure(error, 'GraphQL failed');
  const yoga = createGraphQL(ports, reportGraphQL);
  const identities = closeWhenIdentityEnds({
    events: ports.events,
    findGoodSignIns: (ids) => findGoodSignIns(ports, ids),
    onError: (error) => ports.log.warn({ err: error }, 'Ended sign-ins are not heard of'),
  });
  const refusalOf = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const isGone = isOfGone(error, { request: request.raw, answer: reply.raw });
    return answerTo(error, (err) => {
      if (!isGone) return reportFailure(err, 'A request failed');
      request.log.debug({ err, req: request }, 'A client went away');
      return request.id;
    });
  };
  app.setErrorHandler((error, request, reply) => {
    const { status, body, headers } = refusalOf(error, request, reply);
    return reply
      .code(status)
      .headers(headers ?? {})
      .send(body);
  });
  setSecurityHeaders(app, ports.env.PUBLIC_URL);
  const unread = countWaiting();
  // Answers are counted before they are compressed, as that is the form in which they wait.
  limitUnreadAnswers(app, unread);
  limitBodiesUnderWay(app);
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] });
  await app.register(multipart, {
    limits: { files: 2, fields: 10, fieldSize: 1_000, fileSize: uploadLimit(ports.env) + 1 },
    throwFileSizeLimit: false,
  });
  takeRawBodies(app);
  await allowOrigins(app, ports.env.ALLOWED_ORIGINS);
  const counts = await limitRates(app, ports.env);
  const { RATE_LIMITS, SOCKETS_PER_ADDRESS, SOCKETS } = ports.env;
  const live = limitConnections(
    RATE_LIMITS ? { each: SOCKETS_PER_ADDRESS, all: SOCKETS } : { each: Infinity, all: Infinity },
  );
  if (RATE_LIMITS) {
    const connections = {
      each: CONNECTIONS_EACH * SOCKETS_PER_ADDRESS,
      all: CONNECTIONS_ALL * SOCKETS,
    };
    limitOpen(app.server, connections, proxyTeller(trustProxy));
  }
  const countedFactsOf = (request: FastifyRequest, reply: FastifyReply) => ({
    ...factsOf(request, originOf),
    callsLeft: callsLeftOf(reply),
  });
  await serveGraphQL(app, yoga, countedFactsOf, { identities, live, refusalOf });
  serveRest(app, (request, { isIgnored }) => {
    const { credentials, ...facts } = factsOf(request, originOf);
    const authorization = isIgnored ? undefined : credentials.authorization;
    return contextOf(ports, { ...facts, credentials: { ...credentials, authorization } });
  });
  serveReference(app, ports.env.PUBLIC_URL);
  serveFiles(app, ports);
  serveDownloads(app, ports);
  servePaperDownloads(app, ports);
  serveLeadPdf(app, ports);
  serveProposalPdf(app, ports);
  serveOwnData(app, ports);
  serveBulkExports(app, ports);
  serveSharedPdf(app, ports);
  await serveUnsubscribe(app, ports);
  await serveClient(app);
  serveGraphiql(app, CLIENT_ROOT);
  const pages = existsSync(CLIENT_ROOT) ? createPages(CLIENT_ROOT, ports.env.PUBLIC_URL) : null;
  // The front page has a route of its own: to the folder's server, the address of the folder is a file that is missing.
  if (pages) app.get('/', (request, reply) => pages.send(request, reply));
  const countMissed = ports.env.RATE_LIMITS ? { preHandler: app.rateLimit() } : {};
  app.setNotFoundHandler(countMissed, (request, reply) => {
    if (pages && wantsPage(request)) return pages.send(request, reply);
    return reply.code(404).send({ detail: 'There is nothing at this address.', code: 'not_found' });
  });

  const closeSockets = serveSockets(app.server, yoga, {
    metrics: ports.metrics,
    identities,
    origins: [ports.env.PUBLIC_URL, ...ports.env.ALLOWED_ORIGINS],
    addressOf: addressReader(trustProxy),
    originOf,
    live,
    unread,
    ...counts,
    report: reportGraphQL,
  });
  app.addHook('preClose', async () => {
    await closeSockets();
    identities.stop();
  });
  app.addHook('onClose', async () => {
    await yoga.dispose();
  });
  return app;
};
