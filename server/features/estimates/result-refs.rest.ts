import type { FastifyRequest } from 'fastify';
import { idOf } from '../../domain/ids.ts';
import { pathParam } from '../../rest/route.ts';
import type { ResultRef } from './find-result.ts';

/** The two addresses of a result, each with how a request under it names the result. */
export interface ResultAddress {
  path: string;
  refOf: (request: FastifyRequest) => ResultRef;
}

export const BY_JOB: ResultAddress = {
  path: 'results/by-job/:jobId/',
  refOf: (request) => ({ jobId: idOf(pathParam(request, 'jobId')) }),
};

export const BY_CLAIM_OR_ID: ResultAddress = {
  path: 'results/:claimOrId/',
  refOf: (request) => ({ claimOrId: pathParam(request, 'claimOrId') }),
};
