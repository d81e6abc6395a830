import type { Context } from '../../context.ts';
import { TIMEFRAMES } from '../../domain/catalog.ts';
import type { ContractorRequest } from '../../generated/prisma/client.ts';
import { created, type RestAnswer } from '../../rest/respond.ts';
import type { RestRoute } from '../../rest/route.ts';
import { bodyOf } from '../../rest/json-body.ts';
import { BY_CLAIM_OR_ID, BY_JOB, type ResultAddress } from '../estimates/result-refs.rest.ts';
import { requireResultIds, type ResultRef } from '../estimates/find-result.ts';
import { requestContractors } from './request-contractors.ts';

const withEnDashes = (words: string): string => words.trim().replaceAll(/[-\u2010-\u2014]/g, '–');

/** Older clients send the words that their users chose, with whichever dash their keyboard has. */
const timeframeOf = (sent: unknown): unknown =>
  typeof sent === 'string'
    ? (Object.entries(TIMEFRAMES).find(([, words]) => words === withEnDashes(sent))?.[0] ?? sent)
    : sent;

const fromRestRequest = (body: Record<string, unknown>) => ({
  firstName: body['first_name'],
  timeframe: timeframeOf(body['timeframe']),
  phone: body['phone'],
  phoneConsent: body['phone_consent'],
  specialRequest: body['special_request'],
  tasks: body['tasks'],
  state: body['state'],
  zip: body['zip'],
});

const toRestRequest = (request: ContractorRequest) => ({
  id: request.id,
  first_name: request.firstName,
  timeframe: TIMEFRAMES[request.timeframe],
  phone: request.phone,
  phone_consent: request.phone !== null,
  special_request: request.specialRequest,
  tasks: request.tasks,
  state: request.state,
  zip: request.zip,
  created: request.createdAt.toISOString(),
});

const answerRequest = async (
  ctx: Context,
  ref: ResultRef,
  body: Record<string, unknown>,
): Promise<RestAnswer> => {
  const { estimateId } = await requireResultIds(ctx, ref);
  const input = { ...fromRestRequest(body), estimateId };
  return created(toRestRequest(await requestContractors(ctx, input)));
};

const requestRoute = ({ path, refOf }: ResultAddress): RestRoute => ({
  method: 'POST',
  path: `${path}request_contractors/`,
  scope: 'CONTRACTORS_WRITE',
  handle: (ctx, request) => answerRequest(ctx, refOf(request), bodyOf(request)),
});

export const CONTRACTOR_REQUEST_ROUTES: readonly RestRoute[] = [
  requestRoute(BY_JOB),
  requestRoute(BY_CLAIM_OR_ID),
];
