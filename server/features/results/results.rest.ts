import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { RECENT_ESTIMATES } from '../../domain/catalog.ts';
import { idOf } from '../../domain/ids.ts';
import { jobStatus } from '../../domain/estimate/job-status.ts';
import { accepted, ok, type RestAnswer } from '../../rest/respond.ts';
import { limitOf, pathParam, type RestRoute } from '../../rest/route.ts';
import { requireIdentity, requireSignIn } from '../accounts/accounts.access.ts';
import { toRestInventory } from '../inventory/inventory.rest.ts';
import { findCurrentPdf } from '../downloads/current-pdf.ts';
import { toRestUpload } from '../files/files.rest.ts';
import { toRestDocument } from './estimate-document.rest.ts';
import { LINES_QUERY, linesAsked, pageOfLines } from './line-pages.rest.ts';
import { listRecentEstimates } from '../estimates/recent-estimates.ts';
import { type EstimateResult, findResult } from '../estimates/find-result.ts';
import { LINES_IN_ONE_PIECE } from '../estimates/document-in-pieces.ts';
import { documentOf } from '../document/read-document.ts';

type ReadyResult = EstimateResult & { state: 'ready' };

/** @param rawJson the estimate's document as it is shown */
const toRestResult = async (
  ctx: Context,
  { estimate, job }: ReadyResult,
  rawJson: ReturnType<typeof toRestDocument>,
) => ({
  // Its job's: who tries a number as either meets the same estimate.
  id: job.id,
  job: job.id,
  claim_number: job.claimNumber,
  title: estimate.title ?? job.title ?? '',
  project: job.project.id,
  project_name: job.project.name,
  project_zip: job.project.zip,
  project_seq: job.projectSeq,
  premium: estimate.premium,
  is_test: job.isTest,
  version: estimate.version,
  pdf_url: await findCurrentPdf(ctx, estimate.id),
  currency: estimate.currency,
  ...toRestInventory(estimate.inventory, estimate.currency),
  uploads: job.uploads.map(({ file }) => toRestUpload(ctx, file)),
  instructions: job.instructions,
  raw_json: rawJson,
});

/** 200 ready, 202 on its way, 410 ended without an estimate (old clients then stop asking). */
export const toAnswer = async (ctx: Context, result: EstimateResult): Promise<RestAnswer> => {
  if (result.state === 'ready')
    return ok(await toRestResult(ctx, result, toRestDocument(documentOf(result.estimate))));
  const { id, claimNumber, stage, progress } = result.job;
  const status = jobStatus(stage).toLowerCase();
  if (result.state === 'ended') {
    return { status: 410, body: { detail: result.reason, code: `job_${status}` } };
  }
  return accepted({
    detail: 'The estimate is not ready yet.',
    status,
    job: id,
    claim_number: claimNumber,
    progress,
  });
};

/** The same, with a page of the lines where the address asks for one. */
const toPagedAnswer = async (
  ctx: Context,
  request: FastifyRequest,
  find: () => Promise<EstimateResult>,
): Promise<RestAnswer> => {
  const asked = linesAsked(request);
  const result = await find();
  if (result.state !== 'ready') return toAnswer(ctx, result);
  // Each step over thousands of lines has a turn of its own, and others are served between two of them.
  const turn = result.estimate.itemCount > LINES_IN_ONE_PIECE ? nextTurn : async () => undefined;
  const document = documentOf(result.estimate);
  await turn();
  const whole = { partOf: String(result.estimate.id), items: document.items };
  const { items, part, headers } = pageOfLines(request, whole, asked);
  await turn();
  const rawJson = { ...toRestDocument(document, items), ...(part && { items_page: part }) };
  const body = await toRestResult(ctx, result, rawJson);
  await turn();
  return { ...ok(body), headers };
};

export const showResultByJobRoute: RestRoute = {
  method: 'GET',
  path: 'results/by-job/:jobId/',
  query: LINES_QUERY,
  scope: 'ESTIMATES_READ',
  handle: (ctx, request) =>
    toPagedAnswer(ctx, request, () =>
      findResult(ctx, { jobId: idOf(pathParam(request, 'jobId')) }),
    ),
};

export const showResultRoute: RestRoute = {
  method: 'GET',
  path: 'results/:claimOrId/',
  query: LINES_QUERY,
  scope: 'ESTIMATES_READ',
  handle: (ctx, request) =>
    toPagedAnswer(ctx, request, () =>
      findResult(ctx, { claimOrId: pathParam(request, 'claimOrId') }),
    ),
};

const toRecentList = async (ctx: Context, request: FastifyRequest): Promise<RestAnswer> => {
  const estimates = await listRecentEstimates(ctx, limitOf(request, RECENT_ESTIMATES));
  return ok(
    estimates.map(({ title, premium, createdAt, job, project }) => ({
      id: job.id,
      job: job.id,
      created: createdAt.toISOString(),
      title: title ?? job.title ?? '',
      project_name: project.name,
      project_zip: project.zip,
      claim_number: job.claimNumber,
      premium,
      is_test: job.isTest,
    })),
  );
};

export const listMineRoute: RestRoute = {
  method: 'GET',
  path: 'results/mine/',
  query: ['limit'],
  scope: 'ESTIMATES_READ',
  handle: (ctx, request) => {
    requireSignIn(ctx.viewer);
    return toRecentList(ctx, request);
  },
};

export const listGuestRoute: RestRoute = {
  method: 'GET',
  path: 'results/guest/',
  query: ['limit'],
  scope: 'ESTIMATES_READ',
  handle: (ctx, request) => {
    requireIdentity(ctx.viewer);
    return toRecentList(ctx, request);
  },
};
