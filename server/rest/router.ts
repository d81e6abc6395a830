// The REST shim: the route table as data, and how a row is served.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Viewer } from '../context.ts';
import { TOKEN_SCOPES, type TokenScope } from '../domain/account/api-tokens.ts';
import {
  listGuestRoute,
  listMineRoute,
  showResultByJobRoute,
  showResultRoute,
} from '../features/results/results.rest.ts';
import { updateResultRoute } from '../features/results/update-result.rest.ts';
import { DomainError } from '../domain/errors.ts';
import { isRecord } from '../domain/is-record.ts';
import { mayUse, requireScope } from '../features/accounts/accounts.access.ts';
import { BID_ROUTES } from '../features/bids/bids.rest.ts';
import { BULK_EXPORT_ROUTES } from '../features/bulk-exports/bulk-exports.rest.ts';
import { INVENTORY_ROUTES, SAVE_INVENTORY_BY_JOB } from '../features/inventory/inventory.rest.ts';
import { createPdfRoute } from '../features/results/create-pdf.rest.ts';
import { RESUMABLE_UPLOAD_ROUTES } from '../features/files/resumable-upload.rest.ts';
import { uploadFileRoute } from '../features/files/files.rest.ts';
import { listProjectJobsRoute, showJobRoute, submitJobRoute } from '../features/jobs/jobs.rest.ts';
import { CONTRACTOR_REQUEST_ROUTES } from '../features/leads/contractor-request.rest.ts';
import { LEAD_ROUTES } from '../features/leads/leads.rest.ts';
import { OPERATOR_ROUTES } from '../features/operator/operator.rest.ts';
import {
  createProjectRoute,
  listProjectsRoute,
  showProjectRoute,
} from '../features/projects/projects.rest.ts';
import { PROPOSAL_ROUTES } from '../features/proposals/proposals.rest.ts';
import { PAPER_ROUTES } from '../features/second-opinion/papers.rest.ts';
import { SIGN_IN_ROUTES } from '../features/sign-in/sign-in.rest.ts';
import { CONTRACTOR_ROUTES } from '../features/contractors/contractors.rest.ts';
import { LOGO_ROUTES } from '../features/contractors/contractor-papers.rest.ts';
import { takeJson } from './json-body.ts';
import { refuseOtherMedia } from './media-types.ts';
import { refuseOtherMethods } from './other-methods.ts';
import { failed, type RestAnswer } from './respond.ts';
import { requireKnownWords, type RestRoute } from './route.ts';
import { OPERATION_MS, operationTooLong, withinDeadline } from '../infra/deadline.ts';
import { hasLongList, jsonBytes } from '../infra/json-bytes.ts';
import { goneSignal } from '../infra/gone-signal.ts';

export const ROUTES: readonly RestRoute[] = [
  uploadFileRoute,
  submitJobRoute,
  showJobRoute,
  showResultByJobRoute,
  showResultRoute,
  listMineRoute,
  listGuestRoute,
  updateResultRoute,
  createPdfRoute,
  ...INVENTORY_ROUTES,
  ...BID_ROUTES,
  ...CONTRACTOR_REQUEST_ROUTES,
  listProjectsRoute,
  createProjectRoute,
  showProjectRoute,
  listProjectJobsRoute,
  ...SIGN_IN_ROUTES,
  ...CONTRACTOR_ROUTES,
  ...LEAD_ROUTES,
  // This product's own.
  SAVE_INVENTORY_BY_JOB,
  ...RESUMABLE_UPLOAD_ROUTES,
  ...LOGO_ROUTES,
  ...PROPOSAL_ROUTES,
  ...PAPER_ROUTES,
  ...BULK_EXPORT_ROUTES,
  ...OPERATOR_ROUTES,
];

/** Levels of an answer at which long lists stand. They are written between what others ask. */
const LIST_DEPTH = 3;

const serveOtherMethods = (app: FastifyInstance): void => {
  for (const [path, routes] of Map.groupBy(ROUTES, (route) => route.path)) {
    refuseOtherMethods(
      app,
      `/api/${path}`,
      routes.map(({ method }) => method),
    );
  }
};

/** A refusal names members as this route's clients do. */
const answerOf = async (
  route: RestRoute,
  ...asked: Parameters<RestRoute['handle']>
): Promise<RestAnswer> => {
  try {
    requireKnownWords(route, asked[1]);
    return await route.handle(...asked);
  } catch (error) {
    if (error instanceof DomainError) return failed(error, route.fieldNames);
    throw error;
  }
};

/** Members that name a thing and its state. Tokens that may change it can read them. */
const TOLD_TO_WRITERS = ['id', 'claim_number', 'version'] as const;

const READ_SCOPES: Partial<Record<TokenScope, TokenScope>> = {
  ESTIMATES_WRITE: 'ESTIMATES_READ',
  PROJECTS_WRITE: 'PROJECTS_READ',
  CONTRACTORS_WRITE: 'CONTRACTORS_READ',
};

/** Shortens the answer to an API token that may change a thing and not read it. */
const toldTo = (viewer: Viewer, { scope }: RestRoute, answer: RestAnswer): RestAnswer => {
  const reads = scope && READ_SCOPES[scope];
  if (!reads || mayUse(viewer, reads) || answer.status >= 400 || answer.body === null)
    return answer;
  const told = Object.entries(isRecord(answer.body) ? answer.body : {}).filter(([name]) =>
    (TOLD_TO_WRITERS as readonly string[]).includes(name),
  );
  const detail = `The change was made. To read the result, this API token needs the scope ${reads} (${TOKEN_SCOPES[reads]}).`;
  return { ...answer, body: { ...Object.fromEntries(told), detail } };
};

/** `identify` turns a request into the context that services take; without the token it is a guest's or nobody's. */
export const serveRest = (
  app: FastifyInstance,
  identify: (request: FastifyRequest, token: { isIgnored: boolean }) => Promise<Context>,
): void => {
  takeJson(app);
  serveOtherMethods(app);
  for (const route of ROUTES) {
    const { method, path, bodyLimit, scope, ignoresToken = false } = route;
    app.route({
      method,
      ...(bodyLimit !== undefined && { bodyLimit }),
      url: `/api/${path}`,
      onRequest: refuseOtherMedia(route),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const ctx = await identify(request, { isIgnored: ignoresToken });
        requireScope(ctx.viewer, scope ?? null);
        const gone = goneSignal(reply);
        const answer = (signal: AbortSignal) => answerOf(route, ctx, request, signal);
        // An upload may take as long as its bytes need. Slow ones are ended elsewhere (slow-bodies.ts).
        const answered = route.takes
          ? await answer(gone)
          : await withinDeadline(OPERATION_MS, operationTooLong, (over) =>
              answer(AbortSignal.any([gone, over])),
            );
        const { status, body, headers } = toldTo(ctx.viewer, route, answered);
        void reply.code(status).headers(headers ?? {});
        if (!hasLongList(body, LIST_DEPTH)) return reply.send(body);
        // As one text it would be looked through and copied in turns of 15 ms.
        const bytes = await jsonBytes(body, { depth: LIST_DEPTH });
        return reply.type('application/json; charset=utf-8').send(bytes);
      },
    });
  }
};
